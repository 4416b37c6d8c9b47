import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { amazons, call, careless, lay, open } from './game.ts';
import { expect, test } from './host.ts';

const LANGUAGES = ['en', 'es', 'ru'];
const THEMES = ['light', 'dark'];
const TABLES = ['felt', 'midnight', 'linen', 'contrast'];
const WON = amazons(2296);
const LOST = amazons(401);

const set = (page: Page, key: string, value: unknown): Promise<unknown> => call(page, 'settings.write', { key, value });

/** What axe finds wrong, in one line each. */
async function violations(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
}

/** Every screen, and how to come to it. */
const SCREENS: Record<string, (page: Page) => Promise<void>> = {
  'the table': (page) => lay(page, WON, careless(WON).slice(0, 30)),
  'the block': async (page) => {
    await lay(page, LOST, careless(LOST));
    await page.getByRole('region').first().waitFor();
  },
  'the win': async (page) => {
    await lay(page, WON, careless(WON));
    await page.getByRole('region').first().waitFor();
  },
  'the keys': async (page) => {
    await page.keyboard.press('k');
    await page.getByRole('dialog').waitFor();
  },
  'the menu of a pile': async (page) => {
    await lay(page, WON, careless(WON).slice(0, 30));
    await page.locator('[data-pile=t1]').click({ button: 'right' });
    await page.getByRole('menu').waitFor();
  },
  'the new deal': async (page) => {
    await page.keyboard.press('F2');
    await page.getByRole('dialog').waitFor();
  },
  'the statistics': (page) => visit(page, 'statistics'),
  'the settings': (page) => visit(page, 'settings'),
  'the games': (page) => visit(page, 'chooser'),
  'the saved games': (page) => visit(page, 'saved'),
  'the rules': (page) => visit(page, 'help'),
  // The last: it stays.
  'the pause': async (page) => {
    await lay(page, WON, careless(WON).slice(0, 30));
    await page.keyboard.press('Control+KeyP');
  },
};

async function visit(page: Page, screen: string): Promise<void> {
  await page.evaluate((hash) => (location.hash = hash), `/${screen}`);
  await page.locator('main.screen').waitFor({ state: 'detached' });
  await page.getByRole('heading', { level: 1 }).first().waitFor();
}

for (const language of LANGUAGES)
  for (const theme of THEMES)
    test(`${language}, ${theme}: axe finds nothing on any screen`, async ({ page, host }) => {
      test.slow();
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await open(page, host.url);
      await set(page, 'language', language);
      await set(page, 'theme', theme);
      for (const [name, show] of Object.entries(SCREENS)) {
        await page.evaluate(() => (location.hash = ''));
        await page.reload();
        await page.locator('main').first().waitFor();
        await show(page);
        expect.soft(await violations(page), name).toEqual([]);
      }
    });

for (const table of TABLES)
  for (const theme of THEMES)
    test(`${table}, ${theme}: axe finds nothing on the table, in a win and in a block`, async ({ page, host }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await open(page, host.url);
      await set(page, 'table', table);
      await set(page, 'theme', theme);
      for (const name of ['the table', 'the block', 'the win']) {
        await SCREENS[name]?.(page);
        expect.soft(await violations(page), name).toEqual([]);
      }
    });
