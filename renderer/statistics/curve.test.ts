import { expect, test } from 'vitest';
import { curve } from './curve.ts';

const area = { left: 36, top: 10, width: 500, height: 200 };

test('the line runs over the whole width and its last point is the end', () => {
  const drawn = curve(
    [
      { on: '2026-05-03', won: 0 },
      { on: '2026-05-04', won: 20 },
      { on: '2026-06-01', won: 40 },
    ],
    area,
  );
  expect(drawn.line).toBe('M36 210L286 110L536 10');
  expect(drawn.end).toMatchObject({ x: 536, y: 10 });
  expect(drawn.grid.map(({ share }) => Math.round(share * 100))).toEqual([0, 20, 40, 60, 80, 100]);
});

test('the scale ends at the next fifth above the range and holds the rates laid beside it', () => {
  const points = [{ on: '2026-05-03', won: 8 }];
  const tops = [curve(points, area), curve(points, area, [0.65])].map(({ grid }) => grid.at(-1)?.share);
  expect(tops).toEqual([0.4, 0.8]);
});

test('months are named at their first point, where there is room; the first gives way', () => {
  const points = Array.from({ length: 100 }, (_, i) => ({
    on: i < 4 ? '2026-04-30' : i < 60 ? '2026-05-15' : '2026-06-02',
    won: 5,
  }));
  expect(curve(points, area).months.map(({ on }) => on)).toEqual(['2026-05-15', '2026-06-02']);
});
