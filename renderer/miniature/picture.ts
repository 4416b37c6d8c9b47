import type { Rules } from '../../shared/engine/rules.ts';
import type { View } from '../../shared/engine/record.ts';
import type { Game } from '../../shared/games/index.ts';
import { CARD_HEIGHT, layoutOf, pileOf, places } from '../../shared/layout/index.ts';

/** A corner, in card widths. */
export interface Corner {
  readonly x: number;
  readonly y: number;
}
export interface Box extends Corner {
  readonly width: number;
  readonly height: number;
}

/** A table drawn small: what lies where, and the box around all of it, in card widths. */
export interface Picture {
  readonly box: Box;
  readonly recesses: readonly Box[];
  /** Places without a card. */
  readonly empty: readonly Corner[];
  /** Cards face up, from below. */
  readonly cards: readonly Corner[];
  readonly stock: Corner | null;
  /** A sign under the stock of games that deal again so and so often. */
  readonly sign: 'restart' | 'shuffle' | null;
}

/** The window the tables are laid out for before they are drawn small. */
const FRAME = { width: 1280, height: 800 };
/** Where the sign stands below the stock. */
export const SIGN_Y = 1.62;

/** Draws a position as the table does, from the same layout. */
export function pictureOf(game: Game, rules: Rules, view: View): Picture {
  const layout = layoutOf(game, FRAME);
  const cards = places(layout, view)
    .sort((a, b) => a.z - b.z)
    .map(({ x, y }) => ({ x, y }));
  const bare = layout.spots.filter(({ pile }) => pileOf(view, pile).length === 0);
  const stock = view.stock.length > 0 ? corner(layout.spots.find(({ pile }) => pile === 's')) : null;
  const empty = bare.map(({ x, y }) => ({ x, y }));
  const recesses = layout.recesses.map(({ x, y, width, height }) => ({ x, y, width, height }));
  const boxes = [...cards, ...empty, ...(stock ? [stock] : [])].map(({ x, y }) => ({
    x,
    y,
    width: 1,
    height: CARD_HEIGHT,
  }));
  return {
    box: around([...recesses, ...boxes]),
    recesses,
    empty,
    cards,
    stock,
    sign: rules.redeals === 0 || rules.redeals === Infinity ? null : rules.shuffleOnRedeal ? 'shuffle' : 'restart',
  };
}

const corner = (spot: Corner | undefined): Corner | null => (spot ? { x: spot.x, y: spot.y } : null);

/** The least box around all of these. */
function around(boxes: readonly Box[]): Box {
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  const right = Math.max(...boxes.map((box) => box.x + box.width));
  const bottom = Math.max(...boxes.map((box) => box.y + box.height));
  return { x, y, width: right - x, height: bottom - y };
}
