import { formatMove } from '../engine/compiled.ts';
import type { Move } from '../engine/notation.ts';
import { advance } from '../engine/record.ts';
import { tableOf, type State } from '../engine/state.ts';
import type { Table } from '../engine/table.ts';
import { Budget } from './budget.ts';
import { varied, weighing } from './building.ts';
import { Chance } from './chance.ts';
import { exhaust, type Found } from './exact.ts';
import { Keys } from './keys.ts';
import { knowledgeOf } from './knowledge.ts';
import { rollouts } from './rollouts.ts';
import { stages } from './stages.ts';

export interface SolveOptions {
  /** Most nodes (moves made in search). */
  readonly nodes: number;
  /** The same seed and the same nodes give the same answer. */
  readonly seed: number;
  /** Asked every few hundred nodes. */
  readonly shouldStop: () => boolean;
  /** Told the nodes searched so far, every few hundred. */
  readonly progress?: (nodes: number) => void;
}

/** What the solver knows of a position when it ends; `nodes` is what it searched. */
export type Solution =
  | { readonly verdict: 'won'; readonly line: readonly Move[]; readonly nodes: number }
  | { readonly verdict: 'lost' | 'unknown'; readonly nodes: number };

/** Most positions an exact search keeps: 32 MB of keys. */
const KEPT = 3_000_000;
const FIRST = { exact: 500, rollouts: 2000, beam: 10, stage: 1000 };
/** The widest beam; wider ones find no more than as many others with other weights. */
const WIDEST = { beam: 160, stage: 16_000 };

/**
 * Whether a position can be won when all cards are known: `won` with a line that has been replayed on a table of its own;
 * `lost` only after a complete search; `unknown` when nodes are spent or the caller stops it. Rounds of an exact search
 * and of the game's own way of finding wins take turns, each longer than the one before.
 */
export function solve(state: State, { nodes, seed, shouldStop, progress }: SolveOptions): Solution {
  const budget = new Budget(nodes, shouldStop, progress);
  const found = search(tableOf(state), seed, budget);
  if (typeof found === 'string') return { verdict: found, nodes: budget.nodes };
  return { verdict: 'won', line: believed(state, found), nodes: budget.nodes };
}

function search(table: Table, seed: number, budget: Budget): Found {
  const { guide, policy, weights } = knowledgeOf(table.rules);
  const chance = new Chance(seed);
  const start = new Uint8Array(table.savedSize);
  table.save(start, 0);
  for (let round = 0; budget.left > 0; round++) {
    const times = 4 ** round;
    const only = policy === undefined && weights === undefined;
    const most = only ? Infinity : FIRST.exact * times;
    if (most <= KEPT || only) {
      const found = exhaust(table, guide, new Keys(Math.min(KEPT, most + 2)), budget, most);
      if (found !== 'unknown' || only) return found;
    }
    if (policy && budget.left > 0) {
      const found = rollouts(table, policy, guide, chance, budget, FIRST.rollouts * times);
      if (found !== 'unknown') return found;
    }
    if (weights && budget.left > 0) {
      const width = {
        beam: Math.min(WIDEST.beam, FIRST.beam * 2 ** round),
        stage: Math.min(WIDEST.stage, FIRST.stage * times),
      };
      const evaluate = weighing(round === 0 ? weights : varied(weights, chance));
      const found = stages(table, guide, evaluate, width, budget);
      if (found !== 'unknown') return found;
      table.restore(start, 0);
    }
  }
  return 'unknown';
}

/** The line in notation, replayed move for move. */
function believed(state: State, line: readonly number[]): Move[] {
  const moves = line.map((move) => formatMove(state.rules, move));
  if (!wins(state, moves)) throw new Error('a line that was found does not win');
  return moves;
}

/** Whether a line is legal move for move and wins. */
export function wins(state: State, line: readonly Move[]): boolean {
  const table = tableOf(state);
  return advance(table, line) === line.length && table.won;
}
