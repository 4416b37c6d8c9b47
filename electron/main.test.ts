import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { leadsSomewhere, LINKS } from '../shared/api/links.ts';
import { desktopWords } from '../shared/text/desktop.ts';
import { ICON, PRELOAD } from './places.ts';
import { dealOf } from './testing/program.ts';
import {
  app,
  BrowserWindow,
  dialog,
  ipcMain,
  itemsOf,
  Menu,
  nativeTheme,
  powerMonitor,
  protocol,
  shell,
} from './testing/electron-double.ts';

const around = mkdtempSync(join(tmpdir(), 'tarbart-'));
const folder = join(around, 'not there yet');
const ID = '0b9ab1a2-3c4d-4e5f-8a6b-7c8d9e0f1a2b';
let window: BrowserWindow;

/** Starts another main process, under a double of its own. */
async function another(alone = true) {
  vi.resetModules();
  const double = await import('./testing/electron-double.ts');
  double.app.alone = alone;
  await import('./main.ts');
  return double;
}
type Double = Awaited<ReturnType<typeof another>>;

/** Its window, once calls are answered. */
const opened = (double: Double) =>
  vi.waitUntil(() => double.ipcMain.handlers.has('tarbart') && double.BrowserWindow.all[0]);
/** Makes a call as the page of a window does. */
const callOf = (double: Double, name: string, input: unknown): unknown =>
  double.ipcMain.handlers.get('tarbart')?.(
    { senderFrame: double.BrowserWindow.all[0]?.webContents.mainFrame },
    name,
    input,
  );

beforeAll(async () => {
  vi.stubEnv('TARBART_DATA', folder);
  await import('./main.ts');
  window = await vi.waitUntil(() => ipcMain.handlers.has('tarbart') && BrowserWindow.all[0]);
});
afterAll(() => {
  vi.unstubAllEnvs();
  process.removeAllListeners('uncaughtException');
  rmSync(around, { recursive: true, force: true, maxRetries: 5 });
});

const contents = (): BrowserWindow['webContents'] => window.webContents;
const invoke = (senderFrame: unknown, ...words: unknown[]): unknown =>
  ipcMain.handlers.get('tarbart')?.({ senderFrame }, ...words);
const told = { language: 'es', theme: 'system', ground: '#29334a', possible: ['deal', 'settings'] };
const tell = (change: object = {}): unknown => invoke(contents().mainFrame, 'desktop.tell', { ...told, ...change });
const labels = (): (string | undefined)[] => itemsOf(Menu.shown?.items ?? []).map(({ label }) => label);

test('the data folder is fixed before anything else, and Electron keeps its own files in a folder there', () =>
  expect(app.paths).toEqual({ userData: folder, sessionData: join(folder, 'browser') }));

test('Windows knows the program by the name it is installed under', () =>
  expect(app.userModelId).toBe('org.tarbart.app'));

test('one window opens on the page, closed off from everything else, and is shown when the page stands', async () => {
  expect(BrowserWindow.all).toHaveLength(1);
  expect(contents().mainFrame.url).toBe('app://tarbart/');
  expect(window.options).toEqual({
    x: 320,
    y: 120,
    width: 1280,
    height: 800,
    show: false,
    minWidth: 800,
    minHeight: 600,
    backgroundColor: '#2f5143',
    title: 'Tarbart',
    ...(process.platform === 'linux' ? { icon: ICON } : {}),
    webPreferences: {
      preload: PRELOAD,
      nodeIntegration: false,
      contextIsolation: true,
      sandbox: true,
      spellcheck: false,
    },
  });
  expect(window.shown).toBe(false);
  expect(await tell()).toEqual({ ok: true, value: {} });
  expect([window.shown, window.ground]).toEqual([true, '#29334a']);
  // The table fits into the page, whatever the frame and the menus take.
  expect(window.least).toEqual([816, 659]);
});

test.each(['will-navigate', 'will-frame-navigate', 'will-redirect'])('%s leads nowhere but to the page', (name) => {
  for (const [url, prevented] of [
    ['https://evil.example/', true],
    ['file:///etc/passwd', true],
    ['app://tarbart.evil/', true],
    ['javascript:alert(1)', true],
    ['app://tarbart/', false],
  ] as const) {
    const event = { url, preventDefault: vi.fn() };
    contents().emit(name, event);
    expect(event.preventDefault).toHaveBeenCalledTimes(prevented ? 1 : 0);
  }
});

