import { formatCard } from '../../shared/engine/cards.ts';
import type { PileCode } from '../../shared/engine/notation.ts';
import type { View } from '../../shared/engine/record.ts';
import type { Rules } from '../../shared/engine/rules.ts';
import { pileOf } from '../../shared/layout/index.ts';
import type { Messages } from '../../shared/text/index.ts';
import type { PlayedGame } from './game.svelte.ts';
import { isAligned, waitsFor } from './waits.ts';

type Over = Pick<PlayedGame, 'block' | 'rules' | 'view'>;

/** Why the exposed card of a pile cannot be moved now, or why an empty pile or a foundation does nothing. */
export function whyNot(t: Messages, rules: Rules, view: View, pile: PileCode): string {
  const { refused } = t.play;
  const top = pileOf(view, pile).at(-1);
  const n = Number(pile.slice(1)) - 1;
  if (pile === 's') return rests(rules, view) ? refused.noPickUp : refused.noDeal;
  if (pile.startsWith('f')) {
    const waits = waitsFor(rules, n, view.foundations[n] ?? []);
    return waits === null ? refused.complete(pile) : refused.foundationWaits(pile, waits);
  }
  if (top === undefined || top === null) return refused.empty(pile);
  const card = formatCard(rules.pack, top);
  // The foundation of its suit says what the card waits for: another card first, or the one depot it may leave from.
  const { ranks } = rules.pack;
  for (const [i, foundation] of view.foundations.entries()) {
    const waits = waitsFor(rules, i, foundation);
    if (waits === null || waits === 'anyAce' || waits.charAt(1) !== card.charAt(1)) continue;
    if (waits === card)
      return isAligned(rules, card) ? refused.waitsForDepot(card, `t${i + 1}`) : refused.noPlace(card);
    if (rules.building) continue;
    const before = ranks.charAt(ranks.indexOf(card.charAt(0)) - 1);
    return refused.waitsForCard(card, before + card.charAt(1));
  }
  const base = ranks.charAt(0) + card.charAt(1);
  return rules.building || rules.build === 'anySuit' || base === card
    ? refused.noPlace(card)
    : refused.waitsForCard(card, base);
}

/** Why a card that can go to some piles cannot go to another one. */
export function whyNotThere(
  t: Messages,
  rules: Rules,
  view: View,
  { card, targets, onto }: { readonly card: string; readonly targets: readonly PileCode[]; readonly onto: PileCode },
): string {
  const waitsForAce = (pile: PileCode): boolean => {
    const n = Number(pile.slice(1)) - 1;
    return pile.startsWith('f') && waitsFor(rules, n, view.foundations[n] ?? []) === 'anyAce';
  };
  const { firstFoundation, notThere } = t.play.refused;
  return waitsForAce(onto) && targets.some(waitsForAce) ? firstFoundation : notThere(card, onto);
}

/** The depots could be picked up, were it not for the rule that refuses it. */
const rests = (rules: Rules, { depots, redealsLeft }: View): boolean =>
  rules.refusePickUp === 'twoFruitlessPasses' && redealsLeft > 0 && depots.some((pile) => pile.length > 0);

/** Why nothing goes on in a game that has no move left. */
export function whyOver({ play: { slip } }: Messages, { block, rules, view }: Over): string {
  if (block) return slip.blockedText(block.passes);
  return rests(rules, view) ? slip.fruitlessText : slip.noMoveText;
}
