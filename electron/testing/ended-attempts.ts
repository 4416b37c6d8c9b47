import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FILE, openDatabase, type Db } from '../database/open.ts';

/** A new database in a folder of its own; `remove` closes and deletes it. */
export function newDatabase(): { db: Db; remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'tarbart-'));
  const db = openDatabase(join(folder, FILE));
  return {
    db,
    remove: () => {
      db.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** What of a row a test can choose; the rest is a random Amazons deal won without help on 2026-11-29. */
export interface Ended {
  readonly game?: string;
  readonly options?: string;
  readonly status?: 'won' | 'lost' | 'givenUp' | 'open';
  readonly repeat?: 0 | 1;
  readonly on?: string;
  readonly clock?: number;
  readonly home?: number;
  readonly passes?: number;
  readonly hints?: number;
  readonly undos?: number;
}

/** Puts attempts into the database in the order they ended. */
export function insertEnded(db: Db, rows: readonly Ended[]): void {
  const insert = db.prepare(
    `INSERT INTO attempt (id, profile, game, revision, options, deal, shuffle, number, source, repeat, status, began_at,
       began_on, touched_at, ended_at, ended_on, ending, clock, undos, hints, home, passes)
     VALUES (?, 'player', ?, 1, ?, 'number', 1, ?, 'random', ?, ?, 0, ?, 0, ?, ?, ?, ?, ?, ?, ?, ?)`,
  );
  db.transaction(() => {
    for (const [i, row] of rows.entries()) {
      const { status = 'won', on = '2026-11-29' } = row;
      const ended = status === 'open' ? [null, null, null] : [0, on, i + 1];
      insert.run(
        randomUUID(),
        row.game ?? 'amazons',
        row.options ?? 'a=b',
        i + 1,
        row.repeat ?? 0,
        status,
        on,
        ...ended,
        row.clock ?? 1000,
        row.undos ?? 0,
        row.hints ?? 0,
        row.home ?? 28,
        row.passes ?? 1,
      );
    }
  })();
}

/** How SQLite means to answer a query, a line a step. */
export const planOf = (db: Db, sql: string): string[] =>
  db
    .prepare<unknown[], { detail: string }>(`EXPLAIN QUERY PLAN ${sql}`)
    .all(...Array.from(sql.matchAll(/\?/g), () => 1))
    .map(({ detail }) => detail);
