import type { Page } from '@playwright/test';
import type { Ended } from '../electron/testing/ended-attempts.ts';
import { today } from '../renderer/statistics/today.ts';
import { dress, violations } from './axe.ts';
import { amazons, call, careless, click, dealt, lay, newDeal, open, putEnded } from './game.ts';
import { expect, test } from './host.ts';

const WON = amazons(2296);
const LOST = amazons(401);

/** Shows a screen by its address, as Back and Forward do. */
const show = (page: Page, screen: string): Promise<void> =>
  page.evaluate((hash) => void (location.hash = hash), `/${screen}`);

/** So many attempts that were given up with the first move, ms 1000, 2000, … at the table. */
const givenUp = (attempts: number, repeat: 0 | 1 = 0): Ended[] =>
  Array.from({ length: attempts }, (_, i) => ({ status: 'givenUp', home: 0, clock: 1000 * (i + 1), repeat }));

/** A deal of Amazons for the table. */
const NEXT = {
  game: WON.game.id,
  revision: WON.game.revision,
  options: WON.game.presets[0].options,
  deal: { kind: 'number', shuffle: 1, number: 99 },
  source: 'random',
};

test('figures right after a game won and one lost, the same in every language', async ({ page, host }) => {
  await open(page, host.url);
  const last = careless(WON).at(-1) ?? 'deal';
  await lay(page, WON, careless(WON).slice(0, -1));
  await click(page, last);
  await expect(page.getByRole('heading', { name: 'Four queens' })).toBeVisible();
  await lay(page, LOST, careless(LOST));
  const { deal } = await newDeal(page);
  await deal.click();
  await show(page, 'statistics');

  const figures = page.locator('main dl').first();
  await expect(figures.locator('dd')).toHaveText(['2', '1', '1', /^50\.0\s%$/]);
  await expect(page.getByText('You win 1 of 2 fair attempts, 50.0%; likely between 9.5% and 90.5%.')).toBeVisible();
  await expect(page.getByText('Over 2 attempts that ended won, lost or given up;')).toBeVisible();
  await expect(page.getByText('There are 2 so far.')).toBeVisible();
  await expect(page.getByRole('slider')).toHaveCount(0);
  const rows = page.getByRole('row');
  await expect(rows).toHaveCount(3);
  await expect(rows.nth(1)).toContainText('Lost');
  await expect(rows.nth(2)).toContainText('Wonclean');
  await page.getByRole('combobox', { name: 'Show' }).selectOption('Not won');
  await expect(rows).toHaveCount(2);
  // Left and opened again, the page is as it was.
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-pile]').first()).toBeVisible();
  await show(page, 'statistics');
  await expect(page.getByRole('combobox', { name: 'Show' })).toHaveValue('notWon');
  await expect(rows).toHaveCount(2);

  for (const [language, rate, all] of [
    ['es', /^50,0\s%$/, 'Todos los juegos'],
    ['ru', /^50,0\s%$/, 'Все пасьянсы'],
  ] as const) {
    await call(page, 'settings.write', { key: 'language', value: language });
    await page.reload();
    await expect(figures.locator('dd')).toHaveText(['2', '1', '1', rate]);
    await page.getByRole('radio', { name: all }).check();
    await expect(page.getByRole('row').nth(1).locator('td').first()).toHaveText('2');
  }
  // A key that is held with Ctrl is a command at a choice, too.
  await page.keyboard.press('Control+Comma');
  await expect(page.getByRole('heading', { name: 'Настройки', exact: true })).toBeVisible();
});

test('an attempt of the log says how it counts, and its deal can be played again', async ({ page, host }) => {
  putEnded(host, givenUp(1));
  await open(page, host.url);
  await show(page, 'statistics');
  await page.getByRole('button', { name: 'Given up' }).click();
  await expect(page.getByText('A fair attempt: it counts on the ruler.')).toBeVisible();
  await page.getByRole('button', { name: 'Play this deal again' }).click();
  await expect.poll(() => dealt(page)).toMatchObject({ deal: { kind: 'number', number: 1 }, source: 'number' });
});

test('nothing counted yet: what is known, and a first game', async ({ page, host }) => {
  await open(page, host.url);
  const before = await dealt(page);
  await show(page, 'statistics');
  await expect(page.getByRole('heading', { name: 'Nothing counted yet' })).toBeVisible();
  await expect(page.getByText(/careless play 10\.\d% of 100.000 deals/)).toBeVisible();
  await page.getByRole('button', { name: 'Deal a first game' }).click();
  await expect(page.locator('[data-pile]').first()).toBeVisible();
  await expect.poll(() => dealt(page)).not.toEqual(before);
});

