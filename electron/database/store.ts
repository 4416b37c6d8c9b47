import { statSync } from 'node:fs';
import { join } from 'node:path';
import { Refusal, type DatabaseReason, type Output } from '../../shared/api/contract.ts';
import { backup, listBackups, sweepParts } from './backups.ts';
import { removeBeside, removeDatabase, replace, sizeOf } from './disk.ts';
import { Identity } from './identity.ts';
import { FolderLock } from './lock.ts';
import { emptyMemory, imageOf, imageOfFile } from './memory.ts';
import { FILE, openDatabase, type Db } from './open.ts';
import { databaseRefusal, refusalOf } from './reason.ts';
import { asideOf, layCopy, layEmpty, layReady, nextFile } from './restore.ts';
import { lastLanguage } from './spoken.ts';

/** What calls are carried out on: the owner of the database file, or one who only reads it. */
export interface Source {
  readonly folder: string;
  /** The open database. Throws the refusal `database`, with its reason, or an error of SQLite or the file system. */
  readonly db: Db;
}

interface Kept {
  readonly db: Db;
  readonly identity: Identity;
}

interface Memory {
  readonly db: Db;
  readonly reason: DatabaseReason;
  /** SQLite's count of what others had changed in the file that this goes on from; undefined where it goes on from none. */
  readonly version: unknown;
}

/** Why a file may be set aside for another one. */
const SET_ASIDE: readonly DatabaseReason[] = ['damaged', 'foreign', 'lost', 'migration'];

/** Why a file that is whole may be unusable for want of being written to. */
const UNWRITTEN: readonly DatabaseReason[] = ['readOnly', 'full'];

/**
 * Where the records are kept, and what becomes of them when that cannot be done. It is in one of four states:
 *
 *     closed    nothing has been asked for yet; a call opens the file: then kept, or refused
 *     kept      calls work on the file
 *     refused   the file cannot be opened; every call is answered with the reason and tries again (after a migration that
 *               failed, only `retry` does)
 *     memory    calls work on a copy in memory, and nothing of what is changed is kept
 *
 *     refused, kept — memory → memory     the copy goes on from what the file holds, where that can be read
 *     refused       — retry  → kept       where the file can be used again
 *     memory        — retry  → kept       what went on from the file is written to it; what began empty is dropped
 *     refused       — anew, restore → kept      what was there is set aside under a dated name
 *     kept          — restore → kept      a backup of what was there is made first
 *     kept          — the file is deleted or exchanged → kept    what is still open is written back, or into a backup
 *
 * Whatever fails leaves the state and the files as they were. A call that is answered has been stored, or answered in memory.
 */
export class Store implements Source {
  readonly folder: string;
  readonly #file: string;
  readonly #lock: Pick<FolderLock, 'take' | 'release'>;
  readonly #now: () => number;
  #kept: Kept | undefined;
  #memory: Memory | undefined;
  #failed: Refusal | undefined;

  constructor(folder: string, now = Date.now, lock: Pick<FolderLock, 'take' | 'release'> = new FolderLock(folder)) {
    this.folder = folder;
    this.#file = join(folder, FILE);
    this.#lock = lock;
    this.#now = now;
  }

