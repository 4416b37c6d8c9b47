import { formatCount, listOf, pluralOf, sentence } from '../format.ts';
import type { Facts } from '../facts.ts';
import type { Sentences } from '../rule-page.ts';
import type { RulesText } from '../en/rules.ts';

const plural = pluralOf('es');
const list = listOf('es');
const n = (count: number): string => formatCount('es', count);
const cards = (count: number): string => plural(count, { one: 'una carta', other: `${n(count)} cartas` });
const RANKS: Readonly<Record<string, string>> = { A: 'as', J: 'jota', Q: 'dama', K: 'rey', T: '10' };
const rank = (letter: string): string => RANKS[letter] ?? letter;
const ranks = (letters: string): string => list(Array.from(letters, rank));
/** The same with their articles: `el 10 y la jota`. */
const theRanks = (letters: string): string =>
  list(Array.from(letters, (letter) => `${'JQ'.includes(letter) ? 'la' : 'el'} ${rank(letter)}`));
/** The highest card of a suit: bare, with articles and prepositions, and in the plural. */
const TOP = {
  Q: { a: 'una dama', the: 'la dama', to: 'a la dama', from: 'de la dama', first: 'la primera dama', all: 'las damas' },
  K: { a: 'un rey', the: 'el rey', to: 'al rey', from: 'del rey', first: 'el primer rey', all: 'los reyes' },
} as const;

function startOf(f: Facts): string {
  const rows = f.start.map(({ to, each, by, piles, all, more }) => {
    const kind = to === 'depots' ? 'columnas' : 'reservas';
    const what = more ? plural(each, { one: 'una más', other: `${n(each)} más` }) : cards(each);
    const how = each === 1 ? '' : by === 'rounds' ? ', de una en una' : `, las ${n(each)} de una vez`;
    return `${what} a cada una de las ${all ? `${n(piles)} ${kind}` : `${n(piles)} primeras ${kind}`}${how}`;
  });
  return `Al empezar se ${f.start[0]?.each === 1 ? 'reparte' : 'reparten'} ${rows.join('; después, ')}.`;
}

function buildingOf({ building: b, emptyReserve, reserves }: Facts): string {
  if (b === null)
    return reserves > 0 && emptyReserve !== 'never'
      ? 'Entre columnas no se mueve ninguna carta: todas van a las bases o a una reserva vacía.'
      : 'Entre columnas no se mueve ninguna carta: todas van a las bases.';
  const suits = { same: 'siguiendo el palo', alternate: 'alternando colores' }[b.suits];
  const way = {
    down: `en orden descendente, ${suits}`,
    both: `${suits}, en orden ascendente o descendente, y se puede cambiar de sentido en cualquier momento`,
  };
  const ends = b.wrap
    ? 'el rey y el as enlazan entre sí'
    : b.direction === 'down'
      ? 'sobre un as no se pone nada'
      : 'el rey y el as no enlazan entre sí';
  return `En las columnas las cartas se ponen ${way[b.direction]}; ${ends}.`;
}

