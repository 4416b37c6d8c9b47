import { expect, test } from 'vitest';
import { gameOf, rulesOf, type Game } from '../../shared/games/index.ts';
import { apply, deal, deckOf, legalMoves, play, type State } from '../../shared/engine/state.ts';
import { flightsOf, halves, lastOf, MANY, MOTION, straight, type Flight, type Picture, type Point } from './flights.ts';

const amazons = gameOf('amazons') as Game;
const rules = rulesOf(amazons, amazons.presets[0].options);
const stock = { x: -150, y: 234 };
const corner = (pile: string): Point => ({ x: 180 * Number(pile.slice(1)), y: 234 });

function picture({ depots, foundations }: State): Picture {
  const map = new Map<number, Point>();
  depots.forEach((pile, i) => pile.forEach((card, n) => map.set(card, { x: 180 * (i + 1), y: 234 + 36 * n })));
  foundations.forEach((pile, i) => pile.forEach((card) => map.set(card, { x: 180 * (i + 1), y: 19 })));
  return map;
}

function scene(
  before: State,
  move: Parameters<typeof apply>[1],
  pickUp: 'leftColumnFirst' | 'rightColumnFirst' = 'rightColumnFirst',
) {
  const after = apply(before, move);
  return { before: picture(before), after: picture(after), steps: play(before, move), stock, corner, pickUp };
}

function until(wanted: (state: State) => boolean): State {
  let state = deal(rules, deckOf(rules, 2296), 2296);
  while (!wanted(state)) state = apply(state, legalMoves(state).find((move) => move !== 'deal') ?? 'deal');
  return state;
}

test('a row is dealt from the stock, left to right, each card turned in the first 40 % of its way', () => {
  const flights = flightsOf(
    scene(
      until(({ stock }) => stock.length === 20),
      'deal',
    ),
  );
  expect(flights.map(({ legs }) => legs.map(({ at, during }) => [at, during]))).toEqual(
    [0, 1, 2, 3].map((i) => [[i * MOTION.dealStep, MOTION.deal]]),
  );
  for (const { from, turns, legs } of flights) {
    expect(from).toEqual(stock);
    expect(turns).toEqual([{ at: legs[0]?.at, during: 76, up: true }]);
  }
});

test('a card goes home in a straight line, lifted', () => {
  const state = until((at) => legalMoves(at).some((move) => move !== 'deal'));
  const move = legalMoves(state).find((one) => one !== 'deal') ?? 'deal';
  const [flight, ...others] = flightsOf(scene(state, move));
  expect(others).toEqual([]);
  expect(flight).toMatchObject({ lifted: true, turns: [], legs: [{ at: 0, during: MOTION.play }] });
});

test.each(['rightColumnFirst', 'leftColumnFirst'] as const)(
  '%s: the pick-up goes over every depot to the stock, then deals',
  (pickUp) => {
    const state = until(({ stock, pass }) => stock.length === 0 && pass === 1);
    const flights = flightsOf(scene(state, 'deal', pickUp));
    expect(flights).toHaveLength(state.depots.flat().length);
    const dealt = flights.filter(({ turns }) => turns.at(-1)?.up);
    expect(dealt).toHaveLength(4);
    const first = pickUp === 'rightColumnFirst' ? 't4' : 't1';
    const pile = state.depots[Number(first.slice(1)) - 1] ?? [];
    const whole = flights.filter(({ card }) => pile.includes(card));
    expect(whole).toHaveLength(pile.length);
    for (const { legs } of whole) expect(legs[0]?.to).toEqual(corner(first));
    const ways = whole.find(({ card }) => card === pile.at(-1))?.legs.slice(1, 5);
    expect(ways?.map(({ to }) => to.x)).toEqual(
      pickUp === 'rightColumnFirst' ? [540, 360, 180, stock.x] : [360, 540, 720, stock.x],
    );
    for (const { legs } of dealt) expect(legs.at(-1)?.at).toBeGreaterThanOrEqual(MOTION.gather);
  },
);

/** Where a card lies at a moment that falls into none of its legs. */
const lies = ({ from, legs }: Flight, at: number): Point =>
  legs.filter((leg) => leg.at + leg.during <= at).at(-1)?.to ?? from;

test('of a packet that turns only the uppermost card and those dealt from it are seen', () => {
  const state = until(({ stock, pass }) => stock.length === 0 && pass === 1);
  const flights = flightsOf(scene(state, 'deal'));
  const hidden = flights.filter(({ hides }) => hides !== null);
  expect(hidden).toHaveLength(state.depots.flat().length - 5);
  for (const flight of hidden) {
    expect(flight.turns).toEqual([]);
    // Nothing vanishes before it lies under another that is seen.
    const at = flight.hides ?? NaN;
    const over = flights.filter(
      (one) => (one.orders[0]?.order ?? 0) > (flight.orders[0]?.order ?? 0) && (one.hides ?? Infinity) > at,
    );
    expect(over.map((one) => lies(one, at))).toContainEqual(lies(flight, at));
  }
  const top = flights.filter(({ turns, hides }) => hides === null && !turns.at(-1)?.up);
  expect(top).toHaveLength(1);
  expect(top[0]?.turns).toMatchObject([{ up: false }]);
});

