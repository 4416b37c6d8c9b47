import type { Move } from '../../shared/engine/notation.ts';
import { replay, withCursor, withMove, type GameRecord } from '../../shared/engine/record.ts';
import type { Rules } from '../../shared/engine/rules.ts';
import { apply, play, type State, type Step } from '../../shared/engine/state.ts';

/** How the table stands after so many moves of a line, and how it came there. */
export interface Watched {
  readonly record: GameRecord;
  readonly state: State;
  /** A step to the next or the last move is drawn as a move. */
  readonly kind: 'made' | 'undone' | 'shown';
  readonly steps: readonly Step[];
}

/** Goes from a record and its position to ply `to` of a line; what can be known of the cards grows with the moves shown. */
export function watched(rules: Rules, from: GameRecord, at: State, line: readonly Move[], to: number): Watched {
  let record = from;
  let state = at;
  const by = to - from.cursor;
  const steps: Step[] = [];
  if (by < 0) {
    record = withCursor(from, to);
    state = replay(rules, record).state;
  }
  for (const move of line.slice(record.cursor, to)) {
    const next = apply(state, move);
    record = withMove(record, move, state, next);
    if (by === 1) steps.push(...play(state, move));
    state = next;
  }
  return { record, state, kind: by === 1 ? 'made' : by === -1 ? 'undone' : 'shown', steps };
}
