import type { Table } from '../engine/table.ts';

/** What is known about searching the positions of a game. */
export interface Guide {
  /** The key under which a position is met again; positions of one key can be won, or not, alike. */
  key(table: Table): number;
  /** Writes the moves worth trying, the best last, and returns how many; one left out must lose no win. */
  moves(table: Table, into: Int16Array): number;
  /** True only where the position cannot be won. */
  hopeless(table: Table): boolean;
}

/** Knows nothing beyond the rules: every legal move, homeward moves before dealing. */
export const PLAIN_GUIDE: Guide = {
  key: (table) => table.key,
  moves: (table, into) => table.legalMoves(into),
  hopeless: () => false,
};
