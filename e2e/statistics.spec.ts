import type { Page } from '@playwright/test';
import { today } from '../renderer/statistics/today.ts';
import { formatDeck } from '../shared/engine/cards.ts';
import { dealtDeck } from '../shared/engine/shuffle.ts';
import { formatOptions, GAMES, gameOf } from '../shared/games/index.ts';
import { messages } from '../shared/text/index.ts';
import { dress, violations } from './axe.ts';
import { amazons, call, careless, lay, open, putEnded, rulesOfDeal, type Deal } from './game.ts';
import { expect, test } from './host.ts';

const GAME_NAMES = messages('en').games.names;
const LANGUAGES = ['en', 'es', 'ru'] as const;
const WON = amazons(2296);
const LOST = amazons(401);

const show = (page: Page): Promise<void> => page.evaluate(() => void (location.hash = '/statistics'));

/** Ends what lies on the table: a won game is won already, another is given up. */
async function leave(page: Page): Promise<void> {
  const { value } = (await call(page, 'app.start', {})) as { value: { table: { attempt: { id: string } } } };
  await call(page, 'attempt.giveUp', { id: value.table.attempt.id, clock: 0 });
}

/** A game that is won, one that is lost, and one that is given up with a move undone. */
async function play(page: Page, url: string): Promise<void> {
  const undone: Deal = amazons(7);
  await open(page, url, WON, careless(WON));
  await lay(page, LOST, careless(LOST));
  await leave(page);
  await lay(page, undone, careless(undone).slice(0, 3));
  await page.keyboard.press('Control+KeyZ');
  await expect.poll(async () => JSON.stringify(await call(page, 'app.start', {}))).toContain('"undos":1');
  await leave(page);
  await show(page);
}

test('the statistics of every game open, of all its readings and of each', async ({ page, host }) => {
  await open(page, host.url);
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  for (const { id, presets } of GAMES)
    for (const rules of [null, ...presets.map((preset) => preset.id)]) {
      await page.evaluate((to) => (location.hash = to), `/statistics?game=${id}${rules ? `&rules=${rules}` : ''}`);
      await expect(page.getByRole('heading', { level: 1, name: GAME_NAMES[id] ?? id, exact: true })).toBeVisible();
      const chosen = rules === null ? 'All readings' : messages('en').games.readings[rules];
      await expect(page.getByRole('combobox', { name: 'Reading' }).locator('option:checked')).toHaveText(chosen ?? '');
    }
  expect(errors).toEqual([]);
});

const heads = (page: Page) => page.locator('main dl').first().locator('dd');
const rows = (page: Page) => page.locator('.log tbody tr');

test('figures and log are those of the attempts asked for, and stay so when the page is left', async ({
  page,
  host,
}) => {
  await play(page, host.url);
  await expect(heads(page)).toHaveText(['3', '1', '1', /^33\.3\s%$/]);
  await page.getByRole('combobox', { name: 'Help' }).selectOption('Without help or undo');
  await expect(heads(page)).toHaveText(['2', '1', '1', /^50\.0\s%$/]);
  await expect(page.getByText('Only those without hint, light, show me, undo or restart.')).toBeVisible();
  await expect(rows(page)).toHaveCount(2);
  await page.getByRole('combobox', { name: 'Period' }).selectOption('Last 7 days');
  await expect(page.getByText('Only the last 7 days.')).toBeVisible();
  await expect(heads(page)).toHaveText(['2', '1', '1', /^50\.0\s%$/]);
  await page.keyboard.press('Escape');
  await page.locator('[data-pile]').first().waitFor();
  await show(page);
  await expect(page.getByRole('combobox', { name: 'Period' })).toHaveValue('week');
  await expect(heads(page)).toHaveText(['2', '1', '1', /^50\.0\s%$/]);
  // The address alone is enough.
  await page.reload();
  await expect(page.getByRole('combobox', { name: 'Period' })).toHaveValue('week');
  await expect(heads(page)).toHaveText(['2', '1', '1', /^50\.0\s%$/]);
  await page.getByRole('combobox', { name: 'Help' }).selectOption('With help or undo');
  await expect(heads(page)).toHaveText(['1', '0', '0', /^0\.0\s%$/]);
  await page.getByRole('combobox', { name: 'Help' }).selectOption('With and without help');
  await expect(heads(page)).toHaveText(['3', '1', '1', /^33\.3\s%$/]);

  // All readings: beside each other once there is more than one, each leading to its own figures.
  const readings = page.getByRole('table', { name: 'By game and reading' });
  await page.getByRole('combobox', { name: 'Reading' }).selectOption('All readings');
  await expect(page.getByText('Over 3 attempts by all readings')).toBeVisible();
  await expect(readings).toHaveCount(0);
  putEnded(host, [{ options: formatOptions(WON.game, WON.game.presets[1]?.options ?? {}), on: today() }]);
  await page.getByRole('combobox', { name: 'Period' }).selectOption('Today');
  await expect(heads(page)).toHaveText(['4', '2', '2', /^50\.0\s%$/]);
  await expect(readings.getByRole('rowheader')).toHaveText(['Amazons', 'Morehead & Mott-Smith', 'Dick']);
  await expect(readings.getByRole('button')).toHaveText(['Morehead & Mott-Smith', 'Dick']);
  await readings.getByRole('button', { name: 'Dick' }).click();
  await expect(heads(page)).toHaveText(['1', '1', '1', /^100\.0\s%$/]);
});

