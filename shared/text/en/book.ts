import { formatCount, formatDecimal } from '../format.ts';

const count = (n: number): string => formatCount('en', n);
const mean = (n: number): string => formatDecimal('en', n);

/** The book of odds: what is known of every game and reading. Rates and ends of ranges come as percents in words. */
export const book = {
  title: 'Book of odds',
  /** What the figures mean. */
  about:
    'Every figure was counted on deals by number, from 1 on, by the command printed below it, so that anyone can count it again. Careless play carries home whatever it can, as soon as it can, and else only deals: what it wins is luck. Foresight knows all cards from the start, which no player does. A deal counts as won when a way was found and played to its end, as lost only when a complete search proved it; the rest is not known, so more may be winnable than the figure says. Between the two lies skill, but how much of it can be reached without seeing the cards, these figures do not tell. The ranges hold what chance alone can do, 95 times in 100.',
  reading: 'reading',
  careless: 'careless play wins',
  won: 'foresight wins',
  lost: 'proved lost',
  unknown: 'not known',
  printed: 'in print',
  of: (n: number, deals: number) => `${count(n)} of ${count(deals)}`,
  allOf: (deals: number) => `all of ${count(deals)}`,
  atLeast: (rate: string) => `at least ${rate}`,
  range: (low: string, high: string) => `${low} to ${high}`,
  oneIn: (n: number) => `1 in ${count(n)}`,
  notPrinted: '–',
  notCounted: 'not counted yet',
  /** Averages of careless play; passes only where there is more than one. */
  carelessMeans: (moves: number, passes?: number) =>
    `Careless play: ${mean(moves)} moves${passes === undefined ? '' : ` and ${mean(passes)} passes`} on average.`,
  /** Averages of the lines foresight found. */
  foresightMeans: (moves: number, passes?: number) =>
    `Ways found: ${mean(moves)} moves${passes === undefined ? '' : ` and ${mean(passes)} passes`} on average; shorter ones may exist.`,
};

export type Book = typeof book;
