import { formatCount, pluralOf, quoted } from '../format.ts';
import type { Deal } from '../en/deal.ts';

const plural = pluralOf('es');
const count = (n: number): string => formatCount('es', n);

export const deal: Deal = {
  title: 'Nuevo reparto',
  game: 'Juego',
  readings: 'versión de las reglas',
  careless: 'jugando sin pensar',
  own: 'La tuya',
  ownAbout: 'Elige cada regla a tu gusto. Estas partidas se cuentan aparte de las demás versiones.',
  ownSame: (reading) => `Son las reglas de la versión ${quoted(reading)}, y las partidas se cuentan con ella.`,

  kind: 'clase de reparto',
  kinds: {
    any: { name: 'Cualquiera', about: () => 'como salgan' },
    winnable: { name: 'Ganable', about: () => 'ya comprobado' },
    easy: { name: 'Fácil', about: (n) => `el más fácil de ${count(n)}` },
    hard: { name: 'Difícil', about: (n) => `el más difícil de ${count(n)}` },
  },
  kindAbout: {
    winnable: () => 'Un reparto al azar del que ya se ha encontrado un modo de ganar.',
    easy: (n) => `De ${count(n)} repartos que se pueden ganar, el que más veces ganan las búsquedas cortas.`,
    hard: (n) =>
      `De ${count(n)} repartos que se pueden ganar, el que menos veces ganan las búsquedas cortas. Ninguno es imposible.`,
  },
  onlyProved:
    'Aquí solo decide una búsqueda completa, y casi todos los repartos están perdidos: no se distingue entre fáciles y difíciles.',
  noneFound: 'No se conoce ningún reparto de esta versión que se pueda ganar, así que no hay nada que buscar.',
  looking: 'Buscando un reparto.',
  looked: (n) => `Buscando: ${plural(n, { one: '1 reparto examinado', other: `${count(n)} repartos examinados` })}.`,
  stopLooking: 'Dejar de buscar',
  notFound: 'No se ha podido buscar. No ha cambiado nada.',

  source: 'El reparto',
  byNumber: 'Por número',
  byText: 'Por sus cartas',
  number: 'número de reparto',
  another: 'Otro número',
  numberAbout: 'El mismo número trae siempre las mismas cartas. Apúntalo o mándaselo a un amigo.',
  numberFound: 'El número se busca al repartir. Es un reparto elegido por su clase, así que la partida no será justa.',
  deck: 'cartas en el orden en que se reparten',
  deckAbout: (cards) =>
    `Las ${count(cards)} cartas, por ejemplo AS TD 7H. El diez es T o 10; los palos, C (tréboles), D (diamantes), H (corazones) y S (picas).`,
  seed: 'semilla de las mezclas',
  seedAbout: 'En este juego el mazo se vuelve a barajar; la semilla fija cómo. Si falta, es 0.',

  problems: {
    noNumber: 'Falta el número de reparto.',
    badNumber: 'Un número de reparto es un número entero del 1 al 4294967295, en cifras.',
    noDeck: 'Faltan las cartas.',
    badSeed: 'Una semilla es un número entero del 0 al 4294967295, en cifras.',
    unknownCard: (card) => `«${card}» no es una carta de este juego.`,
    tooOften: (card, copies) => (copies === 1 ? `${card} aparece dos veces.` : `${card} aparece más de dos veces.`),
    wrongCount: (there, wanted) =>
      `Aquí hay ${plural(there, { one: `${count(there)} carta`, other: `${count(there)} cartas` })}; este juego necesita ${count(wanted)}.`,
  },

  carelessSample: (won, deals) =>
    `Jugar sin pensar es llevar a las bases todo lo que se puede en cuanto se puede. Así se ganan ${count(won)} de ${count(deals)} repartos.`,
  foresightAll: (deals) => `Conociendo las cartas se pueden ganar los ${count(deals)} repartos examinados.`,
  foresightSome: (won, deals) =>
    `Conociendo las cartas se pueden ganar al menos ${count(won)} de ${count(deals)} repartos.`,

  kept: 'La partida en juego se conservará.',
  endsLost: 'A la partida en juego no le quedan jugadas. Se contará como perdida.',
  cancel: 'Cancelar',
  lay: 'Repartir',

  origins: {
    amazonas: 'reglas españolas',
    'even-count': 'una versión antigua',
    goodsol: 'corriente en programas',
  },

  about: {
    amazons: {
      'morehead-mott-smith': 'Una dama puede subir desde cualquier columna; se recoge primero la última columna.',
      'dick-1898': 'También la dama sube solo desde debajo de su base; se recoge primero la primera columna.',
      'parlett-1979': 'La dama sube solo desde debajo de su base; se recoge primero la última columna.',
      amazonas: 'Como Dick, pero se salta la columna terminada, y dos vueltas sin fruto acaban la partida.',
    },
    algerian: {
      'tarbart-1905':
        'Al empezar se ponen un as y un rey de cada palo; una reserva vacía admite una carta cuando se acaba el mazo.',
      'parlett-1979': 'Ases y reyes suben según aparecen; una reserva vacía admite una carta cuando se acaba el mazo.',
      'even-count':
        'Ases y reyes suben según aparecen; cuatro columnas empiezan con dos cartas; las reservas vacías quedan vacías.',
      goodsol:
        'Al empezar se ponen los reyes; cada reserva empieza con seis cartas y, vacía, admite una en cualquier momento.',
    },
    carthage: {
      standard:
        'Todas las bases van del as al rey; en las columnas se baja por palo; una reserva vacía admite cualquier carta.',
    },
    tournament: {
      standard:
        'Las bases se forman por los dos extremos; una columna vacía recibe al momento cuatro cartas; dos repartos más.',
    },
    'marechal-saxe': {
      standard: 'Como Tournament, pero al empezar se ponen el primer as y el primer rey del mazo.',
    },
    'la-nivernaise': {
      standard: 'Como Tournament, pero de cada columna solo se pueden mirar tantas cartas como reservas vacías haya.',
    },
    'kingsdown-eights': {
      standard:
        'Todas las bases van del as al rey; en las columnas se baja alternando colores; no se vuelve a repartir.',
    },
    'auld-lang-syne': {
      standard: 'Los ases se ponen al empezar; las cartas suben sin importar el palo.',
      'in-suit': 'Los ases se ponen al empezar; las cartas suben por palo.',
    },
    'tam-o-shanter': {
      standard: 'Los ases se quedan en el mazo y suben según aparecen; se sube sin importar el palo.',
    },
    'old-fashioned': { standard: 'Seis columnas; los ases se ponen al empezar; se sube sin importar el palo.' },
    acquaintance: { standard: 'Los ases se ponen al empezar; se sube sin importar el palo; dos repartos más.' },
    scuffle: {
      standard: 'Los ases se ponen al empezar; se sube sin importar el palo; dos repartos más, barajando cada vez.',
    },
  },

  options: {
    amazons: {
      queenFrom: {
        label: 'Una dama sube',
        values: { anyColumn: 'desde cualquier columna', alignedColumn: 'solo desde debajo de su base' },
      },
      pickUp: {
        label: 'Se recoge primero',
        values: { rightColumnFirst: 'la última columna', leftColumnFirst: 'la primera columna' },
      },
      completedColumn: {
        label: 'Una columna con el palo terminado',
        values: {
          keepDealing: 'recibe cartas como antes',
          skipFromNextPass: 'se salta desde la vuelta siguiente',
          skipFromNextDeal: 'se salta desde ese momento',
        },
      },
      acePlacement: {
        label: 'Un as va',
        values: { orderOfAppearance: 'a la primera base vacía', anyEmptyFoundation: 'a cualquier base vacía' },
      },
      lossRule: {
        label: 'La partida acaba',
        values: {
          provenBlock: 'cuando repartir ya no hace subir ninguna carta',
          twoFruitlessPasses: 'tras dos vueltas sin fruto',
          never: 'solo cuando la abandonas',
        },
      },
    },
    algerian: {
      bases: {
        label: 'Se pone al empezar',
        values: { acesAndKings: 'un as y un rey de cada palo', asTheyAppear: 'nada', kingsOnly: 'un rey de cada palo' },
      },
      tableauStart: {
        label: 'Las columnas empiezan con',
        values: { ones: 'una carta cada una', fourTwos: 'dos cartas las cuatro primeras, una las demás' },
      },
      reserveStart: { label: 'Las reservas empiezan con', values: { 4: 'cuatro cartas', 6: 'seis cartas' } },
      emptyReserve: {
        label: 'Una reserva vacía admite una carta',
        values: { afterStock: 'cuando se acaba el mazo', anyTime: 'en cualquier momento', never: 'nunca' },
      },
    },
    'auld-lang-syne': {
      build: { label: 'Las cartas suben', values: { anySuit: 'sin importar el palo', inSuit: 'por palo' } },
    },
  },
};
