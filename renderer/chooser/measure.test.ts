import { expect, test } from 'vitest';
import { measureOf } from './measure.ts';

const command = '';
const careless = (won: number) => ({ deals: 1000, won, meanPasses: 1, meanMoves: 50, command });
const foresight = (won: number, meanMoves?: number) => ({
  ...{ deals: 200, won, lost: 0, unknown: 0, command },
  ...(meanMoves !== undefined && { meanMoves }),
});

test.each([
  [0, 200, 5],
  [104, 200, 4],
  [450, 100, 0],
  [250, 100, 1],
  [600, 100, 0],
  [0, 1, 0],
  [1, 18, 1],
  [300, 200, 4],
])('careless %i of 1000 against foresight %i of 200: skill %i', (loose, known, skill) =>
  expect(measureOf({ careless: careless(loose), foresight: foresight(known) }).skill).toBe(skill),
);

test.each([
  [109, 6],
  [250, 15],
  [3, 1],
])('%i moves take %i minutes', (moves, minutes) =>
  expect(measureOf({ foresight: foresight(1, moves) }).minutes).toBe(minutes),
);

test.each([
  ['no figures', undefined],
  ['careless play alone', { careless: careless(104) }],
  ['foresight that has won nothing', { careless: careless(0), foresight: foresight(0) }],
])('%s: nothing is told', (_, odds) => expect(measureOf(odds)).toEqual({ skill: null, minutes: null }));
