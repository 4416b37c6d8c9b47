import { rankIndex } from '../format.ts';

const RANKS: Readonly<Record<string, string>> = { A: 'ace', J: 'jack', Q: 'queen', K: 'king' };
const SUITS: Readonly<Record<string, string>> = { C: 'clubs', D: 'diamonds', H: 'hearts', S: 'spades' };
const PILES: Readonly<Record<string, string>> = { s: 'stock', f: 'foundation', t: 'depot', r: 'reserve' };

/** The rank of a card, or one alone: `queen`, `7`. */
export const rank = (text: string): string => RANKS[text.charAt(0)] ?? rankIndex(text);

/** Names of games, readings, cards and piles. Cards are card texts (`QH`), piles are pile codes (`t3`). */
export const games = {
  /**
   * By the game's id. A game goes by the name it is known under in the language; one called after a person, a place or a
   * poem by their name in the language; any other keeps the name of its printed source.
   */
  names: {
    amazons: 'Amazons',
    algerian: 'Algerian',
    carthage: 'Carthage',
    tournament: 'Tournament',
    'marechal-saxe': 'Maréchal Saxe',
    'la-nivernaise': 'La Nivernaise',
    'kingsdown-eights': 'Kingsdown Eights',
    'auld-lang-syne': 'Auld Lang Syne',
    'tam-o-shanter': 'Tam O’Shanter',
    'old-fashioned': 'Old Fashioned',
    acquaintance: 'Acquaintance',
    scuffle: 'Scuffle',
  } as Readonly<Record<string, string>>,
  /** By the reading's id; the year, where one is known, stands apart. */
  readings: {
    'morehead-mott-smith': 'Morehead & Mott-Smith',
    'dick-1898': 'Dick',
    'parlett-1979': 'Parlett',
    amazonas: 'Amazonas',
    'tarbart-1905': '“Tarbart”',
    'even-count': 'Even count',
    goodsol: 'Pretty Good Solitaire',
    standard: 'Standard rules',
    'in-suit': 'In suit, after Parlett',
  } as Readonly<Record<string, string>>,
  ownRules: 'Your own rules',
  /** `queen of hearts`. */
  card: (card: string) => `${rank(card)} of ${SUITS[card.charAt(1)] ?? ''}`,
  /** `depot 3`. */
  pile: (pile: string) => [PILES[pile.charAt(0)], pile.slice(1)].join(' ').trim(),
};

export type Games = typeof games;
