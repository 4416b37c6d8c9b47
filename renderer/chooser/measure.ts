import type { Odds } from '../../shared/solver/odds.ts';

/** How long a move is reckoned to take, s. */
const SECONDS_A_MOVE = 3.5;

/** What a tile tells of a game before it is played; `null` where the lab has no figures for it. */
export interface Measure {
  /** 1 to 5: of the deals foresight wins, the share careless play loses. */
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
const dots = (careless: number, foresight: number): number =>
  Math.min(5, Math.max(1, Math.round(5 * (1 - careless / foresight))));
