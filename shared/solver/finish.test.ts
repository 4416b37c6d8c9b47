import { expect, test } from 'vitest';
import type { Move } from '../engine/notation.ts';
import { newRecord, view, withMove, type View } from '../engine/record.ts';
import { apply, legalMoves, won, type State } from '../engine/state.ts';
import { SHUFFLE } from '../engine/shuffle.ts';
import { rulesOf } from '../games/index.ts';
import { dealt, dice, EVERY } from '../games/testing/every-game.ts';
import { finishOf } from './finish.ts';
import { late } from './testing/late.ts';

/** What lies open of a position that nothing has been seen of before. */
const seen = (state: State): View => {
  const deal = { kind: 'number', shuffle: SHUFFLE, number: 1 } as const;
  return view(newRecord({ id: 'x', revision: 1 }, {}, deal, state), state);
};
const isHomeward = (move: Move): boolean => /^[tr]\d+>f/.test(move);

test.each(EVERY)('where finishing is offered it wins, and so does every other order: $name', ({ game, options }) => {
  const rules = rulesOf(game, options);
  const roll = dice(11);
  let offered = 0;
  for (let i = 0; i < 400; i++) {
    const state = { ...late(rules, 24, roll), redealsLeft: rules.redeals };
    const moves = finishOf(rules, seen(state));
    if (moves.length === 0) continue;
    offered++;
    expect(state.stock).toEqual([]);
    expect(moves.every(isHomeward)).toBe(true);
    expect(won(moves.reduce(apply, state))).toBe(true);
    let other = state;
    while (!won(other)) {
      const home = legalMoves(other).filter(isHomeward);
      const next = home[roll(home.length)] ?? expect.fail('a card was left behind');
      other = apply(other, next);
      if (!won(other)) expect(finishOf(rules, seen(other))).not.toEqual([]);
    }
  }
  expect(offered).toBeGreaterThan(2);
});

test.each(EVERY)('it is not offered while a card is to be dealt or lies unseen: $name', ({ game, options }) => {
  const rules = rulesOf(game, options);
  const roll = dice(2);
  let state = dealt(game, options, 3);
  let record = newRecord(game, options, { kind: 'number', shuffle: SHUFFLE, number: 3 }, state);
  for (let i = 0; i < 150; i++) {
    const shown = view(record, state);
    const open = [...shown.stock, ...shown.depots.flat()].every((card) => card !== null) && shown.stock.length === 0;
    if (!open) expect(finishOf(rules, shown)).toEqual([]);
    const moves = legalMoves(state);
    const move = moves[roll(moves.length)];
    if (move === undefined) break;
    const after = apply(state, move);
    record = withMove(record, move, state, after);
    state = after;
  }
});
