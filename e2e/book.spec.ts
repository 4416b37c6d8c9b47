import AxeBuilder from '@axe-core/playwright';
import { GAMES } from '../shared/games/index.ts';
import { messages, type Language } from '../shared/text/index.ts';
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

for (const language of ['en', 'es', 'ru'] as const satisfies readonly Language[])
  test(`axe finds nothing in the book and in a search, and both fit 800 px: ${language}`, async ({ page, host }) => {
    test.slow();
    const { book, deal } = messages(language);
    await page.setViewportSize({ width: 800, height: 600 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, host.url);
    await call(page, 'settings.write', { key: 'language', value: language });
    for (const theme of ['light', 'dark']) {
      await call(page, 'settings.write', { key: 'theme', value: theme });
      await page.evaluate(() => void (location.hash = '/statistics'));
      await page.reload();
      await page.getByRole('radio', { name: book.title }).check();
      const region = page.getByRole('region', { name: book.title });
      await expect(region).toBeVisible();
      const clean = async (): Promise<void> => {
        const { violations } = await new AxeBuilder({ page }).analyze();
        expect(violations).toEqual([]);
      };
      await clean();
      expect(await region.evaluate((node) => node.scrollWidth)).toBeLessThanOrEqual(800);
      await page.evaluate(() => void (location.hash = ''));
      await page.locator('[data-pile]').first().waitFor();
      await page.keyboard.press('F2');
      await page.getByRole('dialog').getByRole('radio', { name: deal.kinds.hard.name }).check();
      await clean();
      await page.keyboard.press('Escape');
    }
  });
