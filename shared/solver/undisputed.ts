import { FIRST_FOUNDATION } from '../engine/compiled.ts';
import type { Table } from '../engine/table.ts';

/**
 * The one foundation the exposed card of a pile can go to, where no other card that is not home could want that place in
 * its stead: as many foundations wait for such a card as there are such cards, and which of them takes which is all the
 * same. Else 0.
 */
export function undisputed(table: Table, from: number): number {
  const { compiled, rules, size, wantRank, wantSuit } = table;
  const { firstDepot, rank, suit, ranks, kinds } = compiled;
  const card = table.top(from);
  const to = card < 0 ? 0 : table.homeFrom(from, card);
  if (to === 0) return 0;
  const height = rank[card] as number;
  const of = suit[card] as number;
  const direction = rules.foundations[to - FIRST_FOUNDATION]?.direction;
  // Any card of the rank could take a place that asks for no suit.
  const anySuit = (wantSuit[to] as number) > 3;
  let home = 0;
  let places = 0;
  for (let f = FIRST_FOUNDATION; f < firstDepot; f++) {
    const up = rules.foundations[f - FIRST_FOUNDATION]?.direction === 'up';
    const held = size[f] as number;
    const holds = held > (up ? height : ranks - 1 - height);
    if (holds && (anySuit || suit[table.top(f)] === of)) home++;
    if (wantRank[f] !== height || !((wantSuit[f] as number) > 3 || wantSuit[f] === of)) continue;
    if (rules.foundations[f - FIRST_FOUNDATION]?.direction !== direction) return 0;
    places++;
  }
  // Where a foundation asks its cards of the depot below it, places are not alike.
  if (anySuit && rules.aligned !== '') places = 1;
  const all = rules.pack.size / (anySuit ? ranks : kinds);
  return all - home <= places ? to : 0;
}
