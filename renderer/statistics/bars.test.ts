import { expect, test } from 'vitest';
import { bars, quarters } from './bars.ts';

const frame = { left: 0, top: 20, width: 280, height: 80 };

test('the tallest bar fills the frame, the others stand in proportion, each over its place', () => {
  const drawn = bars(
    [
      { at: 0, games: 10 },
      { at: 5, games: 0 },
      { at: 27, games: 40 },
    ],
    28,
    frame,
  );
  expect(drawn.map(({ height, y }) => [height, y])).toEqual([
    [20, 80],
    [0, 100],
    [80, 20],
  ]);
  expect(drawn[2]?.x).toBeGreaterThan(270);
  expect((drawn[2]?.x ?? 0) + (drawn[2]?.width ?? 0)).toBeLessThan(280);
});

test('what was won takes its share of a bar', () =>
  expect(
    bars(
      [
        { at: 0, games: 4, won: 1 },
        { at: 1, games: 2, won: 2 },
        { at: 2, games: 0, won: 0 },
        { at: 3, games: 2 },
      ],
      4,
      frame,
    ).map(({ height, wonHeight }) => [height, wonHeight]),
  ).toEqual([
    [80, 20],
    [40, 40],
    [0, 0],
    [40, 0],
  ]));

test('one game beside very many can still be seen', () =>
  expect(
    bars(
      [
        { at: 0, games: 1 },
        { at: 1, games: 100_000 },
      ],
      2,
      frame,
    )[0]?.height,
  ).toBe(1));

test('the axis is named in quarters of the pack', () => {
  expect(quarters(28)).toEqual([0, 7, 14, 21, 27]);
  expect(quarters(104)).toEqual([0, 26, 52, 78, 103]);
});
