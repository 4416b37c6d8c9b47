import type { Card, Pack } from '../../shared/engine/cards.ts';
import { BACKS, nameOf, type Back, type Deck, type Suits } from './faces.ts';

const CLASSIC = import.meta.glob<string>('../assets/cards/*.svg', { query: '?url', import: 'default', eager: true });
const LARGE = import.meta.glob<string>('../assets/cards/large/*.svg', {
  query: '?url',
  import: 'default',
  eager: true,
});

/**
 * Where the picture of this name is, of a face or a back. Clubs and diamonds hold their other colour in them: it shows
 * where the address ends in `#four`.
 */
export function pictureOf(name: string, deck: Deck, suits: Suits): string {
  const src = LARGE[`../assets/cards/large/${name}.svg`];
  const address = (deck === 'large' && src ? src : CLASSIC[`../assets/cards/${name}.svg`]) ?? '';
  return suits === 'four' && /^[CD]/.test(name) ? `${address}#four` : address;
}

/** Where the picture of a card's face is. */
export const faceOf = (pack: Pack, card: Card, deck: Deck, suits: Suits): string =>
  pictureOf(nameOf(pack, card), deck, suits);

/** Where the picture of a back is. */
export const backOf = (back: Back): string => pictureOf(BACKS[back], 'classic', 'two');
