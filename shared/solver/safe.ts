import { formatMove, packMove } from '../engine/compiled.ts';
import type { Move } from '../engine/notation.ts';
import type { Rules } from '../engine/rules.ts';
import { tableOf, type State } from '../engine/state.ts';
import type { Table } from '../engine/table.ts';
import { undisputed } from './undisputed.ts';

/**
 * Whether depots are built down, everything goes up from the ace in suit and never comes back, and an empty place is never
 * worse than a filled one.
 */
const isBuilt = ({ foundations, build, transfers, building, refill, redeals, aligned }: Rules): boolean =>
  build === 'inSuit' &&
  !transfers &&
  building?.direction === 'down' &&
  !building.wrap &&
  refill === 0 &&
  redeals === 0 &&
  aligned === '' &&
  foundations.every(({ suit, direction }) => suit !== 'any' && direction === 'up');

/** Whether cards only go home, from where they have been dealt to: there each is of use for nothing but to go. */
const isOnlyDealt = ({ building, emptyDepot, reserves, refill, transfers, aligned }: Rules): boolean =>
  building === null && emptyDepot === 'nothing' && reserves === 0 && refill === 0 && !transfers && aligned === '';

/**
 * Whether going home can be safe under these rules at all. Not so in Amazons, where each card home changes which cards
 * fall together, nor with foundations that meet and exchange cards.
 */
export const hasSafeMoves = (rules: Rules): boolean => isBuilt(rules) || isOnlyDealt(rules);

/** A homeward move that can hurt nothing, or -1. */
export function safeMove(table: Table): number {
  // Before another pass each card home changes which cards fall together.
  return isOnlyDealt(table.rules) && table.redealsLeft === 0 ? safeDealt(table) : safeBuilt(table);
}

/** Where cards only go home one hurts nothing when no other card could want its place: it uncovers what lies below it. */
function safeDealt(table: Table): number {
  for (let from = table.compiled.firstDepot; from < table.compiled.pileCount; from++) {
    const to = undisputed(table, from);
    if (to > 0) return packMove(from, to);
  }
  return -1;
}

/** The fewest cards on the foundations of each suit. */
const least = [0, 0, 0, 0];

/**
 * A homeward move that can hurt nothing where depots are built down, or -1. A card is of use there only as a base for the
 * next lower rank. In suit: if every lower card but those of the next lower rank is home, the latter can go home as soon
 * as they are exposed, so they need no base. In alternating colours: the same for the next lower rank of the other colour,
 * which could be wanted there only as a base for the rank below it; so that rank, of the card's own colour, must be able
 * to go home as well.
 */
export function safeBuilt(table: Table): number {
  const { rules, compiled, size } = table;
  if (!isBuilt(rules)) return -1;
  const { firstDepot, pileCount, rank, suit } = compiled;
  least.fill(compiled.ranks);
  for (let i = 0; i < rules.foundations.length; i++) {
    const of = rules.foundations[i]?.suit as number;
    least[of] = Math.min(least[of] as number, size[1 + i] as number);
  }
  const [clubs = 0, diamonds = 0, hearts = 0, spades = 0] = least;
  const red = Math.min(diamonds, hearts);
  const black = Math.min(clubs, spades);
  const inSuit = rules.building?.suits === 'same';
  for (let from = firstDepot; from < pileCount; from++) {
    if (size[from] === 0) continue;
    const card = table.top(from);
    const to = table.homeFrom(from, card);
    if (to === 0) continue;
    const height = rank[card] as number;
    const of = suit[card] as number;
    const isRed = of === 1 || of === 2;
    const safe = inSuit
      ? (least[of] as number) >= height - 1
      : (isRed ? black : red) >= height - 1 && (isRed ? red : black) >= height - 2;
    if (safe) return packMove(from, to);
  }
  return -1;
}

/** `safeMove` of a position, in notation. */
export function safeMoveOf(state: State): Move | undefined {
  if (!hasSafeMoves(state.rules)) return undefined;
  const move = safeMove(tableOf(state));
  return move < 0 ? undefined : formatMove(state.rules, move);
}
