// The carrier of the desktop window without Electron: the built preload script runs before the page with a stand-in for
// its half of Electron, and calls reach the database thread in this process.
import { readFile } from 'node:fs/promises';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, expect } from '@playwright/test';
import { databaseThread } from '../electron/database/thread.ts';
import { pageFile } from '../electron/files.ts';
import { PAGE, PRELOAD } from '../electron/places.ts';
import { click, figure, open } from './game.ts';

const ADDRESS = 'https://tarbart.test/';

/** The half of Electron a sandboxed preload script sees, and a way for the test to send a menu's command. */
const STAND_IN = `
  const require = () => ({
    contextBridge: { exposeInMainWorld: (name, value) => { window[name] = value; } },
    ipcRenderer: {
      invoke: (channel, ...words) => window.__invoke(channel, ...words),
      on: (channel, listener) => { window.__send = (...words) => listener({}, ...words); window.__heard = channel; },
    },
  });`;

const test = base.extend<{ channels: Set<string> }>({
  channels: async ({ page }, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'tarbart-'));
    const database = databaseThread(folder);
    const channels = new Set<string>();
    await page.exposeFunction('__invoke', (channel: string, name: string, input: unknown) => {
      channels.add(channel);
      return database.call(name, input);
    });
    await page.addInitScript(`{ ${STAND_IN} ${await readFile(PRELOAD, 'utf8')} }`);
    await page.route(`${ADDRESS}**`, async (route) => {
      const file = await pageFile(PAGE, new URL(route.request().url()).pathname);
      await route.fulfill(file ? { body: file.body, headers: file.headers } : { status: 404 });
    });
    await use(channels);
    await database.close();
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  },
});

test('a game is played through the preload script, and comes back with the page', async ({ page, channels }) => {
  await open(page, ADDRESS);
  await click(page, 'deal');
  await expect.poll(() => figure(page, 'moves')).toBe('1');
  await page.reload();
  await expect.poll(() => figure(page, 'moves')).toBe('1');
  expect([...channels]).toEqual(['tarbart']);
});

test('one function is all the page is given, and it carries whatever is called to the contract', async ({
  page,
  channels,
}) => {
  await open(page, ADDRESS);
  expect(await page.evaluate(() => typeof (window as unknown as { tarbart: unknown }).tarbart)).toBe('function');
  const answer = await page.evaluate(() =>
    (window as unknown as { tarbart: (name: string, input: unknown) => unknown }).tarbart('constructor', {}),
  );
  expect(answer).toEqual({ ok: false, code: 'unknownCall', params: {} });
  expect([...channels]).toEqual(['tarbart']);
});

test('a command of the native menus is carried out by the page', async ({ page, channels }) => {
  await open(page, ADDRESS);
  const send = (command: string): Promise<void> =>
    page.evaluate((word) => {
      (window as unknown as { __send: (word: string) => void }).__send(word);
    }, command);
  await send('deal');
  await expect.poll(() => figure(page, 'moves')).toBe('1');
  await send('undo');
  await expect.poll(() => figure(page, 'moves')).toBe('0');
  await send('newDeal');
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await page.evaluate(() => (window as unknown as { __heard: string }).__heard)).toBe('tarbart:command');
  expect([...channels]).toEqual(['tarbart']);
});
