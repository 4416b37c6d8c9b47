import type { Page } from '@playwright/test';
import { amazons, call, careless, lay, open, type Deal } from './game.ts';
import { expect, test } from './host.ts';

const WON = amazons(2296);
const LOST = amazons(401);

const show = (page: Page): Promise<void> => page.evaluate(() => void (location.hash = '/statistics'));

/** Ends what lies on the table: a won game is won already, another is given up. */
async function leave(page: Page): Promise<void> {
  const { value } = (await call(page, 'app.start', {})) as { value: { table: { attempt: { id: string } } } };
  await call(page, 'attempt.giveUp', { id: value.table.attempt.id, clock: 0 });
}

/** A game that is won, one that is lost, and one that is given up with a move undone. */
async function play(page: Page): Promise<void> {
  const undone: Deal = amazons(7);
  await lay(page, WON, careless(WON));
  await lay(page, LOST, careless(LOST));
  await leave(page);
  await lay(page, undone, careless(undone).slice(0, 3));
  await page.keyboard.press('Control+KeyZ');
  await expect.poll(async () => JSON.stringify(await call(page, 'app.start', {}))).toContain('"undos":1');
  await leave(page);
  await show(page);
}

const heads = (page: Page) => page.locator('main dl').first().locator('dd');
const rows = (page: Page) => page.locator('.log tbody tr');

test('figures and log are those of the attempts asked for, and stay so when the page is left', async ({
  page,
  host,
}) => {
  await open(page, host.url);
  await play(page);
  await expect(heads(page)).toHaveText(['3', '1', '1', /^33\.3\s%$/]);
  await page.getByRole('combobox', { name: 'Help' }).selectOption('Without help or undo');
  await expect(heads(page)).toHaveText(['2', '1', '1', /^50\.0\s%$/]);
  await expect(page.getByText('Only those without hint, light, undo or restart.')).toBeVisible();
  await expect(rows(page)).toHaveCount(2);
  await page.getByRole('combobox', { name: 'Period' }).selectOption('Last 7 days');
  await expect(page.getByText('Only the last 7 days.')).toBeVisible();
  await expect(heads(page)).toHaveText(['2', '1', '1', /^50\.0\s%$/]);
  await page.keyboard.press('Escape');
  await show(page);
  await expect(page.getByRole('combobox', { name: 'Period' })).toHaveValue('week');
  await expect(heads(page)).toHaveText(['2', '1', '1', /^50\.0\s%$/]);
  // Where nothing is left the filters stay at hand.
  await page.getByRole('combobox', { name: 'Help' }).selectOption('With help');
  await expect(heads(page)).toHaveText(['0', '0', '0', '–']);
  await page.getByRole('combobox', { name: 'Help' }).selectOption('With and without help');
  await expect(heads(page)).toHaveText(['3', '1', '1', /^33\.3\s%$/]);
});
