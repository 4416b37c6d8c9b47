import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isBuilt } from './outdated.mjs';

const OUT = ['page/index.html', 'main/main.js', 'main/worker.js', 'main/host.js', 'preload/preload.cjs'];
let root: string;

/** Writes a file as if at that second; its folder too. */
function write(name: string, second: number): void {
  const path = join(root, name);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, '');
  for (const touched of [path, dirname(path)]) utimesSync(touched, second, second);
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'tarbart-'));
  for (const folder of ['shared', 'electron', 'renderer', 'build']) write(`${folder}/a.ts`, 100);
  for (const name of ['package.json', 'package-lock.json']) write(name, 100);
  for (const name of OUT) write(`out/${name}`, 200);
});
afterEach(() => {
  rmSync(root, { recursive: true });
});

test('what is newer than its sources is built', () => {
  expect(isBuilt(root)).toBe(true);
});

test.each(['shared/a.ts', 'renderer/new/b.svelte', 'package-lock.json'])('a change of %s asks for a build', (name) => {
  write(name, 300);
  expect(isBuilt(root)).toBe(false);
});

test('a deleted source asks for a build', () => {
  rmSync(join(root, 'electron/a.ts'));
  expect(isBuilt(root)).toBe(false);
});

test.each(OUT)('without %s it is not built', (name) => {
  rmSync(join(root, 'out', name));
  expect(isBuilt(root)).toBe(false);
});
