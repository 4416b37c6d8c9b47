import { formatCard, rankOf, suitOf, SUITS, type Card } from '../../shared/engine/cards.ts';
import type { Rules } from '../../shared/engine/rules.ts';

/**
 * What a foundation takes next: a card text, a rank alone where any suit will do, `anyAce` for a first card of any suit, or
 * `null` when it is complete.
 */
export type Waits = string | null;

/** What the n-th foundation (from 0) takes next. */
export function waitsFor(rules: Rules, n: number, pile: readonly Card[]): Waits {
  const { pack, foundations } = rules;
  const foundation = foundations[n];
  const top = pile.at(-1);
  const up = foundation?.direction !== 'down';
  if (pile.length === pack.ranks.length) return null;
  if (top === undefined) {
    if (foundation === undefined || foundation.suit === 'any') return 'anyAce';
    return (pack.ranks.at(up ? 0 : -1) ?? '') + (SUITS[foundation.suit] ?? '');
  }
  const rank = pack.ranks[rankOf(pack, top) + (up ? 1 : -1)];
  if (rank === undefined) return null;
  return rules.build === 'anySuit' ? rank : rank + (SUITS[suitOf(pack, top)] ?? '');
}

/** Whether only the depot straight below its foundation may send a card of this rank there. */
export const isAligned = (rules: Rules, card: string): boolean => rules.aligned.includes(card.charAt(0));

/** The card texts of a pile's cards. */
export const textsOf = (rules: Rules, pile: readonly (Card | null)[]): string[] =>
  pile.flatMap((card) => (card === null ? [] : [formatCard(rules.pack, card)]));
