import { amazons, call, careless, figure, lay, listen, movesMade, open, pile } from './game.ts';
import { expect, test } from './host.ts';

const WON = amazons(2296);
const moves = careless(WON);
/** Just before a card goes home. */
const BEFORE_HOME = moves.findIndex((move, i) => i > 12 && move !== 'deal');
const [from, to] = (moves[BEFORE_HOME] ?? 'deal').split('>') as [string, string];

test('a menu on every pile and on the table, by mouse and by keyboard', async ({ page, host }) => {
  await open(page, host.url, WON, moves.slice(0, BEFORE_HOME));
  const menu = page.getByRole('menu');
  const items = page.getByRole('menuitem');

  // By keyboard: it opens at the pile, arrows and letters move in it, Escape gives the focus back.
  await pile(page, from).focus();
  await page.keyboard.press('Shift+F10');
  await expect(items).toHaveText([`To foundation ${to.slice(1)}`, 'Look at its cards', 'Deal four D', 'Undo Ctrl+Z']);
  await expect(items.first()).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(items.last()).toBeFocused();
  await page.keyboard.press('l');
  await expect(items.nth(1)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu).toHaveCount(0);
  await expect(pile(page, from)).toBeFocused();
  await page.keyboard.press('ContextMenu');
  await expect(items.first()).toBeFocused();
  const heard = await listen(page);
  await page.keyboard.press('Enter');
  await movesMade(page, BEFORE_HOME + 1);
  await expect.poll(heard).toEqual([expect.stringMatching(new RegExp(` to foundation ${to.slice(1)}\\.$`))]);
  await expect(pile(page, from)).toBeFocused();

  // By mouse: what cannot go says why; a press beside it closes it; on the table stand the commands.
  await pile(page, 'f1').click({ button: 'right' });
  await expect(items.first()).toHaveText(/Foundation 1 waits for /);
  await page.mouse.click(20, 600);
  await expect(menu).toHaveCount(0);
  await page.mouse.click(40, 600, { button: 'right' });
  await expect(items).toContainText(['Deal four', 'Undo', 'New deal', 'Restart', 'Give up', 'Pause', 'How to play']);
  await page.getByRole('menuitem', { name: 'Pause' }).click();
  await expect(page.getByRole('heading', { name: 'Paused' })).toBeVisible();
});

