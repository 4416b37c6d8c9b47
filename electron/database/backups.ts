import Database from 'better-sqlite3';
import { mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { formatBackupName, parseBackupName, type BackupName, type BackupReason } from './backup-name.ts';
import { removeDatabase, settle, settleFolder } from './disk.ts';
import type { Db } from './open.ts';
import { toPrune } from './prune.ts';
import { databaseRefusal } from './reason.ts';

/** A backup in the folder. */
export type BackupFile = BackupName & { readonly bytes: number };

/** Where the backups of a data folder lie. */
export const backupsIn = (folder: string): string => join(folder, 'backups');
/** The path of a backup by its name. */
export const backupPath = (folder: string, name: string): string => join(backupsIn(folder), name);

/** The backups of a data folder, the newest first; none where there is no folder. */
export function listBackups(folder: string): BackupFile[] {
  return names(folder)
    .flatMap((name) => {
      const parsed = parseBackupName(name);
      const bytes = parsed && fileSize(backupPath(folder, name));
      return parsed && bytes !== undefined ? [{ ...parsed, bytes }] : [];
    })
    .sort((a, b) => b.nth - a.nth);
}

/** The length of what is a file; undefined for anything else, such as a link that leads nowhere. */
function fileSize(path: string): number | undefined {
  try {
    const stat = statSync(path);
    return stat.isFile() ? stat.size : undefined;
  } catch {
    return undefined;
  }
}

function names(folder: string): string[] {
  try {
    return readdirSync(backupsIn(folder));
  } catch {
    return [];
  }
}

/** A backup to be made: for what, when (ms since 1970), and which older ones are not to be pruned for it. */
export interface Wanted {
  readonly reason: BackupReason;
  readonly now?: number;
  readonly spared?: readonly string[];
}

/**
 * Makes a backup of an open database of the data folder, then prunes the older ones. It gets its name when it is whole,
 * has been checked and has reached the disk. Not within a transaction. Throws an error of SQLite or of the file system,
 * or the refusal `damaged`; nothing is pruned then.
 */
export function backup(db: Db, folder: string, { reason, now = Date.now(), spared = [] }: Wanted): BackupFile {
  mkdirSync(backupsIn(folder), { recursive: true });
  const part = backupPath(folder, `${reason}.part`);
  removeDatabase(part);
  try {
    db.prepare('VACUUM INTO ?').run(part);
    check(part);
    settle(part);
    const name = free(folder, now, reason);
    renameSync(part, backupPath(folder, name.name));
    settleFolder(part);
    prune(folder, now, spared);
    return { ...name, bytes: statSync(backupPath(folder, name.name)).size };
  } catch (error) {
    removeDatabase(part);
    throw error;
  }
}

/** No number that we give comes near; from a file with a greater one nothing is counted on, for its name would be none. */
const LAST = 999_999_999;

/** The name of the next backup. */
function free(folder: string, now: number, reason: BackupReason): BackupName {
  const counted = listBackups(folder).filter((one) => one.nth < LAST);
  const nth = 1 + Math.max(0, ...counted.map((one) => one.nth));
  const at = Math.floor(now / 1000) * 1000;
  return { name: formatBackupName({ nth, at, reason }), nth, at, reason };
}

/** Refuses a database that is not whole. */
export function check(file: string): void {
  const db = new Database(file, { readonly: true, fileMustExist: true });
  try {
    if (db.pragma('integrity_check(1)', { simple: true }) !== 'ok') throw databaseRefusal('damaged');
  } finally {
    db.close();
  }
}

function prune(folder: string, now: number, spared: readonly string[]): void {
  for (const { name } of toPrune(listBackups(folder), now, spared)) deleteBackup(folder, name);
}

/** Deletes a backup; nothing where there is none of that name. */
export function deleteBackup(folder: string, name: string): void {
  if (parseBackupName(name)) rmSync(backupPath(folder, name), { force: true });
}

/** Deletes what a process that was killed has left half made. To be called while nobody makes backups. */
export function sweepParts(folder: string): void {
  for (const name of names(folder))
    if (/\.part(-journal)?$/.test(name)) rmSync(join(backupsIn(folder), name), { force: true });
}

/** The data folder of an open database. */
export const folderOf = (db: Db): string => dirname(db.name);
