import type { History, Input } from '../../shared/api/contract.ts';
import type { Db } from './open.ts';
import { COUNTED } from './statistics.ts';

/** Attempts a point of the curve looks back on, and points of the curve at most. */
const WINDOW = 40;
const POINTS = 240;

/** Parameters of each: profile, repeats, game, options. */
const THESE = `${COUNTED} AND game = ? AND options = ?`;

const CURVE = `
  WITH ended AS (
    SELECT ended_on, row_number() OVER byEnding AS nth, count(*) OVER () AS played,
      sum(status = 'won') OVER (byEnding ROWS ${WINDOW - 1} PRECEDING) AS won
    FROM attempt WHERE ${THESE} AND ending IS NOT NULL
    WINDOW byEnding AS (ORDER BY ending)
  )
  SELECT ended_on AS "on", won FROM ended
  WHERE nth >= ${WINDOW} AND (played - nth) % ((played - ${WINDOW}) / ${POINTS} + 1) = 0 ORDER BY nth`;

const DAYS = `
  SELECT ended_on AS "on", count(*) AS played
  FROM attempt WHERE ${THESE} AND ended_on >= ? GROUP BY ended_on ORDER BY ended_on`;

const HOME = `
  SELECT home, count(*) AS games
  FROM attempt WHERE ${THESE} AND status IN ('lost', 'givenUp') GROUP BY home ORDER BY home`;

const CLOCK = `SELECT coalesce(sum(clock), 0) FROM attempt WHERE ${THESE}`;

/** The SQL behind the pictures, for the test of its plans. */
export const QUERIES = { CURVE, DAYS, HOME, CLOCK } as const;

type These = [profile: string, repeats: number, game: string, options: string];

/** What the pictures of the statistics page are drawn from. */
export function history(db: Db) {
  const curve = db.prepare<These, History['curve'][number]>(CURVE);
  const days = db.prepare<[...These, string], History['days'][number]>(DAYS);
  const home = db.prepare<These, History['home'][number]>(HOME);
  const clock = db.prepare<These, number>(CLOCK).pluck();
  return {
    read: db.transaction((profile: string, input: Input<'statistics.history'>): History => {
      const these: These = [profile, input.repeats ? 1 : 0, input.game, input.options];
      return {
        clock: clock.get(...these) ?? 0,
        curve: curve.all(...these),
        days: days.all(...these, input.since),
        home: home.all(...these),
      };
    }),
  };
}
