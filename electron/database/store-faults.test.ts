import Database from 'better-sqlite3';
import { copyFileSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { ASIDE, KeptFolder, NOW } from '../testing/kept-folder.ts';
import { refusedFor } from '../testing/refused.ts';
import { backup, backupPath, listBackups } from './backups.ts';
import { settings } from './settings.ts';
import { lastLanguage } from './spoken.ts';

let at: KeptFolder;
beforeEach(() => {
  at = new KeptFolder();
});

/** Makes the database of another program, by a statement. */
function foreign(sql: string): void {
  rmSync(at.file);
  const db = new Database(at.file);
  db.exec(sql);
  db.close();
}

/** Faults after which the file cannot be used: with a backup of 20 attempts, and 30 in the records. */
const FAULTS = [
  ['its head is overwritten', 'damaged', () => at.damage(0, 200)],
  ['it is cut off in its first page', 'damaged', () => writeFileSync(at.file, readFileSync(at.file).subarray(0, 3000))],
  ['it is cut off to a few bytes', 'damaged', () => writeFileSync(at.file, 'SQLite')],
  ['all its bytes are nought', 'damaged', () => writeFileSync(at.file, Buffer.alloc(readFileSync(at.file).length))],
  ['it is a text', 'damaged', () => writeFileSync(at.file, 'Dear diary, '.repeat(1000))],
  ['it is empty', 'lost', () => writeFileSync(at.file, '')],
  ['it is gone', 'lost', () => rmSync(at.file)],
  ['it is a database of another program', 'foreign', () => foreign('CREATE TABLE mine (x)')],
  ['it is a database without tables of another program', 'foreign', () => foreign('PRAGMA user_version = 1')],
] as const;

describe.each(FAULTS)('when %s', (_what, expected, fault) => {
  let bad: Buffer | undefined;
  beforeEach(() => {
    at.add(20);
    settings(at.store.db).write('player', 'language', 'ru');
    backup(at.store.db, at.folder, { reason: 'daily', now: NOW });
    at.add(10);
    at.meanwhile(fault);
    bad = existsSync(at.file) ? readFileSync(at.file) : undefined;
  });
  const untouched = (name = at.file): void => expect(existsSync(name) ? readFileSync(name) : undefined).toEqual(bad);

  test(`every call is refused as ${expected}, and nothing is written`, () => {
    expect([at.refused(), at.refused()]).toEqual([expected, expected]);
    expect(lastLanguage(at.folder)).toBe('ru');
    expect(at.store.unkept).toBeNull();
    untouched();
  });

  test('it goes on in memory, says so, and begins empty but for the language', () => {
    at.refused();
    at.store.memory(expected);
    expect(settings(at.store.db).read('player')).toEqual({ language: 'ru' });
    expect(at.store.unkept).toEqual({ reason: expected, goesOn: false });
    expect(at.attempts()).toBe(0);
    at.add(1);
    expect(refusedFor(() => at.store.retry())).toBe(expected);
    expect(at.attempts()).toBe(1);
    untouched();
    at.store.close();
    untouched();
  });

  test('the newest backup takes its place, and it is set aside', () => {
    const [newest] = listBackups(at.folder);
    at.store.restore(newest?.name ?? '');
    expect(at.attempts()).toBe(20);
    expect(at.store.unkept).toBeNull();
    if (bad) untouched(join(at.folder, ASIDE));
    expect(at.others()).toEqual(bad ? ['backups', ASIDE] : ['backups']);
    at.add(1);
    at.meanwhile(() => undefined);
    expect(at.attempts()).toBe(21);
  });

  test('it can be begun anew, and it is set aside', () => {
    at.store.memory(expected);
    at.store.anew();
    expect([at.attempts(), at.store.unkept]).toEqual([0, null]);
    if (bad) untouched(join(at.folder, ASIDE));
    at.add(1);
    at.meanwhile(() => undefined);
    expect(at.attempts()).toBe(1);
    expect(listBackups(at.folder)).toHaveLength(1);
  });

  test('it is used again where somebody has put it right', () => {
    at.refused();
    at.store.memory(expected);
    rmSync(at.file, { force: true });
    copyFileSync(backupPath(at.folder, listBackups(at.folder)[0]?.name ?? ''), at.file);
    at.store.retry();
    expect([at.attempts(), at.store.unkept]).toEqual([20, null]);
  });
});
