import Database from 'better-sqlite3';
import { copyFileSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { Refusal } from '../../shared/api/contract.ts';
import { stampOf } from './backup-name.ts';
import { backupPath, check, listBackups } from './backups.ts';
import { removeDatabase } from './disk.ts';
import { examine, prepare, type Db } from './open.ts';
import { refusalOf } from './reason.ts';

/** The database that is to stand in the place of the present one, while it is being made. */
export const nextFile = (file: string): string => `${file}.next`;

/** Where a file that cannot be used is kept: beside the one that takes its place, with the date in its name. */
export const asideOf = (file: string, now: number, nth: number): string =>
  file.replace(/\.sqlite$/, `.aside-${stampOf(now)}${nth > 1 ? `-${nth}` : ''}.sqlite`);

/**
 * Lays a backup ready to take the place of the database: a copy, whole, and brought to the present version. Refuses what
 * is no backup, damaged, or of a later version.
 */
export function layReady(folder: string, name: string, file: string): void {
  if (!listBackups(folder).some((one) => one.name === name)) throw new Refusal('badBackup');
  try {
    laying(file, (next) => {
      copyFileSync(backupPath(folder, name), next);
      examine(next);
      check(next);
      finish(next);
    });
  } catch (error) {
    const refusal = refusalOf(error);
    const bad = refusal instanceof Refusal && /damaged|foreign|newer|migration/.test(String(refusal.params['reason']));
    throw bad ? new Refusal('badBackup') : error;
  }
}

/** Lays ready what an open database holds. */
export function layCopy(db: Db, file: string): void {
  mkdirSync(dirname(file), { recursive: true });
  laying(file, (next) => {
    db.prepare('VACUUM INTO ?').run(next);
    check(next);
  });
}

/** Lays an empty database ready. */
export function layEmpty(file: string): void {
  laying(file, finish);
}

/** Makes the next database in its place; what is half made when that fails is taken away. */
function laying(file: string, make: (next: string) => void): void {
  const next = nextFile(file);
  removeDatabase(next);
  try {
    make(next);
  } catch (error) {
    removeDatabase(next);
    throw error;
  }
}

/** Brings the database that is to be used next to the present version, and closes it with nothing beside it. */
function finish(next: string): void {
  const db = new Database(next);
  try {
    prepare(db, undefined, false);
    db.pragma('journal_mode = DELETE');
  } finally {
    db.close();
  }
}
