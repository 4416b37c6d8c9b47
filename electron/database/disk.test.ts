import { existsSync, linkSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { temporaryFolder } from '../testing/program.ts';
import {
  alsoAs,
  removeBeside,
  isUnclosed,
  onCopy,
  removeDatabase,
  replace,
  settle,
  sizeOf,
  tryFolder,
} from './disk.ts';

let folder: string;
const at = (name: string): string => join(folder, name);
/** Lays files down, each with these words in it. */
const lay = (files: Readonly<Record<string, string>>): void => {
  for (const [name, words] of Object.entries(files)) writeFileSync(at(name), words);
};
const lying = (): Record<string, string> =>
  Object.fromEntries(readdirSync(folder).map((name) => [name, readFileSync(at(name), 'utf8')]));

beforeEach(() => (folder = temporaryFolder()));

const BESIDE = { 'a-wal': 'log', 'a-shm': 'index', 'a-journal': 'journal' };

test.each([
  ['beside it', removeBeside, { a: 'a', 'a-walnut': 'nut' }],
  ['and itself', removeDatabase, { 'a-walnut': 'nut' }],
] as const)('what SQLite keeps is removed: %s', (_what, remove, left) => {
  lay({ a: 'a', ...BESIDE, 'a-walnut': 'nut' });
  remove(at('a'));
  expect(lying()).toEqual(left);
  remove(at('a'));
  expect(lying()).toEqual(left);
});

test('a file has its length, and one that is not there none', () => {
  lay({ a: 'four', empty: '' });
  expect(['a', 'empty', 'none', 'a/within'].map((name) => sizeOf(at(name)))).toEqual([4, 0, 0, 0]);
});

test('a copy is worked on with the logs of the file, and nothing of it stays', () => {
  lay({ a: 'a', ...BESIDE, b: 'b', 'b-wal': '' });
  expect(['a', 'b'].map((name) => isUnclosed(at(name)))).toEqual([true, false]);
  let copy = '';
  const seen = onCopy(at('a'), (path) => {
    copy = path;
    return ['', '-wal', '-journal', '-shm'].map((end) => existsSync(path + end) && readFileSync(path + end, 'utf8'));
  });
  expect(seen).toEqual(['a', 'log', 'journal', false]);
  expect(existsSync(copy)).toBe(false);
  const fault = new Error('no');
  expect(() =>
    onCopy(at('b'), (path) => {
      copy = path;
      throw fault;
    }),
  ).toThrow(fault);
  expect(existsSync(copy)).toBe(false);
});

test('a folder is tried and left as it was', () => {
  lay({ a: 'a' });
  tryFolder(folder);
  expect(lying()).toEqual({ a: 'a' });
  // Windows says the same of both.
  expect(() => tryFolder(at('a'))).toThrow(/ENOTDIR|ENOENT/);
  expect(() => tryFolder(at('none'))).toThrow('ENOENT');
});

test('what is not there cannot settle', () => {
  lay({ a: 'a' });
  expect(() => settle(at('a'))).not.toThrow();
  expect(() => settle(at('none'))).toThrow('ENOENT');
});

test('a file gets a second name, but never that of another file', () => {
  lay({ a: 'a', taken: 'mine' });
  alsoAs(at('a'), at('b'));
  expect(() => alsoAs(at('a'), at('taken'))).toThrow('EEXIST');
  expect(() => alsoAs(at('none'), at('c'))).toThrow('ENOENT');
  expect(lying()).toEqual({ a: 'a', b: 'a', taken: 'mine' });
});

test.each([
  ['nothing', {}, undefined, { a: 'new' }],
  ['nothing, to be set aside', {}, 'aside', { a: 'new' }],
  ['a file', { a: 'old' }, undefined, { a: 'new' }],
  ['a file that is set aside', { a: 'old' }, 'aside', { a: 'new', aside: 'old' }],
  ['a file with what lies beside it', { a: 'old', ...BESIDE }, undefined, { a: 'new' }],
  [
    'a file set aside with its log',
    { a: 'old', ...BESIDE },
    'aside',
    { a: 'new', aside: 'old', 'aside-wal': 'log', 'aside-journal': 'journal' },
  ],
  ['a file with an empty log', { a: 'old', 'a-wal': '' }, 'aside', { a: 'new', aside: 'old' }],
  ['a log alone', { 'a-wal': 'log' }, 'aside', { a: 'new', 'aside-wal': 'log' }],
] as const)('a database takes the place of %s', (_what, before, aside, after) => {
  lay({ ...before, 'a.next': 'new', other: 'other' });
  replace(at('a'), at('a.next'), aside && at(aside));
  expect(lying()).toEqual({ ...after, other: 'other' });
});

test.each([
  ['the new one is not there', 'ENOENT', { a: 'old', 'a-wal': 'log' }],
  ['the name to set it aside under is taken', 'EEXIST', { a: 'old', 'a-wal': 'log', 'a.next': 'new', aside: 'mine' }],
])('all stays as it was where %s', (_what, problem, before) => {
  lay(before);
  expect(() => replace(at('a'), at('a.next'), at('aside'))).toThrow(problem);
  expect(lying()).toEqual(before);
});

test('a second name of the old file keeps what was in it', () => {
  lay({ a: 'old', 'a.next': 'new' });
  linkSync(at('a'), at('b'));
  replace(at('a'), at('a.next'));
  expect(lying()).toEqual({ a: 'new', b: 'old' });
  expect(existsSync(at('a.next'))).toBe(false);
});
