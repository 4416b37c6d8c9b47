/** A bar of the picture of cards home in lost games: how many games ended with so many cards home. */
export interface Bar {
  readonly home: number;
  readonly games: number;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Where bars are drawn, in px. */
export interface Frame {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** One bar for each number of cards home that occurred, out of `size` cards, the tallest as high as the frame. */
export function bars(counts: readonly { home: number; games: number }[], size: number, frame: Frame): Bar[] {
  const most = Math.max(1, ...counts.map(({ games }) => games));
  const step = frame.width / size;
  return counts.map(({ home, games }) => {
    const height = Math.max(1, (frame.height * games) / most);
    return {
      home,
      games,
      x: frame.left + home * step + step * 0.12,
      y: frame.top + frame.height - height,
      width: step * 0.76,
      height,
    };
  });
}

/** Where the axis is named: none home, then quarters of the pack, the last one card short of a win. */
export const quarters = (size: number): number[] =>
  [0, 0.25, 0.5, 0.75].map((q) => Math.round(q * size)).concat(size - 1);
