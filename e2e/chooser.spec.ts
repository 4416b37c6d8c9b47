import { GAMES, gameOf } from '../shared/games/index.ts';
import { legalMoves } from '../shared/engine/state.ts';
import { violations } from './axe.ts';
import { amazons, byRequest, call, careless, lay, open, opening, putEnded, type Deal } from './game.ts';
import { expect, test } from './host.ts';
import type { Page } from '@playwright/test';

const WON = amazons(2296);
const deal = (id: string, number: number): Deal => {
  const game = gameOf(id);
  if (!game) throw new Error(`no game ${id}`);
  return { game, number };
};
const tile = (page: Page, name: string) => page.locator('.contents').getByRole('button', { name });
/** The head of the table: game, reading, deal. */
const head = (page: Page) => page.locator('main > header');
const games = (page: Page) => page.getByRole('button', { name: 'Games' });

interface Open {
  readonly value: {
    readonly attempts: readonly { readonly game: string; readonly deal: { readonly number: number } }[];
  };
}
const inPlay = async (page: Page): Promise<string[]> =>
  ((await call(page, 'attempts.open', {})) as Open).value.attempts.map((one) => `${one.game} ${one.deal.number}`);
interface Lying {
  readonly value: { readonly table: { readonly dealt?: { readonly game: string; readonly options: object } } };
}
const dealt = async (page: Page) => ((await call(page, 'app.start', {})) as Lying).value.table.dealt;

test('every game stands there by family, not yet played, and is dealt by a click', async ({ page, host }) => {
  await byRequest(page);
  await open(page, host.url);
  await games(page).click();
  await expect(page).toHaveTitle('Games · Tarbart');
  await expect(page.locator('.contents').getByRole('button')).toHaveCount(GAMES.length);
  await expect(page.getByRole('region', { name: /^Tournament/ }).getByRole('button')).toHaveCount(4);
  await expect(tile(page, 'Amazons, not yet played')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'also in play' })).toHaveCount(0);
  const { promise: seen, resolve: lay } = Promise.withResolvers<undefined>();
  await page.route('**/call/table.lay', async (route) => {
    await seen;
    await route.continue();
  });
  await tile(page, 'Old Fashioned').click();
  // What lies there is not seen at a table to which another game comes.
  await expect(head(page)).toHaveCSS('opacity', '0');
  lay(undefined);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Old Fashioned');
  await expect(head(page)).toHaveCSS('opacity', '1');
  expect(await dealt(page)).toMatchObject({ game: 'old-fashioned', source: 'random' });
});

test('what is in play is gone on with: from the side, from the list, from its tile', async ({ page, host }) => {
  await open(page, host.url);
  const algerian = deal('algerian', 7);
  await lay(page, algerian, [legalMoves(opening(algerian)).find((move) => move === 'deal') ?? 'deal']);
  const old = deal('old-fashioned', 9);
  await lay(page, old, ['deal', 'deal']);
  await lay(page, WON, careless(WON).slice(0, 12));
  const here = await page.locator('[data-pile]').evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')));
  await games(page).click();
  const left = page.getByRole('region', { name: 'where you left off' });
  await expect(left).toContainText('Amazons');
  await expect(left).toContainText('Morehead & Mott-Smith, deal 2296');
  await expect(left).toContainText(/Pass \d+, \d+ of 28 home\./);
  await left.getByRole('button', { name: 'Continue' }).click();
  expect(
    await page.locator('[data-pile]').evaluateAll((all) => all.map((one) => one.getAttribute('aria-label'))),
  ).toEqual(here);

  await page.keyboard.press('Escape');
  const list = page.getByRole('region', { name: 'also in play' });
  await expect(list.getByRole('listitem')).toHaveText([/^Old Fashioned/, /^Algerian/]);
  await list.getByRole('button', { name: /^Algerian.*“Tarbart”, deal\s7$/ }).click();
  await expect(head(page)).toContainText('7');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Algerian');

  await games(page).click();
  await tile(page, 'Old Fashioned, in play').click();
  await expect(head(page)).toContainText('deal 9');
  expect((await inPlay(page)).sort()).toEqual(['algerian 7', 'amazons 2296', 'old-fashioned 9']);
});

test('a game is dealt again under the rules it was last dealt under, also after a kill', async ({ page, host }) => {
  await open(page, host.url);
  await page.keyboard.press('F2');
  const dialog = page.getByRole('dialog', { name: 'New deal' });
  await dialog.getByRole('radio', { name: /^Parlett/ }).check();
  await dialog.getByRole('button', { name: 'Deal', exact: true }).click();
  await expect(head(page)).toContainText('Parlett');
  await page.keyboard.press('Escape');
  await tile(page, 'Scuffle').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Scuffle');
  await host.restart();
  await open(page, host.url);
  await games(page).click();
  await tile(page, 'Amazons').click();
  await expect(head(page)).toContainText('Parlett');
  expect(await dealt(page)).toMatchObject({ game: 'amazons', options: WON.game.presets[2]?.options });
});

test('what was won is told, whatever the rules, and dots and minutes only where they are known', async ({
  page,
  host,
}) => {
  const lost = amazons(401);
  putEnded(host, [{}]);
  await open(page, host.url, lost, careless(lost));
  await games(page).click();
  await expect(tile(page, 'Amazons')).toHaveAccessibleName(/^Amazons, 1 won of 1, in play, \d+ of 28 home/);
  await tile(page, 'Scuffle').click();
  await games(page).click();
  await expect(tile(page, 'Amazons')).toHaveAccessibleName(/^Amazons, 1 won of 2(, \d+ min)?(, skill [0-5] of 5)?$/);
});

