import type { SpokenCard } from './en/play.ts';

/** Cards that have come to one pile, in their order. */
export interface Heap {
  readonly to: string;
  readonly cards: readonly string[];
}

/**
 * Cards that were dealt, pile by pile: where some pile got more than one, a sentence a pile is easier to follow than a pile
 * after each card. `null` where no pile did.
 */
export function heaps(dealt: readonly SpokenCard[]): readonly Heap[] | null {
  const all = new Map<string, string[]>();
  for (const { card, to } of dealt) all.set(to, [...(all.get(to) ?? []), card]);
  return all.size === dealt.length ? null : [...all].map(([to, cards]) => ({ to, cards }));
}
