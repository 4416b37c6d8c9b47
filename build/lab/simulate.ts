import { deal, deckOf, tableOf } from '../../shared/engine/state.ts';
import type { Rules } from '../../shared/engine/rules.ts';
import { sweep } from '../../shared/solver/sweep.ts';

/** Figures of careless play over deals by number. */
export interface Simulated {
  readonly deals: number;
  readonly won: number;
  readonly rate: number;
  readonly meanPasses: number;
  readonly meanMoves: number;
}

/** Plays the deals `from` to `to` carelessly; a deal is given up after 10,000 passes. */
export function simulate(rules: Rules, from: number, to: number): Simulated {
  let won = 0;
  let passes = 0;
  let moves = 0;
  for (let number = from; number <= to; number++) {
    const end = sweep(tableOf(deal(rules, deckOf(rules, number), number)));
    if (end.won) won++;
    passes += end.passes;
    moves += end.moves;
  }
  const deals = to - from + 1;
  return { deals, won, rate: won / deals, meanPasses: passes / deals, meanMoves: moves / deals };
}
