import { GAMES } from '../shared/games/index.ts';
import { formatOptions } from '../shared/games/index.ts';
import {
  amazons,
  byRequest,
  call,
  careless,
  click,
  figure,
  listen,
  movesMade,
  open,
  opening,
  Patience,
  pile,
  press,
} from './game.ts';
import { expect, MOVING, test } from './host.ts';

test.use(MOVING);

/** Deals that careless play wins and loses in few moves. */
const WON = amazons(2296);
const LOST = amazons(401);

async function figures(page: Parameters<typeof call>[0]): Promise<object | undefined> {
  const answer = (await call(page, 'statistics.figures', { repeats: false })) as {
    value: { figures: { game: string; options: string }[] };
  };
  const [game] = GAMES;
  return answer.value.figures.find((one) => game && one.options === formatOptions(game, game.presets[0].options));
}

test('a whole game is won by clicks, and stands in the figures', async ({ page, host }) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, host.url, WON);
  const moves = careless(WON);
  const patience = new Patience(opening(WON));
  for (const [i, move] of moves.entries()) {
    const from = move === 'deal' ? 's' : move.slice(0, move.indexOf('>'));
    await patience.wait(page, from);
    await press(page, from);
    if (i < moves.length - 1) await movesMade(page, i + 1);
    patience.made(move);
  }
  await expect(page.getByRole('heading', { name: 'Four queens' })).toBeVisible();
  await expect(page.getByText('Your 1st win in 1 attempt, and the 1st without help.')).toBeVisible();
  expect(await figures(page)).toMatchObject({ played: 1, won: 1, lost: 0, givenUp: 0, open: 0, clean: 1, fairWon: 1 });

  await page.getByRole('button', { name: 'Watch it again' }).click();
  await expect(page.getByText(`0 of ${moves.length}`)).toBeVisible();
  await page.getByRole('button', { name: 'Leave replay' }).click();
  await expect(page.getByRole('heading', { name: 'Four queens' })).toBeVisible();

  // Undo out of the win, and win again: nothing more is counted, and what was counted is said.
  const told = page.locator('.won dl');
  const stored = await told.allTextContents();
  const stands = 'This win is in the record already, and stands as it was.';
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.locator('.note')).toHaveText(stands);
  await page.getByRole('button', { name: 'More' }).click();
  await expect(page.getByText('it can be neither saved nor given up')).toBeVisible();
  await page.keyboard.press('Escape');
  await click(page, moves.at(-1) ?? 'deal');
  await expect(page.getByRole('heading', { name: 'Four queens' })).toBeVisible();
  await expect(page.locator('.end p')).toContainText(stands);
  await expect(told).toHaveText(stored);
  expect(await figures(page)).toMatchObject({ played: 1, won: 1 });
});

test('a game that is lost says why, can be taken back, and is booked when it is left', async ({ page, host }) => {
  const moves = careless(LOST);
  const last = moves.at(-1) ?? 'deal';
  await open(page, host.url, LOST, moves.slice(0, -1));
  await click(page, last);
  const slip = page.getByRole('region', { name: 'Blocked' });
  await expect(slip).toContainText('In the next 3 passes no card can go home; then the order repeats.');
  await expect(slip.getByRole('listitem').first()).toHaveText(/7\s*7 of spades,\s*on 2, 3 and 4, never on 1/);
  await expect(slip).toContainText('7 of 28');
  expect(await figures(page)).toMatchObject({ played: 0, lost: 0, open: 1 });
  // The stock says why, too.
  await pile(page, 's').press('Enter');
  await expect(page.locator('[aria-live]')).toHaveText(/^In the next 3 passes no card can go home/);
  await slip.getByRole('button', { name: 'Undo' }).click();
  await expect(slip).toBeHidden();
  expect(await figure(page, 'moves')).toBe(String(moves.length - 1));
  await click(page, last);
  await slip.getByRole('button', { name: 'New deal' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Deal', exact: true }).click();
  await expect(slip).toBeHidden();
  await expect.poll(() => figures(page)).toMatchObject({ played: 1, won: 0, lost: 1, open: 0 });
});

test('given up, a game is booked at once, and what is played then does not count', async ({ page, host }) => {
  const moves = careless(WON);
  await open(page, host.url, WON, moves.slice(0, -1));
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('button', { name: 'Give up' }).click();
  const question = page.getByRole('dialog', { name: 'Give up this game?' });
  await question.getByRole('button', { name: 'Play on' }).click();
  await expect(question).toBeHidden();
  expect(await figures(page)).toMatchObject({ played: 0, open: 1 });
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('button', { name: 'Give up' }).click();
  await question.getByRole('button', { name: 'Give up' }).click();
  const slip = page.getByRole('region', { name: 'Given up' });
  await expect(slip).toContainText('that is neither kept nor counted');
  await expect(slip.getByRole('button', { name: 'Where was it lost?' })).toHaveCount(0);
  expect(await figures(page)).toMatchObject({ played: 1, givenUp: 1 });
  await click(page, moves.at(-1) ?? 'deal');
  await expect(page.getByText('The attempt had ended before, so this win is not counted.')).toBeVisible();
  expect(await figures(page)).toMatchObject({ played: 1, won: 0 });
});

test('closed in mid-game and opened again: the same table, and undo to the first move', async ({ page, host }) => {
  test.slow();
  const moves = careless(WON).slice(0, 12);
  await open(page, host.url, WON, moves.slice(0, 10));
  for (const [i, move] of moves.slice(10).entries()) {
    await click(page, move);
    await movesMade(page, 11 + i);
  }
  const labels = () =>
    page.locator('[data-pile]').evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')));
  const before = await labels();
  await host.restart();
  await open(page, host.url);
  expect(await labels()).toEqual(before);
  for (let left = 11; left >= 0; left--) {
    await page.keyboard.press('Control+KeyZ');
    await movesMade(page, left);
  }
  await expect(page.getByRole('button', { name: 'Undo' })).toBeDisabled();
  for (let made = 1; made <= 12; made++) await page.keyboard.press('Control+Shift+KeyZ');
  await expect.poll(labels).toEqual(before);
});

test('by keyboard: arrows move between piles, and the live region says many cards in one sentence', async ({
  page,
  host,
}) => {
  await byRequest(page);
  await open(page, host.url, LOST);
  await pile(page, 's').focus();
  // An undo asked for while the first move is being stored takes it back.
  await page.route('**/call/attempt.begin', async (route) => {
    await page.keyboard.press('Control+z');
    await route.continue();
  });
  await page.keyboard.press('KeyD');
  await expect(page.getByRole('button', { name: 'Redo' })).toBeEnabled();
  expect(await figure(page, 'moves')).toBe('0');
  for (const [key, to] of [
    ['ArrowRight', 't1'],
    ['ArrowRight', 't2'],
    ['ArrowUp', 'f2'],
    ['ArrowRight', 'f3'],
    ['ArrowDown', 't3'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(pile(page, to)).toBeFocused();
  }
  const heard = await listen(page);
  const said: string[] = [];
  for (const move of careless(LOST).slice(0, 4)) {
    if (move === 'deal') await page.keyboard.press('KeyD');
    else await pile(page, move.slice(0, 2)).press('Enter');
    await expect.poll(async () => said.push(...(await heard()))).toBeGreaterThan(said.length);
  }
  const text = said.join('\n');
  expect(text).toMatch(/^Ace of .+ to foundation 1\.$/m);
  expect(text).toMatch(/^Dealt: .+ to depot 1, .+ to depot 2, .+ to depot 3, .+ to depot 4\. 20 in stock\.$/m);
});
