import { formatCount, listOf, pluralOf, sentence } from '../format.ts';
import type { Statistics } from '../en/statistics.ts';

const plural = pluralOf('es');
const list = listOf('es');
const count = (n: number): string => formatCount('es', n);
const deals = (n: number): string => plural(n, { one: '1 reparto', other: `${count(n)} repartos` });
const attempts = (n: number): string => plural(n, { one: '1 partida', other: `${count(n)} partidas` });
/** `4 partidas, 1 ganada`. */
const ended = (n: number, won: number): string =>
  n === 0
    ? 'nada'
    : `${attempts(n)}, ${won === 0 ? 'ninguna ganada' : plural(won, { one: '1 ganada', other: `${count(won)} ganadas` })}`;

export const statistics: Statistics = {
  title: 'Estadísticas',
  views: 'Vista',
  overview: 'Resumen',
  allGames: 'Todos los juegos',
  reading: 'Versión',
  allReadings: 'Todas las versiones',
  ownRules: (differences) => `Reglas propias: ${differences}`,
  period: 'Periodo',
  periods: {
    all: 'Desde el principio',
    year: 'Este año',
    month: 'Últimos 30 días',
    week: 'Últimos 7 días',
    day: 'Hoy',
  },
  help: 'Ayuda',
  helps: { all: 'Con y sin ayuda', clean: 'Sin ayuda ni deshacer', helped: 'Con ayuda o deshacer' },
  repeats: 'Repartos ya jugados',
  withoutRepeats: 'Solo la primera vez',
  withRepeats: 'También repetidos',

  attempts: 'partidas',
  won: 'ganadas',
  clean: 'limpias',
  rate: 'tasa de victorias',
  lost: 'perdidas',
  range: 'margen probable',
  likely: (low, high) => `Probablemente entre el ${low} y el ${high}.`,
  over: (n, repeats, scope) =>
    `Sobre ${attempts(n)}${{ reading: '', game: ' de todas las versiones,', all: ' de todos los juegos,' }[scope]} ${plural(n, { one: 'ganada, perdida o abandonada', other: 'ganadas, perdidas o abandonadas' })}; ${repeats ? 'los repartos ya jugados también cuentan' : 'los repartos ya jugados no cuentan'}.`,
  only: (period, help) =>
    [
      {
        all: '',
        year: 'Solo las de este año.',
        month: 'Solo los últimos 30 días.',
        week: 'Solo los últimos 7 días.',
        day: 'Solo las de hoy.',
      }[period],
      {
        all: '',
        clean: 'Solo las jugadas sin pista, luz ni camino, y sin deshacer ni reiniciar.',
        helped: 'Solo las jugadas con pista, luz o camino, o con deshacer o reiniciar.',
      }[help],
    ]
      .filter((one) => one !== '')
      .join(' '),
  cleanMeans: 'Limpia: ganada sin pista, luz ni camino, y sin deshacer ni reiniciar.',

  you: 'tú',
  careless: (rate) => `jugando sin pensar ${rate}`,
  foresight: (rate) => `conociendo las cartas ${rate}`,
  foresightAtLeast: (rate) => `conociendo las cartas, al menos ${rate}`,
  ofDeals: (n) => `de ${deals(n)}`,
  allOfDeals: (n) => plural(n, { one: 'del único reparto', other: `de los ${count(n)} repartos` }),
  fair: (won, played, rate, low, high) =>
    `Ganas ${count(won)} de ${plural(played, { one: '1 partida justa', other: `${count(played)} partidas justas` })}, el ${rate}; probablemente entre el ${low} y el ${high}.`,
  noFair: 'Entre ellas no hay ninguna partida justa.',
  fairMeans: 'Justa: reparto al azar, jugado por primera vez, sin ayuda, sin deshacer y sin reiniciar.',
  likelyMeans: 'Probablemente: un margen así contiene la tasa verdadera 95 de cada 100 veces.',

  streakNow: 'Racha actual',
  streakWon: (n) => (n === 0 ? '0' : plural(n, { one: '1 ganada', other: `${count(n)} ganadas` })),
  streakLost: (n) => plural(n, { one: '1 sin ganar', other: `${count(n)} sin ganar` }),
  longestWon: 'Mejor racha',
  longestLost: 'Peor racha, sin ganar',
  overAttempts: (n) => `Sobre ${attempts(n)}, por orden de final`,
  overWins: (n) => `Sobre ${plural(n, { one: '1 victoria', other: `${count(n)} victorias` })}`,
  overOpen: 'Incluidas las partidas en juego',
  meanTime: 'Tiempo medio',
  winsTime: 'Tiempo total',
  meanPasses: 'Vueltas, de media',
  fewestMoves: 'Mínimo de jugadas',
  meanMoves: 'Jugadas, de media',
  medianTime: 'Tiempo mediano',
  bestTime: 'Mejor tiempo',
  fewestPasses: 'Mínimo de vueltas',
  lostGames: 'Perdidas',
  givenUp: 'Abandonadas',
  inPlay: 'En juego',
  totalTime: 'En la mesa',
  hours: (hours, minutes) => `${count(hours)} h${minutes === 0 ? '' : ` ${minutes} min`}`,

  curve: 'Tasa de victorias',
  curveAbout: (window) => `en las últimas ${attempts(window)}, con su margen probable`,
  weeks: 'Partidas por semana',
  weeksAbout: 'en medio año; la parte llena, ganadas',
  week: 'semana del',
  weekPlayed: (day, n, won) => `Semana del ${day}: ${ended(n, won)}`,
  calendar: 'Días de juego',
  calendarAbout: (days) => `${count(days)} en medio año`,
  home: 'Cartas en las bases',
  homeAbout: 'al perder o abandonar',
  homeGames: (home, games) =>
    `${plural(home, { one: '1 carta', other: `${count(home)} cartas` })} en las bases: ${attempts(games)}`,
  times: 'Tiempos',
  timesAbout: 'de las victorias, en minutos',
  minutes: 'minutos',
  wins: 'victorias',
  timeSpan: (from, to) =>
    to === null
      ? `${plural(from, { one: '1 minuto', other: `${count(from)} minutos` })} o más`
      : from === 0
        ? `menos de ${plural(to, { one: '1 minuto', other: `${count(to)} minutos` })}`
        : `de ${count(from)} a ${count(to)} minutos`,
  timeWins: (span, n) =>
    `${sentence(span)}: ${n === 0 ? 'ninguna victoria' : plural(n, { one: '1 victoria', other: `${count(n)} victorias` })}`,
  dayPlayed: (day, n, won) => `${day}: ${ended(n, won)}`,
  pointWon: (day, rate) => `${day}: ${rate}`,
  day: 'día',
  games: 'partidas',
  tooFew: (n, needed) =>
    `Los gráficos se dibujan a partir de ${count(needed)} partidas, porque con menos dirían poco. Por ahora hay ${count(n)}.`,

  log: 'Partidas',
  logShow: 'Mostrar',
  results: {
    all: 'Todas',
    won: 'Ganadas',
    notWon: 'Sin ganar',
    lost: 'Perdidas',
    givenUp: 'Abandonadas',
    clean: 'Victorias limpias',
    helped: 'Con ayuda',
  },
  status: { won: 'Ganada', lost: 'Perdida', givenUp: 'Abandonada' },
  cleanMark: 'limpia',
  helpedMark: 'con ayuda',
  repeatMark: 'repetida',
  result: 'resultado',
  homeCards: 'en las bases',
  passes: 'vueltas',
  time: 'tiempo',
  dealNumber: (number) => `Reparto ${number}`,
  ownDeck: 'Una baraja propia',
  fairAttempt: 'Una partida justa: cuenta en la regla.',
  notFair: (reasons) => `No es una partida justa: ${list(reasons)}.`,
  reasons: {
    chosen: 'el reparto fue elegido',
    repeat: 'el reparto ya se había jugado, así que no entra en las cifras',
    hints: (n) => plural(n, { one: '1 pista', other: `${count(n)} pistas` }),
    lights: () => 'se encendió la luz',
    shows: () => 'se mostró el camino',
    undos: (n) => plural(n, { one: '1 jugada deshecha', other: `${count(n)} jugadas deshechas` }),
    restarts: (n) => plural(n, { one: 'se reinició 1 vez', other: `se reinició ${count(n)} veces` }),
  },
  withoutHelp: 'Sin ayuda, sin deshacer y sin reiniciar.',
  moves: (n) => plural(n, { one: '1 jugada', other: `${count(n)} jugadas` }),
  again: 'Jugar otra vez este reparto',
  copy: 'Copiar este reparto',
  copied: 'Copiado',
  strike: 'Tachar',
  takeBack: 'Volver a contarla',
  struckMark: 'tachada',
  struckOut: 'Tachada: no cuenta en ninguna cifra. Se conserva, y puedes volver a contarla cuando quieras.',
  takenBack: 'La partida vuelve a contar.',
  notStruck: 'No se ha podido anotar; nada ha cambiado.',
  notShown: 'No se ha podido leer esta partida.',
  logEmpty: 'Ninguna partida de esta clase.',
  more: 'Más partidas',

  empty: 'Todavía no hay nada que contar',
  emptyText:
    'Una partida empieza con tu primera jugada y se anota en ese momento. Las ganadas, las perdidas y las abandonadas van por separado, y también las jugadas con ayuda y sin ella.',
  known: 'Lo que ya se sabe de este juego:',
  first: 'Repartir la primera partida',

  game: 'juego',
  byGame: 'Por juego y versión',
  beingRead: 'Leyendo los registros…',
  notLoaded: 'No se han podido leer las cifras.',
};
