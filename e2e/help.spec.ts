import type { Page } from '@playwright/test';
import { GAMES, rulesOf } from '../shared/games/index.ts';
import { facts } from '../shared/text/facts.ts';
import { messages } from '../shared/text/index.ts';
import { changes, rulePage } from '../shared/text/rule-page.ts';
import { violations } from './axe.ts';
import { amazons, call, lay, open } from './game.ts';
import { expect, test } from './host.ts';

const WORDS = messages('en');
const title = (page: Page) => page.getByRole('heading', { level: 1 });
const article = (page: Page) => page.getByRole('article');

test('F1 and the book open the rules of the game on the table; Escape and Back return to it', async ({
  page,
  host,
}) => {
  await open(page, host.url);
  const algerian = GAMES[1];
  if (!algerian) throw new Error('no game');
  await lay(page, { game: algerian, number: 5 });
  await page.keyboard.press('F1');
  await expect(title(page)).toHaveText('Algerian');
  await expect(page).toHaveTitle('How to play · Tarbart');
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-pile]').first()).toBeVisible();
  await page.getByRole('button', { name: 'How to play' }).click();
  await expect(title(page)).toHaveText('Algerian');
  // Back goes the way that was come, and turns nowhere.
  await page.keyboard.press('Control+Comma');
  await expect(title(page)).toHaveText('Settings');
  await page.keyboard.press('Escape');
  await expect(title(page)).toHaveText('Algerian');
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.locator('[data-pile]').first()).toBeVisible();
});

test('every game has its page, with every sentence of its rules', async ({ page, host }) => {
  await open(page, host.url);
  await page.keyboard.press('F1');
  for (const game of GAMES) {
    const name = WORDS.games.names[game.id] ?? '';
    await page.getByRole('navigation').getByRole('button', { name, exact: true }).click();
    await expect(title(page)).toHaveText(name);
    await expect(title(page)).toBeFocused();
    await expect(page.getByRole('img', { name: `The table of ${name}` })).toBeVisible();
    const told = rulePage(WORDS.rules.sentences, facts(rulesOf(game, game.presets[0].options)));
    const paragraphs = told.flatMap((section) => section.paragraphs.map((sentences) => sentences.join(' ')));
    const shown = await article(page).locator('section > p').allInnerTexts();
    expect(shown.slice(0, paragraphs.length)).toEqual(paragraphs);
    await expect(article(page).locator('dd').first()).toHaveText(/\.$/);
  }
});

test('from page to page, to the last one and back', async ({ page, host }) => {
  await open(page, host.url);
  await page.keyboard.press('F1');
  await expect(page.getByRole('button', { name: /^Previous/ })).toHaveCount(0);
  for (const game of GAMES.slice(1)) {
    await page.getByRole('button', { name: `Next: ${WORDS.games.names[game.id] ?? ''}` }).click();
    await expect(title(page)).toBeInViewport();
  }
  await expect(title(page)).toHaveText('Scuffle');
  await expect(page.getByRole('button', { name: /^Next/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'Previous: Acquaintance' }).click();
  await expect(title(page)).toHaveText('Acquaintance');
});

test('a word is found in all pages, and read where it stands', async ({ page, host }) => {
  await open(page, host.url);
  await page.keyboard.press('F1');
  await expect(title(page)).toBeFocused();
  await page.keyboard.press('Control+f');
  await page.keyboard.type('two PÁSSES');
  const said = page.getByRole('status');
  await expect(said).toHaveText(/^\d+ sentences in \d+ games/);
  await page.keyboard.type(' running');
  await expect(said).toHaveText('1 sentence in 1 game');
  await page.keyboard.press('ArrowDown');
  await expect(article(page).getByRole('button', { name: 'Amazons' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(title(page)).toHaveText('Amazons');
  await expect(page.getByLabel('reading').locator('option:checked')).toHaveText('Amazonas');
  const sentence = article(page).getByText('two passes running');
  await expect(sentence.first()).toBeFocused();
  await expect(sentence.first()).toBeInViewport();

  const field = page.getByRole('textbox', { name: 'Find in the rules' });
  await field.fill('Kingsdown');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('');
  await expect(title(page)).toHaveText('Amazons');
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-pile]').first()).toBeVisible();
});

test('another reading is told by its own sentences, and what it changes', async ({ page, host }) => {
  await open(page, host.url);
  await page.keyboard.press('F1');
  const differs = page.getByRole('heading', { name: 'What this reading changes' });
  await expect(differs).toHaveCount(0);
  const { game } = amazons(1);
  for (const [i, preset] of game.presets.entries()) {
    await page.getByLabel('reading').selectOption({ index: i });
    const now = facts(rulesOf(game, preset.options));
    const told = changes(WORDS.rules.sentences, now, facts(rulesOf(game, game.presets[0].options)));
    await expect(differs).toHaveCount(told.length > 0 ? 1 : 0);
    await expect(article(page).getByRole('listitem')).toHaveText(told);
  }
  await expect(article(page)).toContainText('Dick’s Games of Patience, 2nd series, 1898, pp. 107–108.');
});

test('the player’s own rules can be read while they are in play', async ({ page, host }) => {
  await open(page, host.url);
  const { game } = amazons(1);
  const options = { ...game.presets[0].options, lossRule: 'never' };
  const dealt = {
    game: game.id,
    revision: 1,
    options,
    deal: { kind: 'number', shuffle: 1, number: 3 },
    source: 'number',
  };
  await call(page, 'table.lay', { dealt, clock: 0 });
  await page.reload();
  await page.locator('[data-pile]').first().waitFor();
  await page.keyboard.press('F1');
  await expect(page.getByLabel('reading').locator('option:checked')).toHaveText('Your own rules');
  await expect(article(page)).toContainText('The game has no end but a win');
});

test('in a small window the games are a list that opens, and their rules fit it in every language', async ({
  page,
  host,
}) => {
  test.slow();
  await page.setViewportSize({ width: 800, height: 600 });
  await open(page, host.url);
  await page.evaluate(() => void (location.hash = '/help'));
  for (const language of ['en', 'es', 'ru'] as const) {
    await call(page, 'settings.write', { key: 'language', value: language });
    await page.reload();
    await page.locator('#reading').selectOption({ index: 3 });
    if (language === 'en') expect(await violations(page)).toEqual([]);
    for (const game of GAMES) {
      await page.getByRole('combobox').first().selectOption(game.id);
      const wide = await page.evaluate(() => {
        const leaf = document.querySelector('.leaf');
        return leaf ? leaf.scrollWidth - leaf.clientWidth : 0;
      });
      expect(wide, `${language}, ${game.id}`).toBe(0);
      await expect(title(page)).toHaveText(messages(language).games.names[game.id] ?? '');
    }
  }
});
