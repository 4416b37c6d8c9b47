import { formatClock, formatCount, listOf, pluralOf, sentence } from '../format.ts';
import type { Play } from '../en/play.ts';
import { games, isFeminine, rank, theCard, thePile, to } from './games.ts';
import { heaps, type Heap } from '../spoken.ts';

const plural = pluralOf('es');
const list = listOf('es');
const either = listOf('es', 'disjunction');
const number = (n: number): string => formatCount('es', n);
const { card, pile } = games;
/** What has been dealt to a pile. */
const heapOf = ({ to: code, cards }: Heap): string =>
  `${sentence(pile(code))}: ${cards.map((one) => card(one)).join(', ')}.`;
const awaited = (code: string): string =>
  code === 'anyAce' ? 'un as' : code.length > 1 ? theCard(code) : `${isFeminine(code) ? 'una' : 'un'} ${rank(code)}`;
const numbersOf = (piles: readonly string[]): string => list(piles.map((code) => `la ${code.slice(1)}`));
const WORDS = ['', 'una', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve', 'diez', 'once', 'doce'];
const inWords = (n: number): string => WORDS[n] ?? number(n);
const cards = (n: number): string => plural(n, { one: '1 carta', other: `${number(n)} cartas` });
const moves = (n: number): string => plural(n, { one: '1 jugada', other: `${number(n)} jugadas` });
const passes = (n: number): string => plural(n, { one: '1 vuelta', other: `${number(n)} vueltas` });

export const play: Play = {
  deal: 'reparto',
  ownDeck: 'baraja propia',
  pass: 'vuelta',
  home: 'en las bases',
  ofCards: (all) => `de ${number(all)}`,
  time: 'tiempo',
  moves: 'jugadas',
  inStock: (n) => (n === 0 ? 'mazo vacío' : `${number(n)} en el mazo`),
  stockCount: 'en el mazo',
  anyAce: 'un as',
  labels: { aceToKing: 'del as al rey', kingToAce: 'del rey al as' },

  dealCards: (n) => `Repartir ${inWords(n)}`,
  pickUp: 'Recoger',
  more: 'Más',
  ended: 'Esta partida ha terminado: ya no se puede guardar ni abandonar.',
  actions: 'Acciones',

  firstTime: (key) =>
    `¿Es tu primera vez con este juego? El libro de arriba a la derecha explica cómo se juega${key === null ? '' : ` (${key})`}.`,

  paused: 'En pausa',
  pausedText: 'El reloj está parado y las cartas, tapadas.',

  spoken: (p) => {
    const parts = [sentence(pile(p.pile))];
    if (p.pile !== 's' && p.count > 1) parts.push(cards(p.count));
    if (p.pile === 's') parts.push(p.count === 0 ? 'vacío' : cards(p.count));
    else parts.push(p.top === null ? 'vacía' : p.count > 1 ? `${card(p.top)} encima` : card(p.top));
    const more = [
      ...(p.chosen ? ['carta elegida'] : []),
      ...(p.takes === null ? [] : [`admite ${theCard(p.takes)}`]),
      ...(p.goesTo.length === 0 ? [] : [`puede ir ${either(p.goesTo.map((code) => to(thePile(code))))}`]),
      ...(p.waitsFor === null ? [] : [`espera ${awaited(p.waitsFor)}`]),
    ];
    return [parts.join(', '), ...more].join('; ');
  },

  menu: {
    goTo: (code) => sentence(to(thePile(code))),
    look: 'Mirar sus cartas',
    cards: (code, cards) => `${sentence(pile(code))}, desde abajo: ${cards.map((one) => card(one)).join(', ')}.`,
  },

  said: {
    carried: (c) => `${sentence(card(c.card))} ${to(thePile(c.to))}.`,
    dealt: (dealt) =>
      heaps(dealt)?.reduce((said, heap) => `${said} ${heapOf(heap)}`, 'Repartido.') ??
      `Repartido: ${dealt.map((c) => `${card(c.card)} ${to(thePile(c.to))}`).join(', ')}.`,
    wentHome: (n) => plural(n, { one: 'Sube 1 carta más.', other: `Suben ${number(n)} cartas más.` }),
    finish: 'Solo falta subir las cartas: pueden ir todas de una vez.',
    pickedUp: (pass) => `Recogido; vuelta ${number(pass)}.`,
    undone: (n) => `Deshecho. ${n === 1 ? 'Va' : 'Van'} ${moves(n)}.`,
    redone: 'Rehecho.',
    restarted: 'La partida vuelve a empezar.',
    laid: (name) => `${name}: las cartas están sobre la mesa.`,
    here: (name, deal, made, home, all) =>
      `${name}, ${deal === null ? play.ownDeck : `reparto ${deal}`}: ${made === 1 ? 'va' : 'van'} ${moves(made)}, ${number(home)} de ${number(all)} cartas en las bases.`,
    open: (shown) => `A la vista: ${shown.map((c) => `${card(c.card)} en ${thePile(c.to)}`).join(', ')}.`,
    stock: (n) => (n === 0 ? 'El mazo está vacío.' : `${number(n)} en el mazo.`),
    chosen: (c, piles) =>
      `${sentence(card(c))}: carta elegida; puede ir ${either(piles.map((code) => to(thePile(code))))}.`,
    notChosen: (c) => `${sentence(theCard(c))} ya no está ${isFeminine(c) ? 'elegida' : 'elegido'}.`,
  },

  refused: {
    waitsForDepot: (c, depot) => `${sentence(theCard(c))} solo sube desde ${thePile(depot)}.`,
    waitsForCard: (c, other) => `${sentence(theCard(c))} espera ${theCard(other)}.`,
    noPlace: (c) => `Ahora ningún montón admite ${theCard(c)}.`,
    notThere: (c, pileCode) => `${sentence(theCard(c))} no puede ir ${to(thePile(pileCode))}.`,
    firstFoundation: 'Los ases van a la primera base vacía.',
    foundationWaits: (pileCode, other) => `${sentence(thePile(pileCode))} espera ${awaited(other)}.`,
    complete: (pileCode) => `${sentence(thePile(pileCode))} está completa.`,
    empty: (pileCode) => `${sentence(thePile(pileCode))} está vacía.`,
    noDeal: 'El mazo se ha acabado y no queda nada que repartir.',
    noPickUp:
      'Dos vueltas seguidas sin llevar ninguna carta a su base: antes de recoger otra vez tiene que subir alguna.',
  },

  slip: {
    blocked: 'Bloqueada',
    blockedText: (n) =>
      plural(n, {
        one: 'En la próxima vuelta ninguna carta puede ir a su base; luego el orden se repite.',
        other: `En las próximas ${number(n)} vueltas ninguna carta puede ir a su base; luego el orden se repite.`,
      }),
    falls: 'Lo que espera cada columna cae siempre en otra:',
    fallsOn: (depots, own) => `en ${numbersOf(depots)}, nunca en la ${own.slice(1)}`,
    noMove: 'No quedan jugadas',
    noMoveText: 'Ninguna carta puede moverse y no queda nada que repartir.',
    fruitlessText:
      'Dos vueltas seguidas sin llevar ninguna carta a su base; según estas reglas, aquí termina la partida.',
    givenUp: 'Abandonada',
    givenUpText: 'Figura en el registro como abandonada. Puedes seguir jugando, pero ya no se guarda ni cuenta.',
    lostText: 'Figura en el registro como perdida.',
    used: (help) => `Ayudas y correcciones: ${list(help)}.`,
    soFar: (won, played) =>
      `Hasta ahora has ganado ${number(won)} de ${plural(played, { one: '1 partida', other: `${number(played)} partidas` })}.`,
    stillOpen: 'Contará como perdida cuando haya otra en la mesa.',
    home: (n, all) => `${number(n)} de ${number(all)}`,
    homeIn: (n, time) => `en las bases tras ${passes(n)}, ${formatClock(time)}.`,
    homeAfter: (time) => `en las bases, ${formatClock(time)}.`,
  },

  giveUp: {
    title: '¿Abandonar esta partida?',
    text: 'Figurará en el registro como abandonada. Si quieres seguir otro día, basta con dejarla: se queda entre las partidas guardadas.',
    lost: 'No le quedan jugadas, así que figurará en el registro como perdida.',
    no: 'Seguir jugando',
  },

  won: {
    queens: 'Cuatro damas',
    all: 'Todas en las bases',
    passes: (n) => plural(n, { one: 'vuelta', other: 'vueltas' }),
    minutes: 'minutos',
    hours: 'horas',
    moves: (n) => plural(n, { one: 'jugada', other: 'jugadas' }),
    clean: 'limpia',
    noHelp: 'sin ayuda',
    isClean: 'Una victoria limpia.',
    notClean: (help) => `No es una victoria limpia: ${list(help)}.`,
    undos: (n) => plural(n, { one: 'deshecha', other: 'deshechas' }),
    restarts: (n) => plural(n, { one: 'reinicio', other: 'reinicios' }),
    watch: 'Volver a verla',
    again: 'repetida',
    notCounted: 'no cuenta',
    stands: 'Esta victoria ya figura en el registro y queda como estaba.',
    tooLate: 'La partida ya figuraba como terminada, así que esta victoria no cuenta.',
    record: (won, played, clean) =>
      `Tu ${number(won)}.ª victoria en ${plural(played, { one: '1 partida', other: `${number(played)} partidas` })}` +
      (clean === null ? '.' : `, y la ${number(clean)}.ª sin ayuda.`),
    repeat: 'Ya habías jugado este reparto, así que no entra en las cifras.',
    beside: ({ careless, deals, own }) =>
      `Jugando sin pensar ${careless === null ? 'no se gana ninguno' : `se gana el ${careless}`} de ${number(deals)} repartos` +
      (own
        ? `; tú, el ${own.rate} de ${number(own.games)} justas, probablemente entre el ${own.low} y el ${own.high}.`
        : '.'),
    said: (title, n, time, made) =>
      `${title}. Ganada${n === null ? '' : ` en ${passes(n)}`}, ${moves(made)}, ${formatClock(time)}.`,
  },
};
