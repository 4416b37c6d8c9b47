import Database from 'better-sqlite3';
import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { onCopy, sizeOf, tryFolder } from './disk.ts';
import { connect } from './journal.ts';
import { migrate } from './migrate.ts';
import { MIGRATIONS, type Migration } from './migrations/index.ts';
import { deleteRemoved } from './players.ts';
import { databaseRefusal } from './reason.ts';

export type Db = Database.Database;

/** The name of the one database file in the data folder. */
export const FILE = 'tarbart.sqlite';

/** SQLite's `application_id` of our databases: "Trbt". */
const TARBART = 0x54726274;
/** Bytes of the smallest page SQLite has. */
const LEAST_PAGE = 512;
/** How long a call waits for another process that writes. */
const BUSY_MS = 3000;
/** The most bytes of a database that is looked through at the start after it was not closed: that takes 10 ms a MB at worst. */
const MOST_CHECKED = 32_000_000;

/**
 * Opens the database, making it and its folder where there is none, brings it to the present version and deletes the
 * players that were removed. Throws a `Refusal` of code `database`, or an error of SQLite or the file system (see
 * `refusalOf`). A file that is newer, foreign or no whole database is not written.
 */
export function openDatabase(file: string, migrations: readonly Migration[] = MIGRATIONS): Db {
  const folder = dirname(file);
  mkdirSync(folder, { recursive: true });
  let db: Db | undefined;
  try {
    if (isDatabase(file)) examine(file, migrations.length);
    db = connect(file, BUSY_MS);
    prepare(db, migrations);
    if (migrations === MIGRATIONS) deleteRemoved(db);
    return db;
  } catch (error) {
    db?.close();
    // SQLite says the same of a folder that cannot be written to as of one that cannot be reached; the system tells them apart.
    if (error instanceof Database.SqliteError && error.code.startsWith('SQLITE_CANTOPEN')) tryFolder(folder);
    throw error;
  }
}

/** Sets a database up as ours are used, and brings it to the newest version, with a copy first. Throws as `migrate` does. */
export function prepare(db: Db, migrations = MIGRATIONS, copies = !db.memory): void {
  for (const pragma of ['synchronous = FULL', 'foreign_keys = ON', 'trusted_schema = OFF']) db.pragma(pragma);
  migrate(db, migrations, { found: () => db.pragma(`application_id = ${TARBART}`), copies });
}

/** Opens a database that has been opened by `openDatabase`, to read what is stored in it at any time. Throws as it does. */
export function openToRead(file: string): Db {
  const db = new Database(file, { readonly: true, fileMustExist: true, timeout: BUSY_MS });
  db.pragma('trusted_schema = OFF');
  return db;
}

/**
 * Whether there is a database file with something in it. Refuses what SQLite would take for a new one and write over: a
 * file shorter than any page, and an empty one beside a log that is not.
 */
export function isDatabase(file: string): boolean {
  const length = sizeOf(file);
  if (length >= LEAST_PAGE) return true;
  if (length > 0 || sizeOf(`${file}-wal`) > 0) throw databaseRefusal('damaged');
  return false;
}

/**
 * Looks at a file through a connection that cannot write, and refuses what is not ours, not of our time or not whole. What
 * a killed process has left half written, with the journal to take it back, is looked at in a copy.
 */
export function examine(file: string, newest = MIGRATIONS.length): void {
  try {
    look(file, newest, true);
  } catch (error) {
    if (!(error instanceof Database.SqliteError && error.code === 'SQLITE_READONLY_ROLLBACK')) throw error;
    onCopy(file, (copy) => look(copy, newest, false));
  }
}

function look(file: string, newest: number, readonly: boolean): void {
  const db = new Database(file, { readonly, fileMustExist: true, timeout: BUSY_MS });
  try {
    const read = (pragma: string): unknown => db.pragma(pragma, { simple: true });
    const tables = db.prepare('SELECT count(*) FROM sqlite_schema').pluck().get();
    if (read('application_id') !== TARBART) {
      if (tables !== 0 || read('user_version') !== 0) throw databaseRefusal('foreign');
    } else if (Number(read('user_version')) > newest) throw databaseRefusal('newer');
    // Whose log it is shows only in what the two come to together.
    const notClosed = !readonly || (sizeOf(`${file}-wal`) > 0 && sizeOf(file) <= MOST_CHECKED);
    if (notClosed && read('quick_check(1)') !== 'ok') throw databaseRefusal('damaged');
  } finally {
    db.close();
  }
}