test('by keyboard alone: every tile in turn, Enter chooses, Escape goes back', async ({ page, host }) => {
  await open(page, host.url);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Continue' })).toBeFocused();
  const met: string[] = [];
  for (let step = 0; step < 40 && met.length < GAMES.length; step++) {
    await page.keyboard.press('Tab');
    const name = await page.evaluate(
      () => document.activeElement?.closest('.contents') && document.activeElement.ariaLabel,
    );
    if (name) met.push(name.split(',')[0] ?? '');
  }
  expect(met).toHaveLength(GAMES.length);
  expect(met.slice(0, 4)).toEqual(['Amazons', 'Algerian', 'Carthage', 'Tournament']);
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-pile]').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await tile(page, 'Acquaintance').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Acquaintance');
});

test('the other screens are a click away, and lead back', async ({ page, host }) => {
  await open(page, host.url);
  await games(page).click();
  await page.getByRole('navigation').getByRole('button', { name: 'How to play' }).click();
  await expect(page.getByRole('heading', { name: 'Amazons', level: 1 })).toBeVisible();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.getByRole('heading', { name: 'Tarbart', level: 1 })).toBeVisible();
  await page.getByRole('navigation').getByRole('button', { name: 'A deal by number' }).click();
  await expect(page.getByRole('dialog', { name: 'New deal' })).toBeVisible();
  // Another address is another page: the dialog does not stay over it.
  await page.evaluate(() => (location.hash = '/help'));
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.goBack();
  await page.getByRole('button', { name: 'A deal by number' }).click();
  await expect(page.getByRole('dialog', { name: 'New deal' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  // Any game can be dealt by number there, whatever lies on the table.
  await page.getByRole('button', { name: 'A deal by number' }).click();
  const dialog = page.getByRole('dialog', { name: 'New deal' });
  // The number is asked for: it is typed at once, over the one that stands there.
  await expect(dialog.getByLabel('deal number')).toBeFocused();
  await page.keyboard.type('7');
  await dialog.getByLabel('Game', { exact: true }).selectOption('Algerian');
  await dialog.getByRole('radio', { name: /^Parlett/ }).check();
  await dialog.getByRole('button', { name: 'Deal', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Algerian');
  await expect(head(page)).toContainText('Parlett');
  await expect(head(page)).toContainText('deal 7');
  // What is dealt for the first time offers its rules: seen, said, and gone with the first move.
  const offer = 'New to this game? The book at the top right tells how it is played (F1).';
  await expect(page.locator('.note')).toHaveText(offer);
  await expect(page.getByRole('status')).toContainText(offer);
  await page.keyboard.press('d');
  await expect(page.locator('.note')).toHaveText('');
  await games(page).click();
  await page.getByRole('navigation').getByRole('button', { name: 'Statistics' }).click();
  await expect(page.locator('main.statistics')).toBeVisible();
});

test('the chooser fits its windows in every language', async ({ page, host }) => {
  test.slow();
  await open(page, host.url, deal('tournament', 4), ['deal']);
  await lay(page, deal('scuffle', 4), ['deal']);
  await lay(page, WON, careless(WON).slice(0, 6));
  for (const language of ['en', 'es', 'ru']) {
    await call(page, 'settings.write', { key: 'language', value: language });
    await page.evaluate(() => void (location.hash = '/chooser'));
    await page.reload();
    await expect(page.locator('.contents button')).toHaveCount(GAMES.length);
    for (const width of [3840, 1280, 1024, 800]) {
      await page.setViewportSize({ width, height: Math.round(width * 0.625) });
      const wide = await page.evaluate(() =>
        ['main.chooser', '.side', '.contents'].map((part) => {
          const box = document.querySelector(part);
          return box ? box.scrollWidth - box.clientWidth : 0;
        }),
      );
      expect(wide, `${language}, ${width}`).toEqual([0, 0, 0]);
    }
    if (language === 'en') expect(await violations(page)).toEqual([]);
  }
});

test('a game opened from another one lies where it belongs when its cards have come to rest', async ({
  page,
  host,
}) => {
  await open(page, host.url);
  for (const name of ['Algerian', 'Tournament', 'Kingsdown Eights', 'Scuffle', 'Amazons']) {
    await page.goto(`${page.url().split('#')[0] ?? ''}#/chooser`);
    await page.locator('.tile').filter({ hasText: name }).first().click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
    const astray = () =>
      page.evaluate(() => {
        const boxes = [...document.querySelectorAll('[data-pile]')].map((pile) => pile.getBoundingClientRect());
        return [...document.querySelectorAll('.cards .card')].filter((card) => {
          const { x, y } = card.getBoundingClientRect();
          return !boxes.some((box) => x > box.x - 12 && x < box.right && y > box.y - 40 && y < box.bottom);
        }).length;
      });
    const open = () => page.locator('.cards .card').count();
    await expect.poll(astray, { message: name }).toBe(0);
    const least = { Algerian: 40, Tournament: 32, 'Kingsdown Eights': 40, Scuffle: 8, Amazons: 4 }[name] ?? 0;
    expect(await open(), name).toBeGreaterThanOrEqual(least);
  }
});
