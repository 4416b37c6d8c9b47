import fc from 'fast-check';
import { expect, test } from 'vitest';
import { newRecord, view } from '../../shared/engine/record.ts';
import { GAMES } from '../../shared/games/index.ts';
import { dealt } from '../../shared/games/testing/every-game.ts';
import { footHeight, layoutOf } from '../../shared/layout/index.ts';
import { boardOf, overlap, pileBox, type Box } from './board.ts';
import { between, freeBoxes, nearest, rightOf, roomFrom, taken } from './free.ts';

const FRAMES = [
  [500, 400],
  [640, 400],
  [800, 600],
  [1024, 768],
  [1280, 800],
  [3840, 2160],
].map(([width = 0, height = 0]) => ({ width, height }));
const TABLES = GAMES.flatMap((game) => FRAMES.map((frame) => ({ game, frame, name: `${game.id} ${frame.width}` })));

test.each(TABLES)('$name: the figures have room that no pile ever covers, down to the foot', ({ game, frame }) => {
  const board = boardOf(layoutOf(game, frame), frame);
  const room = roomFrom(board, board.layout.figures);
  expect(room.width).toBeGreaterThanOrEqual(40);
  expect(room.y + room.height).toBe(frame.height - footHeight(frame));
  expect(room.x + room.width).toBeLessThan(frame.width);
  for (const spot of board.layout.spots) {
    const { x, y, width, height } = pileBox(board, spot);
    expect(overlap(room, { x: x + board.left, y: y + board.top, width, height }), spot.pile).toBe(0);
  }
});

test.each(TABLES)('$name: free places keep clear of every card', ({ game, frame }) => {
  const { options } = game.presets[0];
  const start = dealt(game, options, 1);
  const board = boardOf(layoutOf(game, frame), frame);
  const boxes = taken(board, view(newRecord(game, options, { kind: 'number', shuffle: 1, number: 1 }, start), start));
  const free = freeBoxes(between(board), boxes);
  expect(free.length).toBeGreaterThan(0);
  for (const one of free) for (const box of boxes) expect(overlap(one, box)).toBe(0);
});

const part = fc.integer({ min: 0, max: 60 });
const boxes = fc.record({ x: part, y: part, width: part, height: part });

test('whatever is taken: free boxes lie in the area and meet nothing, and every free point lies in one', () => {
  const area: Box = { x: 0, y: 0, width: 80, height: 80 };
  fc.assert(
    fc.property(fc.array(boxes, { maxLength: 8 }), part, part, (all, x, y) => {
      const free = freeBoxes(area, all);
      for (const one of free) {
        expect(overlap(one, area)).toBe(one.width * one.height);
        for (const box of all) expect(overlap(one, box)).toBe(0);
      }
      const point = { x: x + 0.25, y: y + 0.25, width: 0.5, height: 0.5 };
      const air = all.map((box) => ({ x: box.x - 6, y: box.y - 6, width: box.width + 12, height: box.height + 12 }));
      expect(free.some((one) => overlap(one, point) > 0)).toBe(air.every((box) => overlap(box, point) === 0));
    }),
  );
});

test('a box is laid as near to a point as its place lets it', () => {
  const place = { x: 10, y: 10, width: 100, height: 50 };
  expect(nearest(place, { width: 30, height: 20 }, { x: 95, y: 0 })).toEqual({ x: 80, y: 10 });
  expect(rightOf(place, 40)).toEqual({ x: 40, y: 10, width: 70, height: 50 });
});
