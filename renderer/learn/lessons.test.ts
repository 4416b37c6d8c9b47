import { expect, test } from 'vitest';
import { replay } from '../../shared/engine/record.ts';
import { apply, isLegal, legalMoves, type State } from '../../shared/engine/state.ts';
import { solve } from '../../shared/solver/solve.ts';
import { messages, LANGUAGES } from '../../shared/text/index.ts';
import { LESSONS, tableOf, WALK } from './lessons.ts';

const position = (id: Parameters<typeof tableOf>[0]): State => {
  const { rules, record } = tableOf(id);
  const { state, applied } = replay(rules, record);
  expect(applied).toBe(record.moves.length);
  return state;
};
const verdict = (state: State): string => solve(state, { nodes: 1_000_000, seed: 1, shouldStop: () => false }).verdict;

test.each([
  ['see', ['t4>f3'], ['deal']],
  ['aces', ['t1>f3'], ['t2>f3']],
  ['right', ['t2>f2'], ['t3>f3']],
] as const)('%s: playing %j loses, %j wins', (id, lost, won) => {
  const state = position(id);
  expect(LESSONS).toContain(id);
  expect(legalMoves(state)).toEqual(expect.arrayContaining([...lost, ...won]));
  for (const move of lost) expect(verdict(apply(state, move))).toBe('lost');
  for (const move of won) expect(verdict(apply(state, move))).toBe('won');
});

test('every move the walk asks for can be made, one after another', () => {
  let state = position('walk');
  for (const { move } of WALK) {
    if (!move) continue;
    expect(isLegal(state, move)).toBe(true);
    state = apply(state, move);
  }
});

test.each(LANGUAGES)('%s: every step of the walk has its sentence', (language) =>
  expect(messages(language).learn.walk).toHaveLength(WALK.length),
);
