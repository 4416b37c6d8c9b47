import fc from 'fast-check';
import { expect, test } from 'vitest';
import { wilson } from './wilson.ts';

test.each([
  // [won, played, low, high]: from Newcombe (1998), table I, method 3, and from look/04.
  [81, 263, 0.2553, 0.3662],
  [15, 148, 0.0624, 0.1605],
  [0, 20, 0, 0.1611],
  [1, 29, 0.0061, 0.1718],
  [61, 214, 0.2288, 0.3489],
])('%i won of %i lies between %f and %f', (won, played, low, high) => {
  const range = wilson(won, played);
  expect(range?.low).toBeCloseTo(low, 3);
  expect(range?.high).toBeCloseTo(high, 3);
});

test('nothing played has no rate', () => expect(wilson(0, 0)).toBeUndefined());

test('the range holds the rate, stays within 0 and 1, and is the same seen from the losses', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1e6 }), fc.double({ min: 0, max: 1, noNaN: true }), (played, share) => {
      const won = Math.round(played * share);
      const range = wilson(won, played);
      const losses = wilson(played - won, played);
      expect(range).toBeDefined();
      if (!range || !losses) return;
      expect(range.low).toBeGreaterThanOrEqual(0);
      expect(range.high).toBeLessThanOrEqual(1);
      expect(range.low).toBeLessThanOrEqual(range.rate);
      expect(range.high).toBeGreaterThanOrEqual(range.rate);
      expect(range.low + losses.high).toBeCloseTo(1, 9);
    }),
  );
});
