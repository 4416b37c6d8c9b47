import fc from 'fast-check';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Figures } from '../../shared/api/contract.ts';
import { insertEnded, newDatabase, planOf } from '../testing/ended-attempts.ts';
import { QUERIES, statistics } from './statistics.ts';

let database: ReturnType<typeof newDatabase>;
beforeEach(() => (database = newDatabase()));
afterEach(() => database.remove());

const row = fc.record({
  game: fc.constantFrom('algerian', 'amazons'),
  options: fc.constantFrom('a=b', 'a=c'),
  status: fc.constantFrom('won', 'won', 'lost', 'givenUp', 'open'),
  source: fc.constantFrom('random', 'random', 'number', 'text', 'kind'),
  repeat: fc.constantFrom(0, 0, 0, 1),
  clock: fc.integer({ min: 0, max: 3_600_000 }),
  passes: fc.integer({ min: 1, max: 300 }),
  hints: fc.constantFrom(0, 0, 0, 0, 1),
  undos: fc.constantFrom(0, 0, 0, 2),
  restarts: fc.constantFrom(0, 0, 0, 1),
  lights: fc.constantFrom(0, 0, 0, 1),
  shows: fc.constantFrom(0, 0, 0, 0, 1),
} as const);
type Row = typeof row extends fc.Arbitrary<infer T> ? T : never;

/** The figures of one game and rule set, counted one by one in the order of ending. */
function recount(rows: readonly Row[], game: string, options: string): Figures {
  const ended = rows.filter(({ status }) => status !== 'open');
  const wins = ended.filter(({ status }) => status === 'won');
  const clean = (one: Row): boolean =>
    [one.hints, one.undos, one.restarts, one.lights, one.shows].every((count) => count === 0);
  const fair = ended.filter((one) => one.source === 'random' && one.repeat === 0 && clean(one));
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
    game,
    options,
    played: ended.length,
    won: wins.length,
    lost: ended.filter(({ status }) => status === 'lost').length,
    givenUp: ended.filter(({ status }) => status === 'givenUp').length,
    open: rows.length - ended.length,
    clean: wins.filter(clean).length,
    fairPlayed: fair.length,
    fairWon: fair.filter(({ status }) => status === 'won').length,
    bestTime: times[0] ?? null,
    medianTime: times.length === 0 ? null : Math.round(middle.reduce((sum, time) => sum + time, 0) / middle.length),
    totalTime: times.reduce((sum, time) => sum + time, 0),
    fewestPasses: wins.length === 0 ? null : Math.min(...wins.map(({ passes }) => passes)),
    streak,
    longestWon,
    longestLost,
  };
}

test('every figure of any history is that of a plain recount', () => {
  fc.assert(
    fc.property(fc.array(row, { maxLength: 60 }), fc.boolean(), (rows, repeats) => {
      database.db.exec('DELETE FROM attempt');
      insertEnded(database.db, rows);
      const counted = rows.filter(({ repeat }) => repeats || repeat === 0);
      const expected = ['algerian', 'amazons'].flatMap((game) =>
        ['a=b', 'a=c'].flatMap((options) => {
          const own = counted.filter((one) => one.game === game && one.options === options);
          return own.length === 0 ? [] : [recount(own, game, options)];
        }),
      );
      expect(statistics(database.db).figures('player', repeats)).toEqual(expected);
    }),
    { numRuns: 150 },
  );
}, 120_000);

test('the figures are those of the profile alone', () => {
  insertEnded(database.db, [{}, {}]);
  expect(statistics(database.db).figures('someone else', true)).toEqual([]);
});

const SEARCH = 'SEARCH attempt USING INDEX attempt_by_rules (profile=?)';

test.each(Object.entries(QUERIES))('%s are read along the index of game and rule set', (_name, sql) =>
  expect(planOf(database.db, sql).filter((step) => step.includes('attempt'))).toEqual([SEARCH]),
);

test('totals are counted in one walk, without sorting', () =>
  expect(planOf(database.db, QUERIES.TOTALS)).toEqual([SEARCH]));
