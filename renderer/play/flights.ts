import type { Card } from '../../shared/engine/cards.ts';
import type { PileCode } from '../../shared/engine/notation.ts';
import type { Step } from '../../shared/engine/state.ts';

/** A corner on the board, px. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** One stretch of a card's way: it lies still until `at`, then goes to `to` for `during` ms. */
export interface Leg {
  readonly at: number;
  readonly during: number;
  readonly to: Point;
  readonly ease: 'place' | 'carry';
}

/** The way of one card in a change of the picture. Times are ms from the change. */
export interface Flight {
  readonly card: Card;
  readonly from: Point;
  readonly legs: readonly Leg[];
  /** Cards in the air lie over each other in this order; each from a time on, the first from 0. */
  readonly orders: readonly { readonly at: number; readonly order: number }[];
  /** When it is turned, and to which side; it starts on the other one. */
  readonly turns: readonly { readonly at: number; readonly during: number; readonly up: boolean }[];
  /** From when on nothing of it is seen, as others of its packet cover it; `null` where it is seen to the end. */
  readonly hides: number | null;
  /** It is lifted off the table on its way, and throws a longer shadow. */
  readonly lifted: boolean;
}

/** Durations of `look.md`, ms. */
export const MOTION = {
  play: 220,
  undo: 140,
  deal: 190,
  dealStep: 55,
  several: 70,
  most: 600,
  square: 120,
  gather: 420,
} as const;

/** The part of its way in which a dealt card turns over. */
const TURN = 0.4;

/** Where the cards that can be seen lie. */
export type Picture = ReadonlyMap<Card, Point>;

export interface Scene {
  readonly before: Picture;
  readonly after: Picture;
  readonly steps: readonly Step[];
  readonly stock: Point;
  /** The first place of each depot: where its cards are squared. */
  readonly corner: (pile: PileCode) => Point;
  readonly pickUp: 'leftColumnFirst' | 'rightColumnFirst';
}

/** The delay between cards that move one after another. */
const pace = (step: number, each: number, count: number): number =>
  count < 2 ? 0 : Math.min(step, Math.max(0, (MOTION.most - each) / (count - 1)));

const same = (a: Point, b: Point): boolean => a.x === b.x && a.y === b.y;

/** As many cards as are still seen to turn when all set out at once. */
const TURNING = 8;

/** The straight way from picture to picture: for undo and redo, and for cards that only make room. */
export function straight({ before, after, stock }: Scene): Flight[] {
  const flights: Flight[] = [];
  let order = 0;
  const isTurned = (card: Card): boolean => before.has(card) !== after.has(card);
  const cards = new Set([...before.keys(), ...after.keys()]);
  const turning = [...cards].filter(isTurned).length <= TURNING;
  for (const card of cards) {
    const from = before.get(card) ?? stock;
    const to = after.get(card) ?? stock;
    if (same(from, to)) continue;
    flights.push({
      card,
      from,
      legs: [{ at: 0, during: MOTION.undo, to, ease: 'place' }],
      orders: [{ at: 0, order: order++ }],
      turns: turning && isTurned(card) ? [{ at: 0, during: MOTION.undo * TURN, up: after.has(card) }] : [],
      hides: null,
      lifted: false,
    });
  }
  return flights;
}

