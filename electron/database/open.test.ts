import Database from 'better-sqlite3';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { temporaryFolder } from '../testing/program.ts';
import { refusedFor } from '../testing/refused.ts';
import { backupPath, listBackups } from './backups.ts';
import { MIGRATIONS, type Migration } from './migrations/index.ts';
import { FILE, openDatabase, type Db } from './open.ts';

/** Windows has no room for a whole path of more than 260 characters. */
const LONG = process.platform === 'win32' ? 100 : 200;
const MUSEUM = new URL('./museum/', import.meta.url);
let file: string;
beforeEach(() => (file = join(temporaryFolder(), FILE)));

/** What opening the file is refused for. */
const reason = (migrations?: readonly Migration[]): unknown => refusedFor(() => openDatabase(file, migrations).close());

/** Opens the file, works on it and closes it again. */
function withDatabase<T>(work: (db: Db) => T, migrations?: readonly Migration[]): T {
  const db = openDatabase(file, migrations);
  try {
    return work(db);
  } finally {
    db.close();
  }
}

/** Everything a database holds: its schema, and every row of every table. */
const contents = (db: Db): object => {
  const schema = db.prepare<[], { name: string; type: string }>('SELECT * FROM sqlite_schema ORDER BY name').all();
  const tables = schema.filter(({ type }) => type === 'table').map(({ name }) => name);
  return {
    version: db.pragma('user_version', { simple: true }),
    id: db.pragma('application_id', { simple: true }),
    schema: schema.map((row) => ({ ...row, rootpage: 0 })),
    rows: Object.fromEntries(tables.map((name) => [name, db.prepare(`SELECT * FROM ${name}`).all()])),
  };
};

/** The dump of a database, with line ends as they were. */
const exhibit = (name: string): string => readFileSync(new URL(name, MUSEUM), 'utf8').replaceAll('\r\n', '\n');

/** Lays the database of an earlier version down, from its dump. */
function fromMuseum(name: string): void {
  const db = new Database(file);
  db.exec(exhibit(name));
  db.close();
}

const second: Migration = (db) => db.exec('ALTER TABLE attempt ADD COLUMN name TEXT');
const failing: Migration = (db) => {
  db.exec('DROP TABLE setting');
  throw new Error('no');
};

test('a new database has the newest version, is safe against power cuts and trusts nobody', () =>
  withDatabase((db) => {
    const read = (pragma: string): unknown => db.pragma(pragma, { simple: true });
    expect(read('user_version')).toBe(MIGRATIONS.length);
    expect(read('journal_mode')).toBe('wal');
    expect(read('synchronous')).toBe(2);
    expect(read('foreign_keys')).toBe(1);
    expect(read('trusted_schema')).toBe(0);
    expect(read('busy_timeout')).toBe(3000);
    expect(db.prepare('SELECT id FROM profile').all()).toEqual([{ id: 'player' }]);
    expect(db.prepare('SELECT profile FROM current').all()).toEqual([{ profile: 'player' }]);
  }));

test('every table is strict', () =>
  withDatabase((db) =>
    expect(
      db
        .prepare(`SELECT name FROM pragma_table_list WHERE schema = 'main' AND name NOT LIKE 'sqlite_%' AND strict = 0`)
        .all(),
    ).toEqual([]),
  ));

test.each(['Jürgen Größe', 'Влад', '김용', "a'b %20 #", 'x'.repeat(LONG)])('its folder may be called %s', (name) => {
  file = join(dirname(file), name, 'not there yet', FILE);
  expect(reason()).toBeUndefined();
  expect(existsSync(file)).toBe(true);
});

test.each(readdirSync(MUSEUM))(
  'the database of %s is brought to the schema of a new one, with all its rows',
  (name) => {
    const fresh = withDatabase(contents);
    file = join(dirname(file), 'old.sqlite');
    fromMuseum(name);
    const dump = new Database(file);
    const before = contents(dump);
    dump.close();
    const after = withDatabase(contents);
    expect({ ...after, rows: {} }).toEqual({ ...fresh, rows: {} });
    expect(after).toMatchObject({ rows: (before as { rows: object }).rows });
  },
);