test('an attempt opened is told in full; struck out it counts nowhere until it is taken back', async ({
  page,
  host,
}) => {
  await play(page, host.url);
  await page.getByRole('button', { name: /^Won/ }).click();
  const opened = page.locator('.opened');
  await expect(opened.getByText('Deal 2296', { exact: true })).toBeVisible();
  await expect(opened.getByText('Morehead & Mott-Smith')).toBeVisible();
  await expect(opened.locator('svg rect.card').first()).toBeVisible();
  await expect(
    opened.getByText('A fair attempt: it counts on the ruler. Without help, undo or restart.'),
  ).toBeVisible();
  const moves = careless(WON);
  await opened.getByText(`${moves.length} moves`).click();
  await expect(opened.getByText(moves.join(' '))).toBeVisible();
  await opened.getByRole('button', { name: 'Strike out' }).click();
  await expect(heads(page)).toHaveText(['2', '0', '0', /^0\.0\s%$/]);
  await expect(page.getByRole('button', { name: 'Won struck out', exact: true })).toBeVisible();
  await expect(opened.getByText('Struck out: it counts in no figure.')).toBeVisible();
  await page.reload();
  await expect(heads(page)).toHaveText(['2', '0', '0', /^0\.0\s%$/]);
  await page.getByRole('button', { name: /^Won/ }).click();
  await opened.getByRole('button', { name: 'Take back in' }).click();
  await expect(heads(page)).toHaveText(['3', '1', '1', /^33\.3\s%$/]);

  // All struck out, the log is still there to take them back.
  await page.getByRole('button', { name: /^Won/ }).click();
  for (const [status, left] of [
    [/^Won/, '2'],
    [/^Lost/, '1'],
    [/^Given up/, '0'],
  ] as const) {
    const entry = page.getByRole('button', { name: status });
    await entry.click();
    await opened.getByRole('button', { name: 'Strike out' }).click();
    await expect(heads(page).first()).toHaveText(left);
    if (left !== '0') await entry.click();
  }
  await opened.getByRole('button', { name: 'Take back in' }).click();
  await expect(heads(page).first()).toHaveText('1');
});

test('a copied deal pastes back into the dialog of another game, and a copied deck into its own field', async ({
  page,
  host,
  context,
}) => {
  const { games, statistics } = messages('en');
  await context.grantPermissions(['clipboard-read']);
  await open(page, host.url, WON, careless(WON));
  await show(page);
  await page.getByRole('button', { name: /^Won/ }).click();
  await page.getByRole('button', { name: statistics.copy }).click();
  await expect(page.getByRole('button', { name: statistics.copied })).toBeVisible();
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(text).toBe('Tarbart: amazons morehead-mott-smith 2296');
  const game = gameOf('algerian');
  if (!game) throw new Error('no Algerian');
  await page.evaluate(() => void (location.hash = ''));
  await lay(page, { game, number: 5 });
  await page.keyboard.press('F2');
  const dialog = page.getByRole('dialog');
  const number = dialog.getByLabel('deal number');
  await number.fill('');
  await number.focus();
  await page.keyboard.press('Control+KeyV');
  await expect(number).toHaveValue('2296');
  await expect(dialog.getByLabel('Game', { exact: true }).locator('option:checked')).toHaveText(
    games.names['amazons'] ?? '',
  );

  const { pack } = rulesOfDeal(WON);
  const deck = formatDeck(pack, dealtDeck(pack.size, 9));
  await number.fill(`Tarbart: amazons dick-1898 ${deck}`);
  await expect(dialog.getByRole('textbox')).toHaveValue(deck);
  await expect(dialog.getByRole('textbox')).toBeFocused();
  await expect(dialog.getByRole('radio', { name: /^Dick/ })).toBeChecked();

  await dialog.getByRole('radio', { name: 'By number' }).check();
  await number.fill(text);
  await dialog.getByRole('button', { name: 'Deal', exact: true }).click();
  await expect
    .poll(() => call(page, 'app.start', {}))
    .toMatchObject({ value: { table: { dealt: { game: 'amazons', deal: { number: 2296 }, source: 'number' } } } });
});

test('axe finds nothing where an attempt is opened, by day and night, and all fits 800 px in every language', async ({
  page,
  host,
}) => {
  test.slow();
  await page.setViewportSize({ width: 800, height: 600 });
  await open(page, host.url, WON, careless(WON));
  await show(page);
  for (const language of LANGUAGES) {
    await call(page, 'settings.write', { key: 'language', value: language });
    await page.reload();
    await rows(page).first().getByRole('button').click();
    await page.locator('details').click();
    await page.locator('.opened button').last().click();
    await expect(page.locator('tr.struck')).toHaveCount(language === 'es' ? 0 : 1);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(800);
    if (language !== 'en') continue;
    await dress(page, 'light', 'felt');
    expect(await violations(page), 'day').toEqual([]);
    await dress(page, 'dark', 'felt');
    expect(await violations(page, 'colours'), 'night').toEqual([]);
  }
});
