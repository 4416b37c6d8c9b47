import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { click, figure } from '../game.ts';
import { expect, reason, test } from './program.ts';

test.skip(reason !== undefined, reason);

test('the window is closed off: no Node, a sandbox, a policy, no way out', async ({ launch }) => {
  const { app, page } = await launch();
  expect(page.url()).toBe('app://tarbart/');
  const inside = await page.evaluate(async () => {
    const all = globalThis as unknown as Record<string, unknown>;
    const names = ['require', 'process', 'module', 'Buffer', 'electron', 'ipcRenderer'];
    const script = document.createElement('script');
    script.textContent = 'globalThis.ran = true';
    document.body.append(script);
    const evaluated = await Promise.resolve()
      .then(() => Boolean((0, eval)('1')))
      .catch(() => false);
    const reached = await fetch('https://example.invalid/').then(
      () => true,
      () => false,
    );
    return {
      names: names.filter((name) => all[name] !== undefined),
      ran: all['ran'] === true,
      evaluated,
      reached,
      opened: window.open('https://example.invalid/') !== null,
      isolated: typeof all['tarbart'] === 'function',
    };
  });
  expect(inside).toEqual({ names: [], ran: false, evaluated: false, reached: false, opened: false, isolated: true });
  await page.evaluate(() => (location.href = 'https://example.invalid/'));
  expect(page.url()).toBe('app://tarbart/');
  expect(await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows().length)).toBe(1);
  const sandboxed = await app.evaluate(({ app: program }) =>
    program
      .getAppMetrics()
      .filter(({ type }) => type === 'Tab')
      .map(({ sandboxed }) => sandboxed ?? null),
  );
  // Only Windows and macOS tell.
  expect(sandboxed).not.toContain(false);
});

test('commands of the native menus are enabled as the table allows, and carried out', async ({ launch }) => {
  const { app, page } = await launch();
  const enabled = (id: string): Promise<boolean | undefined> =>
    app.evaluate(({ Menu }, name) => Menu.getApplicationMenu()?.getMenuItemById(name)?.enabled, id);
  const choose = (id: string): Promise<void> =>
    app.evaluate(({ Menu }, name) => void Menu.getApplicationMenu()?.getMenuItemById(name)?.click(), id);
  await expect.poll(() => enabled('deal')).toBe(true);
  expect(await enabled('undo')).toBe(false);
  await choose('deal');
  await expect.poll(() => figure(page, 'moves')).toBe('1');
  await expect.poll(() => enabled('undo')).toBe(true);
  await choose('undo');
  await expect.poll(() => figure(page, 'moves')).toBe('0');
});

test('a second start brings the first window to the front and ends', async ({ launch, run }) => {
  const { app } = await launch();
  await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.minimize());
  expect(await run()).toBe(0);
  await expect
    .poll(() => app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows().map((one) => one.isMinimized())))
    .toEqual([false]);
});

test('the window comes back where it was', async ({ launch, folder }) => {
  const wanted = { x: 60, y: 70, width: 900, height: 720 };
  const { app } = await launch();
  await app.evaluate(({ BrowserWindow }, bounds) => BrowserWindow.getAllWindows()[0]?.setBounds(bounds), wanted);
  await app.close();
  expect(existsSync(join(folder, 'window.json'))).toBe(true);
  const next = await launch();
  const bounds = await next.app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.getBounds());
  expect(bounds).toMatchObject({ width: wanted.width, height: wanted.height });
  // Made as small as it goes, the table still fits into its page.
  const page = await next.app.evaluate(({ BrowserWindow }) => {
    const [window] = BrowserWindow.getAllWindows();
    const [width = 0, height = 0] = window?.getMinimumSize() ?? [];
    window?.setSize(width, height);
    return window?.getContentSize();
  });
  expect(page?.[0]).toBeGreaterThanOrEqual(799);
  expect(page?.[1]).toBeGreaterThanOrEqual(599);
});

test('killed in the middle of a game, it comes back with the game', async ({ launch, folder }) => {
  const { app, page } = await launch();
  await click(page, 'deal');
  await expect.poll(() => figure(page, 'moves')).toBe('1');
  const child = app.process();
  child.kill('SIGKILL');
  await once(child, 'exit');
  expect(existsSync(join(folder, 'tarbart.sqlite'))).toBe(true);
  const next = await launch();
  expect(await figure(next.page, 'moves')).toBe('1');
});

test('a page that is ended comes back as it was', async ({ launch }) => {
  const { app, page } = await launch();
  await click(page, 'deal');
  await expect.poll(() => figure(page, 'moves')).toBe('1');
  await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.webContents.forcefullyCrashRenderer());
  const moves = (): Promise<unknown> =>
    app.evaluate(({ BrowserWindow }) =>
      BrowserWindow.getAllWindows()[0]?.webContents.executeJavaScript(
        'document.querySelectorAll("[data-pile]").length > 0',
      ),
    );
  await expect.poll(moves).toBe(true);
});

test('--smoke opens the window, deals, stores and ends with 0', async ({ run }) =>
  expect(await run('--smoke')).toBe(0));
