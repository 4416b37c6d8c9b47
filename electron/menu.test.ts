import { expect, test } from 'vitest';
import { COMMANDS } from '../shared/api/commands.ts';
import { leadsSomewhere, LINKS } from '../shared/api/links.ts';
import { desktopWords } from '../shared/text/desktop.ts';
import { LANGUAGES, messages, type Language } from '../shared/text/index.ts';
import { menuTemplate, type Actions } from './menu.ts';
import { itemsOf, type Item } from './testing/electron-double.ts';

const NOTHING: Actions = { run: () => undefined, open: () => undefined, changeGraphics: () => undefined };
const template = (platform: NodeJS.Platform, actions: Partial<Actions> = {}, language: Language = 'en'): Item[] =>
  menuTemplate(
    { words: messages(language), desktop: desktopWords(language), software: false },
    { ...NOTHING, ...actions },
    platform,
  ) as Item[];
const isCommand = ({ id }: Item): boolean => COMMANDS.some((command) => command.id === id);

const PLATFORMS = ['linux', 'win32', 'darwin'] as const;
test.each(PLATFORMS.flatMap((platform) => LANGUAGES.map((language) => [platform, language] as const)))(
  '%s, %s: every command stands in the menus once, and everything has words',
  (platform, language) => {
    const items = itemsOf(template(platform, {}, language)).filter(
      ({ type, visible }) => type !== 'separator' && visible !== false,
    );
    expect(items.filter(({ label }) => !label)).toEqual([]);
    const commands = items.filter(isCommand);
    expect(commands.map(({ id }) => id).sort()).toEqual(COMMANDS.map(({ id }) => id).sort());
    expect(new Set(commands.map(({ label }) => label)).size).toBe(COMMANDS.length);
    for (const { submenu = [] } of template(platform, {}, language)) {
      const labels = submenu.flatMap(({ label }) => label ?? []);
      expect(new Set(labels).size).toBe(labels.length);
      expect([submenu[0]?.type, submenu.at(-1)?.type]).not.toContain('separator');
    }
  },
);

test('a click hands the command on; nothing can be clicked before the page says so', () => {
  const run: string[] = [];
  const commands = itemsOf(template('linux', { run: (command) => run.push(command) })).filter(isCommand);
  for (const { click, enabled } of commands) {
    click?.();
    expect(enabled).toBe(false);
  }
  expect(run.sort()).toEqual(COMMANDS.map(({ id }) => id).sort());
});

test('the log, the releases and the graphics are the program’s own', () => {
  const done: string[] = [];
  const items = itemsOf(
    template('win32', { open: (what) => done.push(what), changeGraphics: () => done.push('graphics') }),
  );
  for (const id of ['log', 'releases', 'software']) items.find((item) => item.id === id)?.click?.();
  expect(done).toEqual(['log', ...(leadsSomewhere(LINKS.releases) ? ['releases'] : []), 'graphics']);
});

test('keys are shown in Electron’s words, and left to the page', () => {
  const shown = itemsOf(template('linux')).filter(
    ({ accelerator, visible }) => accelerator !== undefined && visible !== false,
  );
  expect(Object.fromEntries(shown.map(({ id, accelerator }) => [id, accelerator]))).toMatchObject({
    newDeal: 'F2',
    undo: 'CmdOrCtrl+Z',
    redo: 'CmdOrCtrl+Shift+Z',
    settings: 'CmdOrCtrl+,',
  });
  // A letter can be changed in the settings, which menus do not know.
  expect(shown.filter(({ accelerator }) => accelerator?.length === 1)).toEqual([]);
  expect(shown.filter(({ registerAccelerator }) => registerAccelerator !== false)).toEqual([]);
  // Every one is a key Electron knows.
  const known = /^(CmdOrCtrl\+)?(Shift\+)?(Alt\+)?([A-Z0-9,./]|F\d+|Escape|Space|Enter|Delete|Home|End)$/;
  for (const { accelerator } of shown) expect(accelerator).toMatch(known);
});

test('on macOS no bare key is taken from what is being typed, and text can be copied and pasted', () => {
  const items = itemsOf(template('darwin'));
  expect(items.map(({ accelerator }) => accelerator).filter((key) => /^(.|Escape)$/.test(key ?? ''))).toEqual([]);
  expect(items.map(({ role }) => role)).toEqual(expect.arrayContaining(['cut', 'copy', 'paste', 'selectAll']));
});

test('one item has a key: on macOS what is typed and the game are undone by the same one', () => {
  for (const platform of PLATFORMS) {
    // Roles have keys of their own; with Command they are these.
    const byRole: Readonly<Record<string, string>> = { undo: 'CmdOrCtrl+Z', redo: 'CmdOrCtrl+Shift+Z' };
    const keys = itemsOf(template(platform)).flatMap(({ id, accelerator, role }) => {
      const key = accelerator ?? byRole[role ?? ''];
      // They are never both possible.
      return key === undefined || id === 'goOn' ? [] : [key];
    });
    expect(new Set(keys).size).toBe(keys.length);
  }
  const [undo, redo] = template('darwin').find(({ label }) => label === 'Edit')?.submenu ?? [];
  expect([undo?.accelerator, redo?.accelerator]).toEqual(['CmdOrCtrl+Z', 'CmdOrCtrl+Shift+Z']);
});

test.each([
  ['darwin', ['Tarbart', 'Game', 'Edit', 'Play', 'View', 'Window', 'Help']],
  ['win32', ['Game', 'Play', 'View', 'Help']],
  ['linux', ['Game', 'Play', 'View', 'Help']],
] as const)('%s: the menus are those people look for there', (platform, menus) => {
  const shown = template(platform);
  expect(shown.map(({ label }) => label)).toEqual(menus);
  const rolesIn = (menu: string): (string | undefined)[] =>
    shown.find(({ label }) => label === menu)?.submenu?.flatMap(({ role, id }) => role ?? id ?? []) ?? [];
  const [first] = menus;
  expect(rolesIn(first)).toContain('quit');
  expect(rolesIn(platform === 'darwin' ? 'Tarbart' : 'Help')).toContain('about');
  expect(rolesIn(platform === 'darwin' ? 'Tarbart' : 'View')).toContain('settings');
  expect(rolesIn('View')).toEqual(expect.arrayContaining(['zoomIn', 'zoomOut', 'resetZoom', 'togglefullscreen']));
  expect(rolesIn(platform === 'darwin' ? 'Edit' : 'Play')).toEqual(expect.arrayContaining(['undo', 'redo']));
  if (platform === 'darwin') expect(rolesIn('Window')).toEqual(['minimize', 'zoom', 'close']);
});

test('where Electron knows one key to zoom by, the others people press are known, too', () => {
  const hidden = (platform: NodeJS.Platform): (string | undefined)[] =>
    itemsOf(template(platform)).flatMap(({ visible, role, accelerator }) =>
      visible === false ? [`${role} ${accelerator}`] : [],
    );
  expect(hidden('darwin')).toEqual([]);
  expect(hidden('win32')).toEqual([
    'zoomIn CommandOrControl+=',
    'zoomIn CommandOrControl+numadd',
    'zoomOut CommandOrControl+numsub',
    'resetZoom CommandOrControl+num0',
  ]);
});
