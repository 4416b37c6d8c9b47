import { amazons, call, careless, figure, lay, listen, open, pile } from './game.ts';
import { expect, test } from './host.ts';

test('an attempt of the log is watched on the table: played, stepped, scrubbed; nothing of it is stored', async ({
  page,
  host,
}) => {
  const WON = amazons(2296);
  const moves = careless(WON);
  await open(page, host.url, WON, moves);
  await lay(page, amazons(7), careless(amazons(7)).slice(0, 2));
  /** What is stored of the table, but for the time it has been looked at. */
  const stored = async () => JSON.stringify(await call(page, 'app.start', {})).replace(/"clock":\d+/, '');
  const before = await stored();
  await page.evaluate(() => void (location.hash = '/statistics'));
  await page.getByRole('button', { name: /^Won/ }).click();
  await page.getByRole('button', { name: 'Watch' }).click();

  const bar = page.getByRole('group', { name: 'Replay' });
  const stands = (ply: number) => expect(bar.getByText(`${ply} of ${moves.length} moves`)).toBeVisible();
  await stands(0);
  await expect(page.getByText('2296')).toBeVisible();
  await expect(bar.getByRole('button', { name: 'Play', exact: true })).toBeFocused();
  await bar.getByRole('button', { name: 'One move on' }).click();
  await stands(1);
  await page.keyboard.press('Control+KeyZ');
  await stands(0);
  // A card cannot be played here, and it is said why.
  await pile(page, 't1').click();
  await expect(page.getByRole('status')).toContainText('only being watched');
  await bar.getByRole('combobox', { name: 'Speed' }).selectOption('4×');
  await bar.getByRole('button', { name: 'Play', exact: true }).click();
  await stands(3);
  await bar.getByRole('button', { name: 'Stop' }).click();
  await bar.getByRole('slider').focus();
  await page.keyboard.press('End');
  await stands(moves.length);
  expect(await figure(page, 'home')).toBe('28 of 28');
  await page.keyboard.press('ArrowLeft');
  await stands(moves.length - 1);
  // Played from the end it begins anew.
  await page.keyboard.press('End');
  await bar.getByRole('button', { name: 'Play', exact: true }).click();
  await stands(1);
  // It stops where somebody steps, and where nobody looks.
  await page.keyboard.press('Control+KeyZ');
  await bar.getByRole('button', { name: 'Play', exact: true }).click();
  await bar.getByRole('button', { name: 'Stop' }).waitFor();
  await page.keyboard.press('F2');
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(bar.getByRole('button', { name: 'Play', exact: true })).toBeVisible();

  // The key of the pause plays it and stops it, and says so.
  const heard = await listen(page);
  await page.keyboard.press('Control+KeyP');
  await bar.getByRole('button', { name: 'Stop' }).waitFor();
  await page.keyboard.press('Control+KeyP');
  await expect(bar.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
  expect(await heard()).toEqual(expect.arrayContaining(['Replay running.', 'Replay stopped.']));
  // Who reads the rules meanwhile comes back to where it stood.
  await bar.getByRole('slider').fill('5');
  await stands(5);
  await page.keyboard.press('F1');
  await expect(page).toHaveTitle('How to play · Tarbart');
  await page.keyboard.press('Escape');
  await stands(5);

  await page.keyboard.press('Escape');
  await expect(page.getByRole('main', { name: 'Statistics' })).toBeVisible();
  await page.keyboard.press('Escape');
  expect(await figure(page, 'moves')).toBe('2');
  expect(await stored()).toBe(before);
});
