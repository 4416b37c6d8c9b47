import { DEAL, packMove } from '../engine/compiled.ts';
import type { Table } from '../engine/table.ts';
import type { Budget } from './budget.ts';
import type { Chance } from './chance.ts';
import { exhaust, type Found } from './exact.ts';
import type { Guide } from './guide.ts';
import { Keys } from './keys.ts';

/** How rollouts play a game in which cards only go home or are dealt. */
export interface RolloutPolicy {
  /** The chance, from 0 to 1, that the exposed card of depot `column` (from 0) goes home when it can. */
  chance(table: Table, column: number, card: number): number;
  /** From so many cards not home on, the rest is searched exactly, */
  readonly exactBelow: number;
  /** with so many nodes. */
  readonly exactNodes: number;
  /** Passes without a card going home, one after another, after which a rollout is given up. */
  readonly patience: number;
}

const LOST_KEPT = 1 << 16;

/**
 * Plays at random from a table's position until a game is won or the budget (or `most` nodes) is spent. Proves a loss
 * only of a position that is late itself, by searching it. The table ends as it began.
 */
export function rollouts(
  table: Table,
  policy: RolloutPolicy,
  guide: Guide,
  chance: Chance,
  budget: Budget,
  most = Infinity,
): Found {
  const root = table.depth;
  const last = budget.nodes + most;
  const closed = new Keys(policy.exactNodes + 2);
  const lost = new Keys(LOST_KEPT);
  const isLate = (): boolean => table.rules.pack.size - table.cardsHome <= policy.exactBelow;

  const end = (): Found => {
    const key = guide.key(table);
    if (lost.has(key)) return 'lost';
    closed.clear();
    const found = exhaust(table, guide, closed, budget, policy.exactNodes);
    if (found === 'lost') lost.add(key);
    return found;
  };

  /** One game: what is found about the late position it comes to, with the line to it, or that it stalled. */
  const game = (): Found => {
    const line: number[] = [];
    for (let fruitless = 0; ;) {
      if (!isLate() && !carry(table, policy, chance, budget, line)) return 'unknown';
      if (isLate()) {
        const found = end();
        return typeof found === 'object' ? [...line, ...found] : found;
      }
      if (!table.canDeal() || guide.hopeless(table)) return 'unknown';
      const { pass } = table;
      const fruitful = table.home === 1;
      table.make(DEAL);
      line.push(DEAL);
      if (!budget.spend() || budget.nodes > last) return 'unknown';
      if (table.pass === pass) continue;
      fruitless = fruitful ? 0 : fruitless + 1;
      if (fruitless > policy.patience) return 'unknown';
    }
  };

  if (isLate()) return end();
  while (budget.left > 0 && budget.nodes <= last) {
    const { nodes } = budget;
    const found = game();
    while (table.depth > root) table.unmake();
    if (typeof found === 'object') return found;
    // A game of no move is still one tried.
    if (budget.nodes === nodes) budget.spend();
  }
  return 'unknown';
}

/** Carries home what can go and chance lets go, over the depots from the left; false when the budget is spent. */
function carry(table: Table, policy: RolloutPolicy, chance: Chance, budget: Budget, line: number[]): boolean {
  const { firstDepot, firstReserve } = table.compiled;
  for (let pile = firstDepot; pile < firstReserve; pile++)
    while ((table.size[pile] as number) > 0) {
      const card = table.top(pile);
      const to = table.homeFrom(pile, card);
      if (to === 0 || chance.next() >= policy.chance(table, pile - firstDepot, card)) break;
      const move = packMove(pile, placed(table, to, chance));
      table.make(move);
      line.push(move);
      if (!budget.spend()) return false;
    }
  return true;
}

/** The foundation a card goes to: the one given, or by chance any empty one where rules leave a base the choice. */
function placed({ rules, compiled, size }: Table, to: number, chance: Chance): number {
  if (rules.basePlace !== 'anyEmpty' || size[to] !== 0) return to;
  const empty: number[] = [];
  for (let place = to; place < compiled.firstDepot; place++) if (size[place] === 0) empty.push(place);
  return empty[Math.floor(chance.next() * empty.length)] ?? to;
}
