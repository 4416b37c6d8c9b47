import { performance } from 'node:perf_hooks';
import type { State } from '../../shared/engine/state.ts';
import { solve, type Solution } from '../../shared/solver/solve.ts';
import { Refusal, wholeNumber, type Arguments } from './input.ts';

/** How long the solver may search a position: so many nodes, or so many milliseconds. */
export type Effort = { readonly nodes: number } | { readonly ms: number };

const NODES = 1_000_000;

/** The effort of `--nodes` or `--budget-ms`; a million nodes where neither is given. */
export function effortNamed(values: Arguments): Effort {
  if (values['budget-ms'] === undefined)
    return { nodes: values['nodes'] === undefined ? NODES : wholeNumber(values, 'nodes', 1, 1e12) };
  if (values['nodes'] !== undefined) throw new Refusal('--nodes and --budget-ms exclude each other.');
  return { ms: wholeNumber(values, 'budget-ms', 1, 86_400_000) };
}

/** A solution with the time it took, in milliseconds. */
export type Timed = Solution & { readonly ms: number };

/** Solves a position. An effort in nodes gives the same answer every time. */
export function solved(state: State, effort: Effort): Timed {
  const began = performance.now();
  const until = 'ms' in effort ? began + effort.ms : Infinity;
  const solution = solve(state, {
    nodes: 'nodes' in effort ? effort.nodes : Infinity,
    seed: 1,
    shouldStop: () => until !== Infinity && performance.now() > until,
  });
  return { ...solution, ms: Math.round((performance.now() - began) * 100) / 100 };
}

/** A solution as the lab prints it; the moves can be given to `replay`. */
export const solutionLine = (timed: Timed): object => ({
  verdict: timed.verdict,
  moves: timed.verdict === 'won' ? timed.line.join(' ') : null,
  nodes: timed.nodes,
  ms: timed.ms,
});
