import type { Page } from '@playwright/test';
import { apply, legalMoves, won } from '../shared/engine/state.ts';
import { gameOf } from '../shared/games/index.ts';
import { solve } from '../shared/solver/solve.ts';
import {
  amazons,
  byRequest,
  call,
  careless,
  click,
  lay,
  listen,
  movesMade,
  open,
  opening,
  pile,
  rings,
} from './game.ts';
import { expect, test } from './host.ts';

/** A deal careless play loses in few moves: the last of them loses it. */
const LOST = amazons(401);
const moves = careless(LOST);
/** One whose twelfth move loses it, long before that can be seen. */
const TURNS = amazons(982);

/** What the program has stored of what lies on the table. */
async function stored(page: Page): Promise<object | undefined> {
  const answer = (await call(page, 'app.start', {})) as { value: { table: { attempt?: object } } };
  return answer.value.table.attempt ?? answer.value.table;
}
const light = (page: Page) => page.locator('.light .spoken');
const ring = (page: Page) => page.locator('[data-hint]');

test('a hint points, says why, is counted before it is shown, and goes round', async ({ page, host }) => {
  await open(page, host.url, LOST);
  const heard = await listen(page);
  const ringed = await rings(page);
  await page.keyboard.press('F3');
  expect(await ringed()).toEqual(['s']);
  expect(await stored(page)).toMatchObject({ kind: 'dealt', hints: 1 });
  await expect
    .poll(heard)
    .toEqual([
      expect.stringMatching(
        /^Deal: see every card first\. A win was found in \d+ of 20 .*\. It counts as help in the record\.$/,
      ),
    ]);
  await expect(ring(page)).toBeHidden();
  // There is nothing else to be hinted at here: the same again, and not counted again.
  await page.getByRole('button', { name: 'Hint' }).click();
  expect(await ringed()).toEqual(['s']);
  // Asked for once more before it has faded, it is shown anew.
  await page.keyboard.press('F3');
  expect(await ringed()).toEqual(['s']);
  await page.keyboard.press('d');
  await movesMade(page, 1);
  await expect(ring(page)).toBeHidden();
  expect(await stored(page)).toMatchObject({ hints: 1, lights: 0, shows: 0 });
  // The newest words are those that stand in the margin.
  await pile(page, 'f4').press('Enter');
  await expect(page.locator('.note')).toHaveText('Foundation 4 waits for an ace.');
  await heard();
  await page.keyboard.press('F3');
  await expect(page.locator('.note')).not.toHaveText('Foundation 4 waits for an ace.');
  await expect.poll(async () => (await heard()).at(-1)).toBe(await page.locator('.note').textContent());
});

test('the light changes exactly when it should, and is counted once where it is always on', async ({ page, host }) => {
  await open(page, host.url);
  await call(page, 'settings.write', { key: 'light', value: 'always' });
  const script = careless(TURNS);
  await lay(page, TURNS, script.slice(0, 11));
  await expect(light(page)).toHaveText('Can be won');
  const heard = await listen(page);
  for (const ply of [11, 12]) {
    await click(page, script[ply] ?? 'deal');
    await movesMade(page, ply + 1);
    await expect(light(page)).toHaveText('Can no longer be won');
  }
  // It is said when it changes, and not again.
  const lost = (await heard()).filter((text) => text === 'Can no longer be won');
  expect(lost).toHaveLength(1);
  // It is proved, and neither a move nor a way is looked for.
  await page.keyboard.press('F3');
  await expect(page.locator('.note')).toHaveText('From here the game can no longer be won.');
  await expect(ring(page)).toBeHidden();
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('button', { name: 'Show me how' }).click();
  await expect(page.locator('.note')).toHaveText('From here the game can no longer be won.');
  await page.keyboard.press('Control+z');
  await movesMade(page, 12);
  await expect(light(page)).toHaveText('Can no longer be won');
  await page.keyboard.press('Control+z');
  await movesMade(page, 11);
  await expect(light(page)).toHaveText('Can be won');
  await expect.poll(() => stored(page)).toMatchObject({ lights: 1, hints: 0, undos: 2 });
  // Where the mark stands alone, a press says what it means.
  await page.setViewportSize({ width: 640, height: 400 });
  await lay(page, { game: gameOf('algerian') ?? TURNS.game, number: 1 });
  await page.getByRole('button', { name: 'Can be won' }).click();
  await expect(page.locator('.note')).toHaveText('Can be won');
  // All that can be done while a way is watched has room there.
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('button', { name: 'Show me how' }).click();
  await expect(page.getByRole('button', { name: 'Leave replay' })).toBeInViewport({ ratio: 1 });
});

