import { parseMove } from '../../engine/compiled.ts';
import { start, type GameRecord } from '../../engine/record.ts';
import type { Rules } from '../../engine/rules.ts';
import { snapshot, tableOf, type State } from '../../engine/state.ts';
import type { SolveOptions } from '../solve.ts';
import type { Memory } from './memory.ts';

/** What the light says of a position, the cards as they lie: a line was found and replayed, proved lost, or neither yet. */
export type Verdict = 'won' | 'lost' | 'unknown';

/** The positions of a record from its first to the one it stands at. */
export function positions(rules: Rules, record: GameRecord): State[] {
  const table = tableOf(start(rules, record));
  const states = [snapshot(table)];
  const legal: number[] = [];
  for (const text of record.moves.slice(0, record.cursor)) {
    const move = parseMove(rules, text);
    const count = table.legalMoves(legal);
    if (move === undefined || !legal.slice(0, count).includes(move)) break;
    table.make(move);
    states.push(snapshot(table));
  }
  return states;
}

/**
 * The light for the position a record stands at. What lies on a known line, or after a position proved lost, is answered
 * without a search.
 */
export function light(rules: Rules, record: GameRecord, memory: Memory, options: SolveOptions): Verdict {
  const states = positions(rules, record);
  if (states.some((state) => memory.recall(state)?.verdict === 'lost')) return 'lost';
  return memory.solve(states.at(-1) as State, options).verdict;
}