/** The ways of all cards of a move, by the table of `look.md`: carries, the pick-up, the row that is dealt. */
export function flightsOf(scene: Scene): Flight[] {
  const { before, after, steps, stock } = scene;
  const cards = steps.filter((step) => step !== 'shuffle');
  const gathered = cards.filter(({ from, to }) => from !== 's' && to === 's');
  const dealt = cards.filter(({ from }) => from === 's');
  const carried = cards.filter(({ from, to }) => from !== 's' && to !== 's');
  const flights = new Map<Card, Flight>();

  const carryPace = pace(MOTION.several, MOTION.play, carried.length);
  carried.forEach(({ card }, i) => {
    const to = after.get(card);
    if (!to) return;
    const at = i * carryPace;
    const leg: Leg = { at, during: MOTION.play, to, ease: 'place' };
    // Who waits lies under who goes before, and who arrives over who has arrived.
    const waits = { at: 0, order: 1000 + carried.length - i };
    const goes = { at, order: 2000 + i };
    const orders = at > 0 ? [waits, goes] : [goes];
    flights.set(card, {
      card,
      from: before.get(card) ?? stock,
      legs: [leg],
      orders,
      turns: [],
      hides: null,
      lifted: true,
    });
  });

  const again = new Set(dealt.map(({ card }) => card));
  for (const flight of gather(scene, gathered, again)) flights.set(flight.card, flight);

  const dealAt = gathered.length > 0 ? MOTION.gather : carried.length > 0 ? MOTION.play : 0;
  const dealPace = pace(MOTION.dealStep, MOTION.deal, dealt.length);
  const onPile = new Map<PileCode, number>();
  dealt.forEach(({ card, to: pile }, i) => {
    const to = after.get(card);
    const nth = onPile.get(pile) ?? 0;
    onPile.set(pile, nth + 1);
    if (!to) return;
    const at = dealAt + i * dealPace;
    const before = flights.get(card);
    flights.set(card, {
      card,
      from: before?.from ?? stock,
      legs: [...(before?.legs ?? []), { at, during: MOTION.deal, to, ease: 'place' }],
      // The first lies uppermost on the stock, and a later one over it on its pile.
      orders: [...(before?.orders ?? []), { at: before ? dealAt : 0, order: 3000 + 200 * nth - i }],
      turns: [...(before?.turns ?? []), { at, during: MOTION.deal * TURN, up: true }],
      hides: null,
      lifted: false,
    });
  });

  for (const flight of straight(scene)) if (!flights.has(flight.card)) flights.set(flight.card, flight);
  return [...flights.values()];
}

/**
 * The pick-up: every depot squares, then slides onto the next, and the last onto the stock, turning face down. Only the
 * uppermost of the packet, and those dealt `again`, are seen to turn; a card that others of its depot cover, once that is
 * squared, is seen no more.
 */
function gather(
  { before, corner, stock, pickUp }: Scene,
  steps: readonly Exclude<Step, 'shuffle'>[],
  again: ReadonlySet<Card>,
): Flight[] {
  const piles = [...new Set(steps.map(({ from }) => from))].sort(
    (a, b) => (Number(a.slice(1)) - Number(b.slice(1))) * (pickUp === 'leftColumnFirst' ? 1 : -1),
  );
  const slide = (MOTION.gather - MOTION.square) / Math.max(1, piles.length);
  const turn = { at: MOTION.gather - slide, during: slide * 0.8, up: false };
  // Steps take cards from the top of each pile; the first picked up lies lowest, as its cards are dealt first.
  return [...steps].reverse().flatMap(({ card, from: pile }, i, cards): Flight[] => {
    const from = before.get(card);
    if (!from) return [];
    const square: Leg = { at: 0, during: MOTION.square, to: corner(pile), ease: 'carry' };
    const flight = { card, from, orders: [{ at: 0, order: i }], lifted: false };
    const uppermost = i === cards.length - 1;
    if (!uppermost && cards[i + 1]?.from === pile && !again.has(card))
      return [{ ...flight, legs: [square], turns: [], hides: MOTION.square }];
    const legs = [square];
    for (let n = piles.indexOf(pile); n < piles.length; n++) {
      const next = piles[n + 1];
      const at = MOTION.square + n * slide;
      legs.push({ at, during: slide, to: next ? corner(next) : stock, ease: 'carry' });
    }
    const seen = uppermost || again.has(card);
    return [{ ...flight, legs, turns: seen ? [turn] : [], hides: seen ? null : turn.at }];
  });
}

/** More cards than this do not set out in one frame. */
export const MANY = 8;

/** The halves of many ways: of cards that lie over each other the upper ones set out first, and the others a frame later. */
export function halves(flights: readonly Flight[]): { first: readonly Flight[]; covered: readonly Flight[] } {
  const order = ({ orders }: Flight): number => orders[0]?.order ?? 0;
  const upwards = flights.toSorted((a, b) => order(a) - order(b));
  const half = flights.length > MANY ? flights.length >> 1 : 0;
  return { first: upwards.slice(half), covered: upwards.slice(0, half) };
}

/** When the last card lies, ms from the change. */
export const lastOf = (flights: readonly Flight[]): number =>
  Math.max(0, ...flights.flatMap(({ legs }) => legs.map(({ at, during }) => at + during)));
