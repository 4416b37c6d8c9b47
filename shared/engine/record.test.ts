import { describe, expect, test } from 'vitest';
import { GAMES, gameOf, rulesOf } from '../games/index.ts';
import { dealt } from '../games/testing/every-game.ts';
import type { Move } from './notation.ts';
import { newRecord, redoCursor, replay, undoCursor, view, withCursor, withMove, type GameRecord } from './record.ts';
import { apply, legalMoves, type State } from './state.ts';

/** A record of a deal of Amazons, before its first move and with its first position. */
function begun(number: number) {
  const [game] = GAMES;
  if (!game) throw new Error('no game');
  const { options } = game.presets[0];
  const first = dealt(game, options, number);
  return {
    rules: rulesOf(game, options),
    first,
    record: newRecord(game, options, { kind: 'number', shuffle: 1, number }, first),
  };
}

test('a record whose moves no longer all apply opens at its last legal move', () => {
  const { rules, record } = begun(1);
  const moves: Move[] = ['deal', 'deal', 't1>f3', 'deal'];
  expect(replay(rules, { ...record, moves, cursor: 4 }).applied).toBe(2);
});

test('what was seen stays known after an undo; a new branch forgets only the passes after it', () => {
  const begin = begun(3);
  const { rules } = begin;
  let { first: state, record } = begin;
  for (let i = 0; i < 3; i++) {
    const after = apply(state, 'deal');
    record = withMove(record, 'deal', state, after);
    state = after;
  }
  const back = withCursor(record, 1);
  const { state: earlier } = replay(rules, back);
  const seen = view(back, earlier).stock;
  expect(seen.filter((card) => card !== null)).toHaveLength(8);
  expect(seen.slice(0, 8)).toEqual(earlier.stock.slice(0, 8));

  while (state.pass < 3) {
    const after = apply(state, 'deal');
    record = withMove(record, 'deal', state, after);
    state = after;
  }
  expect(record.unseen).toEqual([0, 0, state.stock.length]);
  // The first of its positions where something else can be done.
  for (let ply = 0; ; ply++) {
    const at = withCursor(record, ply);
    const { state: before } = replay(rules, at);
    const other = legalMoves(before).find((move) => move !== 'deal');
    if (other === undefined) continue;
    expect(before.pass).toBe(1);
    expect(withMove(at, 'deal', before, apply(before, 'deal')).unseen).toEqual(record.unseen);
    expect(withMove(at, other, before, apply(before, other)).unseen).toEqual([0]);
    break;
  }
});

describe('moves the program makes of itself', () => {
  const game = gameOf('carthage');
  if (!game) throw new Error('no game');
  const rules = rulesOf(game, {});
  const first = dealt(game, {}, 1);

  /** A record of so many moves, those of the list made by the program. */
  function played(count: number, auto: readonly number[]): { record: GameRecord; state: State } {
    let state = first;
    let record = newRecord({ id: 'carthage', revision: 1 }, {}, { kind: 'number', shuffle: 1, number: 1 }, first);
    for (let n = 0; n < count; n++) {
      const move = legalMoves(state)[0] ?? 'deal';
      const after = apply(state, move);
      record = withMove(record, move, state, after, auto.includes(n));
      state = after;
    }
    return { record, state };
  }

  test('are undone and redone with the player’s move before them', () => {
    const { record } = played(6, [1, 2, 5]);
    expect(record.auto).toEqual([1, 2, 5]);
    expect(undoCursor(record)).toBe(4);
    expect(undoCursor(withCursor(record, 4))).toBe(3);
    expect(undoCursor(withCursor(record, 3))).toBe(0);
    expect(redoCursor(withCursor(record, 0))).toBe(3);
    expect(redoCursor(withCursor(record, 4))).toBe(6);
    expect(undoCursor(withCursor(record, 0))).toBe(-1);
  });

  test('lose their mark with the branch they were on, and when the player makes them', () => {
    const { record } = played(4, [1, 3]);
    const { state } = replay(rules, withCursor(record, 1));
    const move = record.moves[1] ?? 'deal';
    const again = withMove(withCursor(record, 1), move, state, apply(state, move));
    expect(again.auto).toEqual([3]);
    const other = legalMoves(state).find((one) => one !== move) ?? 'deal';
    expect(withMove(withCursor(record, 1), other, state, apply(state, other)).auto).toEqual([]);
  });
});
