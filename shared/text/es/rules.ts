import { formatCount, listOf, pluralOf, sentence } from '../format.ts';
import type { Facts } from '../facts.ts';
import type { Sentences } from '../rule-page.ts';
import type { RulesText } from '../en/rules.ts';

const plural = pluralOf('es');
const list = listOf('es');
const n = (count: number): string => formatCount('es', count);
const cards = (count: number): string => plural(count, { one: 'una carta', other: `${n(count)} cartas` });
const RANKS: Readonly<Record<string, string>> = { A: 'as', J: 'jota', Q: 'dama', K: 'rey', T: '10' };
const ranks = (letters: string): string => list(Array.from(letters, (letter) => RANKS[letter] ?? letter));
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
  return `Al empezar se reparte así: ${rows.join('; después, ')}.`;
}

function buildingOf({ building: b, emptyReserve, reserves }: Facts): string {
  if (b === null)
    return reserves > 0 && emptyReserve !== 'never'
      ? 'En las columnas no se construye: sus cartas van a las bases o a una reserva vacía.'
      : 'En las columnas no se construye: sus cartas solo pueden ir a las bases.';
  const suits = { same: 'siguiendo el palo', alternate: 'alternando colores' }[b.suits];
  const way = {
    down: `hacia abajo, ${suits}`,
    both: `${suits}, hacia arriba o hacia abajo, y se puede cambiar de sentido en cualquier momento`,
  };
  const ends = b.wrap
    ? 'el rey y el as van seguidos'
    : b.direction === 'down'
      ? 'sobre un as no va nada'
      : 'el rey y el as no van seguidos';
  return `En las columnas se construye ${way[b.direction]}; ${ends}.`;
}

