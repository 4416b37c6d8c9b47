import type { GameRecord } from '../../engine/record.ts';
import type { Move } from '../../engine/notation.ts';
import type { Rules } from '../../engine/rules.ts';
import type { State } from '../../engine/state.ts';
import type { Solution, SolveOptions } from '../solve.ts';
import { positions } from './light.ts';
import type { Memory } from './memory.ts';
import { shorter } from './shorter.ts';

/** The last position of a game that is known to be winnable. */
export interface TurningPoint {
  /** The moves made on the way to it. */
  readonly ply: number;
  /** The move that left it; `null` where the game stands there. */
  readonly move: Move | null;
  /** Wins from there. */
  readonly line: readonly Move[];
  /** The ply of the first position known to be lost: the next one where the move is known to have lost the game. */
  readonly lostFrom: number | null;
}

/** Nodes of the first search of a position, and how much longer each round searches. */
const FIRST = 4000;
const LONGER = 6;
/** Nodes spent on making the line shorter. */
const POLISH = 50_000;

/**
 * Where a game was lost, or `null` where no position of it is known to be winnable. Along one line of play what comes
 * before a winnable position can be won, and what comes after a lost one cannot: so the first rounds halve what lies
 * between; what they leave open is searched longer, from the end, until `nodes` are spent.
 */
export function turningPoint(
  rules: Rules,
  record: GameRecord,
  memory: Memory,
  options: SolveOptions,
): TurningPoint | null {
  const states = positions(rules, record);
  const end = states.length - 1;
  let best: { readonly ply: number; readonly line: readonly Move[] } | null = null;
  let lost = states.length;
  let left = options.nodes;
  const look = (ply: number, nodes: number): Solution['verdict'] => {
    const state = states[ply];
    if (!state || left <= 0) return 'unknown';
    const found = memory.solve(state, { ...options, nodes: Math.min(nodes, left) });
    left -= Math.max(1, found.nodes);
    if (found.verdict === 'won' && ply > (best?.ply ?? -1)) best = { ply, line: found.line };
    if (found.verdict === 'lost') lost = Math.min(lost, ply);
    return found.verdict;
  };
  const known = (): number => best?.ply ?? -1;
  look(end, FIRST);
  for (let nodes = FIRST; left > 0 && known() + 1 < lost; nodes *= LONGER) {
    // The last winnable position, as if the undecided were lost; then the first lost one, as if they were not.
    for (let low = known(), high = lost; low + 1 < high;) {
      const ply = (low + high) >> 1;
      if (look(ply, nodes) === 'won') low = ply;
      else high = ply;
    }
    for (let low = known(), high = lost; low + 1 < high;) {
      const ply = (low + high) >> 1;
      if (look(ply, nodes) === 'lost') high = ply;
      else low = ply;
    }
    for (let ply = lost - 1; ply > known() && left > 0; ply--) look(ply, nodes);
    if (options.shouldStop()) break;
  }
  const found = best as { readonly ply: number; readonly line: readonly Move[] } | null;
  return (
    found && {
      ply: found.ply,
      line: shorter(states[found.ply] as State, found.line, { ...options, nodes: POLISH }),
      move: found.ply < end ? (record.moves[found.ply] ?? null) : null,
      lostFrom: lost <= end ? lost : null,
    }
  );
}
