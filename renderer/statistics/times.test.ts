import fc from 'fast-check';
import { expect, test } from 'vitest';
import { edgesOf, timeSpans } from './times.ts';

const wins = (...minutes: number[]) => minutes.map((one) => ({ minutes: one, games: 1 }));

test('short games stand by the minute, minutes without a win among them', () =>
  expect(timeSpans(wins(1, 3))).toEqual([
    { from: 0, to: 1, games: 0 },
    { from: 1, to: 2, games: 1 },
    { from: 2, to: 3, games: 0 },
    { from: 3, to: 4, games: 1 },
  ]));

test('long games stand by wider spans', () => {
  const spans = timeSpans(wins(20, 41, 55, 61, 62));
  expect(spans).toHaveLength(13);
  expect(spans.at(-1)).toEqual({ from: 60, to: 65, games: 2 });
});

test('a game left on the table overnight does not press the others into one span', () => {
  const spans = timeSpans([
    { minutes: 4, games: 60 },
    { minutes: 6, games: 40 },
    { minutes: 700, games: 2 },
  ]);
  expect(spans).toHaveLength(20);
  expect(spans[4]).toEqual({ from: 4, to: 5, games: 60 });
  expect(spans.at(-1)).toEqual({ from: 19, to: null, games: 2 });
});

test('every win stands in the one span it belongs to', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.record({ minutes: fc.nat(3000), games: fc.integer({ min: 1, max: 900 }) }), {
        minLength: 1,
        selector: ({ minutes }) => minutes,
      }),
      (any) => {
        const times = any.sort((a, b) => a.minutes - b.minutes);
        const spans = timeSpans(times);
        expect(spans.length).toBeLessThanOrEqual(20);
        for (const { from, to, games } of spans) {
          const within = times.filter(({ minutes }) => minutes >= from && minutes < (to ?? Infinity));
          expect(games).toBe(within.reduce((sum, one) => sum + one.games, 0));
        }
        expect(spans.reduce((sum, { games }) => sum + games, 0)).toBe(times.reduce((sum, one) => sum + one.games, 0));
      },
    ),
  );
});

test('few edges are all named, of many every fifth and the one without an end', () => {
  expect(edgesOf(timeSpans(wins(2))).map(({ minutes }) => minutes)).toEqual([0, 1, 2, 3]);
  const many = edgesOf(timeSpans([{ minutes: 4, games: 100 }, ...wins(700)]));
  expect(many.map(({ at, minutes, open }) => [at, minutes, open])).toEqual([
    [0, 0, false],
    [5, 5, false],
    [10, 10, false],
    [15, 15, false],
    [19, 19, true],
  ]);
});
