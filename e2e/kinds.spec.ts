import type { Page } from '@playwright/test';
import { deal, deckOf } from '../shared/engine/state.ts';
import { gameOf, rulesOf } from '../shared/games/index.ts';
import { solve } from '../shared/solver/solve.ts';
import { amazons, call, click, lay, movesMade, open } from './game.ts';
import { expect, test } from './host.ts';

interface Lying {
  readonly value: { readonly table: { readonly dealt: Dealt } };
}
interface Dealt {
  readonly deal: { readonly kind: string; readonly number: number };
  readonly source: string;
}
const dealt = async (page: Page): Promise<Dealt> => ((await call(page, 'app.start', {})) as Lying).value.table.dealt;

async function newDeal(page: Page) {
  await page.keyboard.press('F2');
  const dialog = page.getByRole('dialog', { name: 'New deal' });
  await expect(dialog).toBeVisible();
  return { dialog, deal: dialog.getByRole('button', { name: 'Deal', exact: true }) };
}

const reading = (id: string, at = 0) => {
  const game = gameOf(id);
  if (!game) throw new Error(`no ${id}`);
  return { game, options: game.presets[at]?.options ?? {} };
};

test('a deal of each kind is found, can be won, is laid as one chosen by its kind, and makes no fair attempt', async ({
  page,
  host,
}) => {
  await open(page, host.url);
  const { game, options } = reading('amazons');
  const rules = rulesOf(game, options);
  for (const kind of ['Easy', 'Hard', 'Winnable']) {
    const before = await dealt(page);
    const { dialog, deal: button } = await newDeal(page);
    await dialog.getByRole('radio', { name: kind }).check();
    await expect(dialog.getByLabel('deal number')).toHaveValue('');
    await expect(dialog.getByText('it makes no fair attempt')).toBeVisible();
    await button.click();
    await expect(dialog).toBeHidden();
    const after = await dealt(page);
    expect(after.source, kind).toBe('kind');
    expect(after.deal, kind).not.toEqual(before.deal);
    const { number } = after.deal;
    const position = deal(rules, deckOf(rules, number), number);
    expect(solve(position, { nodes: 1e6, seed: 1, shouldStop: () => false }).verdict, kind).toBe('won');
  }
  await click(page, 'deal');
  await movesMade(page, 1);
  const { value } = (await call(page, 'app.start', {})) as { value: { table: { attempt: { id: string } } } };
  await call(page, 'attempt.giveUp', { id: value.table.attempt.id, clock: 0 });
  await page.evaluate(() => void (location.hash = '/statistics'));
  await page.getByRole('button', { name: 'Given up' }).click();
  await expect(page.getByText('Not a fair attempt: the deal was chosen.')).toBeVisible();
});

test('a typed number, or another one, is a deal of any kind', async ({ page, host }) => {
  await open(page, host.url);
  const { dialog } = await newDeal(page);
  const any = dialog.getByRole('radio', { name: /^Any / });
  await dialog.getByRole('radio', { name: 'Hard' }).check();
  await dialog.getByLabel('deal number').fill('5');
  await expect(any).toBeChecked();
  await dialog.getByRole('radio', { name: 'Hard' }).check();
  await dialog.getByRole('button', { name: 'Another number' }).click();
  await expect(any).toBeChecked();
  await dialog.getByRole('radio', { name: 'Hard' }).check();
  await dialog.getByRole('radio', { name: 'By its cards' }).check();
  await expect(any).toBeChecked();
});

test('a search says how far it is, and stopped or left changes nothing', async ({ page, host }) => {
  await open(page, host.url, { game: reading('kingsdown-eights').game, number: 3 });
  const before = await dealt(page);
  let { dialog, deal: button } = await newDeal(page);
  await dialog.getByRole('radio', { name: 'Hard' }).check();
  await button.click();
  await expect(dialog.getByText(/^Looking: [\d\u202f]+ deals? looked at\.$/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Stop looking' }).click();
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeVisible();
  await expect(dialog.getByRole('radio', { name: 'Hard' })).toBeChecked();
  await button.click();
  await expect(dialog.getByRole('button', { name: 'Stop looking' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  expect(await dealt(page)).toEqual(before);
  // The solver's thread is there again for the next question.
  await lay(page, amazons(1));
  ({ dialog, deal: button } = await newDeal(page));
  await dialog.getByRole('radio', { name: 'Winnable' }).check();
  await button.click();
  await expect(dialog).toBeHidden();
  expect((await dealt(page)).source).toBe('kind');
});

test('where a kind cannot be found it is not offered, and the dialog says why', async ({ page, host }) => {
  await open(page, host.url, { game: reading('auld-lang-syne').game, number: 3 });
  const { dialog } = await newDeal(page);
  await expect(dialog.getByRole('radio', { name: 'Winnable' })).toBeVisible();
  await expect(dialog.getByRole('radio', { name: 'Easy' })).toHaveCount(0);
  await expect(dialog.getByText('easy and hard are not told apart')).toBeVisible();
  await dialog.getByRole('radio', { name: /^In suit/ }).check();
  await expect(dialog.getByText('No winnable deal of this reading is known')).toBeVisible();
  await expect(dialog.getByRole('radio', { name: 'Winnable' })).toHaveCount(0);
});
