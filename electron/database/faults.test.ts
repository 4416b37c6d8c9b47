import Database from 'better-sqlite3';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, onTestFinished, test, type TestContext } from 'vitest';
import { asGuestOf, SmallDisk } from '../testing/disk.ts';
import { insertEnded } from '../testing/ended-attempts.ts';
import { temporaryFolder } from '../testing/program.ts';
import { refusedFor } from '../testing/refused.ts';
import { backup, listBackups } from './backups.ts';
import { Keeper } from './keeper.ts';
import { MIGRATIONS } from './migrations/index.ts';
import { FILE } from './open.ts';
import { Store } from './store.ts';

const IS_WINDOWS = process.platform === 'win32';
let store: Store;

const opened = (folder: string): Store => {
  const one = new Store(folder);
  onTestFinished(() => one.close());
  return (store = one);
};
const attempts = (): number => Number(store.db.prepare('SELECT count(*) FROM attempt').pluck().get());
const add = (n: number): void => insertEnded(store.db, Array<object>(n).fill({}));
/** The names and bytes of everything that belongs to the records; an empty log is none. */
const records = (folder: string): Record<string, Buffer> =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.sqlite(-wal)?$|\.(next|part)/.test(name))
      .map((name) => [name, readFileSync(join(folder, name))] as const)
      .filter(([, bytes]) => bytes.length > 0),
  );

describe.skipIf(IS_WINDOWS)('a disk that is full', () => {
  let disk: SmallDisk;
  beforeEach((context) => {
    disk = new SmallDisk(context);
  });

  test('while the program is open: nothing half made stays, it goes on in memory, and all is kept once there is room', () => {
    opened(disk.folder);
    add(20);
    disk.fill();
    const names = Object.keys(records(disk.folder));
    expect(refusedFor(() => add(200))).toBe('full');
    expect(refusedFor(() => new Keeper(store).make())).toBe('full');
    store.memory('full');
    expect(store.unkept).toEqual({ reason: 'full', goesOn: true });
    add(5);
    expect(refusedFor(() => store.retry())).toBe('full');
    expect(attempts()).toBe(25);
    expect(Object.keys(records(disk.folder))).toEqual(names);
    disk.empty();
    store.retry();
    expect([attempts(), store.unkept]).toEqual([25, null]);
    store.close();
    opened(disk.folder);
    expect(attempts()).toBe(25);
  });

  test.each(['closed', 'killed'])(
    'when the program starts after it was %s: what is stored is seen, and is not touched',
    (how) => {
      opened(disk.folder);
      add(20);
      const { name } = backup(store.db, disk.folder, { reason: 'asked' });
      add(5);
      const left = records(disk.folder);
      store.close();
      if (how === 'killed')
        for (const [one, bytes] of Object.entries(left)) writeFileSync(join(disk.folder, one), bytes);
      const before = records(disk.folder);
      disk.fill();
      opened(disk.folder);
      for (const work of [() => store.db, () => store.restore(name), () => store.anew(), () => store.retry()])
        expect(refusedFor(work)).toBe('full');
      store.memory('full');
      expect([attempts(), store.unkept]).toEqual([25, { reason: 'full', goesOn: false }]);
      add(1);
      expect(refusedFor(() => store.retry())).toBe('full');
      expect(records(disk.folder)).toEqual(before);
      disk.empty();
      store.retry();
      expect([attempts(), store.unkept]).toEqual([25, null]);
      expect(store.db.pragma('integrity_check', { simple: true })).toBe('ok');
    },
  );

  test('at the first start of all: it is played in memory, and kept from when there is room', () => {
    disk.fill();
    opened(join(disk.folder, 'data'));
    expect(refusedFor(() => store.db)).toBe('full');
    store.memory('full');
    add(1);
    disk.empty();
    store.retry();
    add(2);
    expect([attempts(), store.unkept]).toEqual([2, null]);
  });

  test('before a migration: the database stays as it was until there is room', () => {
    const file = join(disk.folder, FILE);
    const old = new Database(file);
    old.exec(readFileSync(new URL('./museum/0001.sql', import.meta.url), 'utf8'));
    old.close();
    const before = records(disk.folder);
    disk.fill();
    opened(disk.folder);
    expect(refusedFor(() => store.db)).toBe('full');
    expect(records(disk.folder)).toEqual(before);
    disk.empty();
    expect(store.db.pragma('user_version', { simple: true })).toBe(MIGRATIONS.length);
    expect(listBackups(disk.folder)).toMatchObject([{ reason: 'migration' }]);
  });
});

