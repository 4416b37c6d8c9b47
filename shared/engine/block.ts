import { STOCK } from './compiled.ts';
import { SHIFT } from './piles.ts';
import type { Table } from './table.ts';

/** What looking through the coming passes finds. */
export interface Block {
  /** No card can go home by dealing alone, for ever. */
  readonly proven: boolean;
  /** Passes looked through until the order repeated, or until a card could go home. */
  readonly passes: number;
}

/** A card seen on top of a depot after a row of a coming pass. */
export type Sight = (depot: number, card: number) => void;

/**
 * Deals the coming passes of a table whose stock is out, in thought, and looks after each full row (a short last row
 * included) for a card that can go home, until the order of the pack repeats. Without shuffles and without cards going
 * home the order comes round, since each pass reorders the cards in the same way. Depots passed over stay passed over.
 * Source of the rule: Morehead & Mott-Smith's game ends when "blocked"; `rules.md`, `lossRule = provenBlock`.
 */
export function provenBlock(table: Table, sight?: Sight): Block {
  const { rules, compiled } = table;
  const { firstDepot, firstReserve } = compiled;
  const columns: number[] = [];
  const left: number[] = [];
  for (let i = 0; i < rules.depots; i++) {
    const complete = table.size[1 + i] === compiled.ranks;
    if (rules.skipCompleted === 'never' || !complete) columns.push(firstDepot + i);
  }
  for (let pile = firstDepot; pile < firstReserve; pile++) left.push(pile);
  const order = rules.pickUp === 'rightColumnFirst' ? left.reverse() : left;
  const first = order.flatMap((pile) => table.pile(pile));
  let stock = first;
  for (let passes = 1; ; passes++) {
    const piles = columns.map((): number[] => []);
    for (let dealt = 0; dealt < stock.length; dealt += columns.length) {
      const row = stock.slice(dealt, dealt + columns.length);
      for (let i = 0; i < row.length; i++) piles[i]?.push(row[i] as number);
      for (let i = 0; i < columns.length; i++) {
        const depot = columns[i] as number;
        const card = piles[i]?.at(-1);
        if (card === undefined) continue;
        sight?.(depot, card);
        if (table.homeFrom(depot, card) > STOCK) return { proven: false, passes };
      }
    }
    stock = (rules.pickUp === 'rightColumnFirst' ? piles.reverse() : piles).flat();
    if (stock.every((card, i) => card === first[i])) return { proven: true, passes };
  }
}

/**
 * What `provenBlock` proves, without dealing: as long as no card goes home each pass is one and the same permutation of
 * the places, so a card comes up in the columns of its place's orbit and in no others.
 */
export function blocked(table: Table): boolean {
  const { rules, compiled, size } = table;
  const { firstDepot, firstReserve, ranks } = compiled;
  let columns = 0;
  let cards = 0;
  for (let i = 0; i < rules.depots; i++) {
    if (rules.skipCompleted === 'never' || size[1 + i] !== ranks) columns |= 1 << i;
    cards += size[firstDepot + i] as number;
  }
  const right = rules.pickUp === 'rightColumnFirst';
  const seen = orbits(cards, columns, right);
  let place = 0;
  for (let p = firstDepot; p < firstReserve; p++) {
    const pile = right ? firstReserve - 1 - p + firstDepot : p;
    const held = size[pile] as number;
    for (let i = 0; i < held; i++) {
      const card = table.cards[(pile << SHIFT) + i] as number;
      const at = seen[place++] as number;
      for (let column = 0; at >> column !== 0; column++)
        if ((at >> column) & 1 && table.homeFrom(firstDepot + column, card) > STOCK) return false;
    }
  }
  return true;
}

const known = new Map<number, Uint8Array>();

/** For each place of a pack picked up: the columns, as bits, its card comes to lie in while the pack goes round. */
function orbits(cards: number, columns: number, right: boolean): Uint8Array {
  const key = (cards << 9) | (columns << 1) | (right ? 1 : 0);
  const found = known.get(key);
  if (found) return found;
  const dealt = Array.from({ length: 8 }, (_, i) => i).filter((i) => (columns >> i) & 1);
  const piles = dealt.map((_, i) =>
    Array.from({ length: cards }, (__, place) => place).filter((p) => p % dealt.length === i),
  );
  const next = (right ? piles.reverse() : piles).flat();
  const seen = new Uint8Array(cards);
  for (let start = 0; start < cards; start++)
    for (let place = start, first = true; first || place !== start; place = next.indexOf(place), first = false)
      seen[start] = (seen[start] as number) | (1 << (dealt[place % dealt.length] as number));
  known.set(key, seen);
  return seen;
}
