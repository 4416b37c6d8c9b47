import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Input } from '../../shared/api/contract.ts';
import { insertEnded, newDatabase, planOf } from '../testing/ended-attempts.ts';
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

test('a page is read along the index, without sorting', () => {
  for (const result of ['all', 'won', 'notWon', 'clean', 'helped'] as const)
    expect(planOf(database.db, logQuery(result))).toEqual([
      'SEARCH attempt USING INDEX attempt_by_rules (profile=? AND game=? AND options=? AND ending<?)',
    ]);
});