test('the museum has a database of every version', () =>
  expect(readdirSync(MUSEUM)).toEqual(MIGRATIONS.map((_, i) => `000${i + 1}.sql`)));

test('before a migration a whole backup is made, each under a name of its own', () => {
  const one = MIGRATIONS.slice(0, 1);
  const version = (db: Db): unknown => db.pragma('user_version', { simple: true });
  for (const nth of [1, 2]) {
    rmSync(file, { force: true });
    fromMuseum('0001.sql');
    const before = withDatabase(contents, one);
    expect(withDatabase(version, [...one, second])).toBe(2);
    const [newest, ...others] = listBackups(dirname(file));
    expect(newest).toMatchObject({ nth, reason: 'migration' });
    expect(others).toHaveLength(nth - 1);
    const copy = new Database(backupPath(dirname(file), newest?.name ?? ''), { readonly: true });
    expect(contents(copy)).toEqual(before);
    copy.close();
  }
});

test('a migration that fails is told, and leaves the database as it was', () => {
  fromMuseum('0001.sql');
  const before = withDatabase(contents, MIGRATIONS.slice(0, 1));
  expect(reason([...MIGRATIONS.slice(0, 1), failing])).toBe('migration');
  expect(withDatabase(contents, MIGRATIONS.slice(0, 1))).toEqual(before);
  expect(listBackups(dirname(file))).toEqual([]);
});

test('migrations that went well before the one that fails stand, with the backup from before', () => {
  fromMuseum('0001.sql');
  const one = MIGRATIONS.slice(0, 1);
  expect(reason([...one, second, failing])).toBe('migration');
  expect(withDatabase((db) => db.pragma('user_version', { simple: true }), [...one, second])).toBe(2);
  expect(listBackups(dirname(file))).toHaveLength(1);
});

test('a database of a later version is refused, and not a byte of it is written', () => {
  withDatabase((db) => db.exec("INSERT INTO setting VALUES ('player', 'theme', '1'); PRAGMA user_version = 999"));
  const before = readFileSync(file);
  expect(reason()).toBe('newer');
  expect(readFileSync(file)).toEqual(before);
});

test('so is one whose later version stands only in the log of a process that was killed', () => {
  const made = openDatabase(join(dirname(file), 'made.sqlite'));
  made.pragma('wal_checkpoint(TRUNCATE)');
  made.pragma('user_version = 999');
  for (const end of ['', '-wal']) copyFileSync(`${made.name}${end}`, `${file}${end}`);
  made.close();
  const before = ['', '-wal'].map((end) => readFileSync(`${file}${end}`));
  expect(reason()).toBe('newer');
  expect(['', '-wal'].map((end) => readFileSync(`${file}${end}`))).toEqual(before);
});

const cutOff =
  (length: number) =>
  (path: string): void => {
    openDatabase(path).close();
    truncateSync(path, length);
  };

/** A database of another program, made by a statement. */
const of =
  (sql: string) =>
  (path: string): void => {
    const db = new Database(path);
    db.exec(sql);
    db.close();
  };

test.each([
  ['a text', 'damaged', (path: string) => writeFileSync(path, 'Dear diary, '.repeat(1000))],
  ['a short text', 'damaged', (path: string) => writeFileSync(path, 'x')],
  ['another database', 'foreign', of('CREATE TABLE mine (x)')],
  ['another versioned database', 'foreign', of('PRAGMA user_version = 1')],
  ['a database cut off after 3000 bytes', 'damaged', cutOff(3000)],
  ['a database cut off after 513 bytes', 'damaged', cutOff(513)],
  ['a database cut off after 100 bytes', 'damaged', cutOff(100)],
  ['a database cut off after 50 bytes', 'damaged', cutOff(50)],
  [
    'a database whose head is overwritten',
    'damaged',
    (path: string) => {
      openDatabase(path).close();
      const bytes = readFileSync(path);
      writeFileSync(path, bytes.fill(0xff, 0, 200));
    },
  ],
] as const)('%s in its place is refused as %s and left as it is', (_what, expected, lay) => {
  lay(file);
  const before = readFileSync(file);
  expect(reason()).toBe(expected);
  expect(readFileSync(file)).toEqual(before);
});

