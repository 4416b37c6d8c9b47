import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { app, BrowserWindow, ipcMain, Menu, protocol } from './testing/electron-double.ts';
import { PRELOAD } from './places.ts';

const around = mkdtempSync(join(tmpdir(), 'tarbart-'));
const folder = join(around, 'not there yet');
let window: BrowserWindow;

beforeAll(async () => {
  vi.stubEnv('TARBART_DATA', folder);
  await import('./main.ts');
  window = await vi.waitUntil(() => ipcMain.handlers.has('tarbart') && BrowserWindow.all[0]);
});
afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(around, { recursive: true, force: true, maxRetries: 5 });
});

const contents = (): BrowserWindow['webContents'] => window.webContents;
const invoke = (senderFrame: unknown, ...words: unknown[]): unknown =>
  ipcMain.handlers.get('tarbart')?.({ senderFrame }, ...words);

test('the data folder is fixed before anything else', () => expect(app.paths['userData']).toBe(folder));

test('one window opens on the page, closed off from everything else', () => {
  expect(BrowserWindow.all).toHaveLength(1);
  expect(contents().mainFrame.url).toBe('app://tarbart/');
  expect(window.options).toMatchObject({ show: false, minWidth: 800, minHeight: 600 });
  expect(window.options.webPreferences).toEqual({
    preload: PRELOAD,
    nodeIntegration: false,
    contextIsolation: true,
    sandbox: true,
    spellcheck: false,
  });
  window.emit('ready-to-show');
  expect(window.shown).toBe(true);
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

test('no window, no view and no permission is to be had', () => {
  expect(contents().openHandler({ url: 'app://tarbart/' })).toEqual({ action: 'deny' });
  const event = { preventDefault: vi.fn() };
  contents().emit('will-attach-webview', event);
  expect(event.preventDefault).toHaveBeenCalledOnce();
  const { request, check, device } = contents().session.permissions;
  expect([request?.(), check?.(), device?.()]).toEqual([false, false, false]);
});

test('the scheme has an origin of its own and serves files of the page only', async () => {
  expect(protocol.privileged).toEqual([
    { scheme: 'app', privileges: { standard: true, secure: true, supportFetchAPI: true } },
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

test('calls of the page are carried to the database', async () => {
  expect(await invoke(contents().mainFrame, 'app.start', {})).toMatchObject({ ok: true, value: { table: null } });
  expect(await invoke(contents().mainFrame, '__proto__', {})).toMatchObject({ ok: false, code: 'unknownCall' });
  expect(await invoke(contents().mainFrame, { toString: 'app.start' }, {})).toMatchObject({ code: 'unknownCall' });
  expect(await invoke(contents().mainFrame, 'settings.write', new Map())).toMatchObject({
    ok: false,
    code: 'badInput',
  });
});

test.each([
  ['a frame within the page', { url: 'app://tarbart/' }],
  ['a frame that is gone', null],
])('calls of %s are refused', (_what, frame) => {
  expect(() => invoke(frame, 'app.start', {})).toThrow('Only the page may call.');
});

test('calls are refused once the window shows another page', () => {
  contents().mainFrame.url = 'https://evil.example/';
  expect(() => invoke(contents().mainFrame, 'app.start', {})).toThrow('Only the page may call.');
  contents().mainFrame.url = 'app://tarbart/';
});

test('the menus speak the language of the system until another is chosen, and hand commands to the page', async () => {
  expect(Menu.shown.map(({ label }) => label)).toContain('Partida');
  await invoke(contents().mainFrame, 'settings.write', { key: 'language', value: 'ru' });
  expect(Menu.shown.map(({ label }) => label)).toContain('Партия');
  await invoke(contents().mainFrame, 'settings.write', { key: 'language', value: 'system' });
  expect(Menu.shown.map(({ label }) => label)).toContain('Partida');
  const items = Menu.shown.flatMap(({ submenu = [] }) => submenu);
  items.find(({ id }) => id === 'undo')?.click?.();
  expect(contents().sent).toEqual([['tarbart:command', 'undo']]);
});

test('a second start brings the first window to the front', () => {
  window.minimized = true;
  app.emit('second-instance');
  expect([window.minimized, window.focused]).toEqual([false, 1]);
});

test('closing the window quits', () => {
  app.emit('window-all-closed');
  expect(app.quits).toBe(1);
});

/** Starts another main process, under a double of its own. */
async function another(alone: boolean) {
  vi.resetModules();
  const double = await import('./testing/electron-double.ts');
  double.app.alone = alone;
  await import('./main.ts');
  return double;
}

test('where another is running already, it quits and opens nothing', async () => {
  const double = await another(false);
  expect(double.app.quits).toBe(1);
  expect([double.BrowserWindow.all, double.protocol.privileged]).toEqual([[], []]);
});

test('where the data folder cannot be made, the window opens, and calls are refused with the reason', async () => {
  writeFileSync(join(around, 'file'), '');
  vi.stubEnv('TARBART_DATA', join(around, 'file/games'));
  const double = await another(true);
  const window = await vi.waitUntil(() => double.ipcMain.handlers.has('tarbart') && double.BrowserWindow.all[0]);
  const answer = double.ipcMain.handlers.get('tarbart')?.(
    { senderFrame: window.webContents.mainFrame },
    'app.start',
    {},
  );
  expect(await answer).toEqual({ ok: false, code: 'database', params: { reason: 'missing' } });
});
