import { mkdirSync, rmSync } from 'node:fs';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../testing/program.ts';
import { openDatabase, openToRead, type Db } from './open.ts';

const journalOf = (db: Db): unknown => db.pragma('journal_mode', { simple: true });
const write = (db: Db): unknown =>
  db.prepare("INSERT INTO setting (profile, key, value) SELECT id, 'theme', '1' FROM profile LIMIT 1").run().changes;
const settings = (db: Db): unknown => db.prepare('SELECT count(*) FROM setting').pluck().get();

test('a log is kept beside the file', () => {
  const db = openDatabase(temporaryFolder('x.sqlite'));
  expect(journalOf(db)).toBe('wal');
  db.close();
});

test('where no memory can be shared, as on a network drive, games are kept with the older journal', () => {
  const file = temporaryFolder('x.sqlite');
  mkdirSync(`${file}-shm`);
  const db = openDatabase(file);
  expect(journalOf(db)).toBe('truncate');
  expect(write(db)).toBe(1);
  const reader = openToRead(file);
  expect(settings(reader)).toBe(1);
  reader.close();
  db.close();
});

test('a file that was left with a log is taken there, and back', () => {
  const file = temporaryFolder('x.sqlite');
  const first = openDatabase(file);
  write(first);
  first.close();
  mkdirSync(`${file}-shm`);
  const there = openDatabase(file);
  expect([journalOf(there), settings(there)]).toEqual(['truncate', 1]);
  there.close();
  rmSync(`${file}-shm`, { recursive: true });
  const back = openDatabase(file);
  expect([journalOf(back), settings(back)]).toEqual(['wal', 1]);
  back.close();
});
