import type { Figures, Filter, Output, Tally } from '../../shared/api/contract.ts';
import { bound, CLEAN, counted, inPlay, statements, WON } from './filter.ts';
import type { Db } from './open.ts';
import { streaks, type Streaks } from './streaks.ts';

const FAIR = `source = 'random' AND repeat = 0 AND ${CLEAN}`;

/** Everything that is counted, added up or picked out in one walk along the index, for each rule set. */
const sums = (filter: Filter): string => `
  SELECT game, options,
    count(*) AS played,
    count(*) FILTER (WHERE ${WON}) AS won,
    count(*) FILTER (WHERE status = 'lost') AS lost,
    count(*) FILTER (WHERE status = 'givenUp') AS givenUp,
    count(*) FILTER (WHERE ${WON} AND ${CLEAN}) AS clean,
    count(*) FILTER (WHERE ${FAIR}) AS fairPlayed,
    count(*) FILTER (WHERE ${WON} AND ${FAIR}) AS fairWon,
    min(clock) FILTER (WHERE ${WON}) AS bestTime,
    coalesce(sum(clock) FILTER (WHERE ${WON}), 0) AS totalTime,
    min(passes) FILTER (WHERE ${WON}) AS fewestPasses,
    coalesce(sum(passes) FILTER (WHERE ${WON}), 0) AS totalPasses,
    min(plies) FILTER (WHERE ${WON}) AS fewestMoves,
    coalesce(sum(plies) FILTER (WHERE ${WON}), 0) AS totalMoves
  FROM ${counted(filter)} GROUP BY game, options ORDER BY game, options`;

/** Twice the place in the order of ending, and one more for a win; rule set by rule set as in `sums`. */
const results = (filter: Filter): string =>
  `SELECT 2 * ending + (${WON}) FROM ${counted(filter)} ORDER BY game, options, ending`;

/** The times of the wins, rule set by rule set as in `sums`. */
const times = (filter: Filter): string => `SELECT clock FROM ${counted(filter)} AND ${WON} ORDER BY game, options`;

const open = (filter: Filter): string =>
  `SELECT game, options, count(*) AS open FROM ${inPlay(filter)} GROUP BY game, options`;

/** The SQL of the figures, for the test of its plans. */
export const QUERIES = { sums, results, times, open } as const;

type Key = Pick<Figures, 'game' | 'options'>;
type Sums = Omit<Tally, keyof Streaks | 'medianTime' | 'open'>;

/** Figures of a rule set beside the results and times they are of. */
interface Part {
  readonly figures: Figures;
  readonly results: Float64Array;
  readonly times: Float64Array;
}

const NOTHING: Sums = {
  played: 0,
  won: 0,
  lost: 0,
  givenUp: 0,
  clean: 0,
  fairPlayed: 0,
  fairWon: 0,
  bestTime: null,
  totalTime: 0,
  fewestPasses: null,
  totalPasses: 0,
  fewestMoves: null,
  totalMoves: 0,
};

const least = (a: number | null, b: number | null): number | null =>
  a === null || b === null ? (a ?? b) : Math.min(a, b);

const add = (a: Tally, b: Tally): Tally => ({
  ...a,
  played: a.played + b.played,
  won: a.won + b.won,
  lost: a.lost + b.lost,
  givenUp: a.givenUp + b.givenUp,
  open: a.open + b.open,
  clean: a.clean + b.clean,
  fairPlayed: a.fairPlayed + b.fairPlayed,
  fairWon: a.fairWon + b.fairWon,
  bestTime: least(a.bestTime, b.bestTime),
  totalTime: a.totalTime + b.totalTime,
  fewestPasses: least(a.fewestPasses, b.fewestPasses),
  totalPasses: a.totalPasses + b.totalPasses,
  fewestMoves: least(a.fewestMoves, b.fewestMoves),
  totalMoves: a.totalMoves + b.totalMoves,
});

/** The middle one of sorted times, or the mean of the two in the middle, in whole ms. */
function middle(times: Float64Array): number | null {
  const [low, high] = [times[Math.ceil(times.length / 2) - 1], times[Math.floor(times.length / 2)]];
  return low === undefined || high === undefined ? null : Math.round((low + high) / 2);
}

/** Several sorted lists as one. */
function merge(lists: readonly Float64Array[]): Float64Array {
  const [only] = lists;
  if (only && lists.length === 1) return only;
  const merged = new Float64Array(lists.reduce((length, list) => length + list.length, 0));
  let at = 0;
  for (const list of lists) {
    merged.set(list, at);
    at += list.length;
  }
  return merged.sort();
}

/** The figures of several rule sets as one. */
function together(parts: readonly Part[]): Tally {
  const none: Tally = { ...NOTHING, open: 0, medianTime: null, ...streaks([]) };
  return {
    ...parts.reduce((sum, { figures: { game: _game, options: _options, ...figures } }) => add(sum, figures), none),
    medianTime: middle(merge(parts.map(({ times }) => times))),
    ...streaks(merge(parts.map(({ results }) => results))),
  };
}

const keyOf = ({ game, options }: Key): string => `${game} ${options}`;
const byKey = (a: Part, b: Part): number => (keyOf(a.figures) < keyOf(b.figures) ? -1 : 1);

/** Figures over the rows of attempts. */
export function statistics(db: Db) {
  const query = statements(db);

  const read = db.transaction((player: string, filter: Filter): Output<'statistics.figures'> => {
    const names = bound(player, filter);
    const ended = new Float64Array(query<number>(results(filter)).pluck().all(names));
    const wins = new Float64Array(query<number>(times(filter)).pluck().all(names));
    const playing = new Map(
      query<Key & Pick<Tally, 'open'>>(open(filter))
        .all(names)
        .map((row) => [keyOf(row), row]),
    );
    let played = 0;
    let won = 0;
    const parts = query<Key & Sums>(sums(filter))
      .all(names)
      .map((row): Part => {
        const own = ended.subarray(played, (played += row.played));
        const ownTimes = wins.subarray(won, (won += row.won)).sort();
        const inPlay = playing.get(keyOf(row))?.open ?? 0;
        playing.delete(keyOf(row));
        const figures = { ...row, open: inPlay, medianTime: middle(ownTimes), ...streaks(own) };
        return { figures, results: own, times: ownTimes };
      });
    for (const { game, options, open } of playing.values())
      parts.push({
        figures: { game, options, ...NOTHING, open, medianTime: null, ...streaks([]) },
        results: new Float64Array(),
        times: new Float64Array(),
      });
    parts.sort(byKey);

    const games = [...new Set(parts.map(({ figures: { game } }) => game))];
    return {
      figures: parts.map(({ figures }) => figures),
      games: games.map((game) => ({
        game,
        ...together(parts.filter(({ figures }) => figures.game === game)),
      })),
      all: together(parts),
    };
  });

  return {
    /** For each game and rule set with an attempt, in the order of their ids and options; by game; and for all. */
    figures: (player: string, filter: Filter): Output<'statistics.figures'> => read(player, filter),
  };
}
