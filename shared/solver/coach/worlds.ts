import { kindOf } from '../../engine/cards.ts';
import type { View } from '../../engine/record.ts';
import { redealRandom } from '../../engine/shuffle.ts';
import type { State } from '../../engine/state.ts';
import type { Chance } from '../chance.ts';

/** What the player can know of a position: the cards, and the counters, which follow from the moves made. */
export type Knowable = View & Pick<State, 'rules' | 'fruitless' | 'home' | 'skipped'>;

/** Whether nothing is hidden: every card has been seen, and none will be shuffled again. */
export const allSeen = ({ rules, stock, depots, redealsLeft }: Knowable): boolean =>
  !stock.includes(null) && !depots.some((pile) => pile.includes(null)) && !(rules.shuffleOnRedeal && redealsLeft > 0);

/** A position that looks to the player like this one: the cards not seen lie in a random order, and so will shuffles. */
export function world(known: Knowable, chance: Chance): State {
  const { rules, stock, foundations, depots, reserves } = known;
  const seen = new Set([stock, ...foundations, ...depots, ...reserves].flat());
  // In an order that says nothing, not even which copy of a card is which.
  const hidden = Array.from({ length: rules.pack.size }, (_, card) => card)
    .filter((card) => !seen.has(card))
    .sort((a, b) => kindOf(rules.pack, a) - kindOf(rules.pack, b));
  for (let i = hidden.length - 1; i > 0; i--) {
    const j = Math.floor(chance.next() * (i + 1));
    [hidden[i], hidden[j]] = [hidden[j] as number, hidden[i] as number];
  }
  const fill = (pile: readonly (number | null)[]): number[] => pile.map((card) => card ?? (hidden.pop() as number));
  return {
    ...known,
    stock: fill(stock),
    depots: depots.map(fill),
    random: rules.shuffleOnRedeal ? redealRandom(Math.floor(chance.next() * 0x1_0000_0000)) : null,
  };
}
