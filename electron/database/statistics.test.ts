import fc from 'fast-check';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Filter } from '../../shared/api/contract.ts';
import { insertEnded, newDatabase, planOf } from '../testing/ended-attempts.ts';
import { FILTERS, filters, recountFigures, type Counted } from '../testing/recount.ts';
import { history } from './history.ts';
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
  struck: fc.constantFrom(0, 0, 0, 0, 1),
  on: fc.constantFrom('2026-11-27', '2026-11-28', '2026-11-29'),
  clock: fc.integer({ min: 0, max: 3_600_000 }),
  passes: fc.integer({ min: 1, max: 300 }),
  plies: fc.integer({ min: 0, max: 300 }),
  home: fc.integer({ min: 0, max: 52 }),
  hints: fc.constantFrom(0, 0, 0, 0, 1),
  undos: fc.constantFrom(0, 0, 0, 2),
  restarts: fc.constantFrom(0, 0, 0, 1),
  lights: fc.constantFrom(0, 0, 0, 1),
  shows: fc.constantFrom(0, 0, 0, 0, 1),
} as const);

/** What is left of a row that is open: nothing is struck out of the record before it stands there. */
const inOrder = (rows: readonly (typeof row extends fc.Arbitrary<infer T> ? T : never)[]): Counted[] =>
  rows.map((one, i) => ({ ...one, struck: one.status === 'open' ? 0 : one.struck, ending: i + 1 }));

test('every figure of any rows under any filter is that of a plain recount', () => {
  fc.assert(
    fc.property(
      fc.array(row, { maxLength: 60 }),
      filters(['2026-11-27', '2026-11-28', '2026-11-30']),
      (any, filter) => {
        const rows = inOrder(any);
        database.db.exec('DELETE FROM attempt');
        insertEnded(database.db, rows);
        expect(statistics(database.db).figures('player', filter)).toEqual(recountFigures(rows, filter));
      },
    ),
    { numRuns: 200 },
  );
}, 120_000);

test('what a filter leaves out is what the others of its kind keep', () => {
  const PARTS: readonly Partial<Filter>[][] = [
    [{ help: 'clean' }, { help: 'helped' }],
    [{ result: 'won' }, { result: 'notWon' }],
    [{ game: 'amazons' }, { game: 'algerian' }],
  ];
  fc.assert(
    fc.property(fc.array(row, { maxLength: 60 }), (any) => {
      database.db.exec('DELETE FROM attempt');
      insertEnded(database.db, inOrder(any));
      const counts = (filter: Partial<Filter>): readonly number[] => {
        const asked = { repeats: true, ...filter };
        const { played, won, lost, givenUp, open, clean, fairPlayed, totalTime } = statistics(database.db).figures(
          'player',
          asked,
        ).all;
        const { clock } = history(database.db).read('player', { ...asked, since: '2026-01-01' });
        return [played, won, lost, givenUp, open, clean, fairPlayed, totalTime, clock];
      };
      const sum = (parts: readonly Partial<Filter>[]): readonly number[] =>
        parts.map(counts).reduce((a, b) => a.map((n, i) => n + (b[i] ?? 0)));
      for (const parts of PARTS) expect([parts, sum(parts)]).toEqual([parts, counts({})]);
      // Games in play are of no period.
      const ended = ([...all]: readonly number[]): readonly number[] => all.filter((_n, i) => i !== 4 && i !== 8);
      const days = [{ to: '2026-11-28' }, { from: '2026-11-29' }];
      expect(ended(sum(days))).toEqual(ended(counts({})));
    }),
    { numRuns: 60 },
  );
}, 60_000);

test('the figures are those of the player alone', () => {
  insertEnded(database.db, [{}, {}]);
  expect(statistics(database.db).figures('someone else', { repeats: true })).toMatchObject({ figures: [], games: [] });
});

test.each(FILTERS)('under %j every figure is read along a covering index, in its order', (filter: Filter) => {
  for (const [name, sql] of Object.entries(QUERIES))
    expect([name, ...planOf(database.db, sql(filter)).filter((step) => !step.startsWith('USE TEMP B-TREE'))]).toEqual([
      name,
      expect.stringMatching(
        name === 'open'
          ? /^SEARCH attempt USING (COVERING )?INDEX attempt_open \(profile=\?/
          : /^SEARCH attempt USING COVERING INDEX attempt_ended \(profile=\?/,
      ),
    ]);
  for (const sql of [QUERIES.sums, QUERIES.results, QUERIES.times])
    expect(planOf(database.db, sql(filter))).toHaveLength(1);
});
