import type { Card } from '../../engine/cards.ts';
import type { Rules } from '../../engine/rules.ts';
import { redealRandom } from '../../engine/shuffle.ts';
import type { State } from '../../engine/state.ts';

/** A whole number from 0 to below `n`, looking random. */
export type Dice = (n: number) => number;

/** Cards of every foundation of a won game, lowest of the pile first. Suits stand in any order where rules leave it open. */
function full(rules: Rules, dice: Dice): Card[][] {
  const { foundations, pack } = rules;
  const ranks = pack.ranks.length;
  const suits = [0, 1, 2, 3];
  const taken = new Set<Card>();
  return foundations.map(({ suit, direction }) => {
    const is = suit === 'any' ? (suits.splice(dice(suits.length), 1)[0] ?? 0) : suit;
    return Array.from({ length: ranks }, (_, i) => {
      const kind = is * ranks + (direction === 'up' ? i : ranks - 1 - i);
      const card = taken.has(kind) ? kind + ranks * 4 : kind;
      taken.add(card);
      return card;
    });
  });
}

/** A random position, reachable or not, with at most `most` cards not home: stock, depots and reserves hold the rest. */
export function late(rules: Rules, most: number, dice: Dice): State {
  const foundations = full(rules, dice);
  const out: Card[] = [];
  for (let left = 1 + dice(most); left > 0; left--) {
    const pile = foundations[dice(foundations.length)];
    const card = pile?.pop();
    if (card !== undefined) out.splice(dice(out.length + 1), 0, card);
  }
  const depots = Array.from({ length: rules.depots }, (): Card[] => []);
  const reserves = Array.from({ length: rules.reserves }, (): Card[] => []);
  const stock: Card[] = [];
  const single = rules.deal.to === 'depots';
  const inUse = 1 + dice(rules.depots);
  for (const card of out) {
    const where = dice(4);
    const reserve = reserves[dice(rules.reserves || 1)];
    if (where === 0) stock.push(card);
    else if (where === 1 && reserve && !(single && reserve.length > 0)) reserve.push(card);
    else depots[dice(inUse)]?.push(card);
  }
  return {
    rules,
    stock,
    foundations,
    depots,
    reserves,
    pass: 1,
    redealsLeft: Number.isFinite(rules.redeals) ? dice(rules.redeals + 1) : rules.redeals,
    fruitless: dice(2),
    home: dice(2) === 1,
    skipped: 0,
    random: rules.shuffleOnRedeal ? redealRandom(dice(1000)) : null,
  };
}
