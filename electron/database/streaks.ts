/** Games won, or not won, one after another: the run that lasts, below 0 where it is of games not won, and the longest. */
export interface Streaks {
  readonly streak: number;
  readonly longestWon: number;
  readonly longestLost: number;
}

/** The runs in results that stand in the order of their ending; an odd number is a win. */
export function streaks(results: ArrayLike<number>): Streaks {
  let streak = 0;
  let longestWon = 0;
  let longestLost = 0;
  for (let i = 0; i < results.length; i++) {
    streak = (results[i] ?? 0) % 2 === 1 ? Math.max(streak, 0) + 1 : Math.min(streak, 0) - 1;
    if (streak > longestWon) longestWon = streak;
    else if (-streak > longestLost) longestLost = -streak;
  }
  return { streak, longestWon, longestLost };
}
