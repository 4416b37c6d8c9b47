/** A mark on the ruler with its label under it: `at` from 0 to 1, `width` of the label in px. */
export interface Mark {
  readonly at: number;
  readonly width: number;
}

/** Where a label stands: its left edge in px from the ruler's left end, and its row, 0 straight under the ruler. */
export interface Label {
  readonly left: number;
  readonly row: number;
}

/** px between two labels of one row, at least. */
const GAP = 16;

/** The place in px of a share on a ruler `width` px long whose ends lie half a line inside. */
export const placeOf = (share: number, width: number): number => 1 + share * (width - 2);

/**
 * Lays the labels of marks (in ascending order) under a ruler `width` px long: centred under their marks, kept within the
 * ruler's ends, and a row lower where they would touch the one before.
 */
export function layLabels(marks: readonly Mark[], width: number): Label[] {
  const ends: number[] = [];
  return marks.map((mark) => {
    const centred = placeOf(mark.at, width) - mark.width / 2;
    const left = Math.max(0, Math.min(centred, width - mark.width));
    const free = ends.findIndex((end) => end + GAP <= left);
    const row = free < 0 ? ends.length : free;
    ends[row] = left + mark.width;
    return { left, row };
  });
}
