import type { Input, Logged } from '../../shared/api/contract.ts';
import { dealOf, type Row } from './attempts.ts';
import type { Db } from './open.ts';
import { CLEAN, COUNTED, HELPED } from './statistics.ts';

type Result = Input<'statistics.log'>['result'];
type Ended = Row & { ending: number; status: Logged['status']; ended_on: string };

/** Which rows a filter by result keeps. */
const RESULTS: Readonly<Record<Result, string>> = {
  all: 'TRUE',
  won: `status = 'won'`,
  notWon: `status <> 'won'`,
  clean: `status = 'won' AND ${CLEAN}`,
  helped: HELPED,
};

/** The SQL of a page of the log. Parameters: profile, repeats, game, options, the ending to stay below, how many. */
export const logQuery = (result: Result): string => `
  SELECT * FROM attempt
  WHERE ${COUNTED} AND game = ? AND options = ? AND ending < ? AND ${RESULTS[result]}
  ORDER BY ending DESC LIMIT ?`;

const NO_END = Number.MAX_SAFE_INTEGER;

/** The log of ended attempts, by pages. */
export function log(db: Db) {
  const read = (result: Result) => db.prepare<unknown[], Ended>(logQuery(result));
  const queries = {
    all: read('all'),
    won: read('won'),
    notWon: read('notWon'),
    clean: read('clean'),
    helped: read('helped'),
  };
  return {
    read: (profile: string, input: Input<'statistics.log'>): Logged[] => {
      const { game, options, repeats, result, before, limit } = input;
      const rows = queries[result].all(profile, repeats ? 1 : 0, game, options, before ?? NO_END, limit);
      return rows.map((row) => ({
        id: row.id,
        ending: row.ending,
        status: row.status,
        deal: dealOf(row),
        source: row.source,
        repeat: row.repeat === 1,
        hints: row.hints,
        lights: row.lights,
        shows: row.shows,
        undos: row.undos,
        restarts: row.restarts,
        home: row.home,
        passes: row.passes,
        clock: row.clock,
        endedOn: row.ended_on,
      }));
    },
  };
}
