import { describe, expect, test } from 'vitest';
import { newRecord, view } from '../engine/record.ts';
import { GAMES } from '../games/index.ts';
import { dealt } from '../games/testing/every-game.ts';
import {
  CARD_HEIGHT,
  cornerOf,
  FAN,
  footHeight,
  headHeight,
  layoutOf,
  pileOf,
  places,
  SMALL_CARD,
  upperRow,
  type Frame,
  type Spot,
} from './index.ts';
import { longestDepot } from './tray.ts';

const FRAMES: readonly Frame[] = [
  { width: 800, height: 600 },
  { width: 1024, height: 768 },
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
  { width: 3840, height: 2160 },
  { width: 1280, height: 800, largeIndex: true },
  { width: 500, height: 700 },
  { width: 640, height: 960 },
  { width: 1080, height: 1920 },
];
const TABLES = GAMES.flatMap((game) =>
  FRAMES.map((frame) => ({
    game,
    frame,
    name: `${game.id} ${frame.width}×${frame.height}${frame.largeIndex ? ' large' : ''}`,
  })),
);

/** Where the rank of the large index ends beside the edge of its card, but for a hair. */
const LARGE_RANK = 0.19;
/** The most cards a foundation and a reserve hold in play, and a depot that is built on; the stock is not fanned. */
const MOST = { s: 1, f: 13, r: 16, t: 13 };
/** Where rank and suit end below the top of a card that others cover: half of the suit tells it. */
const SUIT_SEEN = { classic: 0.26, large: 0.2 };

describe.each(TABLES)('$name', ({ game, frame }) => {
  const layout = layoutOf(game, frame);
  const start = dealt(game, game.presets[0].options, 1);
  const seen = view(newRecord(game, game.presets[0].options, { kind: 'number', shuffle: 1, number: 1 }, start), start);

  const { rules } = start;
  const most = ({ pile }: Spot): number =>
    pile.startsWith('t') && rules.building === null ? longestDepot(rules) : MOST[pile.charAt(0) as keyof typeof MOST];

  test('every pile has one spot', () => {
    const { foundations, depots, reserves } = start;
    const wanted = ['s', ...foundations.map((_, i) => `f${i + 1}`), ...depots.map((_, i) => `t${i + 1}`)];
    expect(layout.spots.map((spot) => spot.pile)).toEqual([...wanted, ...reserves.map((_, i) => `r${i + 1}`)]);
  });

  test('cards that lie open have one place each, sorted, apart by a readable index', () => {
    const all = places(layout, seen);
    const cards = all.map((place) => place.card);
    expect(cards).toEqual([...new Set(cards)].sort((a, b) => a - b));
    for (const { pile } of layout.spots.filter((spot) => spot.pile !== 's')) {
      const heights = pileOf(seen, pile).flatMap((card) => all.find((place) => place.card === card)?.z ?? []);
      expect(heights, pile).toEqual([...new Set(heights)].sort((a, b) => a - b));
    }
  });

  test('full piles stay on the board, indices readable, and cover no other pile', () => {
    const bottom = (frame.height - headHeight(frame) - footHeight(frame)) / layout.cardWidth;
    const boxes = layout.spots.map((spot) => ({ spot, box: boxOf(spot, most(spot)) }));
    const large = frame.largeIndex || layout.cardWidth < SMALL_CARD;
    const suitSeen = SUIT_SEEN[layout.cardWidth < SMALL_CARD ? 'large' : 'classic'];
    for (const { spot, box } of boxes) {
      expect(box.y + box.height, spot.pile).toBeLessThanOrEqual(bottom);
      const side = large ? LARGE_RANK : FAN.side.least;
      const least = { none: 0, down: suitSeen, side }[spot.fan];
      for (let count = 2; count <= most(spot); count++)
        expect(leastStep(spot, count), `${spot.pile} ${count}`).toBeGreaterThanOrEqual(least - 1e-9);
      if (spot.fan === 'side') expect(spot.rows?.apart, spot.pile).toBeGreaterThan(large ? 0.44 : 0.31);
    }
    for (const [i, one] of boxes.entries())
      for (const other of boxes.slice(i + 1))
        expect(overlap(one.box, other.box), `${one.spot.pile} ${other.spot.pile}`).toBe(false);
  });

  test('a reserve lies within its shelf, also in two rows', () => {
    for (const shelf of layout.recesses.filter(({ kind }) => kind === 'shelf'))
      for (const spot of layout.spots.filter(({ pile }) => shelf.piles.includes(pile)))
        for (let count = 1; count <= MOST.r; count++) {
          const box = boxOf(spot, count);
          const height = upperRow(spot, count) > 0 ? (shelf.crowded ?? 0) : shelf.height;
          expect(box.y, `${spot.pile} ${count}`).toBeGreaterThan(shelf.y);
          expect(box.y + box.height, `${spot.pile} ${count}`).toBeLessThan(shelf.y + height);
        }
  });

  test('the board fits the window with its margins', () => {
    const width = layout.spots.reduce((most, spot) => Math.max(most, spot.x + 1), layout.width);
    const least = layout.spots.reduce((most, spot) => Math.min(most, spot.x), 0);
    const middle = layout.width / 2;
    const half = frame.width / 2 / layout.cardWidth;
    expect(middle - least).toBeLessThanOrEqual(half);
    expect(width - middle).toBeLessThanOrEqual(half);
    expect(layout.cardWidth).toBeGreaterThanOrEqual(frame.width < 800 ? 40 : 50);
    expect(layout.cardWidth).toBeLessThanOrEqual(240);
  });
});

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

function boxOf(spot: Spot, count: number): Box {
  const corners = Array.from({ length: count }, (_, n) => cornerOf(spot, n, count));
  const x = Math.min(...corners.map((c) => c.x));
  const y = Math.min(...corners.map((c) => c.y));
  const right = Math.max(...corners.map((c) => c.x)) + 1;
  const bottom = Math.max(...corners.map((c) => c.y)) + CARD_HEIGHT;
  return { x, y, width: right - x, height: bottom - y };
}

/** The least distance along the fan from a card to the next one in its row. */
function leastStep(spot: Spot, count: number): number {
  const corners = Array.from({ length: count }, (_, n) => cornerOf(spot, n, count));
  const steps = corners.slice(1).map((c, i) => {
    const before = corners[i] ?? c;
    return c.x < before.x ? Infinity : c.x - before.x + (c.y - before.y);
  });
  return Math.min(...steps);
}

const overlap = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width - 1e-9 &&
  b.x < a.x + a.width - 1e-9 &&
  a.y < b.y + b.height - 1e-9 &&
  b.y < a.y + a.height - 1e-9;

test('the pictures’ measures', () => {
  const widths = (id: string): number[] =>
    GAMES.filter((game) => game.id === id).flatMap((game) =>
      [FRAMES[2], FRAMES[0]].flatMap((frame) => (frame ? [layoutOf(game, frame).cardWidth] : [])),
    );
  expect(widths('amazons')).toEqual([117, 85]);
  expect(widths('algerian')).toEqual([84, 53]);
});
