import { formatCard, type Card, type Pack } from '../../shared/engine/cards.ts';

const CLASSIC = import.meta.glob<string>('../assets/cards/*.svg', { query: '?url', import: 'default', eager: true });
const LARGE = import.meta.glob<string>('../assets/cards/large/*.svg', {
  query: '?url',
  import: 'default',
  eager: true,
});

export type Deck = 'classic' | 'large';
/** In how many colours the four suits are printed. */
export type Suits = 'two' | 'four';
export type Back = 'red' | 'blue' | 'slate';

const BACKS: Readonly<Record<Back, string>> = { red: 'back', blue: 'back-blue', slate: 'back-slate' };

/** Where the picture of a card's face is. Clubs and diamonds hold their other colour in them: it shows where the address ends in `#four`. */
export function faceOf(pack: Pack, card: Card, deck: Deck, suits: Suits): string {
  const text = formatCard(pack, card);
  const rank = text.startsWith('T') ? '10' : text.charAt(0).toLowerCase();
  const name = `${text.charAt(1)}${rank}.svg`;
  const src = (deck === 'large' ? LARGE[`../assets/cards/large/${name}`] : CLASSIC[`../assets/cards/${name}`]) ?? '';
  return suits === 'four' && /^[CD]/.test(name) ? `${src}#four` : src;
}

/** Where the picture of a back is. */
export const backOf = (back: Back): string => CLASSIC[`../assets/cards/${BACKS[back]}.svg`] ?? '';

/** The pictures of a pack's back and faces. The order is the pack's: it tells nothing. */
export const picturesOf = (pack: Pack, deck: Deck, suits: Suits, back: Back): string[] => [
  backOf(back),
  ...Array.from({ length: pack.ranks.length * 4 }, (_, card) => faceOf(pack, card, deck, suits)),
];
