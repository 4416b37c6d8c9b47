import fc from 'fast-check';
import { expect, test } from 'vitest';
import { percent, percentEnd, percentRange } from './percent.ts';

test.each([
  ['en', 61, 214, '28.5%'],
  ['es', 61, 214, '28,5 %'],
  ['ru', 61, 214, '28,5 %'],
  ['en', 0, 7, '0.0%'],
  ['en', 7, 7, '100.0%'],
  ['en', 0, 0, '0.0%'],
  ['en', 9999, 10_000, '99.9%'],
  ['en', 70, 100_000, '0.07%'],
  ['en', 100, 100_000, '0.1%'],
  ['en', 3, 100_000, '0.003%'],
])('%s: %i of %i is %s', (language, part, whole, text) => {
  expect(percent(language, part, whole).text.replace(/\s/g, ' ')).toBe(text);
});

test('number and sign stand apart', () => {
  expect(percent('es', 61, 214)).toMatchObject({ number: '28,5', sign: '%' });
});

test('100 is never said of a share with a loss in it, nor 0 of one with a win', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 1e7 }), fc.nat(), (whole, seed) => {
      const part = 1 + (seed % (whole - 1));
      const number = Number(percent('en', part, whole).number);
      expect(number).toBeGreaterThan(0);
      expect(number).toBeLessThan(100);
    }),
  );
});

test('an end of a range is rounded to one decimal', () => {
  expect(percentEnd('en', 0.22881).text).toBe('22.9%');
  expect(percentEnd('en', 1).text).toBe('100.0%');
});

test.each([
  [0.102, 0.106, '10.2%', '10.6%'],
  [0.00067, 0.00103, '0.07%', '0.10%'],
  [0.99962, 1, '99.96%', '100.00%'],
  [0, 0.0000384, '0.000%', '0.004%'],
  [0.5, 0.5, '50.0000%', '50.0000%'],
])('the ends of a range from %d to %d are told apart', (low, high, ...texts) => {
  expect(percentRange('en', low, high).map(({ text }) => text)).toEqual(texts);
});
