import { readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { databaseThread } from '../database/thread.ts';
import { dealOf, temporaryFolder } from '../testing/program.ts';
import { BROWSER, electronFolder, writableFolder } from './folders.ts';

/** Windows has no room for a whole path of more than 260 characters. */
const LONG = process.platform === 'win32' ? 100 : 200;

test('the data folder is made and left empty; where that cannot be, another one is taken', () => {
  const around = temporaryFolder();
  expect(writableFolder(join(around, 'a/b'))).toBe(join(around, 'a/b'));
  expect(readdirSync(join(around, 'a/b'))).toEqual([]);
  writeFileSync(join(around, 'file'), '');
  const other = writableFolder(join(around, 'file/games'));
  expect(other).not.toContain(around);
  expect(readdirSync(other)).toEqual([]);
  rmSync(other, { recursive: true });
});

test('Electron’s own files lie in the data folder, and elsewhere where it could not tell by a link that it runs', () => {
  const folder = temporaryFolder();
  expect(electronFolder(folder)).toBe(folder);
  expect(readdirSync(folder)).toEqual([BROWSER]);
  const refuse = (): never => {
    throw Object.assign(new Error('no links here'), { code: 'EPERM' });
  };
  expect(electronFolder(folder, refuse, 'win32')).toBe(folder);
  const other = electronFolder(folder, refuse, 'linux');
  expect(other).not.toBe(folder);
  expect(readdirSync(other)).toEqual([BROWSER]);
  rmSync(other, { recursive: true });
  // A file where the folder for it would be.
  rmSync(join(folder, BROWSER), { recursive: true });
  writeFileSync(join(folder, BROWSER), '');
  const third = electronFolder(folder);
  expect(third).not.toBe(folder);
  rmSync(third, { recursive: true });
});

test.each(['Jürgen Größe', 'Влад', '김용', "a'b %20 #", 'x'.repeat(LONG)])('a folder named %s serves', async (name) => {
  const folder = writableFolder(temporaryFolder(name));
  const { call, close } = databaseThread(folder);
  expect(await call('app.start', {})).toMatchObject({ ok: true });
  await close();
});

// Windows renames no folder of which a file is open.
test.skipIf(process.platform === 'win32')('a folder that is renamed in play loses nothing', async () => {
  const folder = writableFolder(temporaryFolder('games'));
  const renamed = join(dirname(folder), 'renamed');
  const first = databaseThread(folder);
  await first.call('app.start', {});
  expect(await first.call('table.lay', { dealt: dealOf(5), clock: 0 })).toMatchObject({ ok: true });
  renameSync(folder, renamed);
  await first.call('table.lay', { dealt: dealOf(6), clock: 0 });
  await first.close();
  const second = databaseThread(renamed);
  const start = await second.call('app.start', {});
  expect(start).toMatchObject({ ok: true, value: { table: { kind: 'dealt' } } });
  await second.close();
});