/** What makes a folder read-only for as long as some work takes. */
const READ_ONLY = [
  [
    'on a disk that is read-only',
    (context: TestContext) => {
      const disk = new SmallDisk(context);
      const during = (work: () => void): void => {
        disk.writable = false;
        work();
        disk.writable = true;
      };
      return { folder: disk.folder, during };
    },
  ],
  [
    'that this user may not write to',
    () => {
      const folder = temporaryFolder();
      return { folder, during: (work: () => void) => asGuestOf(folder, work) };
    },
  ],
] as const;

describe.skipIf(IS_WINDOWS).each(READ_ONLY)('a folder %s', (_what, lay) => {
  let folder: string;
  let during: (work: () => void) => void;
  beforeEach((context) => {
    ({ folder, during } = lay(context));
  });

  test.each(['closed', 'killed'])('after the program was %s: what is stored is seen, and not touched', (how) => {
    opened(folder);
    add(20);
    const left = records(folder);
    store.close();
    if (how === 'killed') for (const [one, bytes] of Object.entries(left)) writeFileSync(join(folder, one), bytes);
    const before = records(folder);
    during(() => {
      opened(folder);
      for (const work of [() => store.db, () => store.anew(), () => store.retry()])
        expect(refusedFor(work)).toBe('readOnly');
      store.memory('readOnly');
      expect([attempts(), store.unkept]).toEqual([20, { reason: 'readOnly', goesOn: false }]);
      add(1);
      expect(refusedFor(() => store.retry())).toBe('readOnly');
      expect(attempts()).toBe(21);
      store.close();
    });
    expect(records(folder)).toEqual(before);
    opened(folder);
    add(1);
    expect(attempts()).toBe(21);
  });

  test('at the first start of all: it is played in memory', () =>
    during(() => {
      opened(folder);
      expect(refusedFor(() => store.db)).toBe('readOnly');
      store.memory('readOnly');
      add(1);
      expect([attempts(), readdirSync(folder)]).toEqual([1, []]);
      store.close();
    }));
});

/** Windows has no room for a whole path of more than 260 characters. */
const LONG = IS_WINDOWS ? 60 : 200;

test.each([
  'two words',
  "a'b %20 #",
  'Jürgen Größe',
  'Влад',
  '김용 카드',
  '"quoted"?*',
  '네'.repeat(60),
  'x'.repeat(LONG),
])('in a folder called %s everything is done as elsewhere', (name) => {
  const folder = join(temporaryFolder(), IS_WINDOWS ? name.replaceAll(/["?*]/g, '') : name);
  opened(folder);
  add(3);
  new Keeper(store).make();
  const [made] = listBackups(folder);
  add(2);
  expect(new Keeper(store).compare(made?.name ?? '')).toMatchObject({ go: 2, come: 0, back: 0 });
  store.restore(made?.name ?? '');
  expect(attempts()).toBe(3);
  store.close();
  writeFileSync(join(folder, FILE), 'Dear diary, '.repeat(1000));
  opened(folder);
  expect(refusedFor(() => store.db)).toBe('damaged');
  store.restore(listBackups(folder)[0]?.name ?? '');
  expect(attempts()).toBe(5);
  expect(readdirSync(folder).filter((one) => one.includes('.aside-'))).toHaveLength(1);
});
