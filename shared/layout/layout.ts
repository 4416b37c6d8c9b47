import type { Card } from '../engine/cards.ts';
import type { PileCode } from '../engine/notation.ts';
import type { View } from '../engine/record.ts';

/** The window a table is drawn in, CSS pixels. `largeIndex`: it has been chosen for cards of every size. */
export interface Frame {
  readonly width: number;
  readonly height: number;
  readonly largeIndex?: boolean;
}

/** Heights of the head and the foot of the table screen, px; small windows have smaller ones. */
export const isSmall = ({ width, height }: Frame): boolean => width <= 1000 || height <= 700;
/** No card is drawn wider, px. */
export const WIDEST = 240;
/** Below this width of a card, px, its rank can only be read in the large-index deck. */
export const SMALL_CARD = 64;

export const headHeight = (frame: Frame): number => (isSmall(frame) ? 52 : 64);
export const footHeight = (frame: Frame): number => (isSmall(frame) ? 58 : 72);

/** Height left for the board between head and foot, px. */
export const boardHeight = (frame: Frame): number => frame.height - headHeight(frame) - footHeight(frame) - 28;

/*
 * Everything below is in card widths from the board's top left corner; a card is 1 wide and 1.4 high. What stands in the
 * margins lies outside the board: x below 0 or beyond its width.
 */
export const CARD_HEIGHT = 1.4;

/**
 * Distance of two cards of a fan: at rest, and squeezed as far as every rank and suit can be read, also those of the large
 * index. Below one another, small cards may lie closer: the suit of their large index stands beside the rank. Of two rows there is
 * more room for each card.
 */
export const FAN = {
  down: { step: 0.31, least: 0.28, small: 0.2 },
  side: { step: 0.24, least: 0.15, large: 0.2, rows: 0.38 },
} as const;

/** The widest card, px, of which a fan of `count` and what stands `above` it, in card widths, fit into `free` px. */
export function widestOver(above: number, count: number, free: number): number {
  const fits = (step: number): number => free / (above + CARD_HEIGHT + (count - 1) * step);
  const width = fits(FAN.down.least);
  return width < SMALL_CARD ? Math.min(SMALL_CARD - 1, fits(FAN.down.small)) : width;
}

/** Where a pile lies. `room`: how far the top card of a fan may lie from its first; `rows`: into what a side fan breaks. */
export interface Spot {
  readonly pile: PileCode;
  readonly x: number;
  readonly y: number;
  readonly fan: 'none' | 'down' | 'side';
  readonly room: number;
  readonly rows?: Rows;
}

/**
 * Two rows of a side fan: how far apart they lie, how much higher than one row the upper one does, when cards would be
 * closer than `least`, and by how much both together may be wider than one.
 */
export interface Rows {
  readonly apart: number;
  readonly higher: number;
  readonly least: number;
  readonly wider: number;
}

/** A recess in the cloth around piles that belong together. */
export interface Recess {
  readonly kind: 'lane' | 'tray' | 'shelf';
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Its height while a pile on it lies in two rows. */
  readonly crowded?: number;
  readonly piles: readonly PileCode[];
  readonly label?: 'aceToKing' | 'kingToAce';
}

/** The strip between a foundation and the depot below it that says what the foundation waits for. */
export interface Seam {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly foundation: PileCode;
  readonly depot: PileCode;
}

/** A corner things are written at; `width` where they are centred in a column, or where something stands beside them. */
export interface Note {
  readonly x: number;
  readonly y: number;
  readonly width?: number;
}

/** A whole table for one window. */
export interface Layout {
  readonly width: number;
  readonly height: number;
  /** Width of a card, px. */
  readonly cardWidth: number;
  /** Whether the board stands in the middle of the height left or at its top, 14 px off the head. */
  readonly align: 'middle' | 'top';
  readonly spots: readonly Spot[];
  readonly recesses: readonly Recess[];
  readonly seams: readonly Seam[];
  /** Where the pass stands, in games with redeals. */
  readonly pass?: Note;
  /** Where the number of cards in the stock stands. */
  readonly stock: Note;
  /** Where light, home, time and moves stand, and how: one under the other, or side by side. */
  readonly figures: Note & { readonly flow: 'column' | 'row' };
}

/**
 * A card that can be seen, with the corner it lies at. `z` orders the cards of its pile from below: no pile lies on another,
 * and what happens to one changes nothing of the others.
 */
