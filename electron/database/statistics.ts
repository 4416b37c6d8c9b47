import type { Figures } from '../../shared/api/contract.ts';
import type { Db } from './open.ts';

/** The attempts that count: those of a profile, repeats left out unless asked for. Parameters: profile, repeats. */
export const COUNTED = `profile = ? AND (repeat = 0 OR ?)`;
export const CLEAN = 'hints + lights + shows + undos + restarts = 0';
export const HELPED = 'hints + lights + shows > 0';
const FAIR = `source = 'random' AND repeat = 0 AND ${CLEAN}`;

const TOTALS = `
  SELECT game, options,
    count(*) FILTER (WHERE status <> 'open') AS played,
    count(*) FILTER (WHERE status = 'won') AS won,
    count(*) FILTER (WHERE status = 'lost') AS lost,
    count(*) FILTER (WHERE status = 'givenUp') AS givenUp,
    count(*) FILTER (WHERE status = 'open') AS open,
    count(*) FILTER (WHERE status = 'won' AND ${CLEAN}) AS clean,
    count(*) FILTER (WHERE status <> 'open' AND ${FAIR}) AS fairPlayed,
    count(*) FILTER (WHERE status = 'won' AND ${FAIR}) AS fairWon,
    min(clock) FILTER (WHERE status = 'won') AS bestTime,
    coalesce(sum(clock) FILTER (WHERE status = 'won'), 0) AS totalTime,
    min(passes) FILTER (WHERE status = 'won') AS fewestPasses
  FROM attempt WHERE ${COUNTED} GROUP BY game, options`;

/** The middle time of all wins, or the mean of the two in the middle, in whole ms. */
const MEDIANS = `
  WITH wins AS (
    SELECT game, options, clock,
      row_number() OVER (PARTITION BY game, options ORDER BY clock) AS place,
      count(*) OVER (PARTITION BY game, options) AS wins
    FROM attempt WHERE ${COUNTED} AND status = 'won'
  )
  SELECT game, options, CAST(round(avg(clock)) AS INTEGER) AS medianTime
  FROM wins WHERE place IN ((wins + 1) / 2, wins / 2 + 1) GROUP BY game, options`;

/** Runs of wins and of games not won, in the order of ending. The last one is the streak: below 0 where it is of losses. */
const STREAKS = `
  WITH ended AS (
    SELECT game, options, ending, status = 'won' AS won,
      status = 'won' IS NOT lag(status = 'won') OVER (PARTITION BY game, options ORDER BY ending) AS turn
    FROM attempt WHERE ${COUNTED} AND ending IS NOT NULL
  ), numbered AS (
    SELECT game, options, won, sum(turn) OVER (PARTITION BY game, options ORDER BY ending) AS run FROM ended
  ), runs AS (
    SELECT game, options, won, run, count(*) AS length FROM numbered GROUP BY game, options, run
  ), placed AS (
    SELECT *, run = max(run) OVER (PARTITION BY game, options) AS last FROM runs
  )
  SELECT game, options,
    sum(iif(won, length, -length)) FILTER (WHERE last) AS streak,
    coalesce(max(length) FILTER (WHERE won), 0) AS longestWon,
    coalesce(max(length) FILTER (WHERE NOT won), 0) AS longestLost
  FROM placed GROUP BY game, options`;

type Key = Pick<Figures, 'game' | 'options'>;
type Median = Key & Pick<Figures, 'medianTime'>;
type Streak = Key & Pick<Figures, 'streak' | 'longestWon' | 'longestLost'>;
type Totals = Omit<Figures, keyof Omit<Median, keyof Key> | keyof Omit<Streak, keyof Key>>;

/** The SQL of the figures, for the test of its plans. */
export const QUERIES = { TOTALS, MEDIANS, STREAKS } as const;

/** Figures over the rows of attempts. */
export function statistics(db: Db) {
  const totals = db.prepare<[string, number], Totals>(TOTALS);
  const medians = db.prepare<[string, number], Median>(MEDIANS);
  const streaks = db.prepare<[string, number], Streak>(STREAKS);
  const read = db.transaction((profile: string, repeats: 0 | 1): Figures[] => {
    const key = ({ game, options }: Key): string => `${game} ${options}`;
    const median = new Map(medians.all(profile, repeats).map((row) => [key(row), row]));
    const streak = new Map(streaks.all(profile, repeats).map((row) => [key(row), row]));
    return totals.all(profile, repeats).map((row) => ({
      ...row,
      medianTime: null,
      streak: 0,
      longestWon: 0,
      longestLost: 0,
      ...median.get(key(row)),
      ...streak.get(key(row)),
    }));
  });
  return {
    /** For each game and rule set with an attempt, in the order of their ids and options. */
    figures: (profile: string, repeats: boolean): Figures[] => read(profile, repeats ? 1 : 0),
  };
}
