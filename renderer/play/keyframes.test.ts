import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Flight } from './flights.ts';
import { EASE, turnOf, wayOf } from './keyframes.ts';

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

type Listed = ReturnType<typeof wayOf>;
const numbers = (list: Listed[string]): number[] => (list as (number | null)[]).map(Number);

const isUpwards = ({ offset }: Listed): void => {
  const offsets = numbers(offset);
  expect(offsets).toEqual(offsets.toSorted((a, b) => a - b));
  expect([offsets[0], offsets.at(-1)]).toEqual([0, 1]);
};

test('a way begins where the card lay, stands still before each leg, and ends where it goes or hides', () =>
  fc.assert(
    fc.property(way, ({ flight, total }) => {
      const frames = wayOf(flight, total);
      isUpwards(frames);
      const at = ({ x, y }: { x: number; y: number }): string => `translate(${x}px, ${y}px)`;
      const [over, to] = flight.legs.map((leg) => at(leg.to));
      const [first, second] = flight.legs;
      const way = [at(flight.from), at(flight.from), over];
      const times = [0, first?.at, Number(first?.at) + Number(first?.during)];
      if (flight.hides === null) {
        expect(frames['transform']).toEqual([...way, over, to, to]);
        const arrives = Number(second?.at) + Number(second?.during);
        expect(numbers(frames.offset).map((part) => Math.round(part * total))).toEqual([
          ...times,
          second?.at,
          arrives,
          total,
        ]);
        expect(frames['opacity']).toBeUndefined();
      } else {
        expect(frames['transform']).toEqual([...way, over]);
        expect(numbers(frames.offset).map((part) => Math.round(part * total))).toEqual([...times, total]);
        expect(frames['opacity']).toEqual(['1', '1', '1', '0']);
        expect(frames.easing?.[2]).toBe('step-start');
      }
    }),
  ));

test('a way that takes the whole time has two frames', () => {
  const leg = { at: 0, during: 140, to: { x: 3, y: 4 }, ease: 'place' } as const;
  const flight = { card: 1, from: { x: 1, y: 2 }, legs: [leg], orders: [], turns: [], hides: null, lifted: false };
  expect(wayOf(flight, 140)).toEqual({
    transform: ['translate(1px, 2px)', 'translate(3px, 4px)'],
    offset: [0, 1],
    easing: [EASE.place, 'linear'],
  });
});

test('a card shows its back until the middle of a turn up, and from there on after a turn down', () => {
  const down = { at: 100, during: 50, up: false };
  const up = { at: 200, during: 100, up: true };
  const both = turnOf([down, up], 400);
  isUpwards(both.widths);
  isUpwards(both.backs);
  expect(numbers(both.backs.offset).map((part) => part * 400)).toEqual([0, 125, 250, 400]);
  expect(both.backs['opacity']).toEqual(['0', '1', '0', '0']);
  const narrow = numbers(both.widths.offset).filter(
    (_, n) => (both.widths['transform'] as string[])[n] === 'scaleX(0)',
  );
  expect(narrow).toEqual([125 / 400, 250 / 400]);
  expect(turnOf([down], 400).backs['opacity']).toEqual(['0', '1', '1']);
  expect(turnOf([{ ...up, at: 0 }], 400).backs['opacity']).toEqual(['1', '0', '0']);
  isUpwards(turnOf([{ ...up, at: 0 }], 400).widths);
});
