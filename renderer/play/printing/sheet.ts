import type { Deck, Suits } from '../faces.ts';

/** Width and height in device pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** What a sheet is printed of. */
export interface Job {
  readonly deck: Deck;
  readonly suits: Suits;
  /** Of the faces and the back on it. */
  readonly names: readonly string[];
  /** Of one card. */
  readonly size: Size;
}

/** Between two cards of a sheet, so that none shows at the edge of the other, px. */
const GAP = 2;
const COLUMNS = 13;

/** How large a sheet is, device pixels: its cards stand side by side in rows, in the order of their names. */
export const sheetSize = ({ names, size }: Job): Size => ({
  width: Math.min(COLUMNS, names.length) * (size.width + GAP) - GAP,
  height: Math.ceil(names.length / COLUMNS) * (size.height + GAP) - GAP,
});

/** Where the n-th card of a sheet has its corner, device pixels. */
export const cornerOf = ({ size }: Job, n: number): { x: number; y: number } => ({
  x: (n % COLUMNS) * (size.width + GAP),
  y: Math.floor(n / COLUMNS) * (size.height + GAP),
});

/** What the printer's thread is asked, and answers: null where it cannot print. */
export interface Asked {
  readonly id: number;
  readonly job: Job;
}
export interface Printed {
  readonly id: number;
  readonly picture: Blob | null;
}
