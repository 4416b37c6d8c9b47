import Database from 'better-sqlite3';
import type { Db } from './open.ts';

/** What SQLite says where the file system has no memory that processes share: network drives, and some foreign ones. */
const NO_SHARED_MEMORY = /^SQLITE_(IOERR|CANTOPEN|PROTOCOL|READONLY)/;

/**
 * A connection that keeps a journal as the file system allows: a log beside the file, by which reading never waits for
 * writing, or where that cannot be the older journal, slower and as safe. Throws an error of SQLite where neither can be.
 */
export function connect(file: string, timeout: number): Db {
  const db = new Database(file, { timeout });
  try {
    if (keepsLog(db)) return db;
  } catch (error) {
    db.close();
    throw error;
  }
  db.close();
  const other = new Database(file, { timeout });
  try {
    // A file that was left with a log is read without shared memory by one process alone, and changed over.
    for (const pragma of ['locking_mode = EXCLUSIVE', 'journal_mode = TRUNCATE', 'locking_mode = NORMAL'])
      other.pragma(pragma);
    other.prepare('SELECT count(*) FROM sqlite_schema').get();
    return other;
  } catch (error) {
    other.close();
    throw error;
  }
}

/** Whether a log can be kept, tried by beginning to write; another process that writes shows that it can. */
function keepsLog(db: Db): boolean {
  try {
    if (db.pragma('journal_mode = WAL', { simple: true }) !== 'wal') return false;
    db.exec('BEGIN IMMEDIATE; ROLLBACK');
    return true;
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (NO_SHARED_MEMORY.test(code)) return false;
    if (code.startsWith('SQLITE_BUSY')) return true;
    throw error;
  }
}
