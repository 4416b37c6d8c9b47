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
    40,
    area,
  );
  expect(drawn.line).toBe('M36 210L286 110L536 10');
  expect(drawn.end).toMatchObject({ x: 536, y: 10 });
  expect(drawn.grid.map(({ share }) => Math.round(share * 100))).toEqual([0, 20, 40, 60, 80, 100]);
});

test('the scale ends at the next fifth above the range and holds the rates laid beside it', () => {
  const points = [{ on: '2026-05-03', won: 8 }];
  const tops = [curve(points, 40, area), curve(points, 40, area, [0.65])].map(({ grid }) => grid.at(-1)?.share);
  expect(tops).toEqual([0.4, 0.8]);
});

test('months are named at their first point, where there is room; the first gives way', () => {
  const points = Array.from({ length: 100 }, (_, i) => ({
    on: i < 4 ? '2026-04-30' : i < 60 ? '2026-05-15' : '2026-06-02',
    won: 5,
  }));
  expect(curve(points, 40, area).dates.map(({ on }) => on)).toEqual(['2026-05-15', '2026-06-02']);
});

test('years are named in a long history', () => {
  const points = Array.from({ length: 60 }, (_, i) => ({
    on: `${2020 + Math.floor(i / 12)}-${String(1 + (i % 12)).padStart(2, '0')}-10`,
    won: 5,
  }));
  const { dates, years } = curve(points, 40, area);
  expect(years).toBe(true);
  expect(dates.map(({ on }) => on)).toEqual(['2020-01-10', '2021-01-10', '2022-01-10', '2023-01-10', '2024-01-10']);
});

test('a single point stands at the end, with a range that can be seen', () => {
  const { end, band } = curve([{ on: '2026-05-03', won: 20 }], 40, area);
  expect(end.x).toBe(536);
  expect(band).toMatch(/^M529 \S+L543 /);
});

test('the range is that of as many attempts as were looked back on', () => {
  const bands = [40, 4000].map((window) => curve([{ on: '2026-05-03', won: window / 2 }], window, area).band);
  expect(bands[0]).not.toBe(bands[1]);
});
