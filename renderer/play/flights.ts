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
  /** Cards in the air lie over each other in this order. */
  readonly order: number;
}

/** The way of one card in a change of the picture. Times are ms from the change. */
export interface Flight {
  readonly card: Card;
  readonly from: Point;
  readonly legs: readonly Leg[];
  /** When it is turned, and to which side; it starts on the other one. */
  readonly turns: readonly { readonly at: number; readonly during: number; readonly up: boolean }[];
  /** It is lifted off the table on its way, lies flat on it, or is one of a packet and throws no shadow of its own. */
  readonly height: 'lifted' | 'flat' | 'packed';
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

/** The straight way from picture to picture: for undo and redo, and for cards that only make room. */
export function straight({ before, after, stock }: Scene): Flight[] {
  const flights: Flight[] = [];
  let order = 0;
  for (const card of new Set([...before.keys(), ...after.keys()])) {
    const from = before.get(card) ?? stock;
    const to = after.get(card) ?? stock;
    if (same(from, to)) continue;
    const turned = before.has(card) !== after.has(card);
    flights.push({
      card,
      from,
      legs: [{ at: 0, during: MOTION.undo, to, ease: 'place', order: order++ }],
      turns: turned ? [{ at: 0, during: MOTION.undo * TURN, up: after.has(card) }] : [],
      height: 'flat',
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
    // Who waits lies under who goes before.
    const order = 1000 + carried.length - i;
    const leg: Leg = { at: i * carryPace, during: MOTION.play, to, ease: 'place', order };
    flights.set(card, { card, from: before.get(card) ?? stock, legs: [leg], turns: [], height: 'lifted' });
  });

  for (const flight of gather(scene, gathered)) flights.set(flight.card, flight);

  const dealAt = gathered.length > 0 ? MOTION.gather : carried.length > 0 ? MOTION.play : 0;
  const dealPace = pace(MOTION.dealStep, MOTION.deal, dealt.length);
  dealt.forEach(({ card }, i) => {
    const to = after.get(card);
    if (!to) return;
    const at = dealAt + i * dealPace;
    const before = flights.get(card);
    flights.set(card, {
      card,
      from: before?.from ?? stock,
      legs: [...(before?.legs ?? []), { at, during: MOTION.deal, to, ease: 'place', order: 500 - i }],
      turns: [...(before?.turns ?? []), { at, during: MOTION.deal * TURN, up: true }],
      height: 'flat',
    });
  });

  for (const flight of straight(scene)) if (!flights.has(flight.card)) flights.set(flight.card, flight);
  return [...flights.values()];
}

/** The pick-up: every depot squares, then slides onto the next, and the last onto the stock, turning face down. */
function gather({ before, corner, stock, pickUp }: Scene, steps: readonly Exclude<Step, 'shuffle'>[]): Flight[] {
  const piles = [...new Set(steps.map(({ from }) => from))].sort(
    (a, b) => (Number(a.slice(1)) - Number(b.slice(1))) * (pickUp === 'leftColumnFirst' ? 1 : -1),
  );
  const slide = (MOTION.gather - MOTION.square) / Math.max(1, piles.length);
  // Steps take cards from the top of each pile; the first picked up lies lowest, as its cards are dealt first.
  return [...steps].reverse().flatMap(({ card, from: pile }, i): Flight[] => {
    const from = before.get(card);
    if (!from) return [];
    const first = piles.indexOf(pile);
    const legs: Leg[] = [{ at: 0, during: MOTION.square, to: corner(pile), ease: 'carry', order: i }];
    for (let n = first; n < piles.length; n++) {
      const next = piles[n + 1];
      const at = MOTION.square + n * slide;
      legs.push({ at, during: slide, to: next ? corner(next) : stock, ease: 'carry', order: i });
    }
    const turn = { at: MOTION.gather - slide, during: slide * 0.8, up: false };
    return [{ card, from, legs, turns: [turn], height: i < steps.length - 1 ? 'packed' : 'flat' }];
  });
}

/** How long before a card is turned down it is given its back, ms: where many are, not all is to be done in one frame. */
const READY = 150;

/** When a card that turns over must have its back, ms from the change: one that lies face down, from the first on. */
export const readyAt = ({ turns: [turn] }: Flight): number => (turn && !turn.up ? Math.max(0, turn.at - READY) : 0);

/** The moments after the change at which cards get their backs, ms. */
export const laterTurns = (flights: readonly Flight[]): number[] => [
  ...new Set(flights.map(readyAt).filter((ms) => ms > 0)),
];

/** When the last card lies, ms from the change. */
export const lastOf = (flights: readonly Flight[]): number =>
  Math.max(0, ...flights.flatMap(({ legs }) => legs.map(({ at, during }) => at + during)));
