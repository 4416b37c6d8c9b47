import { readFileSync } from 'node:fs';
import { amazons, careless, lay, open } from './game.ts';
import { expect, test } from './host.ts';
import { HostProcess } from '../electron/testing/host-process.ts';
import type { Page } from '@playwright/test';

const data = (page: Page) => page.locator('#settings-data');
const settings = (page: Page) => page.evaluate(() => void (location.hash = '/settings'));
/** What the browser saves, as bytes. */
async function saved(page: Page, button: string): Promise<{ name: string; body: Buffer }> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    data(page).getByRole('button', { name: button, exact: true }).click(),
  ]);
  return { name: download.suggestedFilename(), body: readFileSync(await download.path()) };
}
const bring = async (page: Page, name: string, buffer: Buffer): Promise<void> =>
  data(page).locator('input[type=file]').setInputFiles({ name, mimeType: 'application/json', buffer });

test('all that was played goes into an empty program, and the log into a table', async ({ page, host }) => {
  await open(page, host.url);
  const won = amazons(2296);
  await lay(page, won, careless(won));
  await lay(page, amazons(401), ['deal', 'deal']);
  await settings(page);
  const table = await saved(page, 'Export the log');
  expect(table.name).toMatch(/^tarbart-log-\d{4}-\d\d-\d\d\.csv$/);
  expect(table.body.toString('utf8').split('\r\n')).toEqual([
    expect.stringMatching(/^\ufeffplayer,began_on,/),
    expect.stringMatching(/,amazons,".*",2296,,random,won,/),
    '',
  ]);
  const file = await saved(page, 'Export');
  await expect(data(page)).toContainText(`Exported as \u2068${file.name}\u2069.`);

  const other = new HostProcess();
  await other.start();
  try {
    await open(page, other.url);
    await settings(page);
    for (const [what, body, sentence] of [
      ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0xff, 0xd8]), 'This file is no export of Tarbart.'],
      ['half of it', file.body.subarray(0, file.body.length / 2), 'This file is damaged or not whole.'],
      [
        'a later one',
        Buffer.from(file.body.toString().replace(/"version":\d+/, '"version":999')),
        'by a later version',
      ],
      [
        'a wrong one',
        Buffer.from(file.body.toString().replace('"won"', '"drawn"')),
        'Attempt 1 in this file is damaged.',
      ],
    ] as const) {
      await bring(page, `${what}.json`, body);
      await expect(data(page).getByRole('alert')).toContainText(sentence);
    }
    await bring(page, 'untrue.json', Buffer.from(file.body.toString().replace('"status":"won"', '"status":"lost"')));
    const preview = page.getByRole('dialog', { name: 'What this file would add' });
    await expect(preview).toContainText('1 attempt is new');
    await expect(preview).toContainText('1 attempt is left out: its moves do not lead to its result');
    await preview.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.locator('dialog')).toHaveCount(0);
    await bring(page, file.name, file.body);
    await expect(preview).toContainText('2 attempts are new');
    await page.keyboard.press('Escape');
    await expect(data(page)).toContainText('Cancelled. Nothing has been changed.');
    await bring(page, file.name, file.body);
    await preview.getByRole('button', { name: 'Import' }).click();
    await expect(data(page)).toContainText('Imported: 0 new players, 2 new attempts, 0 further on than before.');
    const again = await saved(page, 'Export');
    const timeless = ({ body }: { body: Buffer }) => body.toString().replace(/"exportedAt":"[^"]*"/, '');
    expect(timeless(again)).toBe(timeless(file));
    await bring(page, file.name, file.body);
    await expect(preview).toContainText('Everything in this file is here already.');
    await expect(preview.getByRole('combobox')).toHaveCount(0);
    await preview.getByRole('button', { name: 'Close' }).click();
    await expect(page.locator('dialog')).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(page.locator('main > header')).toContainText('401');
  } finally {
    await other.remove();
  }
});
