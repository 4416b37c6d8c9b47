import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../testing/program.ts';
import { openLog } from './log.ts';
import { withoutNames } from './without-names.ts';

const NOW = (): Date => new Date(Date.UTC(2026, 6, 30, 12));

test('an entry is a line with its time, and a fault tells where it was without telling whose computer it is', () => {
  const folder = temporaryFolder('logs');
  const log = openLog(folder, NOW);
  log('started');
  log('fault', new Error(`cannot open ${join(homedir(), 'Games', 'tarbart.sqlite')}`));
  const text = readFileSync(join(folder, 'tarbart.log'), 'utf8');
  expect(text).toMatch(/^2026-07-30T12:00:00\.000Z started\n2026-07-30T12:00:00\.000Z fault: Error: cannot open /);
  expect(text).toContain('tarbart.sqlite');
  expect(text).toContain('log.test.ts');
  expect(text).not.toContain(homedir());
  expect(text).not.toContain(process.cwd());
});

test('two files, half of the room each, hold what came last', () => {
  const folder = temporaryFolder('logs');
  const log = openLog(folder, NOW, 1000);
  for (let n = 0; n < 200; n++) log(`entry ${n}`);
  expect(readdirSync(folder).sort()).toEqual(['tarbart.1.log', 'tarbart.log']);
  for (const file of readdirSync(folder)) expect(statSync(join(folder, file)).size).toBeLessThanOrEqual(500);
  expect(readFileSync(join(folder, 'tarbart.log'), 'utf8')).toMatch(/entry 199\n$/);
});

test('an entry of megabytes is cut, and a folder that cannot be made costs nothing', () => {
  const folder = temporaryFolder();
  openLog(join(folder, 'logs'), NOW)('x'.repeat(5e6));
  expect(statSync(join(folder, 'logs/tarbart.log')).size).toBeLessThan(5000);
  writeFileSync(join(folder, 'file'), '');
  openLog(join(folder, 'file/logs'), NOW)('lost');
  expect(readFileSync(join(folder, 'file'), 'utf8')).toBe('');
});

test.each([
  ['at C:\\Users\\Jürgen Größe\\AppData\\Roaming\\Tarbart\\tarbart.sqlite:1:2', 'at …/tarbart.sqlite:1:2'],
  ['C:/Users/Влад/x.js', '…/x.js'],
  ['\\\\server\\Anna\\Tarbart\\tarbart.sqlite', '…/tarbart.sqlite'],
  ["open '/home/김용/.config/Tarbart/tarbart.sqlite'", "open '…/tarbart.sqlite'"],
  ['(file:///home/some%20one/app/out/main/main.js:3:4)', '(…/main.js:3:4)'],
  ['/Users/a b/Library/Application Support/Tarbart/x', '…/x'],
  ['app://tarbart/assets/a.js', 'app://tarbart/assets/a.js'],
  ['node:internal/modules/run_main:1', 'node:internal/modules/run_main:1'],
  ['of anna, Anna and annabel', 'of ~, ~ and annabel'],
  ['and/or 1/2', 'and/or 1/2'],
])('%j is written as %j', (text, clean) => expect(withoutNames(text, ['/home/anna', 'anna'])).toBe(clean));

test('names with signs of their own are found in every way of writing', () => {
  const names = ['C:\\Users\\a (b) +c', 'a (b) +c'];
  for (const text of ['C:\\Users\\a (b) +c', 'C:/Users/a (b) +c/x', 'C:\\\\Users\\\\a (b) +c', 'by a (b) +c'])
    expect(withoutNames(text, names)).not.toContain('(b)');
});
