import type { Page } from '@playwright/test';
import { halfAYear } from './look/year.ts';

const SECTIONS = ['table', 'cards', 'help', 'motion', 'hands', 'language', 'players', 'data', 'backups', 'about'];

/**
 * Leads through every state of the page of settings, in any language: each section, each choice, what is found and what is
 * not, and what comes up for players, files and backups. Says the name of each while it stands there.
 */
export async function* settingsStates(page: Page): AsyncGenerator<string> {
  const section = (name: string) => page.locator(`#settings-${name}`);
  const top = (name: string): Promise<void> => section(name).evaluate((one) => one.scrollIntoView());
  const field = page.getByRole('search').getByRole('textbox');

  for (const name of SECTIONS) {
    await top(name);
    yield name;
  }
  for (const name of SECTIONS.slice(0, 5)) {
    await top(name);
    const radios = section(name).getByRole('radio');
    const before = await radios.evaluateAll((all) => all.map((one) => (one as HTMLInputElement).checked));
    for (let i = 0; i < before.length; i++) {
      await radios.nth(i).check({ force: true });
      yield `${name}-choice-${i + 1}`;
    }
    for (const [i, checked] of before.entries()) if (checked) await radios.nth(i).check({ force: true });
    const switches = section(name).getByRole('switch');
    for (let i = 0; i < (await switches.count()); i++) {
      await switches.nth(i).click();
      yield `${name}-switch-${i + 1}`;
      await switches.nth(i).click();
    }
  }
  await top('hands');
  const letters = section('hands').getByRole('combobox');
  await letters.first().selectOption('KeyN');
  yield 'letter-given';
  await letters.last().selectOption('KeyN');
  await section('hands').getByRole('alert').scrollIntoViewIfNeeded();
  yield 'letter-taken';

  for (const [typed, name] of [
    [await section('cards').getByRole('heading').first().innerText(), 'found'],
    ['nothing of the kind', 'not-found'],
  ] as const) {
    await field.fill(typed);
    yield name;
  }
  await field.fill('');

  await top('players');
  await section('players').locator('.add button').click();
  yield 'player-new';
  await page.keyboard.press('Enter');
  await section('players').getByRole('alert').first().waitFor();
  yield 'player-without-name';
  for (const [i, name] of ['Влад', 'José María'].entries())
    await section('players').getByRole('textbox').nth(i).fill(name);
  await page.keyboard.press('Enter');
  await section('players').getByRole('listitem').nth(1).waitFor();
  yield 'players';
  await section('players').locator('li').first().getByRole('button').first().click();
  await section('players').locator('li').getByRole('textbox').fill('');
  await page.keyboard.press('Enter');
  await section('players').getByRole('alert').waitFor();
  yield 'player-to-be-renamed';
  await page.keyboard.press('Escape');
  await section('players').locator('li').last().getByRole('button').last().click();
  yield 'player-to-be-removed';
  await page.getByRole('dialog').getByRole('button').last().click();
  await section('players').locator('.gone').waitFor();
  yield 'player-removed';

  await top('data');
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    section('data').getByRole('button').first().click(),
  ]);
  yield 'exported';
  await section('data')
    .locator('input[type=file]')
    .setInputFiles({
      name: 'x.json',
      mimeType: 'application/json',
      buffer: Buffer.from('no export'),
    });
  await section('data').getByRole('alert').waitFor();
  yield 'import-refused';
  await section('data')
    .locator('input[type=file]')
    .setInputFiles(await file.path());
  await page.getByRole('dialog').waitFor();
  yield 'import-preview';
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await section('data')
    .locator('input[type=file]')
    .setInputFiles({ name: 'year.json', mimeType: 'application/json', buffer: Buffer.from(halfAYear()) });
  await page.getByRole('dialog').waitFor();
  yield 'import-of-new-attempts';
  await page.getByRole('dialog').locator('.b.main').click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await section('data').getByRole('status').waitFor({ state: 'detached' });
  yield 'imported';

  await top('backups');
  await section('backups').getByRole('button').first().click();
  await section('backups').locator('li').first().waitFor();
  yield 'backup-made';
  for (const [n, name] of ['backup-to-be-restored', 'backup-to-be-deleted'].entries()) {
    await section('backups').locator('li .row').first().getByRole('button').nth(n).click();
    await section('backups').locator('.ask').waitFor();
    yield name;
    await page.keyboard.press('Escape');
  }
  await section('about').locator('summary').click();
  await top('about');
  yield 'licences';
}
