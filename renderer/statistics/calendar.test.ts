import { expect, test } from 'vitest';
import { calendar, calendarStart, monthsOf, weeksOf } from './calendar.ts';

test('the calendar begins on a Monday and its last week holds today', () => {
  expect(calendarStart('2026-11-29')).toBe('2026-06-01');
  expect(calendarStart('2026-11-30')).toBe('2026-06-08');
  const days = calendar('2026-11-30', []);
  expect(days[0]).toMatchObject({ on: '2026-06-08', week: 0, weekday: 0 });
  expect(days.at(-1)).toMatchObject({ on: '2026-11-30', week: 25, weekday: 0 });
});

test('every day stands once, over the change of the clocks and a leap day', () => {
  const days = calendar('2028-04-02', []);
  expect(days).toHaveLength(182);
  expect(new Set(days.map(({ on }) => on)).size).toBe(182);
  expect(days.some(({ on }) => on === '2028-02-29')).toBe(true);
});

test('shades are quarters of the busiest day', () => {
  const played = [
    { on: '2026-11-26', played: 8, won: 0 },
    { on: '2026-11-27', played: 1, won: 1 },
    { on: '2026-11-28', played: 3, won: 2 },
  ];
  expect(
    calendar('2026-11-29', played)
      .slice(-4)
      .map(({ shade }) => shade),
  ).toEqual([4, 1, 2, 0]);
});

test('months are named once, and not so close that names touch', () => {
  const named = monthsOf(calendar('2026-11-29', []));
  expect(named.map(({ on }) => on.slice(0, 7))).toEqual([
    '2026-06',
    '2026-07',
    '2026-08',
    '2026-09',
    '2026-10',
    '2026-11',
  ]);
  const late = monthsOf(calendar('2026-12-20', []));
  expect(late.every(({ week }, i) => i === 0 || week - (late[i - 1]?.week ?? 0) >= 3)).toBe(true);
});

test('a week holds its days from Monday on, the last one up to today', () => {
  const played = [
    { on: '2026-11-22', played: 5, won: 1 },
    { on: '2026-11-23', played: 2, won: 2 },
    { on: '2026-11-25', played: 3, won: 1 },
    { on: '2026-11-26', played: 7, won: 7 },
  ];
  const weeks = weeksOf(calendar('2026-11-25', played));
  expect(weeks).toHaveLength(26);
  expect(weeks.slice(-2)).toEqual([
    { on: '2026-11-16', week: 24, played: 5, won: 1 },
    { on: '2026-11-23', week: 25, played: 5, won: 3 },
  ]);
});
