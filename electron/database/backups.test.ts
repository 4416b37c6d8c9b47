import Database from 'better-sqlite3';
import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { insertEnded } from '../testing/ended-attempts.ts';
import { temporaryFolder } from '../testing/program.ts';
import { backup, backupPath, backupsIn, deleteBackup, listBackups, sweepParts } from './backups.ts';
import { FILE, openDatabase, openToRead, type Db } from './open.ts';
import { refusalOf } from './reason.ts';

const NOW = Date.UTC(2026, 10, 29, 22, 5, 12, 345);
/** Windows has no room for a whole path of more than 260 characters. */
const LONG = process.platform === 'win32' ? 100 : 200;

/** A database with attempts in a folder of its own. */
function filled(name = '', attempts = 3): { folder: string; db: Db } {
  const folder = temporaryFolder(name);
  const db = openDatabase(join(folder, FILE));
  insertEnded(
    db,
    Array.from({ length: attempts }, () => ({})),
  );
  return { folder, db };
}

const attemptsIn = (file: string): unknown => {
  const db = new Database(file, { readonly: true });
  try {
    return db.prepare('SELECT count(*) FROM attempt').pluck().get();
  } finally {
    db.close();
  }
};

test.each(['plain', 'Jürgen Größe', 'Влад', '김용', "a'b %20 #", 'x'.repeat(LONG)])(
  'a backup made in %s is a whole database of one file, while another connection goes on',
  (name) => {
    const { folder, db } = filled(name);
    const reader = openToRead(db.name);
    const made = backup(reader, folder, { reason: 'daily', now: NOW });
    expect(made).toMatchObject({ name: '0001-20261129T220512Z-daily.sqlite', at: NOW - 345, reason: 'daily' });
    expect(listBackups(folder)).toEqual([made]);
    insertEnded(db, [{ status: 'open' }]);
    expect(attemptsIn(backupPath(folder, made.name))).toBe(3);
    expect(readdirSync(backupsIn(folder))).toEqual([made.name]);
    reader.close();
    db.close();
  },
);

test('backups made in the same second, or with the clock set back, are counted on', () => {
  const { folder, db } = filled();
  for (const now of [NOW, NOW, NOW - 1e10]) backup(db, folder, { reason: 'asked', now });
  expect(listBackups(folder).map(({ name }) => name)).toEqual([
    '0003-20260806T041832Z-asked.sqlite',
    '0002-20261129T220512Z-asked.sqlite',
    '0001-20261129T220512Z-asked.sqlite',
  ]);
  db.close();
});

test('foreign files in the folder hinder no backup, whatever they are called', () => {
  const { folder, db } = filled();
  const greatest = '999999999999-20261129T220512Z-daily.sqlite';
  mkdirSync(backupsIn(folder));
  writeFileSync(backupPath(folder, greatest), 'Dear diary');
  if (process.platform !== 'win32')
    symlinkSync('0001-20261129T220512Z-daily.sqlite', backupPath(folder, '0001-20261129T220512Z-daily.sqlite'));
  mkdirSync(backupPath(folder, '0002-20261129T220512Z-daily.sqlite'));
  const made = [backup(db, folder, { reason: 'asked', now: NOW }), backup(db, folder, { reason: 'asked', now: NOW })];
  expect(listBackups(folder).map(({ name }) => name)).toEqual([greatest, made[1]?.name, made[0]?.name]);
  db.close();
});

test('the eleventh takes the place of the first, unless that one is spared', () => {
  const { folder, db } = filled();
  for (let nth = 1; nth <= 11; nth++) backup(db, folder, { reason: 'asked', now: NOW });
  const first = listBackups(folder).at(-1);
  expect(first).toMatchObject({ nth: 2 });
  backup(db, folder, { reason: 'restore', now: NOW, spared: [first?.name ?? ''] });
  expect(listBackups(folder).map(({ nth }) => nth)).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2]);
  db.close();
});

test('a backup that cannot be made leaves nothing, and prunes nothing', () => {
  const { folder, db } = filled('', 2000);
  for (let nth = 1; nth <= 10; nth++) backup(db, folder, { reason: 'asked', now: NOW });
  const before = listBackups(folder);
  db.pragma('wal_checkpoint(TRUNCATE)');
  db.close();
  // Everything behind the second page.
  const bytes = readFileSync(join(folder, FILE));
  writeFileSync(join(folder, FILE), bytes.fill(0x55, 8192));
  const damaged = openToRead(join(folder, FILE));
  let thrown: unknown;
  try {
    backup(damaged, folder, { reason: 'daily', now: NOW });
  } catch (error) {
    thrown = refusalOf(error);
  }
  damaged.close();
  expect(thrown).toMatchObject({ code: 'database', params: { reason: 'damaged' } });
  expect(listBackups(folder)).toEqual(before);
  expect(readdirSync(backupsIn(folder))).toHaveLength(10);
});

test('only backups are listed and deleted; what was left half made is swept away', () => {
  const { folder, db } = filled();
  const { name } = backup(db, folder, { reason: 'asked', now: NOW });
  writeFileSync(backupPath(folder, 'notes.txt'), 'mine');
  for (const end of ['', '-journal']) writeFileSync(backupPath(folder, `daily.part${end}`), 'half');
  mkdirSync(backupPath(folder, '0009-20261129T220512Z-daily.sqlite'));
  expect(listBackups(folder)).toMatchObject([{ name }]);
  sweepParts(folder);
  for (const one of ['notes.txt', '../tarbart.sqlite', name]) deleteBackup(folder, one);
  expect(readdirSync(backupsIn(folder)).sort()).toEqual(['0009-20261129T220512Z-daily.sqlite', 'notes.txt']);
  expect(existsSync(db.name)).toBe(true);
  db.close();
});

test('where there is no folder there are no backups', () => {
  expect(listBackups(temporaryFolder('none'))).toEqual([]);
  expect(() => sweepParts(temporaryFolder('none'))).not.toThrow();
});
