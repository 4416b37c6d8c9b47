import { FIRST_FOUNDATION } from '../engine/compiled.ts';
import { SHIFT } from '../engine/piles.ts';
import type { Table } from '../engine/table.ts';
import { PLAIN_GUIDE, type Guide } from './guide.ts';
import type { RolloutPolicy } from './rollouts.ts';

/** With n cards left only the first n depots get any, so the suits on the right must be done first. */
const BY_COLUMN = [0.2, 0.5, 0.9, 0.9];

/** Which ace goes up when decides which column each suit gets: that is the game, so aces wait half of the time. */
export const amazonsPolicy: RolloutPolicy = {
  chance: (table, column, card) => (table.compiled.rank[card] === 0 ? 0.5 : (BY_COLUMN[column] ?? 1)),
  exactBelow: 10,
  exactNodes: 2000,
  patience: 3,
};

/**
 * Left column first, with no depot ever passed over: the bottom card of the first depot is picked up first and dealt
 * first again, for ever. If only that depot may send it home and its foundation is of another suit, it never goes.
 */
function stuckFirst(table: Table): boolean {
  const { rules, compiled, cards, size } = table;
  if (rules.pickUp !== 'leftColumnFirst' || rules.skipCompleted !== 'never') return false;
  const { firstDepot, rank, suit, aligned } = compiled;
  if (size[firstDepot] === 0 || size[FIRST_FOUNDATION] === 0) return false;
  const card = cards[firstDepot << SHIFT] as number;
  return aligned[rank[card] as number] === 1 && suit[card] !== suit[cards[FIRST_FOUNDATION << SHIFT] as number];
}

export const amazonsGuide: Guide = {
  ...PLAIN_GUIDE,
  hopeless: stuckFirst,
};
