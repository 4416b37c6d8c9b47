import { PACKS, rankOf, suitOf, type Card, type Pack } from '../../../shared/engine/cards.ts';
import { BACKS, nameOf, type Back, type Deck, type Suits } from '../faces.ts';

/** Width and height in device pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** What a sheet is printed of. */
export interface Job {
  readonly deck: Deck;
  readonly suits: Suits;
  /** Of the pack that is played with: no others are needed. */
  readonly ranks: string;
  readonly back: Back;
  /** Of one card. */
  readonly size: Size;
}

/** Between two cards of a sheet, so that none shows at the edge of the other, px. */
const GAP = 2;
const COLUMNS = 13;
const ROWS = 5;

/** The card at a place of the sheet. */
export interface Cell {
  readonly column: number;
  readonly row: number;
}

/** A row a suit; the back has the last one to itself. */
export const BACK: Cell = { column: 0, row: 4 };

/** The place of a face. It is the same in every pack and deal, so that it tells nothing of one. */
export const cellOf = (pack: Pack, card: Card): Cell => ({
  column: PACKS.full.ranks.indexOf(rankName(pack, card)),
  row: suitOf(pack, card),
});

const rankName = (pack: Pack, card: Card): string => pack.ranks.charAt(rankOf(pack, card));

/** How large a sheet is, device pixels. */
export const sheetSize = ({ width, height }: Size): Size => ({
  width: COLUMNS * (width + GAP) - GAP,
  height: ROWS * (height + GAP) - GAP,
});

/** Where a card lies on the sheet, device pixels. */
export const cornerOf = ({ width, height }: Size, { column, row }: Cell): { x: number; y: number } => ({
  x: column * (width + GAP),
  y: row * (height + GAP),
});

/** The places of a sheet at which something is printed, and the drawings that belong there. */
export const cells = ({ ranks, back }: Job): { name: string; cell: Cell }[] => [
  ...Array.from({ length: PACKS.full.size }, (_, card) => card)
    .filter((card) => ranks.includes(rankName(PACKS.full, card)))
    .map((card) => ({ name: nameOf(PACKS.full, card), cell: cellOf(PACKS.full, card) })),
  { name: BACKS[back], cell: BACK },
];

/** What the printer's thread is asked, and answers: null where it cannot print. */
export interface Asked {
  readonly id: number;
  readonly job: Job;
}
export interface Printed {
  readonly id: number;
  readonly picture: Blob | null;
}
