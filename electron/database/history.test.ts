import { afterEach, beforeEach, expect, test } from 'vitest';
import { insertEnded, newDatabase, planOf, type Ended } from '../testing/ended-attempts.ts';
import { FILTERS } from '../testing/recount.ts';
import { history, QUERIES } from './history.ts';

let database: ReturnType<typeof newDatabase>;
beforeEach(() => (database = newDatabase()));
afterEach(() => database.remove());

const read = (repeats = false) =>
  history(database.db).read('player', { game: 'amazons', options: 'a=b', repeats, since: '2026-06-01' });

test('nothing played gives nothing to draw', () =>
  expect(read()).toEqual({ clock: 0, window: 40, curve: [], days: [], home: [], times: [] }));

test.each([40, 41, 279, 280, 1000, 10_000])('the curve of %i attempts is that of a plain recount', (length) => {
  const rows = Array.from({ length }, (_, i): Ended => ({
    status: (i * 7) % 5 < 2 ? 'won' : 'lost',
    on: `2026-11-${String(1 + (i % 28)).padStart(2, '0')}`,
  }));
  insertEnded(database.db, rows);
  const { curve, window } = read();
  const step = Math.floor((length - 40) / 240) + 1;
  expect(window).toBe(Math.max(40, step));
  const every = rows.flatMap(({ on = '' }, i) =>
    i < window - 1
      ? []
      : [{ on, won: rows.slice(i + 1 - window, i + 1).filter(({ status }) => status === 'won').length }],
  );
  expect(curve).toEqual(every.filter((_, i) => (every.length - 1 - i) % step === 0));
  expect(curve.length).toBeLessThanOrEqual(240);
  expect(curve.at(-1)).toEqual(every.at(-1));
});

test('39 attempts have no curve', () => {
  insertEnded(
    database.db,
    Array.from({ length: 39 }, () => ({})),
  );
  expect(read().curve).toEqual([]);
});

test('days, cards home and the clock are those of the rules that were asked for', () => {
  insertEnded(database.db, [
    { on: '2026-05-31' },
    { on: '2026-06-01', status: 'lost', home: 20 },
    { on: '2026-06-01', status: 'givenUp', home: 20 },
    { on: '2026-06-04' },
    { on: '2026-06-02', status: 'lost', home: 3, repeat: 1 },
    { on: '2026-06-03', options: 'a=c', status: 'lost' },
    { status: 'open', clock: 500 },
  ]);
  expect(read()).toMatchObject({
    clock: 4500,
    days: [
      { on: '2026-06-01', played: 2, won: 0 },
      { on: '2026-06-04', played: 1, won: 1 },
    ],
    home: [{ home: 20, games: 2 }],
  });
  expect(read(true)).toMatchObject({
    clock: 5500,
    home: [
      { home: 3, games: 1 },
      { home: 20, games: 2 },
    ],
  });
});

test('wins are told apart by their whole minutes', () => {
  insertEnded(database.db, [{ clock: 0 }, { clock: 59_999 }, { clock: 60_000 }, { clock: 3_600_000, status: 'lost' }]);
  expect(read().times).toEqual([
    { minutes: 0, games: 2 },
    { minutes: 1, games: 1 },
  ]);
});

test.each(FILTERS)('under %j every picture is read along a covering index', (filter) => {
  for (const [name, sql] of Object.entries(QUERIES))
    expect([name, ...planOf(database.db, sql(filter)).filter((step) => !step.startsWith('USE TEMP B-TREE'))]).toEqual([
      name,
      name === 'date'
        ? 'SEARCH attempt USING INDEX sqlite_autoindex_attempt_2 (ending=?)'
        : expect.stringMatching(
            /^SEARCH attempt USING (COVERING INDEX attempt_ended|(COVERING )?INDEX attempt_open) \(profile=\?/,
          ),
    ]);
});
