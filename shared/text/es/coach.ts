import { formatCount, pluralOf, sentence } from '../format.ts';
import type { Coach, MadeMove } from '../en/coach.ts';
import { theCard, thePile, to } from './games.ts';

const plural = pluralOf('es');
const number = (n: number): string => formatCount('es', n);
const The = (code: string): string => sentence(theCard(code));
const passes = (n: number): string => plural(n, { one: '1 vuelta', other: `${number(n)} vueltas` });
const moves = (n: number): string => plural(n, { one: '1 jugada', other: `${number(n)} jugadas` });
const made = ({ card, to: pile, pickedUp }: MadeMove): string =>
  card === null
    ? pickedUp
      ? 'se recogieron las columnas'
      : 'se repartió'
    : `${theCard(card)} fue ${to(thePile(pile))}`;

const uncovering = (under: string | null): string => (under === null ? '' : ` y deja a la vista ${theCard(under)}`);

export const coach: Coach = {
  light: {
    ask: '¿Se puede ganar?',
    thinking: 'Buscando…',
    won: 'Se puede ganar',
    lost: 'Ya no se puede ganar',
    unknown: 'No se sabe',
  },
  counts: 'Cuenta como ayuda en el registro.',

  reasons: {
    seeFirst: () => 'Reparte: primero conviene ver todas las cartas.',
    nothingYet: () => 'Reparte: hasta que lleguen cartas nuevas no hay más que aprovechar.',
    comes: (c, deals, from) =>
      deals === 1
        ? `Reparte: después ${theCard(c)} podrá subir a su base desde ${thePile(from)}.`
        : `Reparte: dentro de ${number(deals)} repartos ${theCard(c)} podrá subir a su base desde ${thePile(from)}.`,
    waitAce: (ace, first, depot) =>
      `Reparte y espera: si antes sube ${theCard(first)}, ${theCard(ace)} se queda con ${thePile(depot)}.`,
    laterAce: (ace, depot) => `Reparte: ${theCard(ace)} sube más tarde, sobre ${thePile(depot)}.`,
    keep: (c) =>
      `Reparte: ${theCard(c)} puede esperar a otra vuelta. Si subiera ahora, las demás cartas caerían de otro modo.`,
    column: (c, depot) => `${The(c)} sube ahora: su palo se queda con ${thePile(depot)}.`,
    frees: (c, under) => `${The(c)} libera ${theCard(under)}.`,
    empties: (c, from) => `${The(c)} deja vacía ${thePile(from)}.`,
    home: (c) => `${The(c)} va a su base.`,
    homeEmpties: (c, from) => `${The(c)} va a su base y deja vacía ${thePile(from)}.`,
    builds: (c, on, under) => `${The(c)} va sobre ${theCard(on)}${uncovering(under)}.`,
    waits: (c, pile, under) => `${The(c)} espera en ${thePile(pile)}${uncovering(under)}.`,
    turns: (pile) => `La próxima carta del mazo va ${to(thePile(pile))}.`,
    transfers: (c, lets) =>
      `${The(c)} pasa a la otra base de su palo${lets === null ? '' : `, para que ${theCard(lets)} pueda subir`}.`,
  },
  orders: (won, of) => {
    const orders = plural(of, { one: '1 orden posible', other: `${number(of)} órdenes posibles` });
    return won === 0
      ? `No se ha encontrado ninguna victoria en ${orders} de las cartas que no se ven.`
      : `Se ha encontrado una victoria en ${number(won)} de ${orders} de las cartas que no se ven.`;
  },
  judgement: 'No se conoce ninguna victoria desde aquí.',
  none: {
    over: 'No se puede jugar nada.',
    lost: 'Desde aquí la partida ya no se puede ganar.',
    noOther: 'No hay otra pista.',
  },

  noLine: 'No se conoce ninguna forma de ganar desde aquí.',
  takeOver: 'Seguir yo desde aquí',
  goesOn: 'La partida sigue desde aquí.',

  where: '¿Dónde se perdió?',
  whereEnds: 'termina la partida',
  couldWin: '¿Se podía ganar?',
  looking: 'Buscando…',
  nowhere: 'De ninguna posición de esta partida se sabe que se pudiera ganar.',
  after: (ply) => (ply === 0 ? 'Antes de la primera jugada' : `Tras la jugada ${number(ply)}`),
  lostBy: (move, here) =>
    `${here ? 'Aquí aún' : 'Aún'} se podía ganar. Luego ${made(move)} y la partida quedó perdida.`,
  lastKnown: (move, lostFrom, here) =>
    `${here ? 'Es' : 'Era'} la última posición de la que se sabe que podía ganarse. Luego ${made(move)}. ` +
    (lostFrom === null
      ? 'No se sabe si después aún podía ganarse.'
      : `Tras la jugada ${number(lostFrom)} estaba perdida; de lo que hay en medio no se sabe nada.`),
  notLost: (here) => `Desde ${here ? 'aquí' : 'ahí'} todavía se puede ganar.`,
  watchLine: 'Las jugadas de abajo llevan de aquí a la victoria.',
  playOn: 'Seguir desde aquí',
  playOnAbout: 'Una partida nueva, marcada como jugada con ayuda; cuenta como reparto ya jugado.',
  takenUp: (ply) => `Retomada tras la jugada ${number(ply)} de una partida anterior`,

  shortest: (n, count) => `El camino más corto encontrado: ${n === null ? '' : `${passes(n)}, `}${moves(count)}.`,
  noShorter: 'No se ha encontrado un camino más corto.',
};