test('no window, no view, and of all permissions only copying is to be had', () => {
  expect(contents().openHandler({ url: 'app://tarbart/' })).toEqual({ action: 'deny' });
  const event = { preventDefault: vi.fn() };
  contents().emit('will-attach-webview', event);
  expect(event.preventDefault).toHaveBeenCalledOnce();
  const { request, check, device } = contents().session.permissions;
  for (const name of ['notifications', 'media', 'clipboard-read', 'geolocation', 'openExternal', 'fileSystem', ''])
    expect([request?.(name), check?.(name), device?.(name)]).toEqual([false, false, false]);
  expect([request?.('clipboard-sanitized-write'), check?.('clipboard-sanitized-write')]).toEqual([true, true]);
});

test('a link leads to the player’s browser only if it is one of the list', () => {
  shell.opened.length = 0;
  for (const url of [
    'https://evil.example/',
    `${LINKS.releases}/../evil`,
    `${LINKS.releases}?x`,
    'file:///etc/passwd',
    'javascript:alert(1)',
    LINKS.releases,
  ])
    expect(contents().openHandler({ url })).toEqual({ action: 'deny' });
  expect(shell.opened).toEqual([LINKS.releases]);
});

test.each([
  ['app://tarbart/index.html', true],
  ['blob:app://tarbart/0', true],
  ['https://evil.example/', false],
  ['http://127.0.0.1:80/', false],
  ['wss://evil.example/', false],
  ['file:///etc/passwd', false],
  ['app://other/', false],
  ['ftp://app://tarbart/', false],
])('the page loads from %s: %s', (url, loads) => expect(contents().session.lets(url)).toBe(loads));

test('the scheme has an origin of its own and serves files of the page only', async () => {
  expect(protocol.privileged).toEqual([
    { scheme: 'app', privileges: { standard: true, secure: true, supportFetchAPI: true, codeCache: true } },
  ]);
  const serve = protocol.handlers.get('app') ?? expect.fail('no scheme');
  for (const [url, method] of [
    ['app://tarbart/nothing.js', 'GET'],
    ['app://tarbart/%2e%2e%2fpackage.json', 'GET'],
    ['app://tarbart/..%2fmain%2fmain.js', 'GET'],
    ['app://other/index.html', 'GET'],
    ['app://tarbart/', 'POST'],
  ] as const) {
    const response = await serve({ url, method });
    expect(response.status).toBe(404);
    expect(response.headers.get('content-security-policy')).toMatch(/^default-src 'none'; script-src 'self';/);
    expect(await response.text()).toBe('');
  }
});

test('calls of the page are carried to the database, and those of the desktop answered here', async () => {
  const { mainFrame } = contents();
  expect(await invoke(mainFrame, 'app.start', {})).toMatchObject({ ok: true, value: { table: null } });
  expect(await invoke(mainFrame, 'desktop.open', { what: 'releases' })).toEqual({ ok: true, value: {} });
  expect(await invoke(mainFrame, 'desktop.open', { what: 'log' })).toEqual({ ok: true, value: {} });
  expect(shell.opened.slice(-2)).toEqual([LINKS.releases, join(folder, 'logs')]);
});

test.each([
  ['__proto__', {}, 'unknownCall'],
  ['desktop', {}, 'unknownCall'],
  ['desktop.constructor', {}, 'unknownCall'],
  [{ toString: (): string => 'app.start' }, {}, 'unknownCall'],
  [['desktop.open'], { what: 'log' }, 'unknownCall'],
  ['x'.repeat(5_000_000), {}, 'unknownCall'],
  ['settings.write', new Map(), 'badInput'],
  ['settings.write', { key: 'theme', value: 'x'.repeat(5_000_000) }, 'badInput'],
  ['desktop.open', { what: 'https://evil.example/' }, 'badInput'],
  ['desktop.open', { what: 'log', path: '/etc' }, 'badInput'],
  ['desktop.tell', { ...told, ground: 'url(https://evil.example/)' }, 'badInput'],
  ['desktop.tell', { ...told, language: '../../x' }, 'badInput'],
  ['desktop.tell', { ...told, possible: Array.from({ length: 1e6 }, () => 'deal') }, 'badInput'],
  ['desktop.tell', { ...told, possible: ['x'.repeat(5_000_000)] }, 'badInput'],
  ['desktop.tell', { ...told, possible: '__proto__' }, 'badInput'],
  ['desktop.tell', null, 'badInput'],
  ['desktop.tell', new Uint8Array(5_000_000), 'badInput'],
])('a hostile call is refused (%#)', async (name, input, code) => {
  expect(await invoke(contents().mainFrame, name, input)).toMatchObject({ ok: false, code });
  expect(await invoke(contents().mainFrame, 'attempts.open', {})).toMatchObject({ ok: true });
});

