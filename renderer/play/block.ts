import { provenBlock } from '../../shared/engine/block.ts';
import { formatCard } from '../../shared/engine/cards.ts';
import type { PileCode } from '../../shared/engine/notation.ts';
import { tableOf, type State } from '../../shared/engine/state.ts';
import { waitsFor } from './waits.ts';

/** Why a game is blocked: for each lane that still waits, its card and the depots that card falls into on the way round. */
export interface BlockStory {
  /** Passes until the order of the pack repeats. */
  readonly passes: number;
  readonly lanes: readonly { readonly card: string; readonly own: PileCode; readonly falls: readonly PileCode[] }[];
}

/** The proof that no card can go home by dealing alone, or `null` where the game has no such rule or no such proof. */
export function explainBlock(state: State): BlockStory | null {
  const { rules } = state;
  if (rules.redeals === 0 || rules.shuffleOnRedeal || rules.refusePickUp !== 'provenBlock' || state.stock.length > 0)
    return null;
  const table = tableOf(state);
  const seen = new Map<string, Set<number>>();
  const { proven, passes } = provenBlock(table, (depot, card) => {
    const text = formatCard(rules.pack, card);
    const falls = seen.get(text) ?? new Set<number>();
    seen.set(text, falls.add(depot - table.compiled.firstDepot));
  });
  if (!proven) return null;
  const depot = (n: number): PileCode => `t${n + 1}`;
  const lanes = state.foundations.flatMap((pile, n) => {
    const card = waitsFor(rules, n, pile);
    if (card === null || card === 'anyAce') return [];
    const falls = [...(seen.get(card) ?? [])].sort((a, b) => a - b).map(depot);
    return [{ card, own: depot(n), falls }];
  });
  return lanes.length > 0 ? { passes, lanes } : null;
}
