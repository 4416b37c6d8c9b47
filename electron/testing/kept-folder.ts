import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished } from 'vitest';
import { FILE, type Db } from '../database/open.ts';
import { Store } from '../database/store.ts';
import { insertEnded } from './ended-attempts.ts';
import { temporaryFolder } from './program.ts';
import { refusedFor } from './refused.ts';

/** When it is in a kept folder, ms since 1970. */
export const NOW = Date.UTC(2026, 10, 29, 22, 5, 12);
/** What a file is called that was set aside then. */
export const ASIDE = 'tarbart.aside-20261129T220512Z.sqlite';

/** A data folder with its store, and what can happen to the files behind the back of the program. */
export class KeptFolder {
  readonly folder = temporaryFolder();
  readonly file = join(this.folder, FILE);
  store = this.opened();

  /** Another store on the folder. */
  opened(): Store {
    const one = new Store(this.folder, () => NOW);
    onTestFinished(() => one.close());
    return one;
  }

  /** Why the database cannot be used; undefined where it can. */
  refused(one = this.store): unknown {
    return refusedFor(() => one.db);
  }
  /** How many attempts there are. */
  attempts(db: Db = this.store.db): number {
    return Number(db.prepare('SELECT count(*) FROM attempt').pluck().get());
  }
  /** Adds attempts. */
  add(n: number): void {
    const { db } = this.store;
    const from = this.attempts(db);
    insertEnded(
      db,
      Array.from({ length: n }, () => ({ status: 'open' as const })),
    );
    expect(this.attempts(db)).toBe(from + n);
  }
  /** What lies in the folder beside the database. */
  others(): string[] {
    return readdirSync(this.folder).filter((name) => !name.startsWith(FILE) && name !== 'tarbart.lock');
  }

  /** What a kill would leave of the open database: both files as they are now, put in its place after it has ended. */
  killed(): void {
    const files = [this.file, `${this.file}-wal`].map((name) => [name, readFileSync(name)] as const);
    this.meanwhile(() => {
      for (const [name, bytes] of files) writeFileSync(name, bytes);
    });
  }
  /** Closes the program, does something to its files, and starts it again. */
  meanwhile(work: () => void): void {
    this.store.close();
    work();
    this.store = this.opened();
  }
  /** Writes over bytes of the file. */
  damage(from: number, to?: number): void {
    writeFileSync(this.file, readFileSync(this.file).fill(0x55, from, to));
  }
}
