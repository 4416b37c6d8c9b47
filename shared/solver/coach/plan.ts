import { DEAL, formatMove, fromOf, STOCK } from '../../engine/compiled.ts';
import type { Move } from '../../engine/notation.ts';
import { tableOf, type State } from '../../engine/state.ts';
import type { Budget } from '../budget.ts';
import { weighing, type Weights } from '../building.ts';
import type { Guide } from '../guide.ts';
import { Heap } from '../heap.ts';
import { Keys } from '../keys.ts';
import { contentKey } from '../symmetry.ts';

/** Positions looked at for one plan. */
const MOST = 3000;
/** What a move must bring, on the scale of the weights: nobody carries cards about for next to nothing. */
const WORTH = 0.02;

/**
 * The carries that lead to the best position to be had before the next deal, as a game's evaluation sees it: none where
 * the position is the best itself. The path does not begin with a move of `without`, and where these are ruled out leads
 * somewhere in any case if it can. Nothing is carried on after a move that takes cards from the stock.
 */
export function plan(
  state: State,
  guide: Guide,
  weights: Weights,
  budget: Budget,
  without: readonly Move[] = [],
): Move[] {
  const table = tableOf(state);
  const evaluate = weighing(weights);
  const closed = new Keys(MOST * 2);
  const into = new Int16Array(1024);
  const saved: Uint8Array[] = [];
  const parents: number[] = [];
  const made: number[] = [];
  const lengths: number[] = [];
  const heap = new Heap();
  const add = (parent: number, move: number, score: number, open: boolean): void => {
    const bytes = new Uint8Array(table.savedSize);
    table.save(bytes, 0);
    saved.push(bytes);
    parents.push(parent);
    made.push(move);
    lengths.push(parent < 0 ? 0 : (lengths[parent] as number) + 1);
    if (open) heap.push(saved.length - 1, score);
  };
  closed.add(contentKey(table));
  let best = 0;
  let bestScore = without.length > 0 ? Infinity : evaluate(table);
  add(-1, DEAL, bestScore, true);
  const stock = table.size[STOCK];
  for (let at = heap.pop(); at >= 0 && saved.length < MOST && budget.left > 0; at = heap.pop()) {
    table.restore(saved[at] as Uint8Array, 0);
    const count = guide.moves(table, into);
    for (let i = count - 1; i >= 0; i--) {
      const move = into[i] as number;
      if (move === DEAL || fromOf(move) === STOCK) continue;
      if (at === 0 && without.includes(formatMove(state.rules, move))) continue;
      table.make(move);
      budget.spend();
      if (closed.add(contentKey(table))) {
        const score = evaluate(table) + WORTH * ((lengths[at] as number) + 1);
        add(at, move, score, table.size[STOCK] === stock);
        if (score < bestScore) [best, bestScore] = [saved.length - 1, score];
      }
      table.unmake();
    }
  }
  const path: Move[] = [];
  for (let at = best; at > 0; at = parents[at] as number) path.push(formatMove(state.rules, made[at] as number));
  return path.reverse();
}
