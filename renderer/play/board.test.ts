import { expect, test } from 'vitest';
import { newRecord, start, view } from '../../shared/engine/record.ts';
import { SHUFFLE } from '../../shared/engine/shuffle.ts';
import { CARD_HEIGHT, cornerOf, FAN, layoutOf, spotOf } from '../../shared/layout/index.ts';
import { amazons } from '../../shared/games/amazons.ts';
import { tournament } from '../../shared/games/tournament.ts';
import { algerian } from '../../shared/games/algerian.ts';
import { rulesOf } from '../../shared/games/index.ts';
import { PADDING } from '../../shared/layout/tray.ts';
import { aboveFoot, bestTarget, boardOf, neighbour, overlap, pileBox, readableTo } from './board.ts';

const frame = { width: 1280, height: 800 };
const board = boardOf(layoutOf(amazons, frame), frame);
const box = (pile: string) => {
  const spot = board.layout.spots.find((one) => one.pile === pile);
  if (!spot) throw new Error(pile);
  return pileBox(board, spot);
};

test.each([
  [1280, 800, 117],
  [800, 600, 85],
  [3840, 2160, 240],
])('%i × %i: a card is %i px wide, the board lies in the middle', (width, height, cw) => {
  const one = boardOf(layoutOf(amazons, { width, height }), { width, height });
  expect(one.cw).toBe(cw);
  expect(Math.abs(2 * one.left + one.px(one.layout.width) - width)).toBeLessThanOrEqual(1);
});

test.each([1, 1.25, 1.5, 2])('at %f device pixels a px everything lies on whole device pixels', (scale) => {
  const one = boardOf(layoutOf(amazons, frame), frame, scale);
  for (const spot of one.layout.spots) expect((one.px(spot.x) * scale) % 1).toBeCloseTo(0, 9);
});

test('a card dropped anywhere is laid on the legal pile it covers most', () => {
  const { x, y } = box('f2');
  expect(bestTarget(board, { x: x + 20, y: y + 40 }, ['f1', 'f2', 'f3'])).toBe('f2');
  expect(bestTarget(board, { x: x + 100, y }, ['f1', 'f3'])).toBe('f3');
  expect(bestTarget(board, { x, y }, ['f4'])).toBeNull();
  expect(bestTarget(board, { x, y }, [])).toBeNull();
});

test('boxes that only touch share nothing', () =>
  expect(overlap({ x: 0, y: 0, width: 10, height: 10 }, { x: 10, y: 0, width: 10, height: 10 })).toBe(0));

test.each([
  ['s', [1, 0], 't1'],
  ['t1', [-1, 0], 's'],
  ['t2', [0, -1], 'f2'],
  ['f4', [0, 1], 't4'],
  ['f4', [1, 0], null],
] as const)('from %s in direction %j lies %s', (from, way, to) => expect(neighbour(board, from, way)).toBe(to));

test('every pile of a two-pack game can be reached by arrow keys from any other', () => {
  const one = boardOf(layoutOf(algerian, frame), frame);
  const reached = new Set(['s']);
  const next: string[] = ['s'];
  for (let from = next.pop(); from !== undefined; from = next.pop())
    for (const way of [
      [1, 0],
      [-1, 0],
      [0, 1],
      [0, -1],
    ] as const) {
      const to = neighbour(one, from as 's', way);
      if (to === null || reached.has(to)) continue;
      reached.add(to);
      next.push(to);
    }
  expect([...reached].sort()).toEqual(one.layout.spots.map(({ pile }) => pile).sort());
});

test.each([
  [800, 600, 7],
  [640, 400, 7],
  [500, 400, 4],
  [800, 600, 1],
])('%i × %i: above a slip that leaves a fan of %i cards its room, all can be read', (width, height, count) => {
  const small = { width, height };
  const one = boardOf(layoutOf(amazons, small), small);
  const { options } = amazons.presets[0];
  const deal = { kind: 'number', shuffle: SHUFFLE, number: 1 } as const;
  const state = start(rulesOf(amazons, options), { deal });
  const dealt = view(newRecord(amazons, options, deal, state), state);
  const ends = readableTo(one, { ...dealt, depots: [Array.from({ length: count }, (_, card) => card), [], [], []] });
  const depot = spotOf(aboveFoot(one, height - ends).layout, 't1');
  const corner = cornerOf(depot, count - 1, count);
  expect(corner.y - depot.y).toBeCloseTo((count - 1) * FAN.down.small, 6);
  expect(one.top + (corner.y + CARD_HEIGHT) * one.cw).toBeCloseTo(ends, 6);
});

test.each([
  [640, 400, 168],
  [500, 400, 150],
  [800, 600, 150],
])('%i × %i: reserves below one another end above a slip of %i px, and each is seen', (width, height, slip) => {
  const one = boardOf(layoutOf(tournament, { width, height }), { width, height });
  const { spots, recesses } = aboveFoot(one, slip).layout;
  const y = ['r1', 'r2', 'r3', 'r4'].map((pile) => spots.find((spot) => spot.pile === pile)?.y ?? NaN);
  for (const [i, at] of y.slice(1).entries()) expect(at - (y[i] ?? NaN)).toBeGreaterThanOrEqual(0.47);
  const shelf = recesses.find(({ piles }) => piles.includes('r4'));
  expect(y.at(-1)).toBeCloseTo((shelf?.y ?? NaN) + (shelf?.height ?? NaN) - CARD_HEIGHT - PADDING, 6);
  expect(one.top + one.cw * ((shelf?.y ?? NaN) + (shelf?.height ?? NaN))).toBeLessThanOrEqual(height - slip + 1e-6);
});
