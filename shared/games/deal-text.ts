import { formatDeck, parseDeck } from '../engine/cards.ts';
import type { Deal } from '../engine/record.ts';
import { parseDealNumber, SHUFFLE } from '../engine/shuffle.ts';
import { formatOptions, gameOf, parseOptions, presetOf, rulesOf, type Game, type Options } from './index.ts';

/** A deal with the game and the rules it is played by. */
export interface NamedDeal {
  readonly game: Game;
  readonly options: Options;
  readonly deal: Deal;
}

/**
 * A deal as a text to be handed on, the same in every language: `Tarbart: game reading number`. Own rules stand as
 * canonical text in the place of the reading, a deck in the place of the number, after `seed=n` where it has a seed.
 */
export function formatDealText({ game, options, deal }: NamedDeal): string {
  const reading = presetOf(game, options)?.id ?? formatOptions(game, options);
  const number = deal.kind === 'number' ? [deal.number] : [...(deal.seed > 0 ? [`seed=${deal.seed}`] : []), deal.deck];
  return ['Tarbart:', game.id, reading, ...number].join(' ');
}

/** Reads a deal's text, also broken over lines; `undefined` where it is none, or of a game or rules not known here. */
export function parseDealText(text: string): NamedDeal | undefined {
  const [, id = '', reading = '', seeded, cards = ''] =
    /^\s*tarbart:\s+(\S+)\s+(\S+)\s+(?:seed=(\d{1,10})\s+)?(\S.*)$/is.exec(text) ?? [];
  const game = gameOf(id.toLowerCase());
  const read = game && parseOptions(game, reading);
  if (!read || 'problem' in read) return undefined;
  const { options } = read;
  const number = seeded === undefined ? parseDealNumber(cards) : undefined;
  if (number !== undefined) return { game, options, deal: { kind: 'number', shuffle: SHUFFLE, number } };
  const { pack } = rulesOf(game, options);
  const deck = parseDeck(pack, cards);
  const seed = /^0*$/.test(seeded ?? '') ? 0 : parseDealNumber(seeded ?? '');
  if ('problem' in deck || seed === undefined) return undefined;
  return { game, options, deal: { kind: 'text', deck: formatDeck(pack, deck.deck), seed } };
}
