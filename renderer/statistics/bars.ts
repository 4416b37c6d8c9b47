/** How many games stand at a place of the axis. */
export interface Count {
  readonly at: number;
  readonly games: number;
  /** Those of them that were won, where that is told. */
  readonly won?: number;
}

/** A bar of a picture, in px. */
export interface Bar extends Count {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** How much of the height, from below, stands for games that were won. */
  readonly wonHeight: number;
}

/** Where bars are drawn, in px. */
export interface Frame {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** One bar for each count on an axis of so many places from 0, the tallest as high as the frame; none is too low to see. */
export function bars(counts: readonly Count[], places: number, frame: Frame): Bar[] {
  const most = Math.max(1, ...counts.map(({ games }) => games));
  const step = frame.width / places;
  return counts.map(({ at, games, won }) => {
    const height = games === 0 ? 0 : Math.max(1, (frame.height * games) / most);
    return {
      at,
      games,
      ...(won !== undefined && { won }),
      x: frame.left + at * step + step * 0.12,
      y: frame.top + frame.height - height,
      width: step * 0.76,
      height,
      wonHeight: games === 0 ? 0 : (height * (won ?? 0)) / games,
    };
  });
}

/** Where the axis of cards home is named: none home, then quarters of the pack, the last one card short of a win. */
export const quarters = (size: number): number[] =>
  [0, 0.25, 0.5, 0.75].map((q) => Math.round(q * size)).concat(size - 1);
