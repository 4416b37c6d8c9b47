import type { PileCode } from '../../shared/engine/notation.ts';
import type { View } from '../../shared/engine/record.ts';
import { pileOf, type Layout } from '../../shared/layout/index.ts';

/** When the exposed card of each pile last became another one. */
export class Tops {
  readonly #changed = new Map<PileCode, number>();

  /** Notes the piles that have another exposed card after a change. */
  compare(before: View, after: View, layout: Layout): void {
    for (const { pile } of layout.spots)
      if (pileOf(before, pile).at(-1) !== pileOf(after, pile).at(-1)) this.#changed.set(pile, performance.now());
  }

  /** Whether a pile has changed less than so many ms ago. */
  changedWithin(pile: PileCode, ms: number): boolean {
    return performance.now() - (this.#changed.get(pile) ?? -Infinity) < ms;
  }
}

/** The place to go when there is only one, counting places of one kind that are empty as one. */
export function soleTarget(targets: readonly PileCode[], isEmpty: (pile: PileCode) => boolean): PileCode | undefined {
  const kinds = new Set(targets.map((pile) => (isEmpty(pile) && !pile.startsWith('f') ? pile.charAt(0) : pile)));
  return kinds.size === 1 ? targets[0] : undefined;
}
