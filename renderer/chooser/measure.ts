import type { Odds } from '../../shared/solver/odds.ts';

/** How long a move is reckoned to take, s. */
const SECONDS_A_MOVE = 3.5;

/** What a tile tells of a game before it is played; `null` where the lab has no figures for it. */
export interface Measure {
  /** 0 to 5: fifths of all deals in which play decides, those that foresight wins and careless play loses. */
  readonly skill: number | null;
  /** Minutes a game takes that is played to its end, by the mean number of moves of the lines found. */
  readonly minutes: number | null;
}

/** The measure of a game under one reading, from the book of odds. */
export function measureOf(odds: Odds | undefined): Measure {
  const { careless, foresight } = odds ?? {};
  const moves = foresight?.meanMoves;
  return {
    skill: careless && foresight && foresight.won > 0 ? dots(rate(careless), rate(foresight)) : null,
    minutes: moves === undefined ? null : Math.max(1, Math.round((moves * SECONDS_A_MOVE) / 60)),
  };
}

const rate = ({ won, deals }: { readonly won: number; readonly deals: number }): number => won / deals;
/** What is not worth a dot: luck alone decides in more than 19 of 20 deals. */
const LUCK = 0.05;
const dots = (careless: number, foresight: number): number => {
  const decided = foresight - careless;
  return decided < LUCK ? 0 : Math.min(5, Math.max(1, Math.round(5 * decided)));
};
