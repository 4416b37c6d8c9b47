import type { Table } from './table.ts';

/** The number of legal move sequences of exactly `depth` moves from a table's position; the table is left as it was. */
export function perft(table: Table, depth: number): number {
  if (depth === 0) return 1;
  const moves: number[] = [];
  const count = table.legalMoves(moves);
  if (depth === 1) return count;
  let sum = 0;
  for (let i = 0; i < count; i++) {
    table.make(moves[i] as number);
    sum += perft(table, depth - 1);
    table.unmake();
  }
  return sum;
}
