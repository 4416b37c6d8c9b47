/** Suits in the order used everywhere: clubs, diamonds, hearts, spades. */
export const SUITS = 'CDHS';
/** 0 clubs, 1 diamonds, 2 hearts, 3 spades. */
export type Suit = 0 | 1 | 2 | 3;
/**
 * A card's number in its packs: `copy · (4 · ranks) + suit · ranks + rank`, so that two aces of spades are two cards.
 * Rank is an index into the pack's ranks.
 */
export type Card = number;

/** The packs a game is played with: which ranks each of the four suits has, lowest first, and how many copies. */
export interface Pack {
  readonly id: 'short' | 'full' | 'double';
  readonly ranks: string;
  readonly copies: 1 | 2;
  /** All cards of the pack. */
  readonly size: number;
}

const pack = (id: Pack['id'], ranks: string, copies: 1 | 2): Pack => ({
  id,
  ranks,
  copies,
  size: ranks.length * 4 * copies,
});

/** `short`: A 7 8 9 10 J Q, 28 cards; `full`: 52 cards; `double`: two full packs, 104 cards. */
export const PACKS = {
  short: pack('short', 'A789TJQ', 1),
  full: pack('full', 'A23456789TJQK', 1),
  double: pack('double', 'A23456789TJQK', 2),
} as const;

/** The card without its copy: equal for the two aces of spades. */
export const kindOf = (pack: Pack, card: Card): number => card % (pack.ranks.length * 4);
export const rankOf = (pack: Pack, card: Card): number => card % pack.ranks.length;
export const suitOf = (pack: Pack, card: Card): Suit => (Math.floor(card / pack.ranks.length) % 4) as Suit;

/** Card text: rank of `A23456789TJQK`, then suit of `CDHS`, as `QH`. */
export function formatCard(pack: Pack, card: Card): string {
  return (pack.ranks[rankOf(pack, card)] ?? '?') + (SUITS[suitOf(pack, card)] ?? '?');
}

/** The first copy of the card a text names, or `undefined`. */
export function parseCard(pack: Pack, text: string): Card | undefined {
  if (text.length !== 2) return undefined;
  const rank = pack.ranks.indexOf(text.charAt(0));
  const suit = SUITS.indexOf(text.charAt(1));
  return rank < 0 || suit < 0 ? undefined : suit * pack.ranks.length + rank;
}

/** Deck text: the cards in dealing order, separated by single spaces. */
export const formatDeck = (pack: Pack, deck: readonly Card[]): string =>
  deck.map((card) => formatCard(pack, card)).join(' ');

/** Why a deck text cannot be read. */
export type DeckProblem =
  | { readonly code: 'unknownCard'; readonly card: string }
  | { readonly code: 'tooOften'; readonly card: string }
  | { readonly code: 'wrongCount'; readonly count: number; readonly wanted: number };

/**
 * Reads a deck text: cards in dealing order, separated by white space or commas, upper or lower case, ten as `T` or `10`.
 * The n-th copy of a card in the text becomes the n-th copy of the pack.
 */
export function parseDeck(pack: Pack, text: string): { deck: Card[] } | { problem: DeckProblem } {
  const words = text
    .toUpperCase()
    .split(/[\s,]+/)
    .filter((word) => word !== '');
  const seen = new Map<number, number>();
  const deck: Card[] = [];
  for (const word of words) {
    const kind = parseCard(pack, word.replace(/^10/, 'T'));
    if (kind === undefined) return { problem: { code: 'unknownCard', card: word.slice(0, 20) } };
    const copy = seen.get(kind) ?? 0;
    if (copy >= pack.copies) return { problem: { code: 'tooOften', card: word } };
    seen.set(kind, copy + 1);
    deck.push(copy * pack.ranks.length * 4 + kind);
  }
  if (deck.length !== pack.size) return { problem: { code: 'wrongCount', count: deck.length, wanted: pack.size } };
  return { deck };
}
