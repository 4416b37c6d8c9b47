import Database from 'better-sqlite3';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { insertEnded } from '../testing/ended-attempts.ts';
import { temporaryFolder } from '../testing/program.ts';
import { refusedFor } from '../testing/refused.ts';
import { backup, backupPath, listBackups } from './backups.ts';
import { FILE, openDatabase, type Db } from './open.ts';
import { settings } from './settings.ts';
import { lastLanguage } from './spoken.ts';
import { Store } from './store.ts';

const NOW = Date.UTC(2026, 10, 29, 22, 5, 12);
const ASIDE = 'tarbart.aside-20261129T220512Z.sqlite';
let folder: string;
let file: string;
let store: Store;

const opened = (): Store => {
  const one = new Store(folder, () => NOW);
  onTestFinished(() => one.close());
  return one;
};
beforeEach(() => {
  folder = temporaryFolder();
  file = join(folder, FILE);
  store = opened();
});

const refused = (one = store): unknown => refusedFor(() => one.db);
const attempts = (db: Db = store.db): number => Number(db.prepare('SELECT count(*) FROM attempt').pluck().get());
const add = (n: number, db = store.db): void => {
  const from = attempts(db);
  insertEnded(
    db,
    Array.from({ length: n }, () => ({ status: 'open' as const })),
  );
  expect(attempts(db)).toBe(from + n);
};
/** What a kill would leave of the open database: both files as they are now, put in its place after it has ended. */
function killed(): void {
  const files = [file, `${file}-wal`].map((name) => [name, readFileSync(name)] as const);
  store.close();
  for (const [name, bytes] of files) writeFileSync(name, bytes);
  store = opened();
}
/** Closes the program, does something to its files, and starts it again. */
function meanwhile(work: () => void): void {
  store.close();
  work();
  store = opened();
}
const damage = (from: number, to?: number) => (): void => {
  const bytes = readFileSync(file);
  writeFileSync(file, bytes.fill(0x55, from, to));
};
const others = (): string[] => readdirSync(folder).filter((name) => !name.startsWith(FILE) && name !== 'tarbart.lock');

/** Makes the database of another program, by a statement. */
const foreign = (sql: string) => (): void => {
  rmSync(file);
  const db = new Database(file);
  db.exec(sql);
  db.close();
};

/** Faults after which the file cannot be used: with a backup of 20 attempts, and 30 in the records. */
const FAULTS = [
  ['its head is overwritten', 'damaged', damage(0, 200)],
  ['it is cut off in its first page', 'damaged', () => writeFileSync(file, readFileSync(file).subarray(0, 3000))],
  ['it is cut off to a few bytes', 'damaged', () => writeFileSync(file, 'SQLite')],
  ['all its bytes are nought', 'damaged', () => writeFileSync(file, Buffer.alloc(readFileSync(file).length))],
  ['it is a text', 'damaged', () => writeFileSync(file, 'Dear diary, '.repeat(1000))],
  ['it is empty', 'lost', () => writeFileSync(file, '')],
  ['it is gone', 'lost', () => rmSync(file)],
  ['it is a database of another program', 'foreign', foreign('CREATE TABLE mine (x)')],
  ['it is a database without tables of another program', 'foreign', foreign('PRAGMA user_version = 1')],
] as const;