const sentences: Sentences = {
  goal: (f) =>
    f.down > 0
      ? `Hay que llevar a las bases las ${n(f.cards)} cartas: ${n(f.up)} bases suben del as ${TOP[f.highest].to} y ${n(f.down)} bajan ${TOP[f.highest].from} al as, cada una en un solo palo.`
      : `Hay que llevar a las bases las ${n(f.cards)} cartas: las ${n(f.up)} bases suben del as ${TOP[f.highest].to}, ${f.build === 'inSuit' ? 'cada una en un solo palo' : 'sin importar el palo'}.`,

  pack: (f) => {
    const whole = f.packs === 2 ? `dos barajas, ${n(f.cards)} cartas en total` : `una baraja de ${n(f.cards)} cartas`;
    return f.whole ? `Se juega con ${whole}.` : `Se juega con ${whole}: ${ranks(f.ranks)} de cada palo.`;
  },
  bases: (f) =>
    ({
      none: `Las bases empiezan vacías; los ases${f.down > 0 ? ` y ${TOP[f.highest].all}` : ''} pasan a ellas según aparecen.`,
      lowest:
        f.down > 0
          ? `Antes de repartir se pone un as de cada palo en las bases que suben; ${TOP[f.highest].all} pasan a las suyas según aparecen.`
          : 'Antes de repartir se pone un as de cada palo en su base.',
      highest: `Antes de repartir se pone ${TOP[f.highest].a} de cada palo en las bases que bajan; los ases pasan a las suyas según aparecen.`,
      all:
        f.down > 0
          ? `Antes de repartir se ponen en las bases un as y ${TOP[f.highest].a} de cada palo.`
          : 'Antes de repartir se ponen en las bases todos los ases.',
      firstOfEach: `Antes de repartir se ponen en las bases el primer as y ${TOP[f.highest].first} de la baraja, sean del palo que sean; las demás bases empiezan según aparecen sus cartas.`,
    })[f.bases],
  start: startOf,
  reshuffled: (f) =>
    f.reshuffled
      ? `Si entre las ${n(f.reserves)} cartas de las reservas no hay ningún as${f.down > 0 ? ` ni ${{ Q: 'ninguna dama', K: 'ningún rey' }[f.highest]}` : ''}, se vuelve a barajar antes de jugar.`
      : '',
  stock: (f) => `Las otras ${n(f.stock)} cartas quedan boca abajo en el mazo.`,
  squared: (f) =>
    f.squared
      ? 'Las columnas son montones cuadrados: de cada una se ve la carta de encima, y solo se pueden mirar tantas de sus cartas superiores como reservas vacías haya.'
      : 'Todas las cartas de la mesa están boca arriba.',

  exposed: (f) =>
    f.reserves > 0
      ? 'Solo se mueve la carta de encima de una columna o de una reserva, y siempre de una en una.'
      : 'Solo se mueve la carta de encima de una columna, y siempre de una en una.',
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
      : `Después del as, ${ranks(f.aligned)} suben solo desde la columna que está justo debajo de su base` +
        (f.free === '' ? '.' : `; ${TOP[f.highest].the} puede venir de cualquier columna.`),
  building: buildingOf,
  emptyDepot: (f) =>
    ({
      anyCard: 'Una columna vacía admite cualquier carta que se pueda mover.',
      refill: `Una columna que se vacía recibe al momento ${plural(f.refill, { one: 'la carta siguiente', other: `las ${n(f.refill)} cartas siguientes` })} del mazo, mientras las haya.`,
      deal: 'Una columna vacía espera al siguiente reparto; no se le puede llevar ninguna carta.',
    })[f.emptyDepot],
  reserves: (f) =>
    f.reserves === 0
      ? ''
      : f.building !== null || f.emptyDepot === 'anyCard'
        ? 'Las cartas de las reservas van a las bases o a las columnas; sobre una reserva no se construye nunca.'
        : 'Una carta de reserva solo puede ir a las bases; sobre una reserva no se construye nunca.',
  emptyReserve: (f) =>
    f.reserves === 0
      ? ''
      : {
          never: 'Una reserva vacía no admite cartas de la mesa; espera al siguiente reparto.',
          afterStock: 'Una reserva vacía admite una carta que se pueda mover, pero solo cuando se ha acabado el mazo.',
          anyTime: 'Una reserva vacía admite en cualquier momento una carta que se pueda mover.',
        }[f.emptyReserve],
  stockToReserve: (f) => (f.stockToReserve ? 'También puede recibir la carta siguiente del mazo.' : ''),
  transfers: (f) =>
    f.transfers
      ? 'Cuando se encuentran las dos bases de un palo y la que sube muestra la carta justo inferior a la de la que baja, cualquiera de esas dos cartas puede pasar a la otra base; la última carta de una base se queda.'
      : '',
  home: (f) =>
    f.transfers
      ? 'Nunca es obligatorio llevar una carta a su base; por lo demás, lo que está en una base se queda en ella.'
      : 'Nunca es obligatorio llevar una carta a su base; lo que está en una base se queda en ella.',

  deal: ({ deal, depots, reserves }) => {
    const round = deal.each === 1 ? '' : deal.by === 'rounds' ? ', de una en una' : `, las ${n(deal.each)} de una vez`;
    if (deal.to === 'depots')
      return `Cuando quieras, repartir pone ${cards(deal.each)} en cada una de las ${n(depots)} columnas, de izquierda a derecha${round}; si quedan menos, las reciben las primeras columnas.`;
    const first = `Cuando quieras, repartir pone ${cards(deal.each)} en cada una de las ${n(reserves)} reservas${round}`;
    if (deal.lastRow === null) return `${first}; si quedan menos, las reciben las primeras reservas.`;
    return `${first}: ${n(deal.cards)} en total. Si quedan menos de ${n(deal.cards + deal.lastRow)} cartas, las pone todas menos las ${n(deal.lastRow)} últimas, que van a las columnas, una a cada una, también a las vacías.`;
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
    return `Cuando se acaba el mazo, el siguiente reparto recoge las columnas y empieza otra vuelta, ${times}.${reserves}`;
  },
  pickUp: (f) => {
    if (f.redeals === 0) return '';
    if (f.shuffled) return 'Las cartas recogidas se barajan cada vez.';
    const first = { leftColumnFirst: 'primera', rightColumnFirst: 'última' }[f.pickUp];
    const then = { leftColumnFirst: 'de izquierda a derecha', rightColumnFirst: 'de derecha a izquierda' }[f.pickUp];
    return `No se baraja: las cartas de la ${first} columna, empezando por la de debajo, serán las primeras en volver a salir, y las demás columnas siguen ${then}.`;
  },
  skipCompleted: (f) =>
    f.aligned === ''
      ? ''
      : {
          never: 'Una columna con la base terminada sigue recibiendo cartas.',
          fromNextPass: 'Una columna con la base terminada no recibe más cartas desde la vuelta siguiente.',
          fromNextDeal: 'Una columna con la base terminada no recibe más cartas desde el reparto siguiente.',
        }[f.skipCompleted],

  end: (f) => {
    if (f.refusePickUp === 'provenBlock')
      return 'La partida se pierde cuando queda bloqueada: se ha acabado el mazo, no se puede mover ninguna carta y repartir, sin más, ya no traería nunca una que pueda subir. Entonces no se recogen las columnas.';
    if (f.refusePickUp === 'twoFruitlessPasses')
      return 'La partida se pierde tras dos vueltas seguidas en las que ninguna carta ha llegado a una base: entonces no se recogen las columnas. Si aún hay una carta que puede subir, aunque sea un as, se puede jugar antes, y la vuelta cuenta como provechosa.';
    return f.redeals === Infinity
      ? 'La partida solo termina si la ganas: puedes seguir repartiendo hasta que la abandones.'
      : 'La partida se pierde cuando no se puede mover ninguna carta y no queda nada que repartir.';
  },
};

