import type { Card } from '../../shared/engine/cards.ts';
import type { PileCode } from '../../shared/engine/notation.ts';
import type { View } from '../../shared/engine/record.ts';
import { cornerOf, openCards, places, spotOf } from '../../shared/layout/index.ts';
import type { Board } from './board.ts';
import type { Flight, Picture, Point } from './flights.ts';

/** A card that is drawn: where it lies, over which others, and whether its back is needed because it turns over. */
export interface Drawn extends Point {
  readonly card: Card;
  readonly z: number;
  readonly turning: boolean;
  /** It lies over another card of its fan. */
  readonly fanned: boolean;
}

/** No card lies anywhere. */
export const NOTHING: Picture = new Map();

/** Where the first card of a pile lies, px. */
export function cornerOn({ layout, px }: Board, pile: PileCode): Point {
  const { x, y } = spotOf(layout, pile);
  return { x: px(x), y: px(y) };
}

/** Where every open card lies, also one that others cover. */
export function pictureOf({ layout, px }: Board, view: View): Picture {
  const picture = new Map<Card, Point>();
  for (const spot of layout.spots) {
    if (spot.pile === 's') continue;
    const cards = openCards(view, spot.pile);
    cards.forEach((card, n) => {
      const { x, y } = cornerOf(spot, n, cards.length);
      picture.set(card, { x: px(x), y: px(y) });
    });
  }
  return picture;
}

/** A picture in which one card lies where the hand has let it go. */
export const withHeld = (picture: Picture, held: (Point & { readonly card: Card }) | null): Picture =>
  held ? new Map([...picture, [held.card, { x: held.x, y: held.y }]]) : picture;

/**
 * What is drawn while these cards fly: all that lie open, and those on their way to the stock.
 * Sorted by card.
 */
export function drawnCards({ layout, px }: Board, view: View, flights: readonly Flight[] = []): Drawn[] {
  const corners = new Set(layout.spots.map(({ x, y }) => `${px(x)} ${px(y)}`));
  const isFanned = ({ x, y }: Point): boolean => !corners.has(`${x} ${y}`);
  const turning = turningOn(flights);
  const moving = new Set(flights.map(({ card }) => card));
  const lying = places(layout, view, moving).map(({ card, x, y, z }) => {
    const at = { x: px(x), y: px(y) };
    return { card, ...at, z, turning: turning.has(card), fanned: isFanned(at) };
  });
  const lie = new Set(lying.map(({ card }) => card));
  const gone = flights
    .filter(({ card }) => !lie.has(card))
    .map(({ card, legs, orders, from }) => ({
      card,
      ...(({ x, y }) => ({ x, y }))(legs.at(-1)?.to ?? from),
      z: orders.at(-1)?.order ?? 0,
      turning: turning.has(card),
      // It looks on its way as it looked where it lay.
      fanned: isFanned(from),
    }));
  return [...lying, ...gone].sort((a, b) => a.card - b.card);
}

/** The cards that turn on these ways. */
const turningOn = (flights: readonly Flight[]): ReadonlySet<Card> =>
  new Set(flights.filter(({ turns }) => turns.length > 0).map(({ card }) => card));

/** The same cards, with backs for those that turn on these ways. */
export function withBacks(cards: readonly Drawn[], flights: readonly Flight[]): readonly Drawn[] {
  const turning = turningOn(flights);
  return cards.map((one) => (turning.has(one.card) && !one.turning ? { ...one, turning: true } : one));
}

/** What is drawn next, but that the cards which wait are drawn as before, or not yet. Both lists are sorted by card. */
export function withWaiting(
  before: readonly Drawn[],
  next: readonly Drawn[],
  waiting: ReadonlySet<Card>,
): readonly Drawn[] {
  if (waiting.size === 0) return next;
  const wait = before.filter(({ card }) => waiting.has(card));
  return [...next.filter(({ card }) => !waiting.has(card)), ...wait].sort((a, b) => a.card - b.card);
}

const isSame = (a: Drawn, b: Drawn): boolean =>
  a.x === b.x && a.y === b.y && a.z === b.z && a.turning === b.turning && a.fanned === b.fanned;

/** The cards to be drawn next; one that is drawn as before is the same object, so that nothing is done about it. */
export function redrawn(before: readonly Drawn[], next: readonly Drawn[]): Drawn[] {
  const drawn = new Map(before.map((one) => [one.card, one]));
  return next.map((one) => {
    const was = drawn.get(one.card);
    return was && isSame(was, one) ? was : one;
  });
}
