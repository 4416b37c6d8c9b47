import { expect, test } from 'vitest';
import { bars, quarters } from './bars.ts';

const frame = { left: 0, top: 20, width: 280, height: 80 };

test('the tallest bar fills the frame, the others stand in proportion, each over its number', () => {
  const drawn = bars(
    [
      { home: 0, games: 10 },
      { home: 27, games: 40 },
    ],
    28,
    frame,
  );
  expect(drawn.map(({ height, y }) => [height, y])).toEqual([
    [20, 80],
    [80, 20],
  ]);
  expect(drawn[1]?.x).toBeGreaterThan(270);
  expect((drawn[1]?.x ?? 0) + (drawn[1]?.width ?? 0)).toBeLessThan(280);
});

test('the axis is named in quarters of the pack', () => {
  expect(quarters(28)).toEqual([0, 7, 14, 21, 27]);
  expect(quarters(104)).toEqual([0, 26, 52, 78, 103]);
});
