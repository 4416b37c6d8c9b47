import { Refusal, type DatabaseReason } from '../../shared/api/contract.ts';

/** What SQLite's result codes come to, whole or by their first word; `SQLITE_` left out. */
const REASONS: Readonly<Record<string, DatabaseReason>> = {
  NOTADB: 'damaged',
  CORRUPT: 'damaged',
  BUSY: 'locked',
  LOCKED: 'locked',
  READONLY: 'readOnly',
  PERM: 'readOnly',
  FULL: 'full',
  CANTOPEN: 'missing',
  IOERR: 'unreadable',
  /** The index of the log could not be made longer. */
  IOERR_SHMSIZE: 'full',
  PROTOCOL: 'locked',
};

/** What the system's error codes come to when the folder is made or the file is looked at. */
const SYSTEM: Readonly<Record<string, DatabaseReason>> = {
  EACCES: 'readOnly',
  EPERM: 'readOnly',
  EROFS: 'readOnly',
  ENOSPC: 'full',
  EDQUOT: 'full',
  EIO: 'unreadable',
};

/** The refusal of a call because the database cannot be used. */
export const databaseRefusal = (reason: DatabaseReason): Refusal => new Refusal('database', { reason });

/** The refusal an error of SQLite or of the file system stands for; any other error as it is. */
export function refusalOf(error: unknown): unknown {
  if (!(error instanceof Error) || !('code' in error) || error instanceof Refusal) return error;
  const code = String(error.code);
  if (code.startsWith('SQLITE_')) {
    const words = code.slice('SQLITE_'.length);
    const reason = REASONS[words] ?? REASONS[words.split('_', 1)[0] ?? ''];
    return reason ? databaseRefusal(reason) : error;
  }
  return 'syscall' in error ? databaseRefusal(SYSTEM[code] ?? 'missing') : error;
}
