import Database from 'better-sqlite3';
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import type { Refusal } from '../../shared/api/contract.ts';
import { insertEnded } from '../testing/ended-attempts.ts';
import { temporaryFolder } from '../testing/program.ts';
import { backup, backupPath, backupsIn, listBackups } from './backups.ts';
import { Keeper } from './keeper.ts';
import { FILE, openDatabase, type Db } from './open.ts';

const DAY = 86_400_000;
const NAMES = ['0001-20261129T220512Z-daily.sqlite', '0002-20261129T220512Z-asked.sqlite'] as const;
let now: number;
let folder: string;
let db: Db;
let keeper: Keeper;

beforeEach(() => {
  now = Date.UTC(2026, 10, 29, 22, 5, 12);
  folder = temporaryFolder();
  db = openDatabase(join(folder, FILE));
  const own = db;
  onTestFinished(() => void own.close());
  keeper = new Keeper({ folder, db }, () => now);
});

const add = (ended: number, open = 0): void => {
  insertEnded(db, [...Array<object>(ended).fill({}), ...Array<object>(open).fill({ status: 'open' })]);
};
const listed = (): unknown[] => keeper.list().backups.map(({ reason, contents }) => [reason, contents]);
const code = (work: () => unknown): string | undefined => {
  try {
    work();
    return undefined;
  } catch (error) {
    return (error as Refusal).code;
  }
};

test('what is in a backup is told: players, attempts and games put aside', () => {
  expect(keeper.list()).toEqual({ backups: [], failed: null });
  keeper.make();
  add(3, 2);
  db.exec("INSERT INTO profile (id, name, created_at, removed) VALUES ('b', 'Bo', 1, 0), ('c', 'Cy', 2, 1)");
  keeper.make();
  expect(keeper.list().backups).toMatchObject([
    { name: NAMES[1], at: now, reason: 'asked', contents: { players: 2, attempts: 5, saved: 2 } },
    { reason: 'asked', contents: { players: 1, attempts: 0, saved: 0 } },
  ]);
});

/** Files in the place of a backup, and what is told of them. */
const FILES = [
  ['one of the first version', { players: 1, attempts: 5, saved: 2 }, exhibit('0001.sql')],
  ['a text', null, (path: string) => writeFileSync(path, 'Dear diary, '.repeat(1000))],
  ['an empty file', null, (path: string) => writeFileSync(path, '')],
  ['the database of another program', null, made('CREATE TABLE mine (x)')],
  ['one of a later version', null, changed((one) => void one.pragma('user_version = 999'))],
  ['one that is damaged inside', null, damaged],
] as const;

function exhibit(name: string) {
  const dump = readFileSync(new URL(`./museum/${name}`, import.meta.url), 'utf8');
  return made(dump);
}
function made(sql: string) {
  return (path: string): void => {
    const one = new Database(path);
    one.exec(sql);
    one.close();
  };
}
function changed(change: (db: Db) => void) {
  return (path: string): void => {
    db.pragma('wal_checkpoint(TRUNCATE)');
    copyFileSync(db.name, path);
    const one = new Database(path);
    change(one);
    one.close();
  };
}
function damaged(path: string): void {
  changed(() => undefined)(path);
  writeFileSync(path, readFileSync(path).fill(0x55, 8192));
}

test.each(FILES)('of %s is told what can be known, and only what is whole is compared', (_what, contents, lay) => {
  add(2000);
  mkdirSync(backupsIn(folder));
  lay(backupPath(folder, NAMES[0]));
  expect(listed()).toEqual([['daily', contents]]);
  if (contents)
    expect(keeper.compare(NAMES[0])).toEqual({
      go: 2000,
      come: contents.attempts,
      back: 0,
      players: { go: [], come: [] },
    });
  else expect(code(() => keeper.compare(NAMES[0]))).toBe('badBackup');
});

test('a file that has changed is looked at anew', () => {
  add(1);
  keeper.make();
  expect(listed()).toEqual([['asked', { players: 1, attempts: 1, saved: 0 }]]);
  const [one] = listBackups(folder);
  writeFileSync(backupPath(folder, one?.name ?? ''), 'Dear diary');
  expect(listed()).toEqual([['asked', null]]);
});

test('restoring is compared: what would go, come, and be taken back', () => {
  add(3, 2);
  db.exec(`INSERT INTO profile (id, name, created_at, removed) VALUES ('a', 'Anna', 1, 0), ('c', 'Cy', 2, 1)`);
  keeper.make();
  db.exec(`UPDATE profile SET removed = 1 WHERE id = 'a'`);
  const { name } = listBackups(folder)[0] ?? { name: '' };
  expect(keeper.compare(name)).toEqual({ go: 0, come: 0, back: 0, players: { go: [], come: ['Anna'] } });
  add(4);
  db.exec(`
    UPDATE attempt SET plies = plies + 1 WHERE ending IS NULL;
    UPDATE attempt SET struck = 1 WHERE ending = 1;
    DELETE FROM attempt WHERE ending = 3`);
  db.exec(`INSERT INTO profile (id, name, created_at) VALUES ('b', 'Ben', 3), ('d', 'Eve', 4)`);
  expect(keeper.compare(name)).toEqual({ go: 4, come: 1, back: 2, players: { go: ['Ben', 'Eve'], come: ['Anna'] } });
  expect(code(() => keeper.compare(NAMES[1]))).toBe('badBackup');
  expect(db.pragma('database_list')).toHaveLength(1);
});

test.each([
  ['none', 1, [], true],
  ['none, and nothing to keep', 0, [], false],
  ['one of an hour ago', 1, [1 / 24], false],
  ['one of yesterday', 1, [1], true],
  ['one of next year', 1, [-365], true],
] as const)('the backup of the day, with %s', (_what, attempts, daysAgo, made) => {
  for (const ago of daysAgo) backup(db, folder, { reason: 'asked', now: now - ago * DAY });
  add(attempts);
  for (let look = 0; look < 2; look++) keeper.daily();
  expect(listBackups(folder).filter(({ reason }) => reason === 'daily')).toHaveLength(made ? 1 : 0);
});

test('that no backup can be made is told until one is made', () => {
  add(1);
  writeFileSync(backupsIn(folder), 'a file in the place of the folder');
  keeper.daily();
  expect(keeper.list()).toEqual({ backups: [], failed: 'missing' });
  expect(code(() => keeper.make())).toBe('EEXIST');
  rmSync(backupsIn(folder));
  keeper.daily();
  expect(keeper.list().failed).toBeNull();
  now += DAY;
  db.close();
  // A database that is closed is a fault of the program's own.
  expect(() => keeper.daily()).toThrow('not open');
});

test('a backup is deleted by its name, and nothing else is', () => {
  add(1);
  keeper.make();
  for (const name of ['../tarbart.sqlite', NAMES[1], 'notes.txt']) keeper.delete(name);
  expect(listed()).toHaveLength(1);
  keeper.delete(listBackups(folder)[0]?.name ?? '');
  expect(listed()).toEqual([]);
  expect(db.prepare('SELECT count(*) FROM attempt').pluck().get()).toBe(1);
});
