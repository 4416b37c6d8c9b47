import type { Filter, History, Input } from '../../shared/api/contract.ts';
import { bound, counted, inPlay, statements, WON } from './filter.ts';
import type { Db } from './open.ts';

/** Attempts a point of the curve looks back on at least, and points of the curve at most. */
const WINDOW = 40;
const POINTS = 240;

/** Twice the place in the order of ending, and one more for a win. */
const results = (filter: Filter): string => `SELECT 2 * ending + (${WON}) FROM ${counted(filter)} ORDER BY ending`;
const date = (): string => 'SELECT ended_on FROM attempt WHERE ending = @ending';
const days = (filter: Filter): string => `
  SELECT ended_on AS "on", count(*) AS played, count(*) FILTER (WHERE ${WON}) AS won
  FROM ${counted(filter)} AND ended_on >= @since GROUP BY ended_on ORDER BY ended_on`;
const home = (filter: Filter): string => `
  SELECT home, count(*) AS games
  FROM ${counted(filter)} AND NOT ${WON} GROUP BY home ORDER BY home`;
const times = (filter: Filter): string => `
  SELECT clock / 60000 AS minutes, count(*) AS games
  FROM ${counted(filter)} AND ${WON} GROUP BY minutes ORDER BY minutes`;
const endedClock = (filter: Filter): string => `SELECT coalesce(sum(clock), 0) FROM ${counted(filter)}`;
const openClock = (filter: Filter): string => `SELECT coalesce(sum(clock), 0) FROM ${inPlay(filter)}`;

/** The SQL behind the pictures, for the test of its plans. */
export const QUERIES = { results, date, days, home, times, endedClock, openClock } as const;

/** A point of the curve before its date is known. */
interface Point {
  readonly ending: number;
  readonly won: number;
}

/** Wins in runs of results, taken evenly so that there are not too many; the last one is among them. */
function curve(results: readonly number[]): { window: number; points: Point[] } {
  const step = Math.max(1, Math.floor((results.length - WINDOW) / POINTS) + 1);
  const window = Math.max(WINDOW, step);
  const points: Point[] = [];
  let won = 0;
  for (const [i, result] of results.entries()) {
    won += (result % 2) - ((results[i - window] ?? 0) % 2);
    if (i >= window - 1 && (results.length - 1 - i) % step === 0) points.push({ ending: Math.floor(result / 2), won });
  }
  return { window, points };
}

/** What the pictures of the statistics page are drawn from. */
export function history(db: Db) {
  const query = statements(db);
  return {
    read: db.transaction((player: string, { since, ...filter }: Input<'statistics.history'>): History => {
      const names = bound(player, filter);
      const count = (sql: string): number => query<number>(sql).pluck().get(names) ?? 0;
      const dateOf = query<string>(date()).pluck();
      const { window, points } = curve(query<number>(results(filter)).pluck().all(names));
      return {
        clock: count(endedClock(filter)) + count(openClock(filter)),
        window,
        curve: points.map(({ ending, won }) => ({ on: dateOf.get({ ending }) ?? '', won })),
        days: query<History['days'][number]>(days(filter)).all({ ...names, since }),
        home: query<History['home'][number]>(home(filter)).all(names),
        times: query<History['times'][number]>(times(filter)).all(names),
      };
    }),
  };
}
