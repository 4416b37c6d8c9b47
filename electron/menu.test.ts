import { expect, test } from 'vitest';
import { COMMANDS } from '../shared/api/commands.ts';
import { LANGUAGES, messages, type Language } from '../shared/text/index.ts';
import { menuTemplate } from './menu.ts';
import type { Item } from './testing/electron-double.ts';

const itemsOf = (menus: readonly Item[]): Item[] => menus.flatMap(({ submenu = [] }) => submenu);
const template = (
  platform: NodeJS.Platform,
  run: (command: string) => void = () => undefined,
  language: Language = 'en',
): Item[] => menuTemplate(messages(language), run, platform) as Item[];

test.each(LANGUAGES)('%s: every command stands in the menus once, with words', (language) => {
  const menus = template('linux', () => undefined, language);
  expect(menus.map(({ label }) => label).filter((label) => !label)).toEqual([]);
  const items = itemsOf(menus).filter(({ id }) => id !== undefined);
  expect(items.map(({ id }) => id).sort()).toEqual(COMMANDS.map(({ id }) => id).sort());
  expect(new Set(items.map(({ label }) => label)).size).toBe(COMMANDS.length);
});

test('a click hands the command on', () => {
  const run: string[] = [];
  for (const { click } of itemsOf(template('linux', (command) => run.push(command)))) click?.();
  expect(run).toEqual(COMMANDS.map(({ id }) => id));
});

test('keys are shown in Electron’s words, and left to the page', () => {
  const shown = itemsOf(template('linux')).filter(({ accelerator }) => accelerator !== undefined);
  expect(Object.fromEntries(shown.map(({ id, accelerator }) => [id, accelerator]))).toMatchObject({
    newDeal: 'F2',
    deal: 'D',
    undo: 'CmdOrCtrl+Z',
    redo: 'CmdOrCtrl+Shift+Z',
  });
  expect(shown.filter(({ registerAccelerator }) => registerAccelerator !== false)).toEqual([]);
});

test('on macOS no bare letter is taken from what is being typed, and text can be copied and pasted', () => {
  const items = itemsOf(template('darwin'));
  expect(items.map(({ accelerator }) => accelerator).filter((key) => /^.$/.test(key ?? ''))).toEqual([]);
  expect(items.map(({ role }) => role)).toEqual(expect.arrayContaining(['cut', 'copy', 'paste', 'selectAll']));
  expect(template('darwin')[0]?.role).toBe('appMenu');
});
