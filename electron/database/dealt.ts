import type { Dealt } from '../../shared/api/contract.ts';
import { Refusal } from '../../shared/api/contract.ts';
import { formatDeck, parseDeck } from '../../shared/engine/cards.ts';
import type { Rules } from '../../shared/engine/rules.ts';
import { SHUFFLE } from '../../shared/engine/shuffle.ts';
import { formatOptions, gameOf, rulesOfRecord } from '../../shared/games/index.ts';

/** The canonical text of a deal's options. Its game has to be known. */
export function formatDealtOptions({ game, options }: Pick<Dealt, 'game' | 'options'>): string {
  const known = gameOf(game);
  if (!known) throw new Refusal('unknownRules');
  return formatOptions(known, options);
}

/** Reads a canonical text, also one of a game that is not known here. */
export const readOptions = (text: string): Record<string, string> =>
  Object.fromEntries(
    text
      .split(',')
      .filter((pair) => pair !== '')
      .map((pair) => pair.split('=', 2) as [string, string]),
  );

/** The rules of a deal or an attempt. Refuses what this version does not know. */
export function rulesFor(dealt: Pick<Dealt, 'game' | 'revision' | 'options' | 'deal'>): Rules {
  const rules = rulesOfRecord(dealt);
  if (!rules || (dealt.deal.kind === 'number' && dealt.deal.shuffle !== SHUFFLE)) throw new Refusal('unknownRules');
  return rules;
}

/** The one form of a deal, so that equal deals are equal texts: options in their order, the deck as the program writes it. */
export function canonical(dealt: Dealt): Dealt {
  const { pack } = rulesFor(dealt);
  const { game, revision, deal, source } = dealt;
  const options = readOptions(formatDealtOptions(dealt));
  if (deal.kind === 'number')
    return { game, revision, options, deal: { kind: 'number', shuffle: deal.shuffle, number: deal.number }, source };
  const read = parseDeck(pack, deal.deck);
  if ('problem' in read) throw new Refusal('badInput', { where: 'dealt.deal.deck' });
  return {
    game,
    revision,
    options,
    deal: { kind: 'text', deck: formatDeck(pack, read.deck), seed: deal.seed },
    source,
  };
}
