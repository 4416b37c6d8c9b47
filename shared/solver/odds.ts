import book from './book.json' with { type: 'json' };

/** Careless play (the sweep policy) over deals by number, from 1. */
export interface CarelessOdds {
  readonly deals: number;
  readonly won: number;
  readonly meanPasses: number;
  readonly meanMoves: number;
  /** The lab command that made these figures. */
  readonly command: string;
}

/** What the solver, which knows all cards, found over deals by number, from 1. */
export interface ForesightOdds {
  readonly deals: number;
  /** A line was found and replayed. */
  readonly won: number;
  /** Proved by a complete search. */
  readonly lost: number;
  readonly unknown: number;
  /** Of the lines found, where there are any: the solver does not look for short ones. */
  readonly meanPasses?: number;
  readonly meanMoves?: number;
  /** The lab command that made these figures. */
  readonly command: string;
}

/** The figures of one game under one set of options. */
export interface Odds {
  readonly careless?: CarelessOdds;
  readonly foresight?: ForesightOdds;
}

const BOOK: Readonly<Record<string, Readonly<Record<string, Odds>>>> = book;

/** The book's figures of a game under a canonical text of options (`formatOptions`), or `undefined` where it has none. */
export function oddsOf(game: string, options: string): Odds | undefined {
  const readings = Object.hasOwn(BOOK, game) ? BOOK[game] : undefined;
  return readings && Object.hasOwn(readings, options) ? readings[options] : undefined;
}

/** Odds printed by the source of a reading: 1 deal in so many is won. Morehead and Mott-Smith, p. 179. */
const PRINTED: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  amazons: { 'morehead-mott-smith': 10 },
};

/** The n of the "1 in n" printed by the source of a reading, or `undefined` where none is known to print one. */
export const printedOdds = (game: string, reading: string): number | undefined => PRINTED[game]?.[reading];
