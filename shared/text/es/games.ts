import { rankIndex } from '../format.ts';
import type { Games } from '../en/games.ts';

const RANKS: Readonly<Record<string, string>> = { A: 'as', J: 'jota', Q: 'dama', K: 'rey' };
const SUITS: Readonly<Record<string, string>> = { C: 'tréboles', D: 'diamantes', H: 'corazones', S: 'picas' };
const PILES: Readonly<Record<string, string>> = { s: 'mazo', f: 'base', t: 'columna', r: 'reserva' };

/** The rank of a card, or one alone: `dama`, `7`. */
export const rank = (text: string): string => RANKS[text.charAt(0)] ?? rankIndex(text);

export const games: Games = {
  names: {
    amazons: 'Amazonas',
    algerian: 'Algerian',
    carthage: 'Cartago',
    tournament: 'Tournament',
    'marechal-saxe': 'Mariscal de Sajonia',
    'la-nivernaise': 'La Nivernaise',
    'kingsdown-eights': 'Kingsdown Eights',
    'auld-lang-syne': 'Auld Lang Syne',
    'tam-o-shanter': 'Tam O’Shanter',
    'old-fashioned': 'Old Fashioned',
    acquaintance: 'Acquaintance',
    scuffle: 'Reyerta',
  },
  readings: {
    'morehead-mott-smith': 'Morehead y Mott-Smith',
    'dick-1898': 'Dick',
    'parlett-1979': 'Parlett',
    amazonas: 'Amazonas',
    'tarbart-1905': '«Tarbart»',
    'even-count': 'Cuenta justa',
    goodsol: 'Pretty Good Solitaire',
    standard: 'Reglas corrientes',
    'in-suit': 'Por palos, según Parlett',
  },
  ownRules: 'Reglas propias',
  card: (card) => `${rank(card)} de ${SUITS[card.charAt(1)] ?? ''}`,
  pile: (pile) => [PILES[pile.charAt(0)], pile.slice(1)].join(' ').trim(),
};

/** The jack and the queen are feminine, every other card is masculine. */
export const isFeminine = (card: string): boolean => 'JQ'.includes(card.charAt(0));
/** A card with its article: `la dama de corazones`, `el 7 de picas`. */
export const theCard = (card: string): string => `${isFeminine(card) ? 'la' : 'el'} ${games.card(card)}`;
/** A pile with its article: `la base 2`, `el mazo`. */
export const thePile = (pile: string): string => `${pile === 's' ? 'el' : 'la'} ${games.pile(pile)}`;
/** With the preposition a, which runs together with `el`: `al 7 de picas`, `a la base 2`. */
export const to = (noun: string): string => (noun.startsWith('el ') ? `al ${noun.slice(3)}` : `a ${noun}`);
