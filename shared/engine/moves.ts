import { DEAL, FIRST_FOUNDATION, packMove, STOCK } from './compiled.ts';
import { SHIFT } from './piles.ts';
import type { Table } from './table.ts';

/** Where packed moves are written. */
export type Moves = Int16Array | number[];

/** Stands for every pile. */
const ANY = -1;

/**
 * Writes every legal move of a table, packed, into `into` and returns how many there are; of one pile where `only` names it,
 * and dealing counts as the stock's.
 */
export function legalMoves(table: Table, into: Moves, only = ANY): number {
  if (table.won) return 0;
  const { compiled, rules, size } = table;
  const { firstDepot, firstReserve, pileCount, kinds, kind, stacks } = compiled;
  let count = 0;
  const ofStock = only === ANY || only === STOCK;
  if (ofStock && table.canDeal()) into[count++] = DEAL;
  const stock = size[STOCK] as number;
  const reserveOpen = rules.emptyReserve === 'anyTime' || (rules.emptyReserve === 'afterStock' && stock === 0);
  if (ofStock && rules.stockToReserve && stock > 0)
    for (let to = firstReserve; to < pileCount; to++) if (size[to] === 0) into[count++] = packMove(STOCK, to);
  const end = only === ANY ? pileCount : only + 1;
  for (let from = Math.max(firstDepot, only); from < end; from++) {
    const held = size[from] as number;
    if (held === 0) continue;
    const card = table.cards[(from << SHIFT) + held - 1] as number;
    count = homeMoves(table, from, card, into, count);
    if (rules.building || rules.emptyDepot === 'anyCard') {
      const row = kind[card] as number;
      const only = held === 1 && from < firstReserve;
      for (let to = firstDepot; to < firstReserve; to++) {
        const under = size[to] as number;
        if (under === 0) {
          if (rules.emptyDepot === 'anyCard' && !only) into[count++] = packMove(from, to);
        } else if (
          stacks[(kind[table.cards[(to << SHIFT) + under - 1] as number] as number) * kinds + row] === 1 &&
          to !== from
        )
          into[count++] = packMove(from, to);
      }
    }
    if (reserveOpen && !(held === 1 && from >= firstReserve))
      for (let to = firstReserve; to < pileCount; to++) if (size[to] === 0) into[count++] = packMove(from, to);
  }
  return rules.transfers ? transfers(table, into, count) : count;
}

/** The foundations a card may go to: of those that show the same rank only the leftmost. */
function homeMoves(table: Table, from: number, card: number, into: Moves, start: number): number {
  const { wantRank, wantSuit } = table;
  const { firstDepot, rank, suit, aligned } = table.compiled;
  const { foundations, basePlace } = table.rules;
  const cardRank = rank[card] as number;
  const cardSuit = suit[card] as number;
  let count = start;
  // One bit for each of: built up or down, empty or not. Two places that differ in neither show the same rank.
  let seen = 0;
  for (let to = FIRST_FOUNDATION; to < firstDepot; to++) {
    if (wantRank[to] !== cardRank) continue;
    if ((wantSuit[to] as number) <= 3 && wantSuit[to] !== cardSuit) continue;
    if (aligned[cardRank] === 1 && from - firstDepot !== to - FIRST_FOUNDATION) continue;
    const empty = table.size[to] === 0;
    const bit = 1 << ((foundations[to - FIRST_FOUNDATION]?.direction === 'up' ? 0 : 2) + (empty ? 1 : 0));
    if ((seen & bit) !== 0 && !(empty && basePlace === 'anyEmpty')) continue;
    seen |= bit;
    into[count++] = packMove(from, to);
  }
  return count;
}

/** Where the up and the down foundation of a suit meet, the top card of either may go to the other. */
function transfers(table: Table, into: Moves, start: number): number {
  const { wantRank, wantSuit } = table;
  const { firstDepot, rank, suit } = table.compiled;
  const { foundations } = table.rules;
  let count = start;
  for (let from = FIRST_FOUNDATION; from < firstDepot; from++) {
    if ((table.size[from] as number) < 2) continue;
    const card = table.top(from);
    for (let to = FIRST_FOUNDATION; to < firstDepot; to++)
      if (
        table.size[to] !== 0 &&
        foundations[to - FIRST_FOUNDATION]?.direction !== foundations[from - FIRST_FOUNDATION]?.direction &&
        wantRank[to] === rank[card] &&
        wantSuit[to] === suit[card]
      )
        into[count++] = packMove(from, to);
  }
  return count;
}
