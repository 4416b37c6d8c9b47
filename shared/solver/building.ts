import type { Table } from '../engine/table.ts';
import type { Chance } from './chance.ts';
import type { Evaluation } from './stages.ts';

/** What counts in a position of a game with building or reserves. */
export interface Weights {
  /** A card home. */
  readonly home: number;
  /** A card that lies on one wanted sooner, */
  readonly blocking: number;
  /** or does so in a sequence built in play. */
  readonly linked: number;
  readonly emptyDepot: number;
  readonly emptyReserve: number;
  /** For each foundation: a card on the one it wants next. */
  readonly depth: number;
  /** A card at the bottom. */
  readonly apart: number;
}

const NEVER = 64;
const soon = new Uint8Array(64);

/** Works out for each kind of card in how many steps of its suit's foundations it is wanted: 0 is now. */
function wanted(table: Table): void {
  const { compiled, rules, size } = table;
  const { firstDepot, ranks, kinds } = compiled;
  soon.fill(NEVER, 0, kinds);
  for (let f = 1; f < firstDepot; f++) {
    const { suit, direction } = rules.foundations[f - 1] as { suit: 'any' | number; direction: string };
    const held = size[f] as number;
    if (suit === 'any') continue;
    if (direction === 'up') {
      for (let rank = held, steps = 0; rank < ranks; rank++, steps++) {
        const k = suit * ranks + rank;
        if (steps < (soon[k] as number)) soon[k] = steps;
      }
    } else
      for (let rank = ranks - 1 - held, steps = 0; rank >= 0; rank--, steps++) {
        const k = suit * ranks + rank;
        if (steps < (soon[k] as number)) soon[k] = steps;
      }
  }
}

export const weighing =
  (w: Weights): Evaluation =>
  (table) => {
    const { compiled, cards, size } = table;
    const { firstDepot, firstReserve, pileCount, kind, kinds, stacks } = compiled;
    wanted(table);
    let score = -w.home * table.cardsHome;
    for (let pile = firstDepot; pile < pileCount; pile++) {
      const held = size[pile] as number;
      if (held === 0) {
        score -= pile < firstReserve ? w.emptyDepot : w.emptyReserve;
        continue;
      }
      const at = pile << 7;
      let below = NEVER + 1;
      let before = -1;
      let now = -1;
      for (let i = 0; i < held; i++) {
        const k = kind[cards[at + i] as number] as number;
        const steps = soon[k] as number;
        const linked = before >= 0 && pile < firstReserve && stacks[before * kinds + k] === 1;
        if (!linked) score += w.apart;
        if (steps > below) score += linked ? w.linked : w.blocking;
        else below = steps;
        if (steps === 0) now = i;
        before = k;
      }
      if (now >= 0) score += w.depth * (held - 1 - now);
    }
    return score;
  };

/** Other weights, each from half to twice what it was: another beam looks elsewhere. */
export function varied(weights: Weights, chance: Chance): Weights {
  const other = (weight: number): number => weight * Math.exp(1.4 * (chance.next() - 0.5));
  return {
    home: other(weights.home),
    blocking: other(weights.blocking),
    linked: other(weights.linked),
    emptyDepot: other(weights.emptyDepot),
    emptyReserve: other(weights.emptyReserve),
    depth: other(weights.depth),
    apart: other(weights.apart),
  };
}
