import { expect, test } from 'vitest';
import { layLabels, placeOf } from './ruler.ts';

test('shares lie evenly between the ends', () => {
  expect(placeOf(0, 784)).toBe(1);
  expect(placeOf(0.5, 784)).toBe(392);
  expect(placeOf(1, 784)).toBe(783);
});

test('a label stands centred under its mark', () => {
  expect(layLabels([{ at: 0.5, width: 100 }], 784)).toEqual([{ left: 342, row: 0 }]);
});

test('a label stays within the ends of the ruler', () => {
  expect(
    layLabels(
      [
        { at: 0.0007, width: 120 },
        { at: 1, width: 140 },
      ],
      784,
    ),
  ).toEqual([
    { left: 0, row: 0 },
    { left: 644, row: 0 },
  ]);
});

test('labels that would touch stand in rows under one another', () => {
  const labels = layLabels(
    [
      { at: 0.95, width: 120 },
      { at: 0.98, width: 140 },
      { at: 1, width: 140 },
    ],
    784,
  );
  expect(labels.map(({ row }) => row)).toEqual([0, 1, 2]);
});