const sentences: Sentences = {
  goal: (f) =>
    f.down > 0
      ? `Hay que llevar a las bases las ${n(f.cards)} cartas: ${n(f.up)} bases suben del as ${TOP[f.highest].to} y ${n(f.down)} bajan ${TOP[f.highest].from} al as, cada una de un solo palo.`
      : `Hay que llevar a las bases las ${n(f.cards)} cartas: las ${n(f.up)} bases suben del as ${TOP[f.highest].to}, ${f.build === 'inSuit' ? 'cada una de un solo palo' : 'sin importar el palo'}.`,

  pack: (f) => {
    const whole = f.packs === 2 ? `dos barajas, ${n(f.cards)} cartas en total` : `una baraja de ${n(f.cards)} cartas`;
    return f.whole ? `Se juega con ${whole}.` : `Se juega con ${whole}: ${ranks(f.ranks)} de cada palo.`;
  },
  bases: (f) =>
    ({
      none: `Las bases empiezan vacías; los ases${f.down > 0 ? ` y ${TOP[f.highest].all}` : ''} se llevan a ellas según van saliendo.`,
      lowest:
        f.down > 0
          ? `Antes de repartir se pone un as de cada palo en las bases que suben; ${TOP[f.highest].all} se llevan a las suyas según van saliendo.`
          : 'Antes de repartir se pone un as de cada palo en su base.',
      highest: `Antes de repartir se pone ${TOP[f.highest].a} de cada palo en las bases que bajan; los ases se llevan a las suyas según van saliendo.`,
      all:
        f.down > 0
          ? `Antes de repartir se ponen en las bases un as y ${TOP[f.highest].a} de cada palo.`
          : 'Antes de repartir se ponen en las bases todos los ases.',
      firstOfEach: `Antes de repartir se ponen en las bases el primer as y ${TOP[f.highest].first} de la baraja, sean del palo que sean; las demás bases empiezan según van saliendo sus cartas.`,
    })[f.bases],
  start: startOf,
  reshuffled: (f) =>
    f.reshuffled
      ? `Si entre las ${n(f.reserves)} cartas de las reservas no hay ningún as${f.down > 0 ? ` ni ${{ Q: 'ninguna dama', K: 'ningún rey' }[f.highest]}` : ''}, se vuelve a barajar antes de empezar.`
      : '',
  stock: (f) => `Las otras ${n(f.stock)} cartas quedan boca abajo en el mazo.`,
  squared: (f) =>
    f.squared
      ? 'Las columnas son montones igualados: de cada uno se ve la carta de encima, y solo se pueden mirar, empezando por arriba, tantas cartas como reservas vacías haya.'
      : 'Todas las cartas de la mesa están boca arriba.',

  exposed: (f) =>
    f.reserves > 0
      ? 'Solo se mueven las cartas de encima de las columnas y de las reservas, y siempre de una en una.'
      : 'Solo se mueven las cartas de encima de las columnas, y siempre de una en una.',
  basePlace: (f) => {
    const { a } = TOP[f.highest];
    const who = { none: '', aces: 'Un as', kings: sentence(a), both: `Un as o ${a}` }[f.toCome];
    if (who === '') return '';
    return {
      ofSuit: `${who} va a una base vacía de su palo.`,
      leftmost: `${who} va a la primera base vacía por la izquierda.`,
      anyEmpty: `${who} puede ir a la base vacía que prefieras.`,
    }[f.basePlace];
  },
  aligned: (f) =>
    f.aligned === ''
      ? ''
      : `Después del as, ${theRanks(f.aligned)} solo suben desde la columna que está justo debajo de su base` +
        (f.free === '' ? '.' : `; ${TOP[f.highest].the} puede venir de cualquier columna.`),
  building: buildingOf,
  emptyDepot: (f) =>
    ({
      anyCard: 'Una columna vacía admite cualquier carta que se pueda mover.',
      refill: `Una columna que se vacía recibe al momento ${plural(f.refill, { one: 'la carta siguiente', other: `las ${n(f.refill)} cartas siguientes` })} del mazo, mientras las haya.`,
      deal: 'Una columna vacía espera el siguiente reparto; no se puede llevar a ella ninguna carta.',
    })[f.emptyDepot],
  reserves: (f) =>
    f.reserves === 0
      ? ''
      : f.building !== null || f.emptyDepot === 'anyCard'
        ? 'Las cartas de las reservas van a las bases o a las columnas; encima de una reserva no se pone nada.'
        : 'Las cartas de las reservas solo pueden ir a las bases; encima de una reserva no se pone nada.',
  emptyReserve: (f) =>
    f.reserves === 0
      ? ''
      : {
          never: 'Una reserva vacía no admite cartas de la mesa; espera el siguiente reparto.',
          afterStock: 'Una reserva vacía admite una carta que se pueda mover, pero solo cuando se ha acabado el mazo.',
          anyTime: 'Una reserva vacía admite en cualquier momento una carta que se pueda mover.',
        }[f.emptyReserve],
  stockToReserve: (f) => (f.stockToReserve ? 'También puede recibir la carta siguiente del mazo.' : ''),
  transfers: (f) =>
    f.transfers
      ? 'Cuando las dos bases de un palo se encuentran, es decir, cuando la que sube muestra la carta inmediatamente inferior a la que muestra la otra, cualquiera de esas dos cartas puede pasar a la base contraria; la última carta de una base se queda en ella.'
      : '',
  home: (f) =>
    f.transfers
      ? 'Nunca es obligatorio llevar una carta a su base; por lo demás, lo que está en una base se queda en ella.'
      : 'Nunca es obligatorio llevar una carta a su base; lo que está en una base se queda en ella.',

  deal: ({ deal, depots, reserves }) => {
    const round = deal.each === 1 ? '' : deal.by === 'rounds' ? ', de una en una' : `, las ${n(deal.each)} de una vez`;
    if (deal.to === 'depots')
      return `Puedes repartir cuando quieras: ${cards(deal.each)} a cada una de las ${n(depots)} columnas, de izquierda a derecha${round}; si no hay bastantes, las reciben las primeras columnas.`;
    const first = `Puedes repartir cuando quieras: ${cards(deal.each)} a cada una de las ${n(reserves)} reservas${round}`;
    if (deal.lastRow === null) return `${first}; si no hay bastantes, las reciben las primeras reservas.`;
    return `${first}, ${n(deal.cards)} en total. Si quedan menos de ${n(deal.cards + deal.lastRow)}, se reparten todas menos las ${n(deal.lastRow)} últimas, que forman un reparto aparte y van a las columnas, una a cada una, también a las vacías.`;
  },
  deals: ({ deals }) =>
    deals === null
      ? ''
      : plural(deals, { one: 'El mazo da para un reparto.', other: `El mazo da para ${n(deals)} repartos.` }),
  redeals: (f) => {
    const reserves = f.reserves > 0 ? ' Las reservas se quedan como están.' : '';
    if (f.redeals === 0) return 'Cuando se acaba el mazo, no se vuelve a repartir.';
    const times =
      f.redeals === Infinity
        ? 'tantas veces como quieras'
        : plural(f.redeals, { one: 'una vez por partida', other: `${n(f.redeals)} veces por partida` });
    return `Cuando se acaba el mazo, al repartir de nuevo se recogen las columnas y empieza otra vuelta, ${times}.${reserves}`;
  },
  pickUp: (f) => {
    if (f.redeals === 0) return '';
    if (f.shuffled) return 'Las cartas recogidas se barajan cada vez.';
    const first = { leftColumnFirst: 'primera', rightColumnFirst: 'última' }[f.pickUp];
    const then = { leftColumnFirst: 'de izquierda a derecha', rightColumnFirst: 'de derecha a izquierda' }[f.pickUp];
    return `No se baraja: las cartas de la ${first} columna, empezando por la de abajo, serán las primeras en volver a salir, y las demás columnas siguen ${then}.`;
  },
  skipCompleted: (f) =>
    f.aligned === ''
      ? ''
      : {
          never: 'La columna que ya tiene su base completa sigue recibiendo cartas.',
          fromNextPass:
            'La columna que ya tiene su base completa deja de recibir cartas a partir de la vuelta siguiente.',
          fromNextDeal:
            'La columna que ya tiene su base completa deja de recibir cartas a partir del reparto siguiente.',
        }[f.skipCompleted],

  end: (f) => {
    if (f.refusePickUp === 'provenBlock')
      return 'La partida se pierde cuando queda bloqueada: se ha acabado el mazo, no se puede mover ninguna carta y, por más que se reparta, ya no saldrá ninguna que pueda subir. Entonces ya no se recogen las columnas.';
    if (f.refusePickUp === 'twoFruitlessPasses')
      return 'La partida se pierde tras dos vueltas seguidas en las que ninguna carta ha llegado a una base: entonces ya no se recogen las columnas. Si aún hay una carta que puede subir, aunque sea un as, puedes jugarla antes, y la vuelta habrá dado fruto.';
    return f.redeals === Infinity
      ? 'La partida solo termina cuando la ganas o la abandonas; hasta entonces puedes seguir repartiendo.'
      : 'La partida se pierde cuando no se puede mover ninguna carta y no queda nada que repartir.';
  },
};

export const rules: RulesText = {
  title: 'Cómo se juega',
  contents: 'Juegos',
  find: 'Buscar en las reglas',
  found: (games, sentences) => {
    if (games === 0) return 'No se ha encontrado nada';
    const where = plural(games, { one: '1 juego', other: `${n(games)} juegos` });
    return sentences === 0
      ? where
      : plural(sentences, { one: `1 frase en ${where}`, other: `${n(sentences)} frases en ${where}` });
  },
  nothingFound: 'Ninguna página de las reglas tiene esas palabras.',
  reading: 'versión',
  previous: (name) => `Anterior: ${name}`,
  next: (name) => `Siguiente: ${name}`,
  picture: (name) => `La mesa de ${name} a media partida.`,
  parts: { stock: 'mazo', foundations: 'bases', depots: 'columnas', reserves: 'reservas' },
  sections: { object: 'El objetivo', table: 'La mesa', play: 'El juego', dealing: 'El reparto', end: 'El final' },
  sentences,
  changes: 'Lo que cambia en esta versión',
  beside: (reading) => `En comparación con ${reading}:`,
  history: 'De dónde viene',
};
