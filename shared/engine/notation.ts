/** A pile: `s` the stock, `f1…` foundations, `t1…` depots, `r1…` reserves, each counted from the left, from 1. */
export type PileCode = 's' | `${'f' | 't' | 'r'}${number}`;
/**
 * The player's intent, in the notation that is stored for ever: `t1>f2` carries the exposed card of depot 1 to
 * foundation 2, `deal` is the game's one dealing action. What follows from it is computed, and undone with it.
 */
export type Move = 'deal' | `${PileCode}>${PileCode}`;

/** How many piles of each kind a game has. */
export interface PileCounts {
  readonly foundations: number;
  readonly depots: number;
  readonly reserves: number;
}

/** Every pile of a game in the order of its number in the table core: stock, foundations, depots, reserves. */
export function pileCodes(counts: PileCounts): PileCode[] {
  const row = (kind: 'f' | 't' | 'r', count: number): PileCode[] =>
    Array.from({ length: count }, (_, i): PileCode => `${kind}${i + 1}`);
  return ['s', ...row('f', counts.foundations), ...row('t', counts.depots), ...row('r', counts.reserves)];
}

/** The two piles of a carry, or `undefined` for `deal`. */
export function pilesOf(move: Move): readonly [from: PileCode, to: PileCode] | undefined {
  return move === 'deal' ? undefined : (move.split('>') as [PileCode, PileCode]);
}
