import { expect, test } from 'vitest';
import { gameOf, rulesOf } from '../../shared/games/index.ts';
import { dealt } from '../../shared/games/testing/every-game.ts';
import { Refusal } from './input.ts';
import { foresight } from './odds.ts';
import { effortNamed, solutionLine, solved } from './solve.ts';
import { played } from './vectors.ts';

const game = gameOf('amazons');
if (!game) throw new Error('no Amazons');
const { options } = game.presets[0];
const rules = rulesOf(game, options);

test('a solution is printed with moves that replay to a win', () => {
  const start = dealt(game, options, 7);
  const line = solutionLine(solved(start, { nodes: 100_000 })) as { verdict: string; moves: string };
  expect(line.verdict).toBe('won');
  expect(played(rules, start, line.moves).foundations.flat()).toHaveLength(28);
});

test('a budget in time ends a search that finds nothing, one in nodes after as many', () => {
  const carthage = gameOf('carthage') ?? expect.fail('no Carthage');
  // Ten million nodes do not decide it.
  expect(solved(dealt(carthage, {}, 19), { ms: 20 }).verdict).toBe('unknown');
  expect(solved(dealt(game, options, 7), { nodes: 1 })).toMatchObject({ verdict: 'unknown', nodes: 1 });
});

test('the shares of won, lost and not known add up, and the undecided are named', () => {
  const few = foresight(rules, 1, 5, { nodes: 1 });
  expect(few).toMatchObject({ deals: 5, won: 0, lost: 0, unknown: 5, meanMoves: null, undecided: [1, 2, 3, 4, 5] });
  expect(foresight(rules, 1, 5, { nodes: 100_000 })).toMatchObject({ won: 5, unknown: 0, undecided: [] });
});

test('the effort is nodes or time, not both', () => {
  expect(effortNamed({})).toEqual({ nodes: 1_000_000 });
  expect(effortNamed({ nodes: '5' })).toEqual({ nodes: 5 });
  expect(effortNamed({ 'budget-ms': '20' })).toEqual({ ms: 20 });
  expect(() => effortNamed({ nodes: '5', 'budget-ms': '20' })).toThrow(Refusal);
  expect(() => effortNamed({ nodes: '0' })).toThrow(Refusal);
});
