import { FIRST_FOUNDATION, fromOf, STOCK, toOf } from '../engine/compiled.ts';
import { mix } from '../engine/mix.ts';
import { SHIFT } from '../engine/piles.ts';
import type { Rules } from '../engine/rules.ts';
import type { Table } from '../engine/table.ts';
import type { Guide } from './guide.ts';
import { safeBuilt } from './safe.ts';

/** Whether depots may change places: no deal to come tells one from another, nor does a foundation above. */
function depotsAlike({ rules, size, redealsLeft }: Table): boolean {
  if (rules.aligned !== '') return false;
  if (size[STOCK] === 0) return redealsLeft === 0;
  return rules.deal.to === 'reserves' && rules.deal.lastRow === undefined && redealsLeft === 0;
}

/** Whether reserves may change places: no deal to come tells one from another. */
const reservesAlike = ({ rules, size, redealsLeft }: Table): boolean =>
  rules.deal.to === 'depots' || (size[STOCK] === 0 && redealsLeft === 0);

/** Whether suits do not matter any more: no foundation asks for one. */
const suitless = ({ build, bases, foundations }: Rules): boolean =>
  build === 'anySuit' && (bases === 'lowest' || foundations.every(({ suit }) => suit === 'any'));

/** A position's key. Piles that may change places have no place in it. */
const key = (table: Table): number => keyOf(table, depotsAlike(table), reservesAlike(table));

/** The key of what lies in the piles, wherever these stand: the same for all positions that differ in their order alone. */
export const contentKey = (table: Table): number => keyOf(table, true, true);

/** Where suits do not matter cards are their ranks, and foundations their heights in any order. */
function keyOf(table: Table, depots: boolean, reserves: boolean): number {
  const ranksOnly = suitless(table.rules);
  if (!depots && !reserves && !ranksOnly) return table.key;
  const { cards, size, redealsLeft, rules, random } = table;
  const { kind, rank, firstDepot, firstReserve, pileCount } = table.compiled;
  const face = ranksOnly ? rank : kind;
  const ordered = rules.redeals === 0;
  let low = redealsLeft;
  let high = random && redealsLeft > 0 ? mix(random[0] ^ mix(random[2], 0x5bd1e995), 0x85ebca6b) : redealsLeft;
  for (let pile = STOCK; pile < pileCount; pile++) {
    const held = size[pile] as number;
    if (held === 0) continue;
    let place = pile;
    // How many of the pile's top cards tell its content: without redeals the stock's number of cards does, on a
    // foundation in suit its top card, and where suits do not matter its height.
    let telling = held;
    if (pile === STOCK) telling = ordered ? 0 : held;
    else if (pile < firstDepot) {
      if (ranksOnly) place = FIRST_FOUNDATION;
      telling = ranksOnly ? 0 : rules.build === 'inSuit' ? 1 : held;
    } else if (pile < firstReserve) place = depots ? firstDepot : pile;
    else place = reserves ? firstReserve : pile;
    let a = (place << 8) + held + 0x632be5ab;
    let b = (place << 8) + held + 0x1b873593;
    const at = pile << SHIFT;
    for (let i = held - telling; i < held; i++) {
      const one = (face[cards[at + i] as number] as number) + 1;
      a = Math.imul(a ^ one, 0x85ebca6b);
      a ^= a >>> 15;
      b = Math.imul(b ^ one, 0x27d4eb2f);
      b ^= b >>> 13;
    }
    low = (low + mix(a, 0x2c1b3c6d)) | 0;
    high = (high + mix(b, 0x297a2d39)) | 0;
  }
  return (high & 0x1f_ffff) * 0x1_0000_0000 + (low >>> 0);
}

/**
 * A safe move alone where there is one; else the legal moves, of those into empty piles that may change places only one.
 * Homeward moves stand last.
 */
function moves(table: Table, into: Int16Array): number {
  const safe = safeBuilt(table);
  if (safe >= 0) {
    into[0] = safe;
    return 1;
  }
  const count = table.legalMoves(into);
  const { firstDepot, firstReserve } = table.compiled;
  const depots = depotsAlike(table);
  const reserves = reservesAlike(table);
  const { size } = table;
  let kept = 0;
  let from = -1;
  let depotSeen = false;
  let reserveSeen = false;
  let home = 0;
  for (let i = 0; i < count; i++) {
    const move = into[i] as number;
    if (fromOf(move) !== from) {
      from = fromOf(move);
      depotSeen = reserveSeen = false;
    }
    const to = toOf(move);
    if (to >= firstReserve) {
      if (reserves && size[to] === 0) {
        if (reserveSeen) continue;
        reserveSeen = true;
      }
    } else if (to >= firstDepot && depots && size[to] === 0) {
      if (depotSeen) continue;
      depotSeen = true;
    }
    into[kept++] = move;
    if (to >= FIRST_FOUNDATION && to < firstDepot && from >= firstDepot) home++;
  }
  if (home > 0 && home < kept) homeLast(into, kept, firstDepot);
  return kept;
}

const others = new Int16Array(1024);

function homeLast(moves: Int16Array, count: number, firstDepot: number): void {
  let kept = 0;
  let home = 0;
  for (let i = 0; i < count; i++) {
    const move = moves[i] as number;
    const to = toOf(move);
    if (to >= FIRST_FOUNDATION && to < firstDepot && fromOf(move) >= firstDepot) others[home++] = move;
    else moves[kept++] = move;
  }
  for (let i = 0; i < home; i++) moves[kept++] = others[i] as number;
}

/** For games without aligned foundations: piles that may change places are one, and suits that do not matter none. */
export const SYMMETRIC_GUIDE: Guide = { key, moves, hopeless: () => false };
