import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';
import { amazons, careless, lay } from './game.ts';

export const THEMES = ['light', 'dark'] as const;
export const TABLES = ['felt', 'midnight', 'linen', 'contrast'] as const;
const WON = amazons(2296);
const LOST = amazons(401);

const { resolve } = createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright'));
const source = readFileSync(resolve('axe-core/axe.min.js'), 'utf8');

/** What a change of colours can break. */
const COLOURS = ['color-contrast', 'link-in-text-block'];

/** What axe finds wrong in the page as it stands, in one line each: by all rules, by those on colours alone, or by the others. */
export async function violations(page: Page, by: 'all' | 'colours' | 'others' = 'all'): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const options: RunOptions = {
    resultTypes: ['violations'],
    ...(by === 'colours' && { runOnly: { type: 'rule', values: COLOURS } }),
    ...(by === 'others' && { rules: Object.fromEntries(COLOURS.map((rule) => [rule, { enabled: false }])) }),
  };
  return page.evaluate(async (options) => {
    const { axe } = window as unknown as { axe: { run: (options: RunOptions) => Promise<AxeResults> } };
    // What fades in is looked at when it is there.
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
    const { violations } = await axe.run(options);
    return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
  }, options);
}

/** Shows the page in other colours, as the settings do. */
export const dress = (page: Page, theme: string, table: string): Promise<void> =>
  page.evaluate(
    ([theme, table]) => {
      const { dataset } = document.documentElement;
      [dataset['theme'], dataset['table']] = [theme, table];
    },
    [theme, table] as const,
  );

async function visit(page: Page, screen: string): Promise<void> {
  await page.evaluate((hash) => (location.hash = hash), `/${screen}`);
  await page.locator('main.screen').waitFor({ state: 'detached' });
  await page.getByRole('heading', { level: 1 }).first().waitFor();
}
async function closed(page: Page, role: 'dialog' | 'menu'): Promise<void> {
  await page.keyboard.press('Escape');
  await page.getByRole(role).waitFor({ state: 'detached' });
}
async function home(page: Page): Promise<void> {
  await page.evaluate(() => (location.hash = ''));
  await page.locator('[data-pile]').first().waitFor();
}

/** Every screen, and how to come to it from the one before. */
export const SCREENS: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'the win': async (page) => {
    await home(page);
    await lay(page, WON, careless(WON));
    await page.getByRole('region').first().waitFor();
  },
  'the block': async (page) => {
    await lay(page, LOST, careless(LOST));
    await page.getByRole('region').first().waitFor();
  },
  'the table': (page) => lay(page, WON, careless(WON).slice(0, 30)),
  'the keys': async (page) => {
    await page.keyboard.press('k');
    await page.getByRole('dialog').waitFor();
  },
  'the menu of a pile': async (page) => {
    await closed(page, 'dialog');
    await page.locator('[data-pile=t1]').click({ button: 'right' });
    await page.getByRole('menu').waitFor();
  },
  'the new deal': async (page) => {
    await closed(page, 'menu');
    await page.keyboard.press('F2');
    await page.getByRole('dialog').waitFor();
  },
  'the statistics': async (page) => {
    await closed(page, 'dialog');
    await visit(page, 'statistics');
  },
  'the settings': (page) => visit(page, 'settings'),
  'the games': (page) => visit(page, 'chooser'),
  'the rules': (page) => visit(page, 'help'),
  'what is found in the rules': async (page) => {
    await page.getByRole('search').getByRole('textbox').fill('Pretty Good');
    await page.locator('article mark').first().waitFor();
  },
  'the saved games': (page) => visit(page, 'saved'),
  'the lessons': (page) => visit(page, 'learn'),
  // The last: it stays.
  'the pause': async (page) => {
    await home(page);
    await page.keyboard.press('Control+KeyP');
    await page.locator('.paused').waitFor();
  },
};
