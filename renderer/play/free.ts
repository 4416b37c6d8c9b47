import { footHeight, headHeight, recessHeight } from '../../shared/layout/index.ts';
import type { View } from '../../shared/engine/record.ts';
import { lyingBox, overlap, pileBox, type Board, type Box } from './board.ts';

/** Kept free around what is written on the table, and at the edges of the window, px. */
const AIR = 6;
const EDGE = 12;

/** The part of the window that lies between head and foot, px from the window's corner. */
export function between({ frame }: Board): Box {
  const y = headHeight(frame);
  return { x: EDGE, y, width: frame.width - 2 * EDGE, height: frame.height - footHeight(frame) - y };
}

const onWindow = ({ left, top }: Board, { x, y, width, height }: Box): Box => ({
  x: x + left,
  y: y + top,
  width,
  height,
});

const recessBoxes = ({ layout, px }: Board, view?: View): Box[] =>
  layout.recesses.map((recess) => {
    const { x, y, width, height } = recess;
    const high = view ? recessHeight(layout, recess, view) : height;
    return { x: px(x), y: px(y), width: px(width), height: px(high) };
  });

/** What recesses and piles take up as their cards lie now, px from the window's corner. */
export const taken = (board: Board, view: View): Box[] =>
  [...recessBoxes(board, view), ...board.layout.spots.map((spot) => lyingBox(board, spot, view))].map((box) =>
    onWindow(board, box),
  );

/**
 * The room to the right of and below a corner of the board: as far as the next recess, or all a pile can cover, or the
 * edge, and down to the foot.
 */
export function roomFrom(board: Board, corner: { readonly x: number; readonly y: number }): Box {
  const all = [...recessBoxes(board), ...board.layout.spots.map((spot) => pileBox(board, spot))];
  const at = onWindow(board, { x: board.px(corner.x), y: board.px(corner.y), width: 0, height: 0 });
  const area = between(board);
  const height = area.y + area.height - at.y;
  const beside = all
    .map((box) => onWindow(board, box))
    .filter((box) => box.x + box.width > at.x && overlap(box, { ...area, y: at.y, height }) > 0);
  // A corner that a pile can cover gives way to it.
  const ends = beside.filter((box) => box.x <= at.x).map((box) => box.x + box.width + AIR);
  const x = Math.max(at.x, ...ends);
  const end = Math.min(area.x + area.width, ...beside.filter((box) => box.x > at.x).map((box) => box.x - AIR));
  return { x, y: at.y, width: Math.max(0, end - x), height };
}

/** Whether a box lies wholly in another. */
const isIn = (a: Box, b: Box): boolean =>
  a.x >= b.x && a.y >= b.y && a.x + a.width <= b.x + b.width && a.y + a.height <= b.y + b.height;

/** The largest boxes of an area that keep clear of all these. */
export function freeBoxes(area: Box, boxes: readonly Box[]): Box[] {
  let free = [area];
  for (const box of boxes) {
    const hole = { x: box.x - AIR, y: box.y - AIR, width: box.width + 2 * AIR, height: box.height + 2 * AIR };
    const pieces = free.flatMap((one) => (overlap(one, hole) > 0 ? around(one, hole) : [one]));
    free = pieces.filter(
      (one, i) => !pieces.some((other, j) => i !== j && isIn(one, other) && (j < i || !isIn(other, one))),
    );
  }
  return free;
}

/** What is left of a box on each of the four sides of a hole. */
function around({ x, y, width, height }: Box, hole: Box): Box[] {
  const [right, bottom] = [x + width, y + height];
  const [holeRight, holeBottom] = [hole.x + hole.width, hole.y + hole.height];
  return [
    { x, y, width: hole.x - x, height },
    { x: holeRight, y, width: right - holeRight, height },
    { x, y, width, height: hole.y - y },
    { x, y: holeBottom, width, height: bottom - holeBottom },
  ].filter((one) => one.width > 0 && one.height > 0);
}

/** The corner at which something of a size lies in a box as near to a point as it can. */
export const nearest = (box: Box, size: { width: number; height: number }, to: { x: number; y: number }) => ({
  x: Math.max(box.x, Math.min(to.x, box.x + box.width - size.width)),
  y: Math.max(box.y, Math.min(to.y, box.y + box.height - size.height)),
});

/** How far a point lies from a box. */
export const distance = ({ x, y, width, height }: Box, to: { x: number; y: number }): number =>
  Math.hypot(Math.max(x - to.x, 0, to.x - x - width), Math.max(y - to.y, 0, to.y - y - height));

/** The part of a box that lies to the right of a line. */
export const rightOf = ({ x, y, width, height }: Box, line: number): Box => {
  const left = Math.max(x, line);
  return { x: left, y, width: x + width - left, height };
};
