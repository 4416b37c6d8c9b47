import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

export const THEMES = ['light', 'dark'] as const;
export const TABLES = ['felt', 'midnight', 'linen', 'contrast'] as const;

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
