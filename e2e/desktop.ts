// The desktop program without Electron: the built main process runs in this process under the double, and the page in
// Chromium with the built preload script before it.
import { mkdtempSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { registerHooks } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, type Page } from '@playwright/test';
import type * as Double from '../electron/testing/electron-double.ts';
import { PRELOAD } from '../electron/places.ts';

const DOUBLE = new URL('../electron/testing/electron-double.ts', import.meta.url).href;
const MAIN = new URL('../out/main/main.js', import.meta.url).href;
/** Stands for `app://tarbart/`: a browser knows no other scheme. */
const ADDRESS = 'https://tarbart.test/';

/** The half of Electron a sandboxed preload script sees. */
const STAND_IN = `
  const require = () => ({
    contextBridge: { exposeInMainWorld: (name, value) => { window[name] = value; } },
    ipcRenderer: {
      invoke: (channel, ...words) => window.__invoke(channel, ...words),
      on: (channel, listener) => { window.__send = (from, ...words) => { if (from === channel) listener({}, ...words); }; },
    },
  });`;

/** A started program and what it asked of Electron. */
export interface Desktop {
  readonly electron: typeof Double;
  readonly folder: string;
  /** What the page has called so far: channels and names. */
  readonly calls: readonly (readonly [channel: string, name: unknown])[];
}

let starts = 0;

/** Starts the built main process once more, with a double of its own, and shows its window in the page. */
async function start(page: Page, folder: string, ...switches: string[]): Promise<Desktop> {
  const double = `${DOUBLE}?${++starts}`;
  const hooks = registerHooks({
    resolve: (specifier, context, next) =>
      specifier === 'electron' ? { url: double, shortCircuit: true } : next(specifier, context),
  });
  const electron = (await import(double)) as typeof Double;
  const calls: [string, unknown][] = [];
  await page.exposeFunction('__invoke', (channel: string, ...words: unknown[]) => {
    calls.push([channel, words[0]]);
    const senderFrame = electron.BrowserWindow.all[0]?.webContents.mainFrame;
    return electron.ipcMain.handlers.get(channel)?.({ senderFrame }, ...words);
  });
  await page.addInitScript(`{ ${STAND_IN} ${await readFile(PRELOAD, 'utf8')} }`);
  await page.route(`${ADDRESS}**`, async (route) => {
    const url = route.request().url().replace(ADDRESS, 'app://tarbart/');
    const response = await electron.protocol.handlers.get('app')?.({ url, method: route.request().method() });
    if (!response) return route.abort();
    await route.fulfill({
      status: response.status,
      headers: Object.fromEntries(response.headers),
      body: Buffer.from(await response.arrayBuffer()),
    });
  });
  electron.pages.load = async (url) => {
    await page.goto(url.replace('app://tarbart/', ADDRESS));
  };
  electron.pages.send = (...words) =>
    void page.evaluate(
      (all) => (window as unknown as { __send?: (...all: unknown[]) => void }).__send?.(...all),
      words,
    );
  const { env, argv } = process;
  process.env = { ...env, TARBART_DATA: folder };
  process.argv = [...argv, ...switches];
  await import(`${MAIN}?${starts}`);
  process.env = env;
  process.argv = argv;
  hooks.deregister();
  return { electron, folder, calls };
}

/** Playwright's `test` with a desktop program to start; it is quit, and its data deleted, at the end. */
export const test = base.extend<{ desktop: (...switches: string[]) => Promise<Desktop> }>({
  desktop: async ({ page }, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'tarbart-Größe '));
    const started: Desktop[] = [];
    await use(async (...switches) => {
      const one = await start(page, folder, ...switches);
      started.push(one);
      return one;
    });
    for (const { electron } of started) electron.app.quit();
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  },
});
export { expect } from '@playwright/test';
