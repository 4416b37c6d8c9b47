/** The 97.5 % point of the normal distribution: what a 95 % interval is made with. */
const Z = 1.959963984540054;

/** A rate with the ends of its range, each from 0 to 1. */
export interface Range {
  readonly rate: number;
  readonly low: number;
  readonly high: number;
}

/**
 * The rate `won / played` with its 95 % interval after Wilson (1927), without continuity correction; `undefined` when
 * nothing was played.
 */
export function wilson(won: number, played: number): Range | undefined {
  if (played === 0) return undefined;
  const rate = won / played;
  const z2 = (Z * Z) / played;
  const middle = (rate + z2 / 2) / (1 + z2);
  const half = (Z / (1 + z2)) * Math.sqrt((rate * (1 - rate)) / played + z2 / (4 * played));
  return {
    rate,
    low: won === 0 ? 0 : Math.max(0, middle - half),
    high: won === played ? 1 : Math.min(1, middle + half),
  };
}
