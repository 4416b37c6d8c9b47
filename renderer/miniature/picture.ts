import { formatCard } from '../../shared/engine/cards.ts';
import type { View } from '../../shared/engine/record.ts';
import type { Rules } from '../../shared/engine/rules.ts';
import type { Game } from '../../shared/games/index.ts';
import {
  CARD_HEIGHT,
  cornersOf,
  layoutOf,
  pileOf,
  places,
  type Layout,
  type Recess,
} from '../../shared/layout/index.ts';

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
  readonly recesses: readonly Recess[];
  /** Places without a card. */
  readonly empty: readonly Corner[];
  /** Cards face up, from below, with their card texts. */
  readonly cards: readonly (Corner & { readonly card: string })[];
  readonly stock: Corner | null;
  /** A sign under the stock of games that deal again so and so often. */
  readonly sign: 'restart' | 'shuffle' | null;
}

/** Where the name of a kind of pile stands: the middle of its base line. */
export interface PartName extends Corner {
  readonly part: 'stock' | 'foundations' | 'depots' | 'reserves';
}

/** The window the tables are laid out for before they are drawn small. */
const FRAME = { width: 1280, height: 800 };
/** Where the sign stands below the top of the stock, and how far it goes beyond the card. */
export const SIGN_Y = 1.55;
const SIGN_HEIGHT = 1.15;
/** Distance of a name's base line from what it names, above and below. */
const NAME = { above: 0.28, below: 0.56 };

/** Draws a position as the table does, from the same layout. */
export function pictureOf(game: Game, rules: Rules, view: View): Picture {
  const layout = layoutOf(game, FRAME);
  const cards = places(layout, view)
    .sort((a, b) => a.z - b.z)
    .map(({ card, x, y }) => ({ card: formatCard(rules.pack, card), x, y }));
  const spot = layout.spots.find(({ pile }) => pile === 's');
  const stock = spot && view.stock.length > 0 ? { x: spot.x, y: spot.y } : null;
  return {
    box: around([...layout.recesses, ...layout.spots.flatMap((one) => boxesOf(layout, view, rules, one.pile))]),
    recesses: layout.recesses,
    empty: layout.spots.filter(({ pile }) => pileOf(view, pile).length === 0).map(({ x, y }) => ({ x, y })),
    cards,
    stock,
    sign: signOf(rules),
  };
}

const signOf = ({ redeals, shuffleOnRedeal }: Rules): Picture['sign'] =>
  redeals === 0 || redeals === Infinity ? null : shuffleOnRedeal ? 'shuffle' : 'restart';

/** Where the kinds of piles are named: foundations above, depots below, reserves below those at the right, the stock below. */
export function partNames(game: Game, rules: Rules, view: View): PartName[] {
  const layout = layoutOf(game, FRAME);
  const boxOf = (kind: string): Box => {
    const piles = layout.spots.map(({ pile }) => pile).filter((pile) => pile.startsWith(kind));
    const recesses = layout.recesses.filter((recess) => recess.piles.some((pile) => pile.startsWith(kind)));
    return around([...recesses, ...piles.flatMap((pile) => boxesOf(layout, view, rules, pile))]);
  };
  const middle = ({ x, width }: Box): number => x + width / 2;
  const foundations = boxOf('f');
  const depots = boxOf('t');
  const stock = boxOf('s');
  const right = layout.recesses.filter(({ piles }) => piles.some((pile) => pile.startsWith('r'))).at(-1);
  return [
    { part: 'foundations', x: middle(foundations), y: foundations.y - NAME.above },
    { part: 'depots', x: middle(depots), y: depots.y + depots.height + NAME.below },
    { part: 'stock', x: middle(stock), y: stock.y + stock.height + NAME.below },
    ...(right ? [{ part: 'reserves', x: middle(right), y: right.y + right.height + NAME.below } as const] : []),
  ];
}

/** The boxes of a pile's cards, of its place where it has none, and of the sign under the stock. */
function boxesOf(layout: Layout, view: View, rules: Rules, pile: Recess['piles'][number]): Box[] {
  const spot = layout.spots.find((one) => one.pile === pile);
  if (!spot) return [];
  const height = CARD_HEIGHT + (pile === 's' && signOf(rules) ? SIGN_HEIGHT : 0);
  return cornersOf(spot, view).map((corner) => ({ ...corner, width: 1, height }));
}

/** The least box around all of these. */
function around(boxes: readonly Box[]): Box {
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  const right = Math.max(...boxes.map((box) => box.x + box.width));
  const bottom = Math.max(...boxes.map((box) => box.y + box.height));
  return { x, y, width: right - x, height: bottom - y };
}
