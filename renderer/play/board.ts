import type { PileCode } from '../../shared/engine/notation.ts';
import type { View } from '../../shared/engine/record.ts';
import {
  CARD_HEIGHT,
  cornersOf,
  FAN,
  footHeight,
  headHeight,
  openCards,
  type Frame,
  type Layout,
  type Recess,
  type Spot,
} from '../../shared/layout/index.ts';

/** A rectangle on the board, px from its corner. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A layout laid into a window: card units become px, on whole device pixels. */
export interface Board {
  readonly layout: Layout;
  readonly frame: Frame;
  /** Width and height of a card. */
  readonly cw: number;
  readonly ch: number;
  /** The board's corner in the window. */
  readonly left: number;
  readonly top: number;
  /** A length in card widths as px. */
  readonly px: (units: number) => number;
}

/** The board of a layout; `foot` is the height kept free below it. */
export function boardOf(layout: Layout, frame: Frame, scale = 1, foot = footHeight(frame)): Board {
  const cw = layout.cardWidth;
  const head = headHeight(frame);
  const px = (units: number): number => Math.round(units * cw * scale) / scale;
  const free = frame.height - head - foot;
  const top = head + (layout.align === 'top' ? 14 : Math.max(0, (free - layout.height * cw) / 2));
  return {
    layout,
    frame,
    cw,
    ch: px(CARD_HEIGHT),
    left: Math.round((frame.width - layout.width * cw) / 2),
    top: Math.round(top),
    px,
  };
}

/** Between a slip at the foot and what lies above and below it, px. */
export const SLIP_GAP = 8;
/** In a window of less height, px, a slip lies at the foot, and no higher than the cards can spare. */
export const LOW_WINDOW = 560;

/** Of cards that lie below one another on a shelf so much can be seen, with rank and suit, in card widths. */
const SEEN = 0.47;

/** A layout with piles that lie below one another on a shelf moved together, until that ends above `end` if it can. */
function movedTogether({ spots, recesses, ...others }: Layout, end: number): Layout {
  const [lifts, shelves] = [new Map<PileCode, number>(), new Map<Recess, number>()];
  for (const shelf of recesses) {
    const [first, ...next] = spots.filter(({ pile }) => shelf.kind === 'shelf' && shelf.piles.includes(pile));
    const pitch = first && next[0] ? next[0].y - first.y : 0;
    if (pitch <= SEEN) continue;
    const lift = Math.min((shelf.y + shelf.height - end) / next.length, pitch - SEEN);
    if (lift <= 0) continue;
    for (const [n, { pile }] of next.entries()) lifts.set(pile, lift * (n + 1));
    shelves.set(shelf, lift * next.length);
  }
  return {
    ...others,
    spots: spots.map((spot) => ({ ...spot, y: spot.y - (lifts.get(spot.pile) ?? 0) })),
    recesses: recesses.map((shelf) => ({ ...shelf, height: shelf.height - (shelves.get(shelf) ?? 0) })),
  };
}

/** Where on the board, px from the top of the window, the lowest pile ends when all are squeezed as far as can be read. */
export function readableTo({ layout, cw, top }: Board, view: View): number {
  const ends = movedTogether(layout, 0).spots.map(({ pile, y, fan }) => {
    const covered = fan === 'down' ? Math.max(0, openCards(view, pile).length - 1) : 0;
    return y + CARD_HEIGHT + covered * FAN.down.small;
  });
  return top + Math.max(...ends) * cw;
}

/** The same board with piles squeezed so far that they end above what lies at the foot of the window, `height` px high. */
export function aboveFoot(board: Board, height: number): Board {
  const end = (board.frame.height - height - board.top) / board.cw;
  const layout = movedTogether(board.layout, end);
  const spots = layout.spots.map((spot) =>
    spot.fan === 'down' ? { ...spot, room: Math.max(0, Math.min(spot.room, end - spot.y - CARD_HEIGHT)) } : spot,
  );
  return { ...board, layout: { ...layout, spots } };
}

/** What the cards of a pile cover now: where it is pressed. */
export function lyingBox({ px }: Board, spot: Spot, view: View): Box {
  const corners = cornersOf(spot, view);
  const x = px(Math.min(...corners.map((one) => one.x)));
  const y = px(Math.min(...corners.map((one) => one.y)));
  const right = px(Math.max(...corners.map((one) => one.x)) + 1);
  const bottom = px(Math.max(...corners.map((one) => one.y)) + CARD_HEIGHT);
  return { x, y, width: right - x, height: bottom - y };
}

/** All a pile can cover: where a card dropped on it lands. */
export function pileBox(board: Board, spot: Spot): Box {
  const { px } = board;
  return {
    x: px(spot.x),
    y: px(spot.y),
    width: px(1 + (spot.fan === 'side' ? spot.room : 0)),
    height: px(CARD_HEIGHT + (spot.fan === 'down' ? spot.room : 0)),
  };
}

/** The area two boxes share. */
export function overlap(a: Box, b: Box): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return width > 0 && height > 0 ? width * height : 0;
}

/** Of these piles the one a card lying at a place covers most, if it covers any. */
export function bestTarget(board: Board, at: { x: number; y: number }, piles: readonly PileCode[]): PileCode | null {
  const card = { ...at, width: board.cw, height: board.ch };
  let best: { pile: PileCode; area: number } | null = null;
  for (const spot of board.layout.spots) {
    if (!piles.includes(spot.pile)) continue;
    const area = overlap(card, pileBox(board, spot));
    if (area > (best?.area ?? 0)) best = { pile: spot.pile, area };
  }
  return best?.pile ?? null;
}

/** The pile in the direction of an arrow key from another, by where piles lie; `null` at the edge. */
export function neighbour(board: Board, from: PileCode, [dx, dy]: readonly [number, number]): PileCode | null {
  const { spots } = board.layout;
  const here = spots.find(({ pile }) => pile === from);
  if (!here) return spots[0]?.pile ?? null;
  let best: { pile: PileCode; far: number } | null = null;
  for (const spot of spots) {
    const along = (spot.x - here.x) * dx + (spot.y - here.y) * dy;
    const aside = Math.abs((spot.x - here.x) * dy) + Math.abs((spot.y - here.y) * dx);
    if (along < 0.1) continue;
    const far = along + 3 * aside;
    if (far < (best?.far ?? Infinity)) best = { pile: spot.pile, far };
  }
  return best?.pile ?? null;
}