test.each([
  ['a frame within the page', { url: 'app://tarbart/' }],
  ['a frame that is gone', null],
])('calls of %s are refused', (_what, frame) => {
  for (const name of ['app.start', 'desktop.open'])
    expect(() => invoke(frame, name, { what: 'log' })).toThrow('Only the page may call.');
});

test('calls are refused once the window shows another page', () => {
  contents().mainFrame.url = 'https://evil.example/';
  expect(() => invoke(contents().mainFrame, 'app.start', {})).toThrow('Only the page may call.');
  contents().mainFrame.url = 'app://tarbart/';
});

test('the menus speak the language of the system until another is chosen, and hand commands to the page', async () => {
  expect(labels()).toContain('Partida');
  await tell({ language: 'ru' });
  expect(labels()).toContain('Партия');
  await tell();
  expect(labels()).toContain('Partida');
  Menu.shown?.getMenuItemById('undo')?.click?.();
  expect(contents().sent).toEqual([['tarbart:command', 'undo']]);
});

test('a command can be chosen when the page says that it is possible; the menus are not made anew for it', async () => {
  const { made } = Menu;
  const enabled = (): (string | undefined)[] =>
    itemsOf(Menu.shown?.items ?? []).flatMap(({ id, enabled }) => (enabled === true ? [id] : []));
  await tell({ possible: ['undo', 'deal', 'nothing', '__proto__'] });
  expect(enabled().sort()).toEqual(['deal', 'undo']);
  await tell({ possible: ['deal'] });
  expect(enabled()).toEqual(['deal']);
  expect(Menu.made).toBe(made);
  await tell({ possible: ['deal'], language: 'en' });
  expect(enabled()).toEqual(['deal']);
});

test('text can be cut, copied and pasted by mouse where it is typed, and copied elsewhere', () => {
  const offered = (isEditable: boolean, selectionText: string): (string | undefined)[] | undefined => {
    contents().emit('context-menu', {}, { isEditable, selectionText });
    return Menu.popped.pop()?.map(({ role }) => role);
  };
  expect(offered(true, '')).toEqual(['cut', 'copy', 'paste', 'selectAll']);
  expect(offered(false, 'text')).toEqual(['copy']);
  expect(offered(false, ' ')).toBe(undefined);
});

test('the system’s frame follows the theme that is chosen', async () => {
  for (const theme of ['dark', 'light', 'system']) {
    await tell({ theme });
    expect(nativeTheme.themeSource).toBe(theme);
  }
});

test('About tells name and version, and where later ones are', () =>
  expect(app.about).toMatchObject({
    applicationName: 'Tarbart',
    applicationVersion: '1.2.3',
    ...(leadsSomewhere(LINKS.releases) && { website: LINKS.releases }),
  }));

test('the page rests while nobody can be at the table, for whatever reasons, and wakes after the last', () => {
  contents().sent.length = 0;
  const steps = [
    [powerMonitor, 'lock-screen', 'rest'],
    [powerMonitor, 'suspend', undefined],
    [powerMonitor, 'resume', undefined],
    [powerMonitor, 'unlock-screen', 'wake'],
    [powerMonitor, 'resume', undefined],
    [window, 'minimize', 'rest'],
    [window, 'restore', 'wake'],
    [window, 'hide', 'rest'],
    [window, 'show', 'wake'],
    [window, 'minimize', 'rest'],
    [window, 'focus', 'wake'],
    [window, 'focus', undefined],
  ] as const;
  for (const [source, event, word] of steps) {
    source.emit(event);
    expect(contents().sent.splice(0)).toEqual(word === undefined ? [] : [['tarbart:command', word]]);
  }
});

test('a page that has ended comes back by itself; after the third end within a minute the player is asked', async () => {
  const { gone, again, leave } = desktopWords('es');
  const end = (reason: string): boolean => contents().emit('render-process-gone', {}, { reason, exitCode: 5 });
  end('clean-exit');
  expect(contents().reloads).toBe(0);
  end('crashed');
  end('oom');
  expect([contents().reloads, dialog.questions]).toEqual([2, []]);
  end('crashed');
  end('crashed');
  expect(contents().reloads).toBe(2);
  expect(dialog.questions).toMatchObject([{ message: gone, buttons: [again, leave] }]);
  dialog.questions.pop()?.answer(0);
  await vi.waitUntil(() => contents().reloads === 3);
  end('crashed');
  expect([contents().reloads, dialog.questions]).toEqual([4, []]);
});

