import { expect, test } from 'vitest';
import { formatBackupName } from './backup-name.ts';
import { isDue, toPrune } from './prune.ts';

const NOW = Date.UTC(2026, 10, 29, 12);
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const MB = 1_000_000;

/** Backups made so many days ago, the first one first. */
const made = (daysAgo: readonly number[], bytes = MB) =>
  daysAgo.map((ago, i) => {
    const said = { nth: i + 1, at: NOW - ago * DAY, reason: 'daily' as const };
    return { name: formatBackupName(said), ...said, bytes };
  });
const kept = (all: ReturnType<typeof made>, spared: readonly string[] = []): number[] => {
  const gone = toPrune(all, NOW, spared);
  return all.filter((one) => !gone.includes(one)).map((one) => Math.round((NOW - one.at) / DAY));
};
const days = (from: number, to: number): number[] => Array.from({ length: from - to + 1 }, (_, i) => from - i);

test.each([
  ['nothing', [], []],
  ['one, however old', [4000], [4000]],
  ['ten', days(9, 0), days(9, 0)],
  ['the ten newest of a month', days(20, 0), days(9, 0)],
  ['the ten newest, and the last of each month', days(100, 0), [90, 60, 29, ...days(9, 0)]],
  [
    'of two years one a month of the last twelve',
    days(730, 0),
    [333, 302, 274, 243, 213, 182, 152, 121, 90, 60, 29, ...days(9, 0)],
  ],
  ['what is dated ahead of time only while it is new', [-900, -800, ...days(9, 0)], days(9, 0)],
  [
    'the newest by their count, when the clock has been set back',
    [...days(5, 0), ...days(705, 700)],
    [...days(3, 0), ...days(705, 700)],
  ],
] as const)('kept: %s', (_what, ago, left) => expect(kept(made(ago))).toEqual(left));

test.each([
  ['twenty-five of 10 MB', days(9, 0), 10 * MB, days(9, 0)],
  ['five of 60 MB', days(4, 0), 60 * MB, [2, 1, 0]],
  ['three of 300 MB', days(2, 0), 300 * MB, [0]],
  ['exactly 200 MB', days(3, 0), 50 * MB, days(3, 0)],
  ['one byte more', days(3, 0), 50 * MB + 1, days(2, 0)],
] as const)('within 200 MB: %s', (_what, ago, bytes, left) => expect(kept(made(ago, bytes))).toEqual(left));

test('what is spared stays, for its age and for its size', () => {
  const old = made(days(400, 0));
  expect(kept(old, [old[0]?.name ?? '']).slice(0, 2)).toEqual([400, 333]);
  const large = made(days(2, 0), 150 * MB);
  expect(kept(large, [large[0]?.name ?? ''])).toEqual([2, 0]);
});

test.each([
  ['none yet', [], true],
  ['one of an hour ago', [1 / 24], false],
  ['one of 23 hours ago', [23 / 24], false],
  ['one of a day ago', [1], true],
  ['one of an hour ahead, after travelling', [-1 / 24], false],
  ['one of next year, made while the clock was wrong', [-400], true],
  ['one of next year and one of today', [-400, 0.5], false],
] as const)('the daily backup is due with %s: %s', (_what, ago, due) => expect(isDue(made(ago), NOW)).toBe(due));
