import Database from 'better-sqlite3';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Db } from './open.ts';
import { databaseRefusal } from './reason.ts';

/** The file whose lock says that a program is open on the folder. There is nothing in it. */
const LOCK = 'tarbart.lock';
/** How long a start waits for another program that is just ending. */
const PATIENCE_MS = 500;

/** Keeps a data folder to one program. The system lets go of it when the program ends, however it ends. */
export class FolderLock {
  readonly #folder: string;
  #held: Db | undefined;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /**
   * Takes the folder; whether it had not been taken yet. Throws the refusal `inUse` while another program has it. Where
   * there can be no lock, as in a folder that cannot be written to, there is none.
   */
  take(): boolean {
    if (this.#held) return false;
    let lock: Db | undefined;
    try {
      mkdirSync(this.#folder, { recursive: true });
      lock = new Database(join(this.#folder, LOCK), { timeout: PATIENCE_MS });
      lock.pragma('journal_mode = MEMORY');
      lock.exec('BEGIN EXCLUSIVE');
      this.#held = lock;
      return true;
    } catch (error) {
      lock?.close();
      if (error instanceof Database.SqliteError && error.code.startsWith('SQLITE_BUSY')) throw databaseRefusal('inUse');
      return false;
    }
  }

  /** Lets go of the folder. */
  release(): void {
    this.#held?.close();
    this.#held = undefined;
  }
}
