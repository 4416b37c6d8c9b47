import { amazons, call, click, open } from './game.ts';
import { expect, test } from './host.ts';
import type { Page } from '@playwright/test';

/** To the settings, also while a change of player is still leading to the table. */
const settings = (page: Page): Promise<void> =>
  expect(async () => {
    await page.evaluate(() => void (location.hash = '/settings'));
    await expect(page.locator('#settings-players')).toBeVisible({ timeout: 2000 });
    await page.waitForTimeout(300);
    await expect(page.locator('#settings-players')).toBeVisible({ timeout: 500 });
  }).toPass();
const section = (page: Page) => page.locator('#settings-players');
const who = (page: Page) => page.getByLabel('Player', { exact: true });
const labels = (page: Page) =>
  page.locator('[data-pile]').evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')));

test('two share a computer: each has a table and settings of their own, and one who is removed can come back', async ({
  page,
  host,
}) => {
  await open(page, host.url, amazons(2296), ['deal', 'deal']);
  const left = await labels(page);
  // One player alone sees nothing of players but how to add one.
  await expect(who(page)).toHaveCount(0);
  await settings(page);
  await page.getByRole('radio', { name: 'Midnight' }).check();
  await expect(section(page).getByRole('button')).toHaveText(['Add a player']);

  await section(page).getByRole('button', { name: 'Add a player' }).click();
  await page.getByLabel('Name of the new player').fill('влад');
  await page.getByLabel('Your own name').fill('  Влад ');
  await page.keyboard.press('Enter');
  await expect(section(page).getByRole('alert')).toHaveText('Another player has this name already.');
  await expect(page.getByLabel('Name of the new player')).toBeFocused();
  // Nobody is called anything yet.
  await expect(page.getByLabel('Your own name')).toHaveValue('  Влад ');
  await page.getByLabel('Name of the new player').fill('Anna');
  await page.keyboard.press('Enter');
  await expect(section(page).getByRole('listitem')).toHaveText([
    /^Влад\s*plays now\s*0 attempts, 1 saved game/,
    /^Anna\s*0 attempts/,
  ]);

  await section(page).getByRole('button', { name: 'Play as' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-table', 'felt');
  await page.keyboard.press('Escape');
  await expect(page).toHaveTitle('Amazons · Anna · Tarbart');
  await expect(who(page)).toHaveValue(/./);
  await expect.poll(() => labels(page)).not.toEqual(left);
  await click(page, 'deal');

  await who(page).selectOption('Влад');
  await expect(page).toHaveTitle('Amazons · Влад · Tarbart');
  await expect(page.locator('html')).toHaveAttribute('data-table', 'midnight');
  await expect.poll(() => labels(page)).toEqual(left);

  await settings(page);
  await section(page).getByRole('button', { name: 'Remove' }).last().click();
  const question = page.getByRole('dialog', { name: 'Remove' });
  await expect(question).toContainText('0 attempts and 1 saved game go too.');
  await question.getByRole('button', { name: 'Remove' }).click();
  await expect(section(page)).toContainText('AnnaRemoved. Everything is there until Tarbart is closed.');
  await section(page).getByRole('button', { name: 'Take' }).click();
  await expect(section(page).getByRole('listitem')).toHaveCount(2);

  // Another window has let her play: this one says so instead of playing on.
  await page.keyboard.press('Escape');
  const { value } = (await call(page, 'players.read', {})) as { value: { players: { id: string }[] } };
  await call(page, 'players.choose', { id: value.players[1]?.id });
  await click(page, 'deal');
  await expect(page.getByRole('alert')).toContainText('Another player sits at the table now.');
  await expect(page).toHaveTitle('Amazons · Anna · Tarbart');
});
