import type { JumpableRandomGenerator } from 'pure-rand/types/JumpableRandomGenerator';
import { xoroshiro128plus, xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';
import type { Card } from './cards.ts';

/**
 * Version 1 of the shuffle, part of the file format and fixed for ever; golden tests hold it.
 *
 * Generator: xoroshiro128+ of pure-rand, started from the deal number (an unsigned 32-bit integer); its first 32 outputs
 * are dropped. A number below n is drawn as `output mod n`, where outputs (read as unsigned) at or above the greatest
 * multiple of n are dropped. Shuffle: for i from the last card down to the second, swap card i with the card at a drawn
 * place from 0 to i; the first card of the result is the first dealt. Range: 1 to 4 294 967 295.
 * Shuffles during a game come from the same start, after one jump (2^64 outputs).
 */
export const SHUFFLE = 1;
export const FIRST_DEAL = 1;
export const LAST_DEAL = 4_294_967_295;

/** The state of a generator: four 32-bit integers. */
export type RandomState = readonly [number, number, number, number];

const start = (number: number): JumpableRandomGenerator => {
  const random = xoroshiro128plus(number | 0);
  for (let i = 0; i < 32; i++) random.next();
  return random;
};

/** A whole number from 0 to `below - 1`, drawn evenly. */
function draw(random: JumpableRandomGenerator, below: number): number {
  const limit = 0x1_0000_0000 - (0x1_0000_0000 % below);
  for (;;) {
    const output = random.next() >>> 0;
    if (output < limit) return output % below;
  }
}

function shuffleInPlace(random: JumpableRandomGenerator, cards: Card[] | Uint8Array): void {
  for (let i = cards.length - 1; i > 0; i--) {
    const j = draw(random, i + 1);
    const card = cards[i] ?? 0;
    cards[i] = cards[j] ?? 0;
    cards[j] = card;
  }
}

/**
 * The deck of a deal number: the unshuffled pack (suits in order, ranks ascending, one copy after the other) shuffled.
 * Where `fits` refuses a deck, the unshuffled pack is shuffled afresh by the generator as it stands, until one fits.
 */
export function dealtDeck(size: number, number: number, fits: (deck: readonly Card[]) => boolean = () => true): Card[] {
  const random = start(number);
  for (;;) {
    const deck = Array.from({ length: size }, (_, card) => card);
    shuffleInPlace(random, deck);
    if (fits(deck)) return deck;
  }
}

/** The generator for shuffles during a game, by deal number or by the shuffle seed of a deck text. */
export function redealRandom(seed: number): RandomState {
  const random = start(seed);
  random.jump();
  return random.getState() as unknown as RandomState;
}

/** Shuffles `cards` in place (the first is dealt first) and returns the state the generator is left in. */
export function reshuffle(state: RandomState, cards: Card[] | Uint8Array): RandomState {
  const random = xoroshiro128plusFromState(state);
  shuffleInPlace(random, cards);
  return random.getState() as unknown as RandomState;
}

/** Digits in one piece, or in groups as numbers are written: the last of three digits, always the same mark between them. */
const GROUPED = /^(?:\d+|\d{1,3}([\s.,])(?:\d{2,3}\1)*\d{3})$/;

/**
 * Reads a deal number: digits, also grouped by single spaces (no-break and thin ones, too), dots or commas. `undefined`
 * for anything else, such as a fraction (1.5), and for numbers outside 1 to 4 294 967 295.
 */
export function parseDealNumber(text: string): number | undefined {
  const trimmed = text.trim();
  if (!GROUPED.test(trimmed)) return undefined;
  const digits = trimmed.replace(/\D/g, '').replace(/^0+(?=\d)/, '');
  if (digits.length > 10) return undefined;
  const number = Number(digits);
  return number >= FIRST_DEAL && number <= LAST_DEAL ? number : undefined;
}
