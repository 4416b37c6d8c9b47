import type { Frame, Layout, Note } from './layout.ts';

/** In a window that is narrower, px, margins are only as wide as what stands in them. */
const NARROW = 800;
/** From this width on down, px, they are as small as they become. */
const NARROWEST = 500;
/** Between stock and board, px. */
const BESIDE = 26;

/** Margins of a narrow window, and the card that they leave room for, px. */
interface Tight {
  readonly cardWidth: number;
  /** Between the edge of the window and the stock. */
  readonly edge: number;
}

/** How wide a card can be, at `most`, where a board of a width, in cards, and a stock beside it lie in a narrow window. */
export function tight(frame: Frame, width: number, most: number): Tight {
  const share = Math.max(0, frame.width - NARROWEST) / (NARROW - NARROWEST);
  if (share >= 1) return { cardWidth: 0, edge: 0 };
  const edge = 8 + 28.5 * share;
  const figures = 124 + 23.5 * share;
  return { cardWidth: Math.floor(Math.min(most, (frame.width - edge - BESIDE - figures) / (width + 1))), edge };
}

/** A table with its stock at the left, so that this lies at the left edge of the window. */
export function atEdge(layout: Layout, frame: Frame, edge: number): Layout {
  const by = (edge + BESIDE) / layout.cardWidth + 1;
  const moved = <T extends Note>(one: T): T => ({ ...one, x: one.x + by });
  return {
    ...layout,
    width: frame.width / layout.cardWidth,
    spots: layout.spots.map(moved),
    recesses: layout.recesses.map(moved),
    seams: layout.seams.map(moved),
    ...(layout.pass && { pass: moved(layout.pass) }),
    stock: moved(layout.stock),
    figures: moved(layout.figures),
  };
}
