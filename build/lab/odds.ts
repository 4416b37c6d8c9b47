import type { Move } from '../../shared/engine/notation.ts';
import type { Rules } from '../../shared/engine/rules.ts';
import { parseMove } from '../../shared/engine/compiled.ts';
import { deal, deckOf, tableOf, type State } from '../../shared/engine/state.ts';
import { wilson } from '../../shared/solver/wilson.ts';
import { simulate } from './simulate.ts';
import { solved, type Effort } from './solve.ts';

/** What the solver found over deals by number; the means are of the lines of won deals. */
export interface Foresight {
  readonly deals: number;
  readonly won: number;
  readonly lost: number;
  readonly unknown: number;
  readonly meanMoves: number | null;
  readonly meanPasses: number | null;
  readonly meanNodes: number;
  readonly meanMs: number;
  readonly worstMs: number;
  /** The deals not decided, by number. */
  readonly undecided: readonly number[];
}

const passesOf = (start: State, line: readonly Move[]): number => {
  const table = tableOf(start);
  for (const move of line) table.make(parseMove(start.rules, move) ?? 0);
  return table.pass;
};

const mean = (sum: number, count: number): number | null => (count === 0 ? null : sum / count);

/** Solves the deals `from` to `to`. */
export function foresight(rules: Rules, from: number, to: number, effort: Effort): Foresight {
  const count = { won: 0, lost: 0, unknown: 0 };
  const sum = { moves: 0, passes: 0, nodes: 0, ms: 0 };
  const undecided: number[] = [];
  let worstMs = 0;
  for (let number = from; number <= to; number++) {
    const start = deal(rules, deckOf(rules, number), number);
    const found = solved(start, effort);
    count[found.verdict]++;
    sum.nodes += found.nodes;
    sum.ms += found.ms;
    worstMs = Math.max(worstMs, found.ms);
    if (found.verdict === 'unknown') undecided.push(number);
    if (found.verdict !== 'won') continue;
    sum.moves += found.line.length;
    sum.passes += passesOf(start, found.line);
  }
  const deals = to - from + 1;
  return {
    deals,
    ...count,
    meanMoves: mean(sum.moves, count.won),
    meanPasses: mean(sum.passes, count.won),
    meanNodes: sum.nodes / deals,
    meanMs: sum.ms / deals,
    worstMs,
    undecided,
  };
}

const range = (count: number, deals: number): object => ({ count, deals, ...wilson(count, deals) });

/** Careless play and foresight over the same deals, as the lab prints them: each share with its sample and interval. */
export function odds(rules: Rules, from: number, to: number, effort: Effort): object {
  const careless = simulate(rules, from, to);
  const { deals, won, lost, unknown, ...rest } = foresight(rules, from, to, effort);
  return {
    careless: {
      won: range(careless.won, careless.deals),
      meanPasses: careless.meanPasses,
      meanMoves: careless.meanMoves,
    },
    foresight: { won: range(won, deals), lost: range(lost, deals), unknown: range(unknown, deals), ...rest },
  };
}