  get db(): Db {
    if (this.#memory) return this.#memory.db;
    if (this.#failed) throw this.#failed;
    if (this.#kept && this.#kept.identity.presence() !== 'there') this.#reopen(this.#kept);
    this.#kept ??= this.#open();
    return this.#kept.db;
  }

  /** Why nothing is being kept, and whether what is played goes on from what is stored; null while all is kept. */
  get unkept(): Output<'app.start'>['unkept'] {
    return this.#memory ? { reason: this.#memory.reason, goesOn: this.#memory.version !== undefined } : null;
  }

  /** Goes on in memory: with what the file holds where it can be read, else with nothing. */
  memory(reason: DatabaseReason): void {
    if (this.#memory) return;
    const kept = this.#kept;
    const image = kept && imageOf(kept.db);
    const seen = image ?? (UNWRITTEN.includes(reason) ? imageOfFile(this.#file) : undefined);
    this.#memory = { db: seen ?? emptyMemory(lastLanguage(this.folder)), reason, version: image && versionOf(kept.db) };
  }

  /** Uses the file again, if it can be used; refused with the reason where it cannot. */
  retry(): void {
    this.#failed = undefined;
    const memory = this.#memory;
    const kept = this.#kept;
    if (memory && kept && this.#goesOn(memory, kept)) {
      layCopy(memory.db, this.#file);
      this.#replace(false);
    } else {
      if (kept) this.#reopen(kept);
      this.#kept ??= this.#open();
      this.#saveMemory();
    }
    this.#forgetMemory();
  }

  /** Begins with no records; the file that cannot be used is set aside. Nothing where it can be used. */
  anew(): void {
    this.#mayReplace();
    if (this.#kept && isWhole(this.#kept.db)) {
      this.retry();
      return;
    }
    this.#saveMemory();
    layEmpty(this.#file);
    this.#replace(true);
    this.#forgetMemory();
  }

  /** Puts a backup in the place of the records. What was there is kept as a backup, or set aside where it is not whole. */
  restore(name: string): void {
    this.#mayReplace();
    this.#saveMemory([name]);
    layReady(this.folder, name, this.#file);
    const whole = this.#kept && isWhole(this.#kept.db);
    if (this.#kept && whole) this.#backup(this.#kept.db, 'restore', [name]);
    this.#replace(!whole);
    this.#forgetMemory();
  }

  /** Closes everything, and lets go of the folder. */
  close(): void {
    this.#memory?.db.close();
    this.#kept?.db.close();
    this.#memory = this.#kept = undefined;
    this.#lock.release();
  }

  #open(): Kept {
    try {
      if (this.#lock.take()) sweepParts(this.folder);
      if (this.#isLost()) throw databaseRefusal('lost');
      removeDatabase(nextFile(this.#file));
      const db = openDatabase(this.#file);
      // So that the log is there too.
      db.prepare('SELECT count(*) FROM sqlite_schema').get();
      return { db, identity: new Identity(this.#file) };
    } catch (error) {
      const refusal = refusalOf(error);
      if (refusal instanceof Refusal && refusal.params['reason'] === 'migration') this.#failed = refusal;
      throw refusal;
    }
  }

  /** There are backups, and no records at all: somebody else has taken them away. */
  #isLost(): boolean {
    return sizeOf(this.#file) === 0 && sizeOf(`${this.#file}-wal`) === 0 && listBackups(this.folder).length > 0;
  }

  /** Closes a database, to be opened again. What is no longer in the files under its name is kept before. */
  #reopen({ db, identity }: Kept): void {
    const presence = identity.presence();
    if (presence === 'logGone') db.pragma('wal_checkpoint(TRUNCATE)');
    else if (presence === 'other') {
      this.#backup(db, 'rescue');
      // It would be laid over the file that is there now.
      if (identity.hasLog()) removeBeside(this.#file);
    } else if (presence === 'gone') {
      layCopy(db, this.#file);
      replace(this.#file, nextFile(this.#file));
    }
    db.close();
    this.#kept = undefined;
  }

  /** Whether what is in memory can take the place of the file: nobody else has changed that one since. */
  #goesOn({ version }: Memory, { db, identity }: Kept): boolean {
    try {
      return version !== undefined && version === versionOf(db) && identity.presence() !== 'other';
    } catch {
      return false;
    }
  }

  /** Keeps as a backup what has been played in memory from what was stored. */
  #saveMemory(spared: readonly string[] = []): void {
    if (this.#memory?.version !== undefined) this.#backup(this.#memory.db, 'rescue', spared);
  }

  #forgetMemory(): void {
    this.#memory?.db.close();
    this.#memory = undefined;
  }

  #backup(db: Db, reason: 'rescue' | 'restore', spared: readonly string[] = []): void {
    backup(db, this.folder, { reason, now: this.#now(), spared });
  }

  /** Throws where the file cannot be used for a reason for which nobody may set it aside. */
  #mayReplace(): void {
    if (this.#kept) return;
    try {
      this.#failed = undefined;
      this.#kept = this.#open();
    } catch (error) {
      const refusal = refusalOf(error);
      const reason = refusal instanceof Refusal ? refusal.params['reason'] : undefined;
      if (!SET_ASIDE.some((one) => one === reason)) throw error;
    }
  }

  /** Puts what has been laid ready in the place of the file, which is set aside where it has to be. */
  #replace(aside: boolean): void {
    this.#kept?.db.close();
    this.#kept = this.#failed = undefined;
    // A log that outlived the closing belongs to the old file.
    const logLeft = sizeOf(`${this.#file}-wal`) > 0;
    replace(this.#file, nextFile(this.#file), aside || logLeft ? this.#asideName() : undefined);
    this.#kept = this.#open();
  }

  #asideName(): string {
    for (let nth = 1; ; nth++) {
      const name = asideOf(this.#file, this.#now(), nth);
      const taken = [name, `${name}-wal`].some((one) => statSync(one, { throwIfNoEntry: false }));
      if (!taken) return name;
    }
  }
}

const versionOf = (db: Db): unknown => db.pragma('data_version', { simple: true });

function isWhole(db: Db): boolean {
  try {
    return db.pragma('integrity_check(1)', { simple: true }) === 'ok';
  } catch {
    return false;
  }
}
