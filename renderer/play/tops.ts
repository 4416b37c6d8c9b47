import type { PileCode } from '../../shared/engine/notation.ts';
import type { View } from '../../shared/engine/record.ts';
import { pileOf, type Layout } from '../../shared/layout/index.ts';

/** When the exposed card of each pile last became another one; of the stock, whose backs are all alike, when it grew or shrank. */
export class Tops {
  readonly #changed = new Map<PileCode, number>();

  /** Notes the piles that have another exposed card after a change. */
  compare(before: View, after: View, layout: Layout): void {
    for (const { pile } of layout.spots) {
      const was = pileOf(before, pile);
      const is = pileOf(after, pile);
      if (was.length !== is.length || was.at(-1) !== is.at(-1)) this.#changed.set(pile, performance.now());
    }
  }

  /** Whether a pile has changed less than so many ms ago. */
  changedWithin(pile: PileCode, ms: number): boolean {
    return performance.now() - (this.#changed.get(pile) ?? -Infinity) < ms;
  }
}

/**
 * The one sensible place to go, if there is one: the only foundation or pile to build on; an empty depot or reserve, which
 * can be had at any time, counts only where there is nothing else, and empty places of one kind count as one.
 */
export function soleTarget(targets: readonly PileCode[], isEmpty: (pile: PileCode) => boolean): PileCode | undefined {
  const empty = targets.filter((pile) => isEmpty(pile) && !pile.startsWith('f'));
  const others = targets.filter((pile) => !empty.includes(pile));
  if (others.length > 0) return others.length === 1 ? others[0] : undefined;
  return new Set(empty.map((pile) => pile.charAt(0))).size === 1 ? empty[0] : undefined;
}
