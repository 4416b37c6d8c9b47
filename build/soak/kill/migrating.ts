import Database from 'better-sqlite3';
import { copyFileSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { backupPath, listBackups } from '../../../electron/database/backups.ts';
import { MIGRATIONS } from '../../../electron/database/migrations/index.ts';
import { FILE } from '../../../electron/database/open.ts';
import { HostProcess } from '../../../electron/testing/host-process.ts';
import { answered } from '../../../electron/testing/random-play.ts';
import type { Output, Status } from '../../../shared/api/contract.ts';
import { call, wrongWith, type Book } from './victim.ts';

const MUSEUM = new URL('../../../electron/database/museum/', import.meta.url);
/** How often the attempts of the museum are multiplied, so that there is time to be killed in. */
const TIMES = 500;

/** A database of an earlier version, what it holds, and what came of it when nobody was killed. */
interface Old {
  readonly file: string;
  readonly book: Book;
  readonly table: object | null;
  readonly ms: number;
}

/** Writes every attempt and its record again and again, under other ids. */
function multiply(db: Database.Database): void {
  const columns = (table: string, left: readonly string[]): string =>
    db
      .prepare<[string], string>('SELECT name FROM pragma_table_info(?)')
      .pluck()
      .all(table)
      .filter((name) => !left.includes(name))
      .join(', ');
  const attempt = columns('attempt', ['id', 'ending']);
  const record = columns('record', ['attempt']);
  const id = `substr(id, 1, 24) || printf('%012d', nth)`;
  db.exec(`
    PRAGMA foreign_keys = OFF;
    CREATE TEMP TABLE copy AS
      WITH RECURSIVE times (nth) AS (SELECT 1 UNION ALL SELECT nth + 1 FROM times WHERE nth < ${TIMES})
      SELECT rowid AS original, id AS old, ${id} AS id, iif(ending IS NULL, NULL, ending + 1000 * nth) AS ending
      FROM attempt, times;
    INSERT INTO attempt (id, ending, ${attempt})
      SELECT copy.id, copy.ending, ${attempt.replaceAll(/\w+/g, 'attempt.$&')} FROM copy JOIN attempt ON attempt.rowid = original;
    INSERT INTO record (attempt, ${record})
      SELECT copy.id, ${record} FROM copy JOIN record ON attempt = old;`);
}

/** Hosts that are killed while they bring the database of an earlier version to the present one. */
export class Migrating {
  readonly #folder = mkdtempSync(join(tmpdir(), 'tarbart-'));
  readonly #old = new Map<string, Old>();
  readonly #names = readdirSync(MUSEUM).slice(0, MIGRATIONS.length - 1);

  /** Kills one at a moment between its start and the answer; what was wrong then, and whether there was no answer yet. */
  async kill(nth: number, share: number): Promise<{ wrong: string | undefined; unanswered: boolean }> {
    const name = this.#names[nth % this.#names.length] ?? '';
    const old = this.#old.get(name) ?? (await this.#prepare(name));
    const host = new HostProcess();
    try {
      copyFileSync(old.file, join(host.folder, FILE));
      const asked = host.start().then(() => call(host, 'app.start', {}));
      const isAnswered = asked.then(
        () => true,
        () => false,
      );
      await wait(share * old.ms);
      await host.kill();
      const unanswered = !(await isAnswered);
      await host.start();
      const { table, unkept } = (await call(host, 'app.start', {})) as Output<'app.start'>;
      const other = unkept !== null || !isDeepStrictEqual(answered(table), old.table);
      return { wrong: other ? `${name}: another table` : wrongIn(host.folder, old.book), unanswered };
    } finally {
      await host.remove();
    }
  }

  remove(): void {
    rmSync(this.#folder, { recursive: true, force: true });
  }

  async #prepare(name: string): Promise<Old> {
    const file = join(this.#folder, name.replace('.sql', '.sqlite'));
    const db = new Database(file);
    db.exec(readFileSync(new URL(name, MUSEUM), 'utf8'));
    multiply(db);
    const book: Book = new Map(db.prepare<[], [string, Status]>('SELECT id, status FROM attempt').raw().all());
    db.close();
    const host = new HostProcess();
    try {
      copyFileSync(file, join(host.folder, FILE));
      const began = performance.now();
      await host.start();
      const { table } = (await call(host, 'app.start', {})) as Output<'app.start'>;
      const old = { file, book, table: answered(table), ms: performance.now() - began };
      this.#old.set(name, old);
      return old;
    } finally {
      await host.remove();
    }
  }
}

function wrongIn(folder: string, book: Book): string | undefined {
  const backups = listBackups(folder).map((one) => backupPath(folder, one.name));
  if (backups.length === 0) return 'no backup from before';
  for (const file of [join(folder, FILE), ...backups]) {
    const wrong = wrongWith(file, book);
    if (wrong !== undefined) return `${file}: ${wrong}`;
  }
  return undefined;
}
