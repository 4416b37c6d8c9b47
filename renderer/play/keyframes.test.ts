import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Flight } from './flights.ts';
import { turnOf, wayOf } from './keyframes.ts';

const point = fc.record({ x: fc.integer({ min: -500, max: 2000 }), y: fc.integer({ min: -500, max: 2000 }) });
/** Two legs, one after the other, with a stop between them, in a motion that others end later. */
const way = fc
  .tuple(point, point, point, fc.array(fc.integer({ min: 1, max: 300 }), { minLength: 5, maxLength: 5 }), fc.boolean())
  .map(([from, over, to, [a = 1, b = 1, c = 1, d = 1, rest = 1], hides]) => ({
    total: a + b + c + d + rest,
    flight: {
      card: 1,
      from,
      legs: [
        { at: a, during: b, to: over, ease: 'carry' },
        { at: a + b + c, during: d, to, ease: 'place' },
      ],
      orders: [{ at: 0, order: 0 }],
      turns: [],
      hides: hides ? a + b : null,
      lifted: false,
    } satisfies Flight,
  }));

const isUpwards = (frames: readonly Keyframe[]): void => {
  const offsets = frames.map(({ offset }) => Number(offset));
  expect(offsets).toEqual(offsets.toSorted((a, b) => a - b));
  expect([offsets[0], offsets.at(-1)]).toEqual([0, 1]);
};

test('a way begins where the card lay, stands still before each leg, and ends where it goes', () =>
  fc.assert(
    fc.property(way, ({ flight, total }) => {
      const frames = wayOf(flight, total);
      isUpwards(frames);
      const stops = frames.filter(({ transform }) => transform !== undefined);
      const at = ({ x, y }: { x: number; y: number }): string => `translate(${x}px, ${y}px)`;
      const [over, to] = flight.legs.map((leg) => at(leg.to));
      expect(stops.map(({ transform }) => transform)).toEqual([at(flight.from), at(flight.from), over, over, to, to]);
      const unseen = frames.filter(({ opacity }) => opacity === 0);
      if (flight.hides === null) expect(unseen).toEqual([]);
      else expect(Number(unseen[0]?.offset) * total).toBeCloseTo(flight.hides);
    }),
  ));

test('a card shows its back until the middle of a turn up, and from there on after a turn down', () => {
  const down = { at: 100, during: 50, up: false };
  const up = { at: 200, during: 100, up: true };
  const both = turnOf([down, up], 400);
  isUpwards(both.widths);
  isUpwards(both.backs);
  expect(both.backs.map(({ offset, opacity }) => [Number(offset) * 400, opacity])).toEqual([
    [0, 0],
    [125, 1],
    [250, 0],
    [400, 0],
  ]);
  expect(both.widths.filter(({ transform }) => transform === 'scaleX(0)').map(({ offset }) => offset)).toEqual([
    125 / 400,
    250 / 400,
  ]);
  expect(turnOf([down], 400).backs.map(({ opacity }) => opacity)).toEqual([0, 1, 1]);
  expect(turnOf([up], 400).backs.map(({ opacity }) => opacity)).toEqual([1, 0, 0]);
});
