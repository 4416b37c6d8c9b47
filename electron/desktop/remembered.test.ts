import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../testing/program.ts';
import { Memory, REMEMBERED } from './remembered.ts';

const FIRST = {
  bounds: null,
  maximized: false,
  fullScreen: false,
  language: null,
  theme: 'system',
  ground: '#2f5143',
  software: false,
};

test('what is kept is there at the next start, and nothing else lies beside it', () => {
  const folder = temporaryFolder();
  const memory = new Memory(folder);
  expect(memory.value).toEqual(FIRST);
  memory.keep({ bounds: { x: -5, y: 0, width: 1000, height: 700 }, maximized: true });
  memory.keep({ theme: 'dark' });
  const kept = { ...FIRST, bounds: { x: -5, y: 0, width: 1000, height: 700 }, maximized: true, theme: 'dark' };
  expect(memory.value).toEqual(kept);
  expect(new Memory(folder).value).toEqual(kept);
  expect(readdirSync(folder)).toEqual([REMEMBERED]);
});

test.each([
  '',
  '{',
  'null',
  '[]',
  '7',
  '{"bounds":{"x":0}}',
  '{"bounds":{"x":1e99,"y":0,"width":1,"height":1}}',
  '{"bounds":{"x":0.5,"y":0,"width":1,"height":1}}',
  '{"bounds":[],"maximized":"yes","language":"xx","theme":7,"ground":"red;url(x)","software":null}',
  '{"__proto__":{"software":true},"constructor":1}',
  '\0'.repeat(4096),
])('of %j nothing is taken', (text) => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, REMEMBERED), text);
  expect(new Memory(folder).value).toEqual(FIRST);
});

test('an entry that cannot be read does not cost the others', () => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, REMEMBERED), '{"bounds":{"x":"a"},"fullScreen":true,"language":"ru","later":1}');
  expect(new Memory(folder).value).toEqual({ ...FIRST, fullScreen: true, language: 'ru' });
});

test('where nothing can be kept, it goes on without', () => {
  const folder = temporaryFolder();
  mkdirSync(join(folder, REMEMBERED));
  const memory = new Memory(folder);
  memory.keep({ fullScreen: true });
  expect(memory.value.fullScreen).toBe(true);
  expect(readdirSync(folder)).toEqual([REMEMBERED]);
  rmSync(folder, { recursive: true });
  memory.keep({ fullScreen: false });
  expect(new Memory(folder).value).toEqual(FIRST);
  // A file where the folder was, and a folder where the part of a file would be.
  writeFileSync(folder, '');
  memory.keep({ fullScreen: true });
  rmSync(folder);
  mkdirSync(join(folder, `${REMEMBERED}.part`), { recursive: true });
  memory.keep({ fullScreen: false });
  expect(memory.value.fullScreen).toBe(false);
});
