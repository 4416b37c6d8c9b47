import { copyFileSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { insertEnded } from '../testing/ended-attempts.ts';
import { ASIDE, KeptFolder, NOW } from '../testing/kept-folder.ts';
import { temporaryFolder } from '../testing/program.ts';
import { refusedFor } from '../testing/refused.ts';
import { backup, listBackups } from './backups.ts';
import { FILE, openDatabase } from './open.ts';
import { lastLanguage } from './spoken.ts';

let at: KeptFolder;
beforeEach(() => {
  at = new KeptFolder();
});

describe('the log beside the file', () => {
  beforeEach(() => {
    at.add(20);
    backup(at.store.db, at.folder, { reason: 'daily', now: NOW });
    at.meanwhile(() => undefined);
    at.add(10);
  });

  test('left by a kill, it is taken over', () => {
    at.killed();
    expect(at.attempts()).toBe(30);
  });

  test('taken away after a kill, leaves what was in the file before', () => {
    at.killed();
    rmSync(`${at.file}-wal`);
    expect(at.attempts()).toBe(20);
  });

  test('of another database is not laid over this one', () => {
    const elsewhere = join(temporaryFolder(), FILE);
    const other = openDatabase(elsewhere);
    insertEnded(
      other,
      Array.from({ length: 400 }, () => ({})),
    );
    other.pragma('wal_checkpoint(TRUNCATE)');
    other.exec("UPDATE attempt SET clock = 5, source = 'kind' WHERE ending > 200");
    const log = readFileSync(`${elsewhere}-wal`);
    other.close();
    at.meanwhile(() => writeFileSync(`${at.file}-wal`, log));
    expect(at.refused()).toBe('damaged');
    expect(readFileSync(`${at.file}-wal`)).toEqual(log);
    at.store.restore(listBackups(at.folder)[0]?.name ?? '');
    expect(at.attempts()).toBe(20);
    expect(readFileSync(join(at.folder, `${ASIDE}-wal`))).toEqual(log);
  });

  test.each(['-wal', '-shm'])('%s of nonsense is no hindrance', (end) => {
    at.meanwhile(() => writeFileSync(at.file + end, 'Dear diary, '.repeat(10_000)));
    expect(at.attempts()).toBe(30);
  });

  test('beside no file is refused and kept', () => {
    at.killed();
    const log = readFileSync(`${at.file}-wal`);
    for (const left of ['', 'Dear diary']) {
      writeFileSync(at.file, left);
      lastLanguage(at.folder);
      expect(readFileSync(`${at.file}-wal`)).toEqual(log);
    }
    rmSync(at.file);
    expect(at.refused()).toBe('damaged');
    at.store.anew();
    expect(readFileSync(join(at.folder, `${ASIDE}-wal`))).toEqual(log);
  });
});

describe('the journal beside the file, as on a network drive', () => {
  /** Writes as far as a kill may come: half of it in the file, and in the journal what takes it back. */
  function halfWritten(path: string, change = ''): void {
    const made = join(temporaryFolder(), FILE);
    const db = openDatabase(made);
    insertEnded(db, Array<object>(200).fill({}));
    db.pragma('journal_mode = DELETE');
    db.exec(change);
    db.pragma('cache_size = 5');
    db.exec("BEGIN IMMEDIATE; UPDATE attempt SET options = 'c=d', clock = clock + 1; UPDATE record SET moves = 'x'");
    for (const end of ['', '-journal']) copyFileSync(made + end, path + end);
    db.exec('ROLLBACK');
    db.close();
  }
  const bytes = (): unknown[] =>
    ['', '-journal'].map((end) => existsSync(at.file + end) && readFileSync(at.file + end));

  test('left by a kill, takes back what was half written', () => {
    halfWritten(at.file);
    expect(at.attempts()).toBe(200);
    expect(at.store.db.prepare("SELECT count(*) FROM attempt WHERE options = 'c=d'").pluck().get()).toBe(0);
    expect(at.store.db.pragma('integrity_check', { simple: true })).toBe('ok');
    expect(existsSync(`${at.file}-journal`)).toBe(false);
  });

  test('of a later version is left as it is', () => {
    halfWritten(at.file, 'PRAGMA user_version = 999');
    const before = bytes();
    expect(at.refused()).toBe('newer');
    expect(bytes()).toEqual(before);
  });

  test('of another database is not laid over this one, and is set aside with it', () => {
    at.add(2000);
    backup(at.store.db, at.folder, { reason: 'asked', now: NOW });
    at.meanwhile(() => {
      const own = readFileSync(at.file);
      halfWritten(at.file);
      writeFileSync(at.file, own);
    });
    const before = bytes();
    expect(at.refused()).toBe('damaged');
    expect(bytes()).toEqual(before);
    at.store.restore(listBackups(at.folder)[0]?.name ?? '');
    expect(at.attempts()).toBe(2000);
    expect([ASIDE, `${ASIDE}-journal`].map((name) => readFileSync(join(at.folder, name)))).toEqual(before);
  });
});

describe('what happens to the files while they are open', { skip: process.platform === 'win32' }, () => {
  beforeEach(() => at.add(20));

  test('deleted, they are written again with all that was in them', () => {
    for (const end of ['', '-wal', '-shm']) rmSync(at.file + end);
    at.add(1);
    at.store.close();
    expect(at.attempts(at.opened().db)).toBe(21);
  });

  test('deleted with their folder, too', () => {
    rmSync(at.folder, { recursive: true });
    at.add(1);
    at.store.close();
    expect(at.attempts(at.opened().db)).toBe(21);
  });

  test('where they cannot be written again, calls are refused until they can', () => {
    renameSync(at.folder, `${at.folder} away`);
    writeFileSync(at.folder, 'a file in the place of the folder');
    expect(at.refused()).toBe('missing');
    rmSync(at.folder);
    at.add(1);
    expect(at.attempts()).toBe(21);
    rmSync(`${at.folder} away`, { recursive: true });
  });

  test('without their log, they are written whole', () => {
    rmSync(`${at.file}-wal`);
    at.add(1);
    at.killed();
    expect(at.attempts()).toBe(21);
  });

  test('exchanged for others, these are used, and what was open becomes a backup', () => {
    const other = openDatabase(join(dirname(at.folder), 'other.sqlite'));
    insertEnded(other, [{}]);
    other.close();
    renameSync(other.name, at.file);
    expect(at.attempts()).toBe(1);
    const [rescued] = listBackups(at.folder);
    expect(rescued).toMatchObject({ reason: 'rescue' });
    at.store.restore(rescued?.name ?? '');
    expect(at.attempts()).toBe(20);
  });

  test('damaged in the middle, they are set aside for a backup', () => {
    at.add(2000);
    const { name } = backup(at.store.db, at.folder, { reason: 'asked', now: NOW });
    at.meanwhile(() => at.damage(Math.floor(readFileSync(at.file).length / 2)));
    expect(at.refused()).toBeUndefined();
    expect(refusedFor(() => at.store.db.prepare('SELECT max(clock), max(source) FROM attempt').get())).toBe('damaged');
    at.store.restore(name);
    expect(at.attempts()).toBe(2020);
    expect(at.others()).toEqual(['backups', ASIDE]);
  });
});