test('a page that hangs is ended if the player wishes; the question goes away when it answers again', async () => {
  const { crashes } = contents();
  window.emit('unresponsive');
  window.emit('unresponsive');
  expect(dialog.questions).toMatchObject([{ message: desktopWords('es').hangs }]);
  dialog.questions.pop();
  window.emit('responsive');
  await vi.waitUntil(() => {
    window.emit('unresponsive');
    return dialog.questions.length === 1;
  });
  expect(contents().crashes).toBe(crashes);
  dialog.questions.pop()?.answer(1);
  await vi.waitUntil(() => contents().crashes === crashes + 1);
});

test('when the graphics card fails, drawing without it is offered once, and acts from the next start on', async () => {
  const gone = (type: string, reason = 'crashed'): boolean =>
    app.emit('child-process-gone', {}, { type, reason, exitCode: 1 });
  gone('Utility');
  gone('GPU', 'clean-exit');
  expect(dialog.questions).toEqual([]);
  gone('GPU');
  gone('GPU');
  expect(dialog.questions).toHaveLength(1);
  dialog.questions.pop()?.answer(1);
  await vi.waitUntil(() => app.quits === 1);
  expect(app.relaunches).toEqual([{}]);
  const double = await another();
  await opened(double);
  expect(double.app.software).toBe(true);
  expect(double.Menu.shown?.getMenuItemById('software')?.checked).toBe(true);
  double.app.emit('child-process-gone', {}, { type: 'GPU', reason: 'crashed', exitCode: 1 });
  expect(double.dialog.questions).toEqual([]);
  double.Menu.shown?.getMenuItemById('software')?.click?.();
  expect(double.dialog.questions).toMatchObject([{ message: desktopWords('es').software }]);
  vi.stubEnv('APPIMAGE', '/home/player/Tarbart.AppImage');
  vi.stubEnv('APPDIR', dirname(process.execPath));
  double.dialog.questions.pop()?.answer(0);
  await vi.waitUntil(() => double.app.quits === 1);
  expect(double.app.relaunches).toMatchObject([{ execPath: '/home/player/Tarbart.AppImage' }]);
  const third = await another();
  const last = await opened(third);
  expect(third.app.software).toBe(false);
  // Where the window is gone already, there is nobody to ask.
  last.destroyed = true;
  third.app.emit('child-process-gone', {}, { type: 'GPU', reason: 'crashed', exitCode: 1 });
  expect(third.dialog.questions).toEqual([]);
  third.app.quit();
});

test('the next window opens where this one was, in its language and on its ground', async () => {
  window.bounds = { x: 500, y: 200, width: 900, height: 700 };
  window.maximized = true;
  window.emit('move');
  window.emit('close');
  await tell({ language: 'ru', ground: '#000000', theme: 'dark' });
  const double = await another();
  const next = await opened(double);
  expect(next.options).toMatchObject({ x: 500, y: 200, width: 900, height: 700, backgroundColor: '#000000' });
  expect(next.options).not.toHaveProperty('fullscreen');
  expect(double.nativeTheme.themeSource).toBe('dark');
  expect(itemsOf(double.Menu.shown?.items ?? []).map(({ label }) => label)).toContain('Партия');
  next.emit('ready-to-show');
  expect(next.maximized).toBe(false);
  await callOf(double, 'desktop.tell', told);
  expect([next.shown, next.maximized]).toEqual([true, true]);
  double.app.quit();
});

test('a window that was left too small, or on a full screen, holds the table all the same', async () => {
  window.bounds = { x: 500, y: 200, width: 800, height: 600 };
  window.maximized = false;
  window.fullScreen = true;
  window.emit('close');
  const double = await another();
  const next = await opened(double);
  await callOf(double, 'desktop.tell', told);
  expect([next.fullScreen, next.least, next.bounds.width]).toEqual([true, undefined, 800]);
  next.fullScreen = false;
  next.emit('leave-full-screen');
  expect(next.least).toEqual([816, 659]);
  expect(next.getContentBounds()).toMatchObject({ width: 800, height: 600 });
  window.fullScreen = false;
  double.app.quit();
});