describe.each(FAULTS)('when %s', (_what, expected, fault) => {
  let bad: Buffer | undefined;
  beforeEach(() => {
    add(20);
    settings(store.db).write('player', 'language', 'ru');
    backup(store.db, folder, { reason: 'daily', now: NOW });
    add(10);
    meanwhile(fault);
    bad = existsSync(file) ? readFileSync(file) : undefined;
  });
  const untouched = (name = file): void => expect(existsSync(name) ? readFileSync(name) : undefined).toEqual(bad);

  test(`every call is refused as ${expected}, and nothing is written`, () => {
    expect([refused(), refused()]).toEqual([expected, expected]);
    expect(lastLanguage(folder)).toBe('ru');
    expect(store.unkept).toBeNull();
    untouched();
  });

  test('it goes on in memory, says so, and begins empty but for the language', () => {
    refused();
    store.memory(expected);
    expect(settings(store.db).read('player')).toEqual({ language: 'ru' });
    expect(store.unkept).toEqual({ reason: expected, goesOn: false });
    expect(attempts()).toBe(0);
    add(1);
    expect(refusedFor(() => store.retry())).toBe(expected);
    expect(attempts()).toBe(1);
    untouched();
    store.close();
    untouched();
  });

  test('the newest backup takes its place, and it is set aside', () => {
    const [newest] = listBackups(folder);
    store.restore(newest?.name ?? '');
    expect(attempts()).toBe(20);
    expect(store.unkept).toBeNull();
    if (bad) untouched(join(folder, ASIDE));
    expect(others()).toEqual(bad ? ['backups', ASIDE] : ['backups']);
    add(1);
    meanwhile(() => undefined);
    expect(attempts()).toBe(21);
  });

  test('it can be begun anew, and it is set aside', () => {
    store.memory(expected);
    store.anew();
    expect([attempts(), store.unkept]).toEqual([0, null]);
    if (bad) untouched(join(folder, ASIDE));
    add(1);
    meanwhile(() => undefined);
    expect(attempts()).toBe(1);
    expect(listBackups(folder)).toHaveLength(1);
  });

  test('it is used again where somebody has put it right', () => {
    refused();
    store.memory(expected);
    rmSync(file, { force: true });
    copyFileSync(backupPath(folder, listBackups(folder)[0]?.name ?? ''), file);
    store.retry();
    expect([attempts(), store.unkept]).toEqual([20, null]);
  });
});