export const rules: RulesText = {
  title: 'Cómo se juega',
  contents: 'Juegos',
  reading: 'versión',
  previous: (name) => `Anterior: ${name}`,
  next: (name) => `Siguiente: ${name}`,
  picture: (name) => `La mesa de ${name} a media partida.`,
  parts: { stock: 'mazo', foundations: 'bases', depots: 'columnas', reserves: 'reservas' },
  sections: { object: 'El objetivo', table: 'La mesa', play: 'El juego', dealing: 'El reparto', end: 'El final' },
  sentences,
  changes: 'Lo que cambia en esta versión',
  beside: (reading) => `Frente a ${reading}:`,
  history: 'De dónde viene',
  sources: {
    'morehead-mott-smith': 'Morehead y Mott-Smith, The Complete Book of Solitaire and Patience',
    'dick-1898': 'Dick’s Games of Patience, 2.ª serie',
    'parlett-1979': 'Parlett, The Penguin Book of Patience',
    amazonas: 'Reglas españolas del juego',
    'tarbart-1905': '«Tarbart», Games of Patience, 2.ª edición',
    'even-count': 'Una versión más antigua en la que la cuenta sale justa',
    goodsol: 'La versión corriente en los programas',
    'in-suit': 'Parlett, The Penguin Book of Patience',
    'la-nivernaise': 'Lady Cadogan',
    carthage: 'Páginas de ayuda de Pretty Good Solitaire',
    standard: 'Páginas de ayuda de Pretty Good Solitaire y PySolFC',
  },
  pages: { 'morehead-mott-smith': 'p. 179', 'dick-1898': 'pp. 107–108' },
  source: (text, year, pages) => `${[sentence(text), year, pages].filter((part) => part !== undefined).join(', ')}.`,
  stories: {
    amazons:
      'La segunda serie de los Games of Patience de Dick trae las Amazonas. Los libros posteriores conservaron el juego y discreparon en detalles: si la dama tiene que esperar a su propia columna y qué columna se recoge primero. Morehead y Mott-Smith calculan que se gana 1 de cada 10 veces. Las reglas españolas se saltan la columna terminada y acaban la partida tras dos vueltas sin fruto.',
    algerian:
      '«Tarbart» recoge La argelina en la segunda edición de Games of Patience. Las cuentas impresas no salen justas; aquí las cartas sobrantes van a las reservas antes de que las últimas se repartan a las columnas. Una versión más antigua empieza con dos cartas en cuatro columnas, y su cuenta sí sale justa. Parlett no pone nada de antemano; los programas suelen poner solo los reyes.',
    carthage:
      'Cartago es una variante de La argelina en la que todas las bases suben desde el as. Se conoce por las páginas de ayuda de Pretty Good Solitaire.',
    tournament:
      'El torneo encabeza una pequeña familia de juegos de dos barajas y ocho reservas. Maréchal Saxe y La Nivernaise le cambian una o dos reglas; Los ochos de Kingsdown conserva los ochos y los cuatros y cambia casi todo lo demás.',
    'marechal-saxe':
      'Maréchal Saxe es El torneo con un as y un rey de salida: los primeros que traiga la baraja. A cambio, nunca se baraja por segunda vez antes de jugar.',
    'la-nivernaise':
      'La Nivernaise figura en el libro de Lady Cadogan. Es El torneo con las columnas cuadradas: lo que se puede mirar depende de cuántas reservas mantengas vacías.',
    'kingsdown-eights':
      'Los ochos de Kingsdown pertenece a la familia de El torneo por sus ocho reservas y sus repartos de cuatro en cuatro, pero en las columnas se construye y no hay segunda vuelta.',
    'auld-lang-syne':
      'Auld Lang Syne encabeza una familia de juegos en los que se reparte fila tras fila y en las columnas no se construye nada. Por lo común el palo no importa; Parlett sube por palos.',
    'tam-o-shanter':
      'Tam O’Shanter es Auld Lang Syne con los ases dentro del mazo, de modo que cada base tiene que esperar un as.',
    'old-fashioned': 'A la antigua es Auld Lang Syne con seis columnas en lugar de cuatro.',
    acquaintance: 'El conocido es Auld Lang Syne con dos vueltas más.',
    scuffle: 'La refriega es El conocido barajando las cartas cada vez que se recogen.',
  },
};
