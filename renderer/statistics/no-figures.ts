import type { Tally } from '../../shared/api/contract.ts';

/** The figures of nothing. */
export const NO_FIGURES: Tally = {
  played: 0,
  won: 0,
  lost: 0,
  givenUp: 0,
  open: 0,
  clean: 0,
  fairPlayed: 0,
  fairWon: 0,
  bestTime: null,
  medianTime: null,
  totalTime: 0,
  fewestPasses: null,
  totalPasses: 0,
  fewestMoves: null,
  totalMoves: 0,
  streak: 0,
  longestWon: 0,
  longestLost: 0,
};
