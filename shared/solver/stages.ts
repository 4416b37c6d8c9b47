import { DEAL } from '../engine/compiled.ts';
import type { Table } from '../engine/table.ts';
import type { Budget } from './budget.ts';
import type { Found } from './exact.ts';
import type { Guide } from './guide.ts';
import { Heap } from './heap.ts';
import { Keys } from './keys.ts';

/** How far a position is from won, as a game sees it: the lower the better. */
export type Evaluation = (table: Table) => number;

export interface Width {
  /** Positions carried over a deal. */
  readonly beam: number;
  /** Positions looked at between two deals; after the last deal, four times as many. */
  readonly stage: number;
}

/** Positions reached within one stage: saved, with how each was reached. */
class Reached {
  readonly #bytes: number;
  #saved: Uint8Array;
  readonly score: number[] = [];
  /** The line to each position, as an index into the tree of moves. */
  readonly node: number[] = [];

  constructor(table: Table) {
    this.#bytes = table.savedSize;
    this.#saved = new Uint8Array(this.#bytes * 256);
  }

  get count(): number {
    return this.score.length;
  }

  add(table: Table, score: number, node: number): number {
    const at = this.score.length;
    if ((at + 1) * this.#bytes > this.#saved.length) {
      const longer = new Uint8Array(this.#saved.length * 2);
      longer.set(this.#saved);
      this.#saved = longer;
    }
    table.save(this.#saved, at * this.#bytes);
    this.score.push(score);
    this.node.push(node);
    return at;
  }

  restore(table: Table, at: number): void {
    table.restore(this.#saved, at * this.#bytes);
  }

  clear(): void {
    this.score.length = this.node.length = 0;
  }
}

/**
 * Searches stage by stage: between two deals carries are tried best first, from the best positions of the stage before;
 * the best are dealt on. After the last deal best first to the end. Finds wins only. The table is moved about: whoever
 * wants its position back must have saved it.
 */
export function stages(table: Table, guide: Guide, evaluate: Evaluation, width: Width, budget: Budget): Found {
  const parents: number[] = [];
  const made: number[] = [];
  const closed = new Keys(width.stage * 6 + 1024);
  const into = new Int16Array(1024);
  let reached = new Reached(table);
  let dealt = new Reached(table);
  const grow = (node: number, move: number): number => {
    parents.push(node);
    made.push(move);
    return made.length - 1;
  };
  const line = (node: number): number[] => {
    const moves: number[] = [];
    for (let at = node; at >= 0; at = parents[at] as number) moves.push(made[at] as number);
    return moves.reverse();
  };
  dealt.add(table, evaluate(table), -1);
  for (;;) {
    closed.clear();
    [reached, dealt] = [dealt, reached];
    dealt.clear();
    const heap = new Heap();
    for (let i = 0; i < reached.count; i++) heap.push(i, reached.score[i] as number);
    reached.restore(table, 0);
    const most = budget.nodes + (table.canDeal() ? width.stage : 4 * width.stage);
    for (let at = heap.pop(); at >= 0 && budget.nodes < most; at = heap.pop()) {
      reached.restore(table, at);
      const count = guide.moves(table, into);
      for (let i = 0; i < count; i++) {
        const move = into[i] as number;
        if (move === DEAL) continue;
        table.make(move);
        if (table.won) return [...line(reached.node[at] as number), move];
        if (!budget.spend()) return 'unknown';
        if (closed.add(guide.key(table)) && !guide.hopeless(table)) {
          const score = evaluate(table);
          heap.push(reached.add(table, score, grow(reached.node[at] as number, move)), score);
        }
        table.unmake();
      }
    }
    const order = Array.from({ length: reached.count }, (_, i) => i);
    order.sort((a, b) => (reached.score[a] as number) - (reached.score[b] as number));
    closed.clear();
    for (const at of order) {
      if (dealt.count >= width.beam) break;
      reached.restore(table, at);
      if (!table.canDeal()) continue;
      table.make(DEAL);
      if (table.won) return [...line(reached.node[at] as number), DEAL];
      if (!budget.spend()) return 'unknown';
      if (closed.add(guide.key(table)) && !guide.hopeless(table))
        dealt.add(table, evaluate(table), grow(reached.node[at] as number, DEAL));
    }
    if (dealt.count === 0) return 'unknown';
  }
}
