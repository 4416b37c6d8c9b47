import { formatCard, type Card } from '../../shared/engine/cards.ts';
import type { View } from '../../shared/engine/record.ts';
import type { Rules } from '../../shared/engine/rules.ts';
import { isAligned, waitsFor } from './waits.ts';

/** What the seam between a foundation and its depot shows. */
export interface SeamMark {
  /** A card text whose suit is drawn; `null` while any ace may come. */
  readonly suit: string | null;
  /** The card text of what is waited for; `null` before the first ace and when the suit is complete. */
  readonly next: string | null;
  readonly kind: 'anyAce' | 'waits' | 'complete';
  /** What is waited for lies open. */
  readonly open: boolean;
  /** It may come from any depot. */
  readonly anyDepot: boolean;
  /** The lane is passed over in dealing. */
  readonly faded: boolean;
}

/** The mark of the n-th lane (from 0). */
export function seamMark(rules: Rules, view: View, n: number): SeamMark {
  const { pack } = rules;
  const pile = view.foundations[n] ?? [];
  const tops = view.depots.map((depot) => depot.at(-1) ?? null);
  const text = (card: Card | null): string => (card === null ? '' : formatCard(pack, card));
  const waits = waitsFor(rules, n, pile);
  const top = pile.at(-1);
  const suit = top === undefined ? null : text(top);
  const plain = { suit, next: null, open: false, anyDepot: false, faded: false };
  if (waits === null) return { ...plain, kind: 'complete', faded: rules.skipCompleted !== 'never' };
  if (waits === 'anyAce') {
    const first = view.foundations.findIndex((one) => one.length === 0);
    const takes = rules.basePlace === 'anyEmpty' || first === n;
    return { ...plain, kind: 'anyAce', open: takes && tops.some((card) => text(card).startsWith('A')) };
  }
  const aligned = isAligned(rules, waits);
  const open = aligned ? text(tops[n] ?? null) === waits : tops.some((card) => text(card) === waits);
  return { ...plain, next: waits, kind: 'waits', open, anyDepot: !aligned };
}