export interface Place {
  readonly card: Card;
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

/** The distance of neighbours in a fan of `count` cards. */
function fanStep(fan: Spot['fan'], room: number, count: number): number {
  if (fan === 'none' || count < 2) return 0;
  return Math.min(FAN[fan].step, room / (count - 1));
}

/** How many of a fan's `count` cards lie in the upper of two rows; 0 where it lies in one. */
export const upperRow = ({ rows, room }: Pick<Spot, 'rows' | 'room'>, count: number): number =>
  rows && room / (count - 1) < rows.least - 1e-9 ? Math.ceil(count / 2) : 0;

/**
 * The corner of the n-th card (from 0) of a pile of `count`. A side fan that would squeeze its indices out of sight lies
 * in two rows as wide as its room, the older cards in the upper one.
 */
export function cornerOf(spot: Spot, n: number, count: number): { x: number; y: number } {
  const { x, y, fan, rows, room } = spot;
  const row = upperRow(spot, count);
  if (rows && row > 0) {
    const lower = n >= row;
    const wider = Math.min(rows.wider, Math.max(0, (row - 1) * rows.least - room));
    const step = Math.min(FAN.side.rows, (room + wider) / (row - 1));
    return { x: x - wider / 2 + step * (lower ? n - row : n), y: y - rows.higher + (lower ? rows.apart : 0) };
  }
  const step = fanStep(fan, room, count) * n;
  return { x: x + (fan === 'side' ? step : 0), y: y + (fan === 'down' ? step : 0) };
}

/** The cards of a pile as the player may know them. */
export function pileOf(view: View, pile: PileCode): readonly (Card | null)[] {
  const n = Number(pile.slice(1)) - 1;
  const row =
    pile === 's'
      ? [view.stock]
      : pile.startsWith('f')
        ? view.foundations
        : pile.startsWith('t')
          ? view.depots
          : view.reserves;
  return row[pile === 's' ? 0 : n] ?? [];
}

/** The cards of a pile that lie open; of a squared packet, the others lie under the first of them. */
export const openCards = (view: View, pile: PileCode): readonly Card[] =>
  pileOf(view, pile).filter((card) => card !== null);

/** The corners of the cards of a pile that lie open; of an empty one, and of the stock, where a card would lie. */
export function cornersOf(spot: Spot, view: View): readonly { readonly x: number; readonly y: number }[] {
  const { length } = openCards(view, spot.pile);
  return Array.from({ length: Math.max(1, length) }, (_, n) => cornerOf(spot, n, length));
}

/** How high a recess is, as its piles lie now. */
export function recessHeight({ spots }: Layout, { height, crowded = height, piles }: Recess, view: View): number {
  const inRows = (spot: Spot): boolean => upperRow(spot, openCards(view, spot.pile).length) > 0;
  return spots.some((spot) => piles.includes(spot.pile) && inRows(spot)) ? crowded : height;
}

/** The corner of the top card of a pile. */
export const topCorner = (spot: Spot, view: View): { x: number; y: number } => {
  const { length } = openCards(view, spot.pile);
  return cornerOf(spot, Math.max(0, length - 1), length);
};

/**
 * Where every card that lies open is, sorted by card number. The stock is drawn as a pile of backs, not by its cards; of
 * a pile that is not fanned the two top cards are enough, or those that are `moving` there and the one they come to lie
 * on; what may not be looked at of a squared packet lies under the first card that may.
 */
export function places(layout: Layout, view: View, moving: ReadonlySet<Card> = new Set()): Place[] {
  const all: Place[] = [];
  for (const spot of layout.spots) {
    if (spot.pile === 's') continue;
    const cards = openCards(view, spot.pile);
    const enough = spot.fan === 'none' ? cards.length - 2 : 0;
    const lowest = cards.findIndex((card) => moving.has(card));
    const from = Math.max(0, lowest < 0 ? enough : Math.min(enough, lowest - 1));
    for (let n = from; n < cards.length; n++)
      all.push({ card: cards[n] as Card, ...cornerOf(spot, n, cards.length), z: n });
  }
  return all.sort((a, b) => a.card - b.card);
}

/** The spot of a pile. */
export function spotOf(layout: Layout, pile: PileCode): Spot {
  const spot = layout.spots.find((one) => one.pile === pile);
  if (!spot) throw new RangeError(`the layout has no pile ${pile}`);
  return spot;
}
