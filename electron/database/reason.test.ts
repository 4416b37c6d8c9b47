import Database from 'better-sqlite3';
import { expect, test } from 'vitest';
import { Refusal } from '../../shared/api/contract.ts';
import { refusalOf } from './reason.ts';

const failure = (code: string, more: object = {}): Error => Object.assign(new Error('no'), { code, ...more });

test.each([
  ['SQLITE_NOTADB', 'damaged'],
  ['SQLITE_CORRUPT', 'damaged'],
  ['SQLITE_CORRUPT_VTAB', 'damaged'],
  ['SQLITE_BUSY', 'locked'],
  ['SQLITE_BUSY_SNAPSHOT', 'locked'],
  ['SQLITE_READONLY', 'readOnly'],
  ['SQLITE_READONLY_DIRECTORY', 'readOnly'],
  ['SQLITE_FULL', 'full'],
  ['SQLITE_CANTOPEN', 'missing'],
  ['SQLITE_IOERR_FSYNC', 'unreadable'],
  ['SQLITE_IOERR_SHMSIZE', 'full'],
])('SQLite’s %s is told as %s', (code, reason) => {
  expect(refusalOf(new Database.SqliteError('no', code))).toEqual(new Refusal('database', { reason }));
  expect((refusalOf(new Database.SqliteError('no', code)) as Refusal).params).toEqual({ reason });
});

test.each([
  ['EACCES', 'readOnly'],
  ['EROFS', 'readOnly'],
  ['ENOSPC', 'full'],
  ['EIO', 'unreadable'],
  ['ENOTDIR', 'missing'],
])('the system’s %s is told as %s', (code, reason) =>
  expect((refusalOf(failure(code, { syscall: 'mkdir' })) as Refusal).params).toEqual({ reason }),
);

test('what has another cause stays what it is', () => {
  for (const error of [failure('SQLITE_CONSTRAINT_CHECK'), failure('ERR_X'), new Error('x'), new Refusal('stale'), 'x'])
    expect(refusalOf(error)).toBe(error);
});
