import { STOCK } from './compiled.ts';
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
