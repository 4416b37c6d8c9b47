import { formatMove, parseMove } from '../../engine/compiled.ts';
import type { Move } from '../../engine/notation.ts';
import { snapshot, tableOf, type State } from '../../engine/state.ts';
import type { Table } from '../../engine/table.ts';
import { Chance } from '../chance.ts';
import { varied, weighing } from '../building.ts';
import { Budget } from '../budget.ts';
import type { Found } from '../exact.ts';
import { knowledgeOf } from '../knowledge.ts';
import { rollouts, type RolloutPolicy } from '../rollouts.ts';
import { wins, type SolveOptions } from '../solve.ts';
import { stages } from '../stages.ts';
import { tidied } from './tidy.ts';

/** How long a line is. */
export interface Length {
  /** The pass it ends in. */
  readonly passes: number;
  readonly moves: number;
}

/** A line as packed moves, and how long it is. */
interface Line extends Length {
  readonly packed: readonly number[];
}

const isShorter = (a: Length, b: Length): boolean =>
  a.passes < b.passes || (a.passes === b.passes && a.moves < b.moves);

/** Nodes of one search for another way on, by rollouts and by a beam. */
const ATTEMPT = { rollouts: 600, beam: 4000 };

/** Passes and moves of a line that is legal from a position. */
export const lengthOf = (state: State, line: readonly Move[]): Length => {
  const { passes, moves } = measured(tableOf(state), packedOf(state, line));
  return { passes, moves };
};

/**
 * A line from a position at least as short as the one given, by passes and then by moves, which wins as it does: ways
 * round are cut out, and from positions along it other ways on are looked for until the nodes are spent.
 */
export function shorter(state: State, line: readonly Move[], options: SolveOptions): readonly Move[] {
  const chance = new Chance(options.seed);
  const table = tableOf(state);
  const most = knowledgeOf(state.rules).policy ? ATTEMPT.rollouts : ATTEMPT.beam;
  let best = straightened(table, packedOf(state, line));
  for (let left = options.nodes; left > 0 && best.moves > 0 && !options.shouldStop();) {
    const at = chance.next() < 0.3 ? 0 : Math.floor(chance.next() * best.moves);
    for (const move of best.packed.slice(0, at)) table.make(move);
    const budget = new Budget(Math.min(left, most), options.shouldStop);
    const found = another(table, chance, budget);
    back(table);
    left -= Math.max(budget.nodes, 1);
    if (typeof found !== 'object') continue;
    const other = straightened(table, [...best.packed.slice(0, at), ...found]);
    if (isShorter(other, best)) best = other;
  }
  const text = (packed: readonly number[]): Move[] => packed.map((move) => formatMove(state.rules, move));
  const tidy = text(tidied(table, best.packed));
  return wins(state, tidy) ? tidy : text(best.packed);
}

/** Another line from a table's position, looked for in a way of its own: rollouts more eager than the game's, or another beam. */
function another(table: Table, chance: Chance, budget: Budget): Found {
  const { guide, policy, weights } = knowledgeOf(table.rules);
  if (policy) {
    const eager = chance.next();
    const bolder: RolloutPolicy = {
      ...policy,
      chance: (at, column, card) => 1 - (1 - policy.chance(at, column, card)) * eager,
    };
    return rollouts(table, bolder, guide, chance, budget);
  }
  if (!weights) return 'unknown';
  // A beam moves its table about.
  return stages(tableOf(snapshot(table)), guide, weighing(varied(weights, chance)), { beam: 10, stage: 1000 }, budget);
}

const packedOf = (state: State, line: readonly Move[]): number[] =>
  line.map((move) => parseMove(state.rules, move) as number);

const back = (table: Table): void => {
  while (table.depth > 0) table.unmake();
};

function measured(table: Table, packed: readonly number[]): Line {
  for (const move of packed) table.make(move);
  const passes = table.pass;
  back(table);
  return { packed, passes, moves: packed.length };
}

/** The line without the parts that lead back to a position met before. */
function straightened(table: Table, packed: readonly number[]): Line {
  const kept: number[] = [];
  const keys = [table.key];
  for (const move of packed) {
    table.make(move);
    kept.push(move);
    const before = keys.indexOf(table.key);
    if (before < 0) keys.push(table.key);
    else {
      kept.length = before;
      keys.length = before + 1;
    }
  }
  back(table);
  return measured(table, kept);
}
