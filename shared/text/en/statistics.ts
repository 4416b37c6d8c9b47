import { formatCount, listOf, pluralOf, sentence } from '../format.ts';

const plural = pluralOf('en');
const list = listOf('en');
const count = (n: number): string => formatCount('en', n);
const deals = (n: number): string => plural(n, { one: '1 deal', other: `${count(n)} deals` });
const attempts = (n: number): string => plural(n, { one: '1 attempt', other: `${count(n)} attempts` });
/** `4 attempts, 1 won`. */
const ended = (n: number, won: number): string =>
  n === 0 ? 'nothing' : `${attempts(n)}, ${won === 0 ? 'none' : count(won)} won`;

/** The statistics page. Rates and ends of ranges come as percents in words. */
export const statistics = {
  title: 'Statistics',
  views: 'View',
  overview: 'Overview',
  allGames: 'All games',
  reading: 'Reading',
  allReadings: 'All readings',
  /** Own rules, told apart by what they change in the default reading. */
  ownRules: (differences: string) => `Own rules: ${differences}`,
  period: 'Period',
  periods: { all: 'All time', year: 'This year', month: 'Last 30 days', week: 'Last 7 days', day: 'Today' },
  help: 'Help',
  helps: { all: 'With and without help', clean: 'Without help or undo', helped: 'With help or undo' },
  repeats: 'Deals played before',
  withoutRepeats: 'First attempts at a deal',
  withRepeats: 'Repeats too',

  attempts: 'attempts',
  won: 'won',
  clean: 'clean wins',
  rate: 'win rate',
  lost: 'lost',
  range: 'likely range',
  likely: (low: string, high: string) => `Likely between ${low} and ${high}.`,
  /** Over which attempts the figures are taken: those under one reading, under all of a game, or of all games. */
  over: (n: number, repeats: boolean, scope: 'reading' | 'game' | 'all') =>
    `Over ${attempts(n)}${{ reading: '', game: ' by all readings', all: ' at all games' }[scope]} that ended won, lost or given up; deals played before are ${repeats ? 'counted too' : 'left out'}.`,
  /** Which of them alone, where the page is told to look at fewer. */
  only: (period: 'all' | 'year' | 'month' | 'week' | 'day', help: 'all' | 'clean' | 'helped'): string =>
    [
      {
        all: '',
        year: 'Only those of this year.',
        month: 'Only the last 30 days.',
        week: 'Only the last 7 days.',
        day: 'Only those of today.',
      }[period],
      {
        all: '',
        clean: 'Only those without hint, light, show me, undo or restart.',
        helped: 'Only those with hint, light, show me, undo or restart.',
      }[help],
    ]
      .filter((one) => one !== '')
      .join(' '),
  cleanMeans: 'Clean: without hint, light, show me, undo or restart.',

  you: 'you',
  careless: (rate: string) => `careless play ${rate}`,
  foresight: (rate: string) => `foresight ${rate}`,
  foresightAtLeast: (rate: string) => `foresight at least ${rate}`,
  ofDeals: (n: number) => `of ${deals(n)}`,
  allOfDeals: (n: number) => `all of ${deals(n)}`,
  fair: (won: number, played: number, rate: string, low: string, high: string) =>
    `You win ${count(won)} of ${count(played)} fair attempts, ${rate}; likely between ${low} and ${high}.`,
  noFair: 'There is no fair attempt among them.',
  fairMeans: 'Fair: a random deal, played for the first time, without help, undo or restart.',
  likelyMeans: 'Likely: such a range holds the true rate 95 times in 100.',

  streakNow: 'Streak now',
  streakWon: (n: number) => (n === 0 ? '0' : `${count(n)} won`),
  streakLost: (n: number) => `${count(n)} not won`,
  longestWon: 'Longest, won',
  longestLost: 'Longest, not won',
  overAttempts: (n: number) => `Over ${attempts(n)}, in order`,
  overWins: (n: number) => `Over ${plural(n, { one: '1 win', other: `${count(n)} wins` })}`,
  overOpen: 'Games in play counted too',
  meanTime: 'Mean win',
  winsTime: 'All wins together',
  meanPasses: 'Passes on average',
  fewestMoves: 'Fewest moves',
  meanMoves: 'Moves on average',
  medianTime: 'Median win',
  bestTime: 'Quickest win',
  fewestPasses: 'Fewest passes',
  lostGames: 'Lost',
  givenUp: 'Given up',
  inPlay: 'Still in play',
  totalTime: 'At the table',
  hours: (hours: number, minutes: number) => `${count(hours)} h${minutes === 0 ? '' : ` ${minutes} min`}`,

  curve: 'Win rate',
  curveAbout: (window: number) => `over the last ${count(window)} attempts, with its likely range`,
  weeks: 'Attempts a week',
  weeksAbout: 'in half a year; the solid part was won',
  week: 'week from',
  weekPlayed: (day: string, n: number, won: number) => `Week from ${day}: ${ended(n, won)}`,
  calendar: 'Days played',
  calendarAbout: (days: number) => `${count(days)} in half a year`,
  home: 'Cards home',
  homeAbout: 'when the game was lost or given up',
  homeGames: (home: number, games: number) =>
    `${plural(home, { one: '1 card', other: `${count(home)} cards` })} home: ${attempts(games)}`,
  times: 'Times',
  timesAbout: 'of the wins, in minutes',
  minutes: 'minutes',
  wins: 'wins',
  /** A span of whole minutes; without an end it is the last one. */
  timeSpan: (from: number, to: number | null) =>
    to === null
      ? `${plural(from, { one: '1 minute', other: `${count(from)} minutes` })} and more`
      : from === 0
        ? `under ${plural(to, { one: '1 minute', other: `${count(to)} minutes` })}`
        : `${count(from)} to ${count(to)} minutes`,
  timeWins: (span: string, n: number) =>
    `${sentence(span)}: ${n === 0 ? 'no win' : plural(n, { one: '1 win', other: `${count(n)} wins` })}`,
  dayPlayed: (day: string, n: number, won: number) => `${day}: ${ended(n, won)}`,
  pointWon: (day: string, rate: string) => `${day}: ${rate}`,
  day: 'day',
  games: 'attempts',
  tooFew: (n: number, needed: number) =>
    `Pictures are drawn from ${count(needed)} attempts on, since fewer say little. There ${plural(n, { one: 'is 1', other: `are ${count(n)}` })} so far.`,

  log: 'Attempts',
  logShow: 'Show',
  results: {
    all: 'All',
    won: 'Won',
    notWon: 'Not won',
    lost: 'Lost',
    givenUp: 'Given up',
    clean: 'Clean wins',
    helped: 'With help',
  },
  status: { won: 'Won', lost: 'Lost', givenUp: 'Given up' },
  cleanMark: 'clean',
  helpedMark: 'helped',
  repeatMark: 'repeat',
  result: 'result',
  homeCards: 'home',
  passes: 'passes',
  time: 'time',
  /** One attempt, opened. */
  dealNumber: (number: number) => `Deal ${number}`,
  ownDeck: 'A deck of your own',
  fairAttempt: 'A fair attempt: it counts on the ruler.',
  notFair: (reasons: readonly string[]) => `Not a fair attempt: ${list(reasons)}.`,
  /** Why an attempt is not fair. */
  reasons: {
    chosen: 'the deal was chosen',
    repeat: 'the deal had been played before, so it is left out of the figures',
    hints: (n: number) => plural(n, { one: '1 hint', other: `${count(n)} hints` }),
    lights: () => 'the light was lit',
    shows: () => 'the way was shown',
    undos: (n: number) => plural(n, { one: '1 move undone', other: `${count(n)} moves undone` }),
    restarts: (n: number) => plural(n, { one: '1 restart', other: `${count(n)} restarts` }),
  },
  withoutHelp: 'Without help, undo or restart.',
  moves: (n: number) => plural(n, { one: '1 move', other: `${count(n)} moves` }),
  again: 'Play this deal again',
  copy: 'Copy this deal',
  copied: 'Copied',
  strike: 'Strike out',
  takeBack: 'Take back in',
  struckMark: 'struck out',
  struckOut: 'Struck out: it counts in no figure. It is kept, and you can take it back in at any time.',
  takenBack: 'Taken back in: it counts again.',
  notStruck: 'This could not be written down; nothing has changed.',
  notShown: 'This attempt could not be read.',
  logEmpty: 'No attempt of this kind.',
  more: 'More attempts',

  empty: 'Nothing counted yet',
  emptyText:
    'An attempt begins with your first move and is written down as soon as it does. Won, lost and given up are kept apart, and so are games with and without help.',
  known: 'What is known of this game already:',
  first: 'Deal a first game',

  game: 'game',
  byGame: 'By game and reading',
  beingRead: 'The records are being read…',
  notLoaded: 'The figures could not be read.',
};

export type Statistics = typeof statistics;