describe('the log beside the file', () => {
  beforeEach(() => {
    add(20);
    backup(store.db, folder, { reason: 'daily', now: NOW });
    meanwhile(() => undefined);
    add(10);
  });

  test('left by a kill, it is taken over', () => {
    killed();
    expect(attempts()).toBe(30);
  });

  test('taken away after a kill, leaves what was in the file before', () => {
    killed();
    rmSync(`${file}-wal`);
    expect(attempts()).toBe(20);
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
    meanwhile(() => writeFileSync(`${file}-wal`, log));
    expect(refused()).toBe('damaged');
    expect(readFileSync(`${file}-wal`)).toEqual(log);
    store.restore(listBackups(folder)[0]?.name ?? '');
    expect(attempts()).toBe(20);
    expect(readFileSync(join(folder, `${ASIDE}-wal`))).toEqual(log);
  });

  test.each(['-wal', '-shm'])('%s of nonsense is no hindrance', (end) => {
    meanwhile(() => writeFileSync(file + end, 'Dear diary, '.repeat(10_000)));
    expect(attempts()).toBe(30);
  });

  test('beside no file is refused and kept', () => {
    killed();
    const log = readFileSync(`${file}-wal`);
    for (const left of ['', 'Dear diary']) {
      writeFileSync(file, left);
      lastLanguage(folder);
      expect(readFileSync(`${file}-wal`)).toEqual(log);
    }
    rmSync(file);
    expect(refused()).toBe('damaged');
    store.anew();
    expect(readFileSync(join(folder, `${ASIDE}-wal`))).toEqual(log);
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
  const bytes = (): unknown[] => ['', '-journal'].map((end) => existsSync(file + end) && readFileSync(file + end));

  test('left by a kill, takes back what was half written', () => {
    halfWritten(file);
    expect(attempts()).toBe(200);
    expect(store.db.prepare("SELECT count(*) FROM attempt WHERE options = 'c=d'").pluck().get()).toBe(0);
    expect(store.db.pragma('integrity_check', { simple: true })).toBe('ok');
    expect(existsSync(`${file}-journal`)).toBe(false);
  });

  test('of a later version is left as it is', () => {
    halfWritten(file, 'PRAGMA user_version = 999');
    const before = bytes();
    expect(refused()).toBe('newer');
    expect(bytes()).toEqual(before);
  });

  test('of another database is not laid over this one, and is set aside with it', () => {
    add(2000);
    backup(store.db, folder, { reason: 'asked', now: NOW });
    meanwhile(() => {
      const own = readFileSync(file);
      halfWritten(file);
      writeFileSync(file, own);
    });
    const before = bytes();
    expect(refused()).toBe('damaged');
    expect(bytes()).toEqual(before);
    store.restore(listBackups(folder)[0]?.name ?? '');
    expect(attempts()).toBe(2000);
    expect([ASIDE, `${ASIDE}-journal`].map((name) => readFileSync(join(folder, name)))).toEqual(before);
  });
});

describe('what happens to the files while they are open', { skip: process.platform === 'win32' }, () => {
  beforeEach(() => add(20));

  test('deleted, they are written again with all that was in them', () => {
    for (const end of ['', '-wal', '-shm']) rmSync(file + end);
    add(1);
    store.close();
    expect(attempts(opened().db)).toBe(21);
  });

  test('deleted with their folder, too', () => {
    rmSync(folder, { recursive: true });
    add(1);
    store.close();
    expect(attempts(opened().db)).toBe(21);
  });

  test('where they cannot be written again, calls are refused until they can', () => {
    renameSync(folder, `${folder} away`);
    writeFileSync(folder, 'a file in the place of the folder');
    expect(refused()).toBe('missing');
    rmSync(folder);
    add(1);
    expect(attempts()).toBe(21);
    rmSync(`${folder} away`, { recursive: true });
  });

  test('without their log, they are written whole', () => {
    rmSync(`${file}-wal`);
    add(1);
    killed();
    expect(attempts()).toBe(21);
  });

  test('exchanged for others, these are used, and what was open becomes a backup', () => {
    const other = openDatabase(join(dirname(folder), 'other.sqlite'));
    insertEnded(other, [{}]);
    other.close();
    renameSync(other.name, file);
    expect(attempts()).toBe(1);
    const [rescued] = listBackups(folder);
    expect(rescued).toMatchObject({ reason: 'rescue' });
    store.restore(rescued?.name ?? '');
    expect(attempts()).toBe(20);
  });

  test('damaged in the middle, they are set aside for a backup', () => {
    add(2000);
    const { name } = backup(store.db, folder, { reason: 'asked', now: NOW });
    meanwhile(() => damage(Math.floor(readFileSync(file).length / 2))());
    expect(refused()).toBeUndefined();
    expect(refusedFor(() => store.db.prepare('SELECT max(clock), max(source) FROM attempt').get())).toBe('damaged');
    store.restore(name);
    expect(attempts()).toBe(2020);
    expect(others()).toEqual(['backups', ASIDE]);
  });
});

describe('on in memory from what is stored', () => {
  beforeEach(() => {
    add(20);
    // As if the disk were full.
    store.db.pragma(`max_page_count = ${String(store.db.pragma('page_count', { simple: true }))}`);
    expect(refusedFor(() => add(500))).toBe('full');
    store.memory('full');
  });

  test('all is there, nothing is written, and it is told', () => {
    expect(store.unkept).toEqual({ reason: 'full', goesOn: true });
    add(500);
    store.close();
    expect(attempts(opened().db)).toBe(20);
  });

  test('once there is room, all that was played is written', () => {
    add(500);
    store.retry();
    expect([attempts(), store.unkept]).toEqual([520, null]);
    killed();
    expect(attempts()).toBe(520);
    expect(others()).toEqual([]);
  });

  test('where somebody else has changed the file, that stands, and what was played becomes a backup', () => {
    add(500);
    const other = openDatabase(file);
    insertEnded(other, [{}]);
    other.close();
    store.retry();
    expect([attempts(), store.unkept]).toEqual([21, null]);
    const [rescued] = listBackups(folder);
    expect(rescued).toMatchObject({ reason: 'rescue' });
    store.restore(rescued?.name ?? '');
    expect(attempts()).toBe(520);
  });
});

test('the language is found as long as anything of the records can be read', () => {
  const speak = (language: string): void => settings(store.db).write('player', 'language', language);
  expect(lastLanguage(folder)).toBeUndefined();
  speak('es');
  add(1);
  backup(store.db, folder, { reason: 'daily', now: NOW });
  speak('ru');
  // Another program may have them open.
  expect(lastLanguage(folder)).toBe('ru');
  meanwhile(() => writeFileSync(file, 'Dear diary'));
  expect(lastLanguage(folder)).toBe('es');
  meanwhile(() => rmSync(join(folder, 'backups'), { recursive: true }));
  expect(lastLanguage(folder)).toBeUndefined();
});

test('restoring keeps what was, and never prunes what it restores', () => {
  add(3);
  const first = backup(store.db, folder, { reason: 'asked', now: NOW });
  add(4);
  for (let i = 0; i < 9; i++) backup(store.db, folder, { reason: 'asked', now: NOW });
  store.restore(first.name);
  expect(attempts()).toBe(3);
  expect(listBackups(folder)).toHaveLength(11);
  expect(listBackups(folder)[0]).toMatchObject({ reason: 'restore' });
  store.restore(listBackups(folder)[0]?.name ?? '');
  expect(attempts()).toBe(7);
  expect(others()).toEqual(['backups']);
});

test('a backup of an earlier version is brought to this one', () => {
  const dump = readFileSync(new URL('./museum/0001.sql', import.meta.url), 'utf8');
  mkdirSync(join(folder, 'backups'));
  const name = '0001-20261129T220512Z-daily.sqlite';
  const old = new Database(backupPath(folder, name));
  old.exec(dump);
  old.close();
  expect(refused()).toBe('lost');
  store.restore(name);
  expect(attempts()).toBeGreaterThan(3);
  expect(listBackups(folder).map((one) => one.name)).toEqual([name]);
});

test.each([
  ['is not there', () => undefined],
  ['is damaged', (path: string) => writeFileSync(path, 'Dear diary, '.repeat(1000))],
  [
    'is of a later version',
    (path: string) => {
      copyFileSync(file, path);
      const db = new Database(path);
      db.pragma('user_version = 999');
      db.close();
    },
  ],
])('a backup that %s is refused, and all stays as it is', (_what, lay) => {
  add(3);
  store.db.pragma('wal_checkpoint(TRUNCATE)');
  mkdirSync(join(folder, 'backups'));
  const name = '0001-20261129T220512Z-daily.sqlite';
  lay(backupPath(folder, name));
  expect(refusedFor(() => store.restore(name))).toBe('badBackup');
  expect(attempts()).toBe(3);
  expect(others()).toEqual(['backups']);
});

test.each([
  ['of a later version', 'newer', () => store.db.pragma('user_version = 999')],
  ['held by another process', 'locked', () => undefined],
])('a file that is %s is neither set aside nor replaced', (_what, expected, work) => {
  add(3);
  const { name } = backup(store.db, folder, { reason: 'asked', now: NOW });
  work();
  meanwhile(() => undefined);
  const other = new Database(file);
  if (expected === 'locked') other.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN IMMEDIATE; DELETE FROM setting');
  onTestFinished(() => void other.close());
  // Each waits some seconds for the other process.
  for (const work of [() => store.anew(), () => store.restore(name)]) expect(refusedFor(work)).toBe(expected);
  store.memory(expected === 'newer' ? 'newer' : 'locked');
  expect([attempts(), store.unkept]).toEqual([0, { reason: expected, goesOn: false }]);
  expect(others()).toEqual(['backups']);
  expect(readFileSync(file).length).toBeGreaterThan(0);
});

test('a second program on the folder is refused until the first has ended', () => {
  add(1);
  const second = opened();
  expect(refused(second)).toBe('inUse');
  for (const work of [() => second.retry(), () => second.anew()]) expect(refusedFor(work)).toBe('inUse');
  store.close();
  expect(attempts(second.db)).toBe(1);
});

test('begun anew where nothing is wrong, nothing is lost', () => {
  add(3);
  store.anew();
  expect(attempts()).toBe(3);
  expect(others()).toEqual([]);
});
