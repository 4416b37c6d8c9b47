import { GAMES } from '../shared/games/index.ts';
import { messages, type Language } from '../shared/text/index.ts';
import { dress, violations } from './axe.ts';
import { call, open } from './game.ts';
import { expect, test } from './host.ts';

test('the book of odds lists every game and reading with its figures and their commands', async ({ page, host }) => {
  await open(page, host.url);
  await page.evaluate(() => void (location.hash = '/statistics'));
  await page.getByRole('radio', { name: 'Book of odds' }).check();
  const book = page.getByRole('region', { name: 'Book of odds' });
  const { names } = messages('en').games;
  await expect(book.locator('th[scope=rowgroup]')).toHaveText(GAMES.map(({ id }) => names[id] ?? ''));
  const rows = book.locator('tr:has(th[scope=row])');
  await expect(rows).toHaveCount(GAMES.reduce((sum, { presets }) => sum + presets.length, 0));
  await expect(book.getByText('not counted yet')).toHaveCount(0);
  await expect(rows.first().locator('td')).toHaveText([
    /^10\.4% 10.392 of 100.000 10\.2% to 10\.6%$/,
    /^100\.0% all of 10.000 99\.96% to 100\.00%$/,
    '0',
    '0',
    '1 in 10',
  ]);
  await expect(book.getByText('npm run lab -- simulate --game amazons --rules dick-1898')).toBeVisible();
  // Left and opened again, the page is as it was.
  await page.keyboard.press('Escape');
  await page.evaluate(() => void (location.hash = '/statistics'));
  await expect(book).toBeVisible();
});

test('axe finds nothing in the book and in a search, by day and night, and the book fits 800 px in every language', async ({
  page,
  host,
}) => {
  test.slow();
  await page.setViewportSize({ width: 800, height: 600 });
  await open(page, host.url);
  const clean = async (): Promise<void> => {
    await dress(page, 'light', 'felt');
    expect(await violations(page), 'day').toEqual([]);
    await dress(page, 'dark', 'felt');
    expect(await violations(page, 'colours'), 'night').toEqual([]);
  };
  for (const language of ['en', 'es', 'ru'] as const satisfies readonly Language[]) {
    const { book, deal } = messages(language);
    await call(page, 'settings.write', { key: 'language', value: language });
    await page.evaluate(() => void (location.hash = '/statistics'));
    await page.reload();
    await page.getByRole('radio', { name: book.title }).check();
    const region = page.getByRole('region', { name: book.title });
    await expect(region).toBeVisible();
    expect(await region.evaluate((node) => node.scrollWidth)).toBeLessThanOrEqual(800);
    if (language !== 'en') continue;
    await clean();
    await page.evaluate(() => void (location.hash = ''));
    await page.locator('[data-pile]').first().waitFor();
    await page.keyboard.press('F2');
    await page.getByRole('dialog').getByRole('radio', { name: deal.kinds.hard.name }).check();
    await clean();
    await page.keyboard.press('Escape');
  }
});
