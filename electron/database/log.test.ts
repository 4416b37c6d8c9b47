import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Input } from '../../shared/api/contract.ts';
import { insertEnded, newDatabase, planOf } from '../testing/ended-attempts.ts';
import { FILTERS } from '../testing/recount.ts';
import { log, logQuery } from './log.ts';

let database: ReturnType<typeof newDatabase>;
beforeEach(() => (database = newDatabase()));
afterEach(() => database.remove());

type Asked = Input<'statistics.log'>;
const read = (asked: Partial<Asked> = {}) =>
  log(database.db).read('player', {
    ...{ game: 'amazons', options: 'a=b', repeats: false, result: 'all', before: null, limit: 50 },
    ...asked,
  });

test('the last attempt to end comes first, open ones and other rules are left out', () => {
  insertEnded(database.db, [
    { status: 'lost', home: 23 },
    { status: 'open' },
    { options: 'a=c' },
    { game: 'algerian' },
    { status: 'won', undos: 1 },
    { status: 'givenUp', hints: 2 },
  ]);
  expect(read().map(({ status, undos, hints, home }) => ({ status, undos, hints, home }))).toEqual([
    { status: 'givenUp', undos: 0, hints: 2, home: 28 },
    { status: 'won', undos: 1, hints: 0, home: 28 },
    { status: 'lost', undos: 0, hints: 0, home: 23 },
  ]);
});

test('repeats are left out unless wanted', () => {
  insertEnded(database.db, [{}, { repeat: 1 }]);
  expect(read()).toHaveLength(1);
  expect(read({ repeats: true }).map(({ repeat }) => repeat)).toEqual([true, false]);
});

test('each filter keeps its own', () => {
  insertEnded(database.db, [
    { status: 'won' },
    { status: 'won', undos: 1 },
    { status: 'won', hints: 1 },
    { status: 'lost' },
    { status: 'givenUp', hints: 1 },
  ]);
  const endings = (result: Asked['result']) => read({ result }).map(({ ending }) => ending);
  expect(endings('won')).toEqual([3, 2, 1]);
  expect(endings('notWon')).toEqual([5, 4]);
  expect(endings('clean')).toEqual([1]);
  expect(endings('helped')).toEqual([5, 3]);
});

test('pages follow one another without a gap', () => {
  insertEnded(
    database.db,
    Array.from({ length: 25 }, () => ({})),
  );
  const seen: number[] = [];
  for (let before: number | null = null; ; before = seen.at(-1) ?? null) {
    const page = read({ before, limit: 10 });
    if (page.length === 0) break;
    seen.push(...page.map(({ ending }) => ending));
  }
  expect(seen).toEqual(Array.from({ length: 25 }, (_, i) => 25 - i));
});

test('struck-out attempts stand in the log, or alone, or are left out', () => {
  insertEnded(database.db, [{}, { struck: 1 }, {}]);
  const struck = (asked: Partial<Asked>) => read(asked).map((one) => one.struck);
  expect(struck({})).toEqual([false, true, false]);
  expect(struck({ struck: true })).toEqual([true]);
  expect(struck({ struck: false })).toEqual([false, false]);
});

test('without a game it is the log of all games', () => {
  insertEnded(database.db, [{}, { game: 'algerian' }, { options: 'a=c' }]);
  expect(read({ game: undefined, options: undefined }).map(({ game, options }) => [game, options])).toEqual([
    ['amazons', 'a=c'],
    ['algerian', 'a=b'],
    ['amazons', 'a=b'],
  ]);
});

test.each(['ending', 'clock', 'home', 'passes', 'plies'] as const)('ordered by %s, both ways, by pages', (order) => {
  const rows = Array.from({ length: 25 }, (_, i) => ({ clock: i % 7, home: i % 5, passes: i % 3, plies: i % 11 }));
  insertEnded(database.db, rows);
  const all = rows.map((row, i) => ({ ...row, ending: i + 1 }));
  for (const rising of [true, false]) {
    const seen: number[] = [];
    for (let before: number | null = null; ; before = seen.at(-1) ?? null) {
      const page = read({ order, rising, before, limit: 10 });
      if (page.length === 0) break;
      seen.push(...page.map(({ ending }) => ending));
    }
    const sorted = [...all].sort((a, b) => a[order] - b[order] || a.ending - b.ending).map(({ ending }) => ending);
    expect(seen).toEqual(rising ? sorted : sorted.reverse());
  }
});

const PAGE = ['MATERIALIZE page', 'SCAN page', 'SEARCH attempt USING INTEGER PRIMARY KEY (rowid=?)'];

test.each(FILTERS)('under %j a page is found in the covering index, and only its own rows are fetched', (filter) => {
  for (const order of ['ending', 'clock'] as const)
    for (const before of [null, 7]) {
      const plan = planOf(database.db, logQuery({ ...filter, order, before }));
      const own = plan.filter((step) => !PAGE.includes(step) && !step.startsWith('USE TEMP B-TREE'));
      expect(own[0]).toMatch(/^SEARCH attempt USING COVERING INDEX attempt_ended \(profile=\?/);
      expect(own.slice(1)).toEqual(
        order === 'ending' || before === null
          ? []
          : ['SCALAR SUBQUERY 1', 'SEARCH attempt USING INDEX sqlite_autoindex_attempt_2 (ending=?)'],
      );
    }
});

test('a page of one rule set is found without sorting', () =>
  expect(planOf(database.db, logQuery({ game: 'amazons', options: 'a=b', repeats: false, before: 7 }))[1]).toBe(
    'SEARCH attempt USING COVERING INDEX attempt_ended (profile=? AND game=? AND options=? AND ending>? AND ending<?)',
  ));
