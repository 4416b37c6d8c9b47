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
  readonly plies?: number;
  readonly source?: 'random' | 'number' | 'text' | 'kind';
  readonly hints?: number;
  readonly lights?: number;
  readonly shows?: number;
  readonly undos?: number;
  readonly restarts?: number;
  readonly struck?: 0 | 1;
}

/** Puts attempts into the database in the order they ended, after those that are there. Each record is a single deal. */
export function insertEnded(db: Db, rows: readonly Ended[]): void {
  const insert = db.prepare(
    `INSERT INTO attempt (id, profile, game, revision, options, deal, shuffle, number, source, repeat, status, began_at,
       began_on, touched_at, ended_at, ended_on, ending, clock, undos, restarts, hints, lights, shows, home, passes, plies, struck)
     VALUES (@id, 'player', @game, 1, @options, 'number', 1, @ending, @source, @repeat, @status, 0, @on, 0,
       iif(@status = 'open', NULL, 0), iif(@status = 'open', NULL, @on), iif(@status = 'open', NULL, @ending), @clock,
       @undos, @restarts, @hints, @lights, @shows, @home, @passes, @plies, @struck)`,
  );
  const record = db.prepare(`INSERT INTO record (attempt, moves, cursor, unseen) VALUES (@id, 'deal', 1, '[]')`);
  const usual = {
    game: 'amazons',
    options: 'a=b',
    status: 'won',
    source: 'random',
    repeat: 0,
    on: '2026-11-29',
    clock: 1000,
    home: 28,
    passes: 1,
    plies: 50,
    hints: 0,
    lights: 0,
    shows: 0,
    undos: 0,
    restarts: 0,
    struck: 0,
  } as const satisfies Ended;
  const last = db.prepare<[], number>('SELECT coalesce(max(ending), 0) FROM attempt').pluck().get() ?? 0;
  db.transaction(() => {
    for (const [i, row] of rows.entries()) {
      const id = randomUUID();
      insert.run({ ...usual, ...row, id, ending: last + i + 1 });
      record.run({ id });
    }
  })();
}

/** How SQLite means to answer a query, a line a step; whatever is bound to its names. */
export const planOf = (db: Db, sql: string): string[] =>
  db
    .prepare<unknown[], { detail: string }>(`EXPLAIN QUERY PLAN ${sql}`)
    .all(Object.fromEntries(Array.from(sql.matchAll(/@(\w+)/g), ([, name]) => [name, 1])))
    .map(({ detail }) => detail);
