import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { leadsSomewhere, LINKS } from '../shared/api/links.ts';
import { messages } from '../shared/text/index.ts';
import { expect, test } from './desktop.ts';
import { click, figure } from './game.ts';

test('the built program opens its window, plays by mouse and menus, rests, comes back and remembers', async ({
  page,
  desktop,
}) => {
  const { electron, folder, calls } = await desktop();
  const [window] = electron.BrowserWindow.all;
  const item = (id: string) => electron.Menu.shown?.getMenuItemById(id);
  await expect.poll(() => window?.shown).toBe(true);
  await expect.poll(() => window?.ground).toBe('#2f5143');

  await test.step('one function is all the page is given', async () => {
    expect(await page.evaluate(() => typeof (globalThis as { tarbart?: unknown }).tarbart)).toBe('function');
    const answers = await page.evaluate(() => {
      const { tarbart } = globalThis as unknown as { tarbart: (name: string, input: unknown) => Promise<unknown> };
      return Promise.all([
        tarbart('constructor', {}),
        tarbart('desktop.open', { what: 'https://evil.example/' }),
        tarbart('desktop.open', { what: 'releases' }),
      ]);
    });
    expect(answers).toMatchObject([{ code: 'unknownCall' }, { code: 'badInput' }, { ok: true }]);
    expect(electron.shell.opened).toEqual(['https://tarbart.example.invalid/releases']);
    expect(new Set(calls.map(([channel]) => channel))).toEqual(new Set(['tarbart']));
  });

  await test.step('menus are enabled as the table allows, and carried out by the page', async () => {
    await expect.poll(() => item('deal')?.enabled).toBe(true);
    expect([item('undo')?.enabled, item('goOn')?.enabled]).toEqual([false, false]);
    await click(page, 'deal');
    await expect.poll(() => figure(page, 'moves')).toBe('1');
    await expect.poll(() => item('undo')?.enabled).toBe(true);
    item('undo')?.click?.();
    await expect.poll(() => figure(page, 'moves')).toBe('0');
    await expect.poll(() => item('redo')?.enabled).toBe(true);
    item('redo')?.click?.();
    await expect.poll(() => figure(page, 'moves')).toBe('1');
    item('newDeal')?.click?.();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect.poll(() => item('undo')?.enabled).toBe(false);
  });

  await test.step('while text is typed, Undo and Redo are for that', async () => {
    const number = page.getByRole('textbox').first();
    await number.fill('');
    await number.pressSequentially('12');
    await expect.poll(() => item('undo')?.enabled).toBe(true);
    item('undo')?.click?.();
    await expect(number).not.toHaveValue('12');
    item('redo')?.click?.();
    await expect(number).toHaveValue('12');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    expect(await figure(page, 'moves')).toBe('1');
    await expect.poll(() => item('undo')?.enabled).toBe(true);
  });

  await test.step('the language of the page is that of the menus', async () => {
    await page.evaluate(() =>
      (globalThis as unknown as { tarbart: (name: string, input: unknown) => unknown }).tarbart('settings.write', {
        key: 'language',
        value: 'ru',
      }),
    );
    await page.reload();
    await expect.poll(() => electron.Menu.shown?.items.map(({ label }) => label)).toContain('Партия');
    expect(await figure(page, 'ходы')).toBe('1');
  });

  await test.step('a locked screen pauses the game, until the player goes on', async () => {
    const kept = (): number => calls.filter(([, name]) => name === 'attempt.clock').length;
    const before = kept();
    electron.powerMonitor.emit('lock-screen');
    // It is kept when it stops.
    await expect.poll(kept).toBeGreaterThan(before);
    const clock = await figure(page, 'время');
    electron.powerMonitor.emit('unlock-screen');
    await expect.poll(() => item('goOn')?.enabled).toBe(true);
    item('goOn')?.click?.();
    await expect.poll(() => figure(page, 'время')).not.toBe(clock);
  });

  await test.step('the settings lead to the folder of the log and to the releases', async () => {
    const { logOpen, releasesOpen } = messages('ru').settings;
    await page.evaluate(() => void (location.hash = '/settings'));
    await page.getByRole('button', { name: logOpen }).click();
    const releases = leadsSomewhere(LINKS.releases) ? [LINKS.releases] : [];
    const button = page.getByRole('button', { name: releasesOpen });
    await expect(button).toHaveCount(releases.length);
    if (releases.length > 0) await button.click();
    const logs = join(folder, 'logs');
    await expect.poll(() => electron.shell.opened.slice(-1 - releases.length)).toEqual([logs, ...releases]);
  });

  await test.step('what the window has to know is kept, and the log names nobody', () => {
    window?.emit('close');
    expect(JSON.parse(readFileSync(join(folder, 'window.json'), 'utf8'))).toMatchObject({
      bounds: { width: 1280, height: 800 },
      language: 'ru',
      ground: '#2f5143',
    });
    expect(readFileSync(join(folder, 'logs/tarbart.log'), 'utf8')).not.toContain(folder);
  });
});

test('--smoke deals, stores and ends with 0 on a folder of its own', async ({ desktop }) => {
  const ended = desktop('--smoke').then(
    ({ electron, folder }) =>
      new Promise<unknown[]>((resolve) => electron.app.once('exit', (code) => resolve([code, readdirSync(folder)]))),
  );
  expect(await ended).toEqual([0, []]);
});