test('the focus is never lost: not by a button that has done its last, nor on the way to another screen and back', async ({
  page,
  host,
}) => {
  await open(page, host.url, WON, moves.slice(0, 1));
  const button = (name: string) => page.getByRole('button', { name });
  const title = page.getByRole('heading', { level: 1 });
  await button('Undo').press('Enter');
  await movesMade(page, 0);
  await expect(button('Undo')).toBeDisabled();
  await expect(button('Undo')).toBeFocused();

  // The menu of the table's other commands is one of lines, like that of a pile.
  await button('More').press('Enter');
  await expect(button('Show me how')).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(button('Give up')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(button('More')).toBeFocused();

  // One step back each: the hint, the page of rules, the table.
  await pile(page, 't3').focus();
  await page.keyboard.press('F3');
  await expect(page.locator('.note')).not.toBeEmpty();
  await page.keyboard.press('Escape');
  await expect(page.locator('.note')).toBeEmpty();
  await expect(page.getByRole('status')).not.toBeEmpty();
  await page.keyboard.press('F1');
  await expect(page.getByRole('article')).toBeVisible();
  await expect(page.getByRole('status')).toBeEmpty();
  await page.keyboard.press('Escape');
  await expect(pile(page, 't3')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(button('Continue')).toBeFocused();
  for (const screen of ['Statistics', 'Settings']) {
    await button(screen).press('Enter');
    await expect(title).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(button(screen)).toBeFocused();
  }
});

test('keys are told by tips and on a sheet, and letters can be changed but not given twice', async ({ page, host }) => {
  await open(page, host.url, WON, moves.slice(0, 4));
  const tip = page.locator('.tip');
  await page.getByRole('button', { name: 'Undo' }).hover();
  await expect(tip).toHaveText('Undo Ctrl+Z');
  await page.keyboard.press('Escape');
  await expect(tip).toHaveCount(0);
  await expect(pile(page, 's')).toBeVisible();
  await page.mouse.move(5, 400);
  await page.getByRole('button', { name: 'How to play' }).focus();
  await page.keyboard.press('Tab');
  await expect(tip).toHaveText('Statistics');

  await page.keyboard.press('F1');
  await expect(page.getByRole('article')).toBeVisible();
  await page.keyboard.press('k');
  const sheet = page.getByRole('dialog', { name: 'All keys' });
  await expect(sheet.locator('dl > div', { hasText: /^Deal/ })).toHaveText('Deal D');
  await expect(sheet.locator('dl > div', { hasText: /^Redo/ })).toHaveText('Redo Ctrl+Shift+Z Ctrl+Y');
  await sheet.getByRole('button', { name: 'Change letters' }).click();

  const deal = page.getByLabel('Letter for Deal');
  await deal.selectOption('K');
  await expect(page.getByRole('alert')).toHaveText(/^K is already the letter of “All keys”/);
  await expect(deal).toHaveValue('KeyD');
  await deal.selectOption('G');
  await expect(page.getByRole('status')).toHaveText('Deal: G');
  await page.getByLabel('Letter for Settings').selectOption('D');
  // What ends a fair attempt says so, and has a letter only once it is given one.
  const undo = page.getByLabel('Letter for Undo');
  await expect(undo).toHaveValue('');
  await expect(undo).toHaveAccessibleDescription(/^These end a fair attempt/);
  await undo.selectOption('U');
  const letterKeys = '{"deal":"KeyG","settings":"KeyD","undo":"KeyU"}';
  await expect.poll(() => call(page, 'app.start', {})).toMatchObject({ value: { settings: { letterKeys } } });
  await host.restart();
  await open(page, host.url);
  await page.keyboard.press('g');
  await movesMade(page, 5);
  await page.keyboard.press('u');
  await movesMade(page, 4);
  await expect(page.getByRole('button', { name: /^Deal|^Pick up/ })).toHaveAttribute('aria-keyshortcuts', 'G');
  await page.keyboard.press('d');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Settings');
  await page.getByRole('button', { name: 'The usual letters' }).click();
  await expect(deal).toHaveValue('KeyD');
});

test('a pause outlives the program, and comes by itself when nobody can see the table', async ({ page, host }) => {
  await open(page, host.url, WON, moves.slice(0, 4));
  const paused = page.getByRole('heading', { name: 'Paused' });
  await pile(page, 't2').focus();
  await page.keyboard.press('Control+KeyP');
  await expect(paused).toBeVisible();
  // No card is named in any text or label.
  expect(await page.locator('#app').innerHTML()).not.toMatch(/\b(?:clubs|diamonds|hearts|spades)\b/);
  await page.keyboard.press('Enter');
  await expect(pile(page, 't2')).toBeFocused();
  await page.keyboard.press('Control+KeyP');
  await expect.poll(() => call(page, 'app.start', {})).toMatchObject({ value: { settings: { paused: true } } });
  await host.restart();
  await open(page, host.url);
  await expect(paused).toBeVisible();
  await expect(page.locator('.cards')).toBeHidden();
  const time = await figure(page, 'time');
  await page.waitForTimeout(1300);
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  await page.reload();
  await expect(paused).toBeVisible();
  expect(await figure(page, 'time')).toBe(time);
  await page.keyboard.press('Control+KeyP');
  await expect(page.locator('.cards')).toBeVisible();

  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { value: true, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
    Object.defineProperty(document, 'hidden', { value: false });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await expect(paused).toBeVisible();
  await page.getByRole('button', { name: 'Go on' }).click();
  await page.evaluate(() => {
    postMessage({ tarbartCommand: 'rest' });
  });
  await expect(paused).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(paused).toHaveCount(0);
  // What nobody has touched yet has nothing to stop.
  await lay(page, WON);
  await page.evaluate(() => {
    postMessage({ tarbartCommand: 'rest' });
  });
  await page.keyboard.press('F1');
  await page.keyboard.press('Escape');
  await expect(paused).toHaveCount(0);
});
