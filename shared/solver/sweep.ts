import { DEAL, packMove } from '../engine/compiled.ts';
import type { Table } from '../engine/table.ts';

/** How a careless game ended. */
export interface Swept {
  readonly won: boolean;
  readonly passes: number;
  readonly moves: number;
}

/**
 * Careless play: goes over depots and reserves from the left carrying home what can go home (to the leftmost place that
 * takes it), again until a round carries nothing, then deals; nothing else is ever carried. Stops when the game is won,
 * when dealing is no move any more, or after `mostPasses`. Source: the check of `rules.md` for Amazons.
 */
export function sweep(table: Table, mostPasses = 10_000): Swept {
  const { firstDepot, pileCount } = table.compiled;
  const before = table.depth;
  for (;;) {
    for (let carried = true; carried;) {
      carried = false;
      for (let pile = firstDepot; pile < pileCount; pile++) {
        if (table.size[pile] === 0) continue;
        const home = table.homeFrom(pile, table.top(pile));
        if (home === 0) continue;
        table.make(packMove(pile, home));
        carried = true;
      }
    }
    if (table.won || table.pass >= mostPasses || !table.canDeal()) break;
    table.make(DEAL);
  }
  return { won: table.won, passes: table.pass, moves: table.depth - before };
}
