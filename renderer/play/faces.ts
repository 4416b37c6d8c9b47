import { formatCard, type Card, type Pack } from '../../shared/engine/cards.ts';

export type Deck = 'classic' | 'large';
/** In how many colours the four suits are printed. */
export type Suits = 'two' | 'four';
export type Back = 'red' | 'blue' | 'slate';

/** The names of the backs' pictures. */
export const BACKS: Readonly<Record<Back, string>> = { red: 'back', blue: 'back-blue', slate: 'back-slate' };

/** The name of a face's picture: suit and rank, as `Hq` and `C10`. */
export function nameOf(pack: Pack, card: Card): string {
  const text = formatCard(pack, card);
  return text.charAt(1) + (text.startsWith('T') ? '10' : text.charAt(0).toLowerCase());
}

/** The names of the faces of a pack, each once, and of its back. */
export const namesOf = (pack: Pack, back: Back): string[] => [
  ...Array.from({ length: pack.size / pack.copies }, (_, card) => nameOf(pack, card)),
  BACKS[back],
];