test('by keyboard: a lost game is explained, taken up where it was lost, and won; all is said', async ({
  page,
  host,
}) => {
  test.slow();
  await byRequest(page);
  await open(page, host.url, LOST, moves);
  const heard = await listen(page);
  await page.getByRole('button', { name: 'Where was it lost? ends the game' }).press('Enter');
  const slip = page.getByRole('region', { name: `After move ${moves.length - 1}` });
  const calls: string[] = [];
  page.on('request', (request) => calls.push(/call\/(attempt\.(?:play|begin|takeUp))$/.exec(request.url())?.[1] ?? ''));
  const stores = (): string[] => calls.splice(0).filter(Boolean);
  await expect(slip).toContainText('Here it could still be won. Then the ace of hearts went to foundation 4');
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeFocused();
  await expect
    .poll(async () => (await heard()).at(-1) ?? '')
    .toMatch(/^After move \d+\. Here it could still be won\. Then the ace of hearts went/);
  // In a low window it lies beside the lanes, so that their fans keep their room.
  const size = page.viewportSize();
  await page.setViewportSize({ width: 640, height: 400 });
  const clear = async (): Promise<number> => {
    const [paper, board] = [await slip.boundingBox(), await page.locator('.board').boundingBox()];
    return (paper?.x ?? 0) - ((board?.x ?? Infinity) + (board?.width ?? 0));
  };
  await expect.poll(clear).toBeGreaterThan(0);
  if (size) await page.setViewportSize(size);
  // Who looks has left the game before: it stays a fair loss, and nothing of it is taken back.
  expect(await stored(page)).toMatchObject({ status: 'lost', shows: 0, undos: 0 });
  await page.getByRole('button', { name: 'Leave replay' }).press('Enter');
  await expect(page.getByRole('region', { name: 'Blocked' })).toContainText('It stands in the record as lost.');
  await expect
    .poll(async () => (await heard()).at(-1) ?? '')
    .toMatch(/^Amazons.* Blocked\. In the next .* It stands in the record as lost\.$/);
  await expect(page.getByRole('button', { name: 'Undo' })).toBeDisabled();
  await page.getByRole('button', { name: 'Where was it lost?', exact: true }).press('Enter');
  // It is played on from where the player stands.
  await page.getByRole('slider', { name: 'Position' }).fill(String(moves.length));
  await expect(slip).toContainText(/ It could still be won\. Then the ace of hearts went/);
  await slip.getByRole('button', { name: 'Play on from here' }).press('Enter');
  await expect(slip).toBeHidden();
  // What stood where the slip lay is seen again.
  await expect(page.getByRole('button', { name: 'Can it be won?' })).toBeVisible();
  await expect(page.getByRole('term').filter({ hasText: 'home' })).toBeVisible();
  await expect(page.locator('[data-pile]:focus')).toHaveCount(1);
  await expect
    .poll(async () => (await heard()).at(-1) ?? '')
    .toMatch(/^Taken up after move \d+ of an earlier attempt\.$/);
  expect(await stored(page)).toMatchObject({
    takenUp: moves.length - 1,
    cursor: moves.length,
    repeat: true,
    shows: 1,
    status: 'open',
  });
  expect(stores()).toEqual(['attempt.takeUp']);

  // Shown how, and taken over near the end; the last moves are the player's.
  await page.getByRole('button', { name: 'More' }).press('Enter');
  await page.getByRole('button', { name: 'Show me how' }).press('Enter');
  const scrub = page.getByRole('slider', { name: 'Position' });
  const all = Number(await scrub.getAttribute('max'));
  await scrub.fill(String(all - 2));
  await page.getByRole('button', { name: 'Take over here' }).press('Enter');
  await movesMade(page, all - 2);
  // All of it is stored in one call: kept whole or not at all.
  expect(stores()).toEqual(['attempt.play']);
  await expect(page.locator('[data-pile]:focus')).toHaveCount(1);
  await expect.poll(async () => (await heard()).at(-1)).toBe('The game goes on from here.');
  await page.keyboard.press('F3');
  const record = (await stored(page)) as { moves: string[]; cursor: number };
  expect(record).toMatchObject({ cursor: all - 2, shows: 2, status: 'open' });
  let state = record.moves.reduce((at, move) => apply(at, move as never), opening(LOST));
  while (!won(state)) {
    const solution = solve(state, { nodes: 100_000, seed: 1, shouldStop: () => false });
    const next = solution.verdict === 'won' ? solution.line[0] : legalMoves(state)[0];
    if (next === undefined) throw new Error('nothing can be played');
    await click(page, next);
    state = apply(state, next);
  }
  await expect(page.getByRole('heading', { name: 'Four queens' })).toBeVisible();
  await expect(page.getByText(/Shortest way found|No shorter way/)).toBeVisible();
  await expect(page.getByText('Not a clean win: 1 hint and the way was shown.')).toBeVisible();
  expect(await stored(page)).toMatchObject({ status: 'won', takenUp: moves.length - 1, shows: 2 });
  const { value } = (await call(page, 'statistics.figures', { repeats: false })) as { value: { all: object } };
  expect(value.all).toMatchObject({ played: 1, lost: 1, won: 0, fairPlayed: 1, clean: 0 });
});
