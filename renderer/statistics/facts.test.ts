import { expect, test } from 'vitest';
import type { Tally } from '../../shared/api/contract.ts';
import { messages } from '../../shared/text/index.ts';
import { factsOf, type Told } from './facts.ts';
import { NO_FIGURES } from './no-figures.ts';

const tally: Tally = {
  ...NO_FIGURES,
  played: 12,
  won: 4,
  lost: 6,
  givenUp: 2,
  open: 1,
  bestTime: 61_000,
  medianTime: 120_000,
  totalTime: 500_000,
  fewestPasses: 3,
  totalPasses: 18,
  fewestMoves: 80,
  totalMoves: 402,
  streak: -2,
  longestWon: 3,
  longestLost: 5,
};
const EVERYTHING: Told = { passes: true, moves: true, clock: 7_300_000 };
const read = (told: Partial<Told> = {}, of = tally) =>
  Object.fromEntries(
    factsOf(messages('en'), 'en', of, { ...EVERYTHING, ...told }).map(({ over, facts }) => [
      over,
      Object.fromEntries(facts),
    ]),
  );

test('every fact stands under the games it is taken over', () =>
  expect(read()).toEqual({
    'Over 12 attempts, in order': {
      'Streak now': '2 not won',
      'Longest, won': '3',
      'Longest, not won': '5',
      Lost: '6',
      'Given up': '2',
    },
    'Games in play counted too': { 'Still in play': '1', 'At the table': '2 h 1 min' },
    'Over 4 wins': {
      'Quickest win': '1:01',
      'Median win': '2:00',
      'Mean win': '2:05',
      'All wins together': '8:20',
      'Fewest passes': '3',
      'Passes on average': '4.5',
      'Fewest moves': '80',
      'Moves on average': '100.5',
    },
  }));

test('a long time is told in hours and minutes, a very long one in hours', () => {
  const at = (clock: number) => read({ clock })['Games in play counted too']?.['At the table'];
  expect([3_599_999, 3_600_000, 5_471_000, 359_940_000, 363_600_000].map(at)).toEqual([
    '59:59',
    '1 h',
    '1 h 31 min',
    '99 h 59 min',
    '101 h',
  ]);
});

test('moves and passes are told where they can be compared', () => {
  const facts = read({ moves: false, passes: false });
  expect(Object.keys(facts['Over 4 wins'] ?? {})).toEqual([
    'Quickest win',
    'Median win',
    'Mean win',
    'All wins together',
  ]);
});

test('what has not been is a dash, a total not yet known too', () => {
  const facts = read({ clock: undefined }, NO_FIGURES);
  expect(facts['Over 0 wins']).toMatchObject({ 'Quickest win': '–', 'Mean win': '–', 'Moves on average': '–' });
  expect(facts['Games in play counted too']).toEqual({ 'Still in play': '0', 'At the table': '–' });
  expect(facts['Over 0 attempts, in order']).toMatchObject({ 'Streak now': '0' });
});