test.each([
  ['dealt', 's', 's'],
  ['carried from one pile', 't2', 't2'],
  ['carried from two piles', 't2', 't3'],
] as const)('a card %s onto another arrives over it', (_, first, second) => {
  const before = new Map([4, 9].map((card) => [card, { x: 180, y: card }]));
  const after = new Map([4, 9].map((card) => [card, { x: card, y: 0 }]));
  const steps = [4, 9].map((card, i) => ({ card, from: i === 0 ? first : second, to: 't1' }) as const);
  const [one, other] = flightsOf({
    before: first === 's' ? new Map() : before,
    after,
    steps,
    stock,
    corner,
    pickUp: 'leftColumnFirst',
  });
  expect(other?.orders.at(-1)?.order).toBeGreaterThan(one?.orders.at(-1)?.order ?? NaN);
  // Until it sets out, one of the same pile lies under it.
  if (first === 't2') expect(other?.orders[0]?.order).toBeLessThan(one?.orders[0]?.order ?? NaN);
});

test('where many cards set out at once, none is seen to turn', () => {
  const state = until(({ stock, pass }) => stock.length === 0 && pass === 1);
  const { before, after } = scene(state, 'deal');
  const back = straight({ before: after, after: before, steps: [], stock, corner, pickUp: 'leftColumnFirst' });
  expect(back.length).toBeGreaterThan(8);
  expect(back.every(({ turns }) => turns.length === 0)).toBe(true);
});

test('undo is the same way back, without delay', () => {
  const state = until(({ stock }) => stock.length === 20);
  const there = scene(state, 'deal');
  const back = straight({ ...there, before: there.after, after: there.before, steps: [] });
  expect(back).toHaveLength(4);
  expect(lastOf(back)).toBe(MOTION.undo);
  for (const { legs, turns } of back) {
    expect(legs[0]?.to).toEqual(stock);
    expect(turns[0]?.up).toBe(false);
  }
});

test('however many cards are dealt, it takes no longer than 600 ms', () => {
  const cards = Array.from({ length: 32 }, (_, card) => card);
  const after = new Map(cards.map((card) => [card, { x: card, y: 0 }]));
  const steps = cards.map((card) => ({ card, from: 's', to: 't1' }) as const);
  const flights = flightsOf({ before: new Map(), after, steps, stock, corner, pickUp: 'leftColumnFirst' });
  expect(lastOf(flights)).toBeLessThanOrEqual(MOTION.most);
});

test('every leg starts where the one before has ended', () => {
  let state = deal(rules, deckOf(rules, 7), 7);
  for (let i = 0; i < 60; i++) {
    const [move] = legalMoves(state).toReversed();
    if (move === undefined) break;
    for (const { legs } of flightsOf(scene(state, move)))
      legs
        .slice(1)
        .forEach((leg, n) => expect(leg.at).toBeGreaterThanOrEqual((legs[n]?.at ?? 0) + (legs[n]?.during ?? 0) - 1e-9));
    state = apply(state, move);
  }
});

test('of a pick-up, and of its undo, those that lie under others set out after them', () => {
  const before = until(({ stock }) => stock.length === 0);
  const made = scene(before, 'deal');
  for (const flights of [flightsOf(made), straight({ ...made, before: made.after, after: made.before, steps: [] })]) {
    expect(flights.length).toBeGreaterThan(MANY);
    const { first, covered } = halves(flights);
    expect([...covered, ...first].map(({ card }) => card).sort()).toEqual(flights.map(({ card }) => card).sort());
    expect(Math.abs(first.length - covered.length)).toBeLessThanOrEqual(1);
    const late = new Set(covered.map(({ card }) => card));
    for (const depot of before.depots) {
      const flying = depot.filter((card) => flights.some((one) => one.card === card));
      const upwards = flying.map((card) => late.has(card));
      expect(upwards).toEqual(upwards.toSorted((a, b) => Number(b) - Number(a)));
    }
  }
  const row = flightsOf(
    scene(
      until(({ stock }) => stock.length === 20),
      'deal',
    ),
  );
  expect(halves(row)).toEqual({
    first: row.toSorted((a, b) => (a.orders[0]?.order ?? 0) - (b.orders[0]?.order ?? 0)),
    covered: [],
  });
});
