import type { Table } from '../engine/table.ts';
import type { Budget } from './budget.ts';
import type { Guide } from './guide.ts';
import type { Keys } from './keys.ts';

/** What a search found: a line (packed moves), the proof that there is none, or nothing. */
export type Found = readonly number[] | 'lost' | 'unknown';

const scratch = new Int16Array(1024);

/**
 * Depth-first search of everything a table's position leads to; a position whose key is in `closed` is not looked at
 * again. `lost` means that everything was searched. The table ends as it began. `unknown` when the budget or `most`
 * nodes are spent or `closed` is full; then `closed` also holds positions that were not searched to their end.
 */
export function exhaust(table: Table, guide: Guide, closed: Keys, budget: Budget, most = Infinity): Found {
  if (table.cardsHome === table.rules.pack.size) return [];
  if (guide.hopeless(table)) return 'lost';
  const root = table.depth;
  const last = budget.nodes + most;
  const line: number[] = [];
  const stack: number[] = [];
  /** Where the untried moves of each ply begin in `stack`; they end where the next ply's begin. */
  const starts: number[] = [0];
  const push = (): void => {
    const count = guide.moves(table, scratch);
    for (let i = 0; i < count; i++) stack.push(scratch[i] as number);
  };
  closed.add(guide.key(table));
  push();
  let found: Found = 'lost';
  while (starts.length > 0) {
    if (stack.length === starts.at(-1)) {
      starts.pop();
      if (starts.length > 0) {
        table.unmake();
        line.pop();
      }
      continue;
    }
    const move = stack.pop() as number;
    table.make(move);
    line.push(move);
    if (table.won) {
      found = line.slice();
      break;
    }
    if (!budget.spend() || budget.nodes > last || closed.full) {
      found = 'unknown';
      break;
    }
    if (!closed.add(guide.key(table)) || guide.hopeless(table)) {
      table.unmake();
      line.pop();
      continue;
    }
    starts.push(stack.length);
    push();
  }
  while (table.depth > root) table.unmake();
  return found;
}
