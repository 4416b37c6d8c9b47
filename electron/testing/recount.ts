import fc from 'fast-check';
import type { Figures, Filter, History, Input, Logged, Output, Tally } from '../../shared/api/contract.ts';
import type { Db } from '../database/open.ts';

/** An attempt as a player could note it down. `ending` puts those that have ended in their order. */
export interface Counted {
  readonly game: string;
  readonly options: string;
  readonly status: Logged['status'] | 'open';
  readonly source: Logged['source'];
  readonly repeat: 0 | 1;
  readonly struck: 0 | 1;
  readonly ending: number;
  readonly on: string;
  readonly clock: number;
  readonly home: number;
  readonly passes: number;
  readonly plies: number;
  readonly hints: number;
  readonly lights: number;
  readonly shows: number;
  readonly undos: number;
  readonly restarts: number;
}

const RESULTS = ['all', 'won', 'notWon', 'lost', 'givenUp', 'clean', 'helped'] as const;

/** Filters of every kind, for plans. */
export const FILTERS: readonly Filter[] = [
  { repeats: true },
  { repeats: false, game: 'amazons' },
  { repeats: false, game: 'amazons', options: 'a=b' },
  { repeats: false, from: '2026-01-01', to: '2026-12-31', help: 'clean' },
  ...RESULTS.map((result) => ({ repeats: false, game: 'amazons', options: 'a=b', result })),
];

/** Any filter, with days from those given. */
export const filters = (days: readonly string[], games = ['amazons', 'algerian'], options = ['a=b', 'a=c']) =>
  fc.record(
    {
      repeats: fc.boolean(),
      game: fc.constantFrom(...games),
      options: fc.constantFrom(...options),
      from: fc.constantFrom(...days),
      to: fc.constantFrom(...days),
      result: fc.constantFrom(...RESULTS),
      help: fc.constantFrom('clean' as const, 'helped' as const),
    },
    { requiredKeys: ['repeats'] },
  );

const isHelped = (one: Counted): boolean => one.hints > 0 || one.lights > 0 || one.shows > 0;
const isClean = (one: Counted): boolean => !isHelped(one) && one.undos === 0 && one.restarts === 0;

const isWhose = (one: Counted, { game, options, repeats, result = 'all', help }: Filter): boolean =>
  (game === undefined || one.game === game) &&
  (options === undefined || one.options === options) &&
  (repeats || one.repeat === 0) &&
  isResult(one, result) &&
  (help === undefined || isClean(one) === (help === 'clean'));

const isOpen = (one: Counted, filter: Filter): boolean => one.status === 'open' && isWhose(one, filter);

const isResult = (one: Counted, result: NonNullable<Filter['result']>): boolean => {
  if (result === 'all') return true;
  if (result === 'notWon') return one.status !== 'won';
  if (result === 'clean') return one.status === 'won' && isClean(one);
  if (result === 'helped') return isHelped(one);
  return one.status === result;
};

/** The ended attempts a filter keeps, in the order they ended, struck-out ones among them. */
const keep = (rows: readonly Counted[], filter: Filter): Counted[] =>
  rows
    .filter((one) => one.status !== 'open' && isWhose(one, filter))
    .filter(
      ({ on }) => (filter.from === undefined || on >= filter.from) && (filter.to === undefined || on <= filter.to),
    )
    .sort((a, b) => a.ending - b.ending);

const count = (rows: readonly Counted[], filter: Filter): Counted[] =>
  keep(rows, filter).filter((one) => one.struck === 0);

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
const least = (values: readonly number[]): number | null => (values.length === 0 ? null : Math.min(...values));

