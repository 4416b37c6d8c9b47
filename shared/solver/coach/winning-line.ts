import type { Move } from '../../engine/notation.ts';
import type { State } from '../../engine/state.ts';
import type { SolveOptions } from '../solve.ts';
import type { Memory } from './memory.ts';
import { shorter } from './shorter.ts';

/** Nodes spent on making a line shorter. */
const POLISH = 20_000;

/**
 * A line that wins from a position, made shorter once and then the same from position to position as long as it is
 * followed; `lost` where it was proved that there is none, `undefined` where none is known.
 */
export function winningLine(state: State, memory: Memory, options: SolveOptions): readonly Move[] | 'lost' | undefined {
  const found = memory.solve(state, options);
  if (found.verdict !== 'won') return found.verdict === 'lost' ? 'lost' : undefined;
  if (memory.isPolished(state)) return found.line;
  const line = shorter(state, found.line, { ...options, nodes: POLISH });
  memory.keepLine(state, line, true);
  return line;
}