test('pictures from 40 attempts on, read by keyboard; the log without end', async ({ page, host }) => {
  putEnded(host, givenUp(39));
  await open(page, host.url);
  await show(page, 'statistics');
  await expect(page.getByText('There are 39 so far.')).toBeVisible();
  await expect(page.getByRole('slider')).toHaveCount(0);
  await page.keyboard.press('Escape');
  putEnded(host, [...givenUp(21), ...givenUp(39, 1), { clock: 150_000, on: today() }]);
  await show(page, 'statistics');
  const curve = page.getByRole('slider', { name: 'Win rate' });
  await curve.focus();
  await page.keyboard.press('Home');
  await expect(curve).toHaveAttribute('aria-valuenow', '0');
  await expect(curve).toHaveAttribute('aria-valuetext', /: 0\.0%$/);
  const times = page.getByRole('slider', { name: 'Times' });
  await times.focus();
  await expect(times).toHaveAttribute('aria-valuetext', '2 to 3 minutes: 1 win');
  await page.keyboard.press('ArrowLeft');
  await expect(times).toHaveAttribute('aria-valuetext', '1 to 2 minutes: no win');
  const weeks = page.getByRole('table', { name: /^Attempts a week/ }).getByRole('row');
  await expect(weeks).toHaveCount(1 + 26);
  await expect(weeks.nth(26).getByRole('cell')).toHaveText([/\d/, /1$/, '1']);
  await expect(page.getByRole('table', { name: /^Cards home/ }).getByRole('row')).toHaveCount(2);

  // 39 of them are repeats and left out; with them there are 100.
  const rows = page.getByRole('region', { name: 'Attempts' }).getByRole('row');
  await expect(rows).toHaveCount(1 + 50);
  await rows.last().scrollIntoViewIfNeeded();
  await expect(rows).toHaveCount(1 + 61);
  await page.getByLabel('Deals played before').selectOption('Repeats too');
  await expect(page.locator('main dl dd').first()).toHaveText('100');
  await rows.last().scrollIntoViewIfNeeded();
  await expect(rows).toHaveCount(1 + 100);

  // Ordered by a column, and the other way round, over all pages.
  const time = page.getByRole('columnheader', { name: 'time' });
  await time.getByRole('button').click();
  await expect(time).toHaveAttribute('aria-sort', 'descending');
  await expect(rows.nth(1)).toContainText('2:30');
  await time.getByRole('button').press('Enter');
  await expect(time).toHaveAttribute('aria-sort', 'ascending');
  await expect(rows.nth(1)).toContainText('0:01');
  await rows.last().scrollIntoViewIfNeeded();
  await expect(rows.last()).toContainText('2:30');
});

test('axe finds nothing on the three screens, by day and night, and all fits 800 px in every language', async ({
  page,
  host,
}) => {
  test.slow();
  await page.setViewportSize({ width: 800, height: 600 });
  putEnded(host, [
    ...givenUp(41),
    { on: '2019-09-29', status: 'lost', hints: 1, passes: 120, clock: 11 * 3_600_000 },
    {},
  ]);
  await open(page, host.url);
  await call(page, 'table.lay', { dealt: NEXT, clock: 0 });
  for (const language of ['en', 'es', 'ru']) {
    const fits = async (what: string): Promise<void> => {
      expect(await page.evaluate(() => document.documentElement.scrollWidth), what).toBeLessThanOrEqual(800);
      if (language !== 'en') return;
      await dress(page, 'light', 'felt');
      expect(await violations(page), what).toEqual([]);
      await dress(page, 'dark', 'felt');
      expect(await violations(page, 'colours'), `${what}, dark`).toEqual([]);
    };
    await call(page, 'settings.write', { key: 'language', value: language });
    await show(page, '');
    await page.reload();
    await page.locator('[data-pile]').first().waitFor();
    await page.keyboard.press('F2');
    await page.locator('dialog input[name=reading]').last().check();
    await fits('new deal');
    await page.keyboard.press('Escape');
    await show(page, 'settings');
    await expect(page.locator('main.settings')).toBeVisible();
    await fits('settings');
    await show(page, 'statistics');
    await expect(page.locator('main.statistics [role=slider]').first()).toBeVisible();
    await fits('statistics');
    await page.locator('main.statistics header input').last().check();
    await fits('all games');
    // Two lists beside each other, as narrow as that can be: neither is drawn sideways.
    await page.setViewportSize({ width: 1081, height: 600 });
    for (const view of ['last', 'first'] as const) {
      await page.locator('main.statistics header input')[view]().check();
      await expect(page.locator('.ledger .result').last()).toBeVisible();
      for (const list of ['.rows', '.overview'])
        expect(
          await page.locator(list).evaluate((node) => node.scrollWidth - node.clientWidth),
          `${list} of ${view}, ${language}`,
        ).toBe(0);
    }
    await page.setViewportSize({ width: 800, height: 600 });
  }
});