function tally(ended: readonly Counted[], open: number): Tally {
  const wins = ended.filter(({ status }) => status === 'won');
  const fair = ended.filter((one) => one.source === 'random' && one.repeat === 0 && isClean(one));
  let streak = 0;
  let longestWon = 0;
  let longestLost = 0;
  for (const { status } of ended) {
    streak = status === 'won' ? Math.max(streak, 0) + 1 : Math.min(streak, 0) - 1;
    longestWon = Math.max(longestWon, streak);
    longestLost = Math.max(longestLost, -streak);
  }
  const times = wins.map(({ clock }) => clock).sort((a, b) => a - b);
  const middle = times.slice(Math.ceil(times.length / 2) - 1, Math.floor(times.length / 2) + 1);
  return {
    played: ended.length,
    won: wins.length,
    lost: ended.filter(({ status }) => status === 'lost').length,
    givenUp: ended.filter(({ status }) => status === 'givenUp').length,
    open,
    clean: wins.filter(isClean).length,
    fairPlayed: fair.length,
    fairWon: fair.filter(({ status }) => status === 'won').length,
    bestTime: least(times),
    medianTime: times.length === 0 ? null : Math.round(sum(middle) / middle.length),
    totalTime: sum(times),
    fewestPasses: least(wins.map(({ passes }) => passes)),
    totalPasses: sum(wins.map(({ passes }) => passes)),
    fewestMoves: least(wins.map(({ plies }) => plies)),
    totalMoves: sum(wins.map(({ plies }) => plies)),
    streak,
    longestWon,
    longestLost,
  };
}

/** What `statistics.figures` has to answer, counted one by one. */
export function recountFigures(rows: readonly Counted[], filter: Filter): Output<'statistics.figures'> {
  const ended = count(rows, filter);
  const open = rows.filter((one) => isOpen(one, filter));
  const of = (is: (one: Counted) => boolean): Tally => tally(ended.filter(is), open.filter(is).length);
  const unique = (texts: readonly string[]): string[] => [...new Set(texts)].sort();
  const games = unique([...ended, ...open].map(({ game }) => game));
  return {
    figures: games.flatMap((game) =>
      unique([...ended, ...open].filter((one) => one.game === game).map(({ options }) => options)).map(
        (options): Figures => ({ game, options, ...of((one) => one.game === game && one.options === options) }),
      ),
    ),
    games: games.map((game) => ({ game, ...of((one) => one.game === game) })),
    all: of(() => true),
  };
}

const WINDOW = 40;

/** How often each value is there, in their order. */
const tallied = <T extends string | number>(values: readonly T[]): [T, number][] =>
  [...new Set(values)]
    .sort((a, b) => (a < b ? -1 : 1))
    .map((value) => [value, values.filter((one) => one === value).length]);

/** What `statistics.history` has to answer, for at most 279 attempts: from there on not every point is drawn. */
export function recountHistory(rows: readonly Counted[], { since, ...filter }: Input<'statistics.history'>): History {
  const ended = count(rows, filter);
  const open = rows.filter((one) => isOpen(one, filter));
  return {
    clock: sum([...ended, ...open].map(({ clock }) => clock)),
    window: WINDOW,
    curve: ended.slice(WINDOW - 1).map(({ on }, i) => ({
      on,
      won: ended.slice(i, i + WINDOW).filter(({ status }) => status === 'won').length,
    })),
    days: tallied(ended.map(({ on }) => on).filter((on) => on >= since)).map(([on, played]) => ({
      on,
      played,
      won: ended.filter((one) => one.on === on && one.status === 'won').length,
    })),
    home: tallied(ended.filter(({ status }) => status !== 'won').map(({ home }) => home)).map(([home, games]) => ({
      home,
      games,
    })),
    times: tallied(ended.filter(({ status }) => status === 'won').map(({ clock }) => Math.floor(clock / 60_000))).map(
      ([minutes, games]) => ({ minutes, games }),
    ),
  };
}

/** The endings `statistics.log` has to answer where all of it is asked for. */
export function recountLog(rows: readonly Counted[], filter: Filter): number[] {
  return keep(rows, filter)
    .map(({ ending }) => ending)
    .reverse();
}

/** The first player's attempts in a database of any version. */
export const rowsOf = (db: Db): Counted[] =>
  db
    .prepare<[], Omit<Counted, 'struck'> & { struck?: 0 | 1; ended_on: string | null }>(
      `SELECT *, coalesce(ending, 0) AS ending FROM attempt WHERE profile = 'player'`,
    )
    .all()
    .map((row) => ({ ...row, struck: row.struck ?? 0, on: row.ended_on ?? '' }));
