import { expect, test } from 'vitest';
import type { Move } from '../../engine/notation.ts';
import { apply, tableOf } from '../../engine/state.ts';
import { algerian } from '../../games/algerian.ts';
import { dealt } from '../../games/testing/every-game.ts';
import { Budget } from '../budget.ts';
import { knowledgeOf } from '../knowledge.ts';
import { contentKey } from '../symmetry.ts';
import { plan } from './plan.ts';

/** A deal of Algerian up to where there are runs to carry and empty depots to carry them to. */
const NUMBER = 3254789022;
const MOVES =
  'r6>f8 t1>t3 t8>t2 r3>t6 r2>t6 r4>t4 r4>f2 t5>f2 r4>t6 r4>f6 r6>t2 r6>t3 t7>t3 t4>t8 t4>f6 t8>f6 t2>f1 t2>f1 ' +
  't2>f1 r1>t8 r1>f1 deal r5>f3 t6>f3 t6>f3 t6>f3 t6>f3 r2>t7 r2>f5 r1>f5 r4>f5 r6>t6 r3>t6 r5>t5 r5>t7 r5>t6 ' +
  'r2>f5 r1>f4 r3>t4 r3>f4 r3>f5 r4>f5 r2>t2 r2>f4 r1>t7 r1>t6 r5>t7 r5>t2';

test('a plan carries no run from one empty depot to the next', () => {
  let state = dealt(algerian, algerian.presets[0].options, NUMBER);
  for (const move of MOVES.split(' ')) state = apply(state, move as Move);
  const { guide, weights } = knowledgeOf(state.rules);
  if (!weights) throw new Error('Algerian has no weights');
  const met = [contentKey(tableOf(state))];
  for (const move of plan(state, guide, weights, new Budget(100_000, () => false))) {
    state = apply(state, move);
    met.push(contentKey(tableOf(state)));
  }
  expect(new Set(met).size).toBe(met.length);
});
