import {
  closeSync,
  copyFileSync,
  fsyncSync,
  linkSync,
  mkdtempSync,
  openSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** What belongs to a database that was not closed: its log, or the older journal. */
const LOGS = ['-wal', '-journal'] as const;

/** Whether something of a database stands in its log or journal. */
export const isUnclosed = (file: string): boolean => LOGS.some((end) => sizeOf(file + end) > 0);

/** Removes what SQLite keeps beside a database: its log, and the index of the log. */
export function removeBeside(file: string): void {
  for (const end of ['-wal', '-shm', '-journal']) rmSync(file + end, { force: true });
}

/** Removes a database and what lies beside it. */
export function removeDatabase(file: string): void {
  removeBeside(file);
  rmSync(file, { force: true });
}

/** Works on a copy of a database, with its log and journal, in a folder that is deleted again. */
export function onCopy<T>(file: string, work: (copy: string) => T): T {
  const folder = mkdtempSync(join(tmpdir(), 'tarbart-'));
  try {
    const copy = join(folder, 'copy.sqlite');
    for (const end of ['', ...LOGS]) if (sizeOf(file + end) > 0) copyFileSync(file + end, copy + end);
    return work(copy);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The length of a file, bytes; 0 where there is none. */
export const sizeOf = (path: string): number => statSync(path, { throwIfNoEntry: false })?.size ?? 0;

/** Tries to make a file in a folder. Throws the error of the system where none can be made. */
export function tryFolder(folder: string): void {
  const trial = join(folder, `.trial-${process.pid}`);
  writeFileSync(trial, '');
  rmSync(trial);
}

/** Waits until a file, and then its name, has reached the disk. */
export function settle(file: string): void {
  sync(file, 'r+');
  settleFolder(file);
}

/** Waits until the names in the folder of a file have reached the disk, where the system lets one wait. */
export function settleFolder(file: string): void {
  if (process.platform !== 'win32') sync(dirname(file), 'r');
}

function sync(path: string, flags: 'r' | 'r+'): void {
  const handle = openSync(path, flags);
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

/** Gives a file a second name, or copies it where the disk knows no second names. Never over another file. */
export function alsoAs(file: string, name: string): void {
  try {
    linkSync(file, name);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') throw error;
    copyFileSync(file, name);
  }
}

/**
 * Puts a whole database that nobody has open in the place of another, with one step from the old to the new. Nobody may
 * have the old one open. With `aside` the old one, and the logs beside it, stay under that name. A log that is not set
 * aside has to be gone before: it would be laid over the new database.
 */
export function replace(file: string, by: string, aside?: string): void {
  settle(by);
  if (aside !== undefined && statSync(file, { throwIfNoEntry: false })) alsoAs(file, aside);
  if (aside !== undefined) for (const end of LOGS) if (sizeOf(file + end) > 0) renameSync(file + end, aside + end);
  removeBeside(file);
  renameSync(by, file);
  settleFolder(file);
}