test('a second start brings the first window to the front', () => {
  window.minimized = true;
  app.emit('second-instance');
  expect([window.minimized, window.focused]).toEqual([false, 1]);
  // Between the window's end and its own.
  window.destroyed = true;
  app.emit('second-instance');
  window.destroyed = false;
  expect(window.focused).toBe(1);
});

test('what happened stands in the log, without a word of whose computer this is', () => {
  const text = readFileSync(join(folder, 'logs/tarbart.log'), 'utf8');
  expect(text).toContain('Tarbart 1.2.3');
  expect(text).toContain('the page has ended: oom, 5');
  expect(text).not.toContain(around);
});

test('closing the window quits', () => {
  const { quits } = app;
  app.emit('window-all-closed');
  expect(app.quits).toBe(quits + 1);
});

test('where another is running already, it quits and opens nothing', async () => {
  const double = await another(false);
  expect(double.app.quits).toBe(1);
  expect([double.BrowserWindow.all, double.protocol.privileged]).toEqual([[], []]);
});

test('where the data folder cannot be made, the window opens, and calls are refused with the reason', async () => {
  writeFileSync(join(around, 'file'), '');
  vi.stubEnv('TARBART_DATA', join(around, 'file/games'));
  const double = await another();
  await opened(double);
  expect(await callOf(double, 'app.start', {})).toEqual({
    ok: false,
    code: 'database',
    params: { reason: 'missing' },
  });
  expect(readFileSync(join(double.app.paths['userData'] ?? '', 'logs/tarbart.log'), 'utf8')).toContain(
    'app.start: missing',
  );
  expect(double.app.paths['userData']).not.toContain(around);
  rmSync(double.app.paths['userData'] ?? '', { recursive: true });
});

test('a fault nobody caught is told and logged, and ends the program; what nobody waited for is only logged', async () => {
  vi.stubEnv('TARBART_DATA', join(around, 'failing'));
  const [before, awaited] = [process.listeners('uncaughtException'), process.listeners('unhandledRejection')];
  const double = await another();
  const [note] = process.listeners('unhandledRejection').filter((one) => !awaited.includes(one));
  note?.(new Error('no browser'), Promise.resolve());
  expect(double.app.exits).toEqual([]);
  const [stop] = process.listeners('uncaughtException').filter((one) => !before.includes(one));
  stop?.(new Error('the fault'), 'uncaughtException');
  expect(double.dialog.errors.map(([title]) => title)).toEqual([desktopWords('es').stopped]);
  expect(double.app.exits).toEqual([1]);
  expect(readFileSync(join(around, 'failing/logs/tarbart.log'), 'utf8')).toMatch(
    /: Error: no browser\n[^]*has failed: Error: the fault\n/,
  );
});

/** Starts with `--smoke`; the code it ends with. `page` answers for the page when a row is to be dealt. */
async function tryOut(page: (double: Double) => Promise<unknown>): Promise<number | undefined> {
  vi.stubEnv('TARBART_DATA', join(around, 'untouched'));
  const { argv } = process;
  process.argv = [...argv, '--smoke'];
  const double = await another();
  process.argv = argv;
  const window = await opened(double);
  const ended = new Promise<number | undefined>((resolve) => double.app.once('exit', resolve));
  const said = vi.spyOn(console, 'log').mockReturnValue();
  const complained = vi.spyOn(console, 'error').mockReturnValue();
  await callOf(double, 'app.start', {});
  await callOf(double, 'desktop.tell', { ...told, possible: [] });
  expect(window.webContents.sent).toEqual([]);
  await callOf(double, 'desktop.tell', told);
  expect(window.webContents.sent).toEqual([['tarbart:command', 'deal']]);
  await page(double);
  const code = await ended;
  said.mockRestore();
  complained.mockRestore();
  expect(readdirSync(around)).not.toContain('untouched');
  return code;
}

test('--smoke opens the window on a folder of its own, deals, sees that it was stored, and ends with 0', async () => {
  const dealt = dealOf(5);
  const code = await tryOut(async (double) => {
    await callOf(double, 'table.lay', { dealt, clock: 0 });
    return callOf(double, 'attempt.begin', { id: ID, dealt, move: 'deal', clock: 0 });
  });
  expect(code).toBe(0);
});

test('--smoke ends with 1 when the deal is refused', async () =>
  expect(
    await tryOut((double) =>
      Promise.resolve(callOf(double, 'attempt.begin', { id: ID, dealt: dealOf(5), move: 'deal', clock: 0 })),
    ),
  ).toBe(1));
