import { SHIFT } from '../engine/piles.ts';
import type { Table } from '../engine/table.ts';
import type { Chance } from './chance.ts';
import type { Evaluation } from './stages.ts';

/** What counts in a position of a game with reserves: the first, and empty piles, for it, the others against it. */
export interface Weights {
  /** Each card home. */
  readonly home: number;
  readonly emptyDepot: number;
  readonly emptyReserve: number;
  /** Each card that lies above one wanted sooner, */
  readonly blocking: number;
  /** or does so as part of a built sequence. */
  readonly linked: number;
  /** Each card above the topmost one of its pile that could go home now. */
  readonly depth: number;
  /** Each card that does not continue a built sequence. */
  readonly apart: number;
}

/** More steps than any foundation takes. */
const NEVER = 64;
const soon = new Uint8Array(64);

/** Works out into `soon`, for each kind of card, in how many steps of its suit's foundations it is wanted: 0 is now. */
function wanted(table: Table): void {
  const { compiled, rules, size } = table;
  const { firstDepot, ranks, kinds } = compiled;
  soon.fill(NEVER, 0, kinds);
  for (let f = 1; f < firstDepot; f++) {
    const foundation = rules.foundations[f - 1];
    if (!foundation || foundation.suit === 'any') continue;
    const first = foundation.suit * ranks;
    const held = size[f] as number;
    for (let steps = 0; steps < ranks - held; steps++) {
      const k = first + (foundation.direction === 'up' ? held + steps : ranks - 1 - held - steps);
      if (steps < (soon[k] as number)) soon[k] = steps;
    }
  }
}

/** The evaluation by weights. */
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
      const at = pile << SHIFT;
      let soonest = NEVER + 1;
      let before = -1;
      let now = -1;
      for (let i = 0; i < held; i++) {
        const k = kind[cards[at + i] as number] as number;
        const steps = soon[k] as number;
        const linked = before >= 0 && pile < firstReserve && stacks[before * kinds + k] === 1;
        if (!linked) score += w.apart;
        if (steps > soonest) score += linked ? w.linked : w.blocking;
        else soonest = steps;
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