test('an emptied database beside its log is refused, and the log kept', () => {
  const made = openDatabase(join(dirname(file), 'made.sqlite'));
  copyFileSync(`${made.name}-wal`, `${file}-wal`);
  writeFileSync(file, '');
  made.close();
  const log = readFileSync(`${file}-wal`);
  expect(log.length).toBeGreaterThan(0);
  expect(reason()).toBe('damaged');
  expect(readFileSync(`${file}-wal`)).toEqual(log);
});

test('an empty file is a new database', () => {
  writeFileSync(file, '');
  expect(reason()).toBeUndefined();
});

test('a folder in place of the file, or a file in place of the folder, is told', () => {
  mkdirSync(file);
  expect(reason()).toMatch(/^(unreadable|missing)$/);
  writeFileSync(join(dirname(file), 'file'), '');
  file = join(dirname(file), 'file', FILE);
  expect(reason()).toBe('missing');
});

test('what the program could not mean is refused by the tables themselves', () =>
  withDatabase((db) => {
    db.exec(
      exhibit(readdirSync(MUSEUM).at(-1) ?? '')
        .split('\n')
        .filter((line) => /^INSERT INTO (profile|attempt|record)/.test(line))
        .join('\n')
        .replaceAll('INSERT INTO profile', 'INSERT OR REPLACE INTO profile'),
    );
    const id = db.prepare<[], string>(`SELECT id FROM attempt WHERE status = 'won'`).pluck().get();
    for (const change of [
      `status = 'drawn'`,
      `status = 'open'`,
      'ending = NULL',
      'ended_on = NULL',
      `ended_on = 'today'`,
      'clock = -1',
      'undos = -1',
      'number = 0',
      'number = 4294967296',
      `deck = 'AS'`,
      'seed = 1',
      `deal = 'text'`,
      'repeat = 2',
      'struck = 2',
      'struck = NULL',
      'taken_up = 3',
      `profile = 'nobody'`,
      `clock = 'long'`,
      `source = 'luck'`,
      'began_on = NULL',
      `id = 'x'`,
      `name = ''`,
      `name = '${'x'.repeat(61)}'`,
    ])
      expect(() => db.prepare(`UPDATE attempt SET ${change} WHERE id = ?`).run(id), change).toThrow(
        /constraint|datatype|store/,
      );
    expect(() => db.exec(`UPDATE attempt SET ending = 1`)).toThrow(/UNIQUE/);
    expect(() => db.exec(`UPDATE record SET cursor = -1`)).toThrow(/CHECK/);
    expect(() => db.exec(`UPDATE profile SET name = ''`)).toThrow(/CHECK/);
    expect(() => db.exec(`UPDATE profile SET removed = 2`)).toThrow(/CHECK/);
    expect(() => db.exec(`UPDATE current SET profile = 'nobody'`)).toThrow(/FOREIGN/);
    expect(() => db.exec(`INSERT INTO current VALUES (2, 'player')`)).toThrow(/CHECK/);
    expect(() => db.exec(`INSERT INTO desk (profile, attempt, dealt) VALUES ('player', NULL, NULL)`)).toThrow(/CHECK/);
    expect(() => db.exec(`INSERT INTO desk (profile, attempt, dealt) VALUES ('player', '${id}', '{}')`)).toThrow(
      /CHECK/,
    );
  }));
