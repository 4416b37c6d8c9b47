import Database from 'better-sqlite3';
import { readFileSync } from 'node:fs';
import type { Language } from '../../shared/text/language.ts';
import { isUnclosed, onCopy } from './disk.ts';
import { prepare, type Db } from './open.ts';
import { players } from './players.ts';
import { settings } from './settings.ts';

/** Where the header says which kind of log a database has, and the kind that is none. */
const LOG_KIND = [18, 19] as const;
const NO_LOG = 1;

/** A database in memory, from the bytes of one that is whole; undefined where they are not. */
function fromImage(bytes: () => Buffer): Db | undefined {
  let db: Db | undefined;
  try {
    const image = bytes();
    for (const at of LOG_KIND) image[at] = NO_LOG;
    db = new Database(image);
    if (db.pragma('integrity_check(1)', { simple: true }) !== 'ok') throw new Error('not whole');
    prepare(db);
    return db;
  } catch {
    db?.close();
    return undefined;
  }
}

/** What an open database holds, in memory; undefined where it cannot be read whole. */
export const imageOf = (db: Db): Db | undefined => fromImage(() => db.serialize());

/** What a database file that cannot be opened holds, with its log, in memory; undefined where it is not whole. */
export const imageOfFile = (file: string): Db | undefined =>
  fromImage(() => (isUnclosed(file) ? onCopy(file, bytesOf) : readFileSync(file)));

/** The bytes of a database after what stands in its log. */
function bytesOf(file: string): Buffer {
  const db = new Database(file, { fileMustExist: true });
  try {
    return db.serialize();
  } finally {
    db.close();
  }
}

/** A new database in memory, in which only a language is set. */
export function emptyMemory(language: Language | undefined): Db {
  const db = new Database(':memory:');
  prepare(db);
  if (language) settings(db).write(players(db).current(), 'language', language);
  return db;
}
