import Database from 'better-sqlite3';
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { insertEnded } from '../testing/ended-attempts.ts';
import { KeptFolder, NOW } from '../testing/kept-folder.ts';
import { refusedFor } from '../testing/refused.ts';
import { backup, backupPath, listBackups } from './backups.ts';
import { openDatabase } from './open.ts';
import { settings } from './settings.ts';
import { lastLanguage } from './spoken.ts';

let at: KeptFolder;
beforeEach(() => {
  at = new KeptFolder();
});

describe('on in memory from what is stored', () => {
  beforeEach(() => {
    at.add(20);
    // As if the disk were full.
    at.store.db.pragma(`max_page_count = ${String(at.store.db.pragma('page_count', { simple: true }))}`);
    expect(refusedFor(() => at.add(500))).toBe('full');
    at.store.memory('full');
  });

  test('all is there, nothing is written, and it is told', () => {
    expect(at.store.unkept).toEqual({ reason: 'full', goesOn: true });
    at.add(500);
    at.store.close();
    expect(at.attempts(at.opened().db)).toBe(20);
  });

  test('once there is room, all that was played is written', () => {
    at.add(500);
    at.store.retry();
    expect([at.attempts(), at.store.unkept]).toEqual([520, null]);
    at.killed();
    expect(at.attempts()).toBe(520);
    expect(at.others()).toEqual([]);
  });

  test('where somebody else has changed the file, that stands, and what was played becomes a backup', () => {
    at.add(500);
    const other = openDatabase(at.file);
    insertEnded(other, [{}]);
    other.close();
    at.store.retry();
    expect([at.attempts(), at.store.unkept]).toEqual([21, null]);
    const [rescued] = listBackups(at.folder);
    expect(rescued).toMatchObject({ reason: 'rescue' });
    at.store.restore(rescued?.name ?? '');
    expect(at.attempts()).toBe(520);
  });
});

test('the language is found as long as anything of the records can be read', () => {
  const speak = (language: string): void => settings(at.store.db).write('player', 'language', language);
  expect(lastLanguage(at.folder)).toBeUndefined();
  speak('es');
  at.add(1);
  backup(at.store.db, at.folder, { reason: 'daily', now: NOW });
  speak('ru');
  // Another program may have them open.
  expect(lastLanguage(at.folder)).toBe('ru');
  at.meanwhile(() => writeFileSync(at.file, 'Dear diary'));
  expect(lastLanguage(at.folder)).toBe('es');
  at.meanwhile(() => rmSync(join(at.folder, 'backups'), { recursive: true }));
  expect(lastLanguage(at.folder)).toBeUndefined();
});

test('restoring keeps what was, and never prunes what it restores', () => {
  at.add(3);
  const first = backup(at.store.db, at.folder, { reason: 'asked', now: NOW });
  at.add(4);
  for (let i = 0; i < 9; i++) backup(at.store.db, at.folder, { reason: 'asked', now: NOW });
  at.store.restore(first.name);
  expect(at.attempts()).toBe(3);
  expect(listBackups(at.folder)).toHaveLength(11);
  expect(listBackups(at.folder)[0]).toMatchObject({ reason: 'restore' });
  at.store.restore(listBackups(at.folder)[0]?.name ?? '');
  expect(at.attempts()).toBe(7);
  expect(at.others()).toEqual(['backups']);
});

test('a backup of an earlier version is brought to this one', () => {
  const dump = readFileSync(new URL('./museum/0001.sql', import.meta.url), 'utf8');
  mkdirSync(join(at.folder, 'backups'));
  const name = '0001-20261129T220512Z-daily.sqlite';
  const old = new Database(backupPath(at.folder, name));
  old.exec(dump);
  old.close();
  expect(at.refused()).toBe('lost');
  at.store.restore(name);
  expect(at.attempts()).toBeGreaterThan(3);
  expect(listBackups(at.folder).map((one) => one.name)).toEqual([name]);
});

test.each([
  ['is not there', () => undefined],
  ['is damaged', (path: string) => writeFileSync(path, 'Dear diary, '.repeat(1000))],
  [
    'is of a later version',
    (path: string) => {
      copyFileSync(at.file, path);
      const db = new Database(path);
      db.pragma('user_version = 999');
      db.close();
    },
  ],
])('a backup that %s is refused, and all stays as it is', (_what, lay) => {
  at.add(3);
  at.store.db.pragma('wal_checkpoint(TRUNCATE)');
  mkdirSync(join(at.folder, 'backups'));
  const name = '0001-20261129T220512Z-daily.sqlite';
  lay(backupPath(at.folder, name));
  expect(refusedFor(() => at.store.restore(name))).toBe('badBackup');
  expect(at.attempts()).toBe(3);
  expect(at.others()).toEqual(['backups']);
});

test.each([
  ['of a later version', 'newer', () => at.store.db.pragma('user_version = 999')],
  ['held by another process', 'locked', () => undefined],
])('a file that is %s is neither set aside nor replaced', (_what, expected, work) => {
  at.add(3);
  const { name } = backup(at.store.db, at.folder, { reason: 'asked', now: NOW });
  work();
  at.meanwhile(() => undefined);
  const other = new Database(at.file);
  if (expected === 'locked') other.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN IMMEDIATE; DELETE FROM setting');
  onTestFinished(() => void other.close());
  // Each waits some seconds for the other process.
  for (const work of [() => at.store.anew(), () => at.store.restore(name)]) expect(refusedFor(work)).toBe(expected);
  at.store.memory(expected === 'newer' ? 'newer' : 'locked');
  expect([at.attempts(), at.store.unkept]).toEqual([0, { reason: expected, goesOn: false }]);
  expect(at.others()).toEqual(['backups']);
  expect(readFileSync(at.file).length).toBeGreaterThan(0);
});

test('a second program on the folder is refused until the first has ended', () => {
  at.add(1);
  const second = at.opened();
  expect(at.refused(second)).toBe('inUse');
  for (const work of [() => second.retry(), () => second.anew()]) expect(refusedFor(work)).toBe('inUse');
  at.store.close();
  expect(at.attempts(second.db)).toBe(1);
});

test('begun anew where nothing is wrong, nothing is lost', () => {
  at.add(3);
  at.store.anew();
  expect(at.attempts()).toBe(3);
  expect(at.others()).toEqual([]);
});
