import { apply, legalMoves, type State } from '../shared/engine/state.ts';
import type { Move } from '../shared/engine/notation.ts';
import { gameOf, type Game } from '../shared/games/index.ts';
import { finishOf } from '../shared/solver/finish.ts';
import { safeMoveOf } from '../shared/solver/safe.ts';
import type { Answer, Output } from '../shared/api/contract.ts';
import type { Page } from '@playwright/test';
import { HEARD } from '../renderer/play/heard/games.ts';
import { call, lay, listen, open, opening, pile } from './game.ts';
import { expect, MOVING, test } from './host.ts';

test.use(MOVING);

function carthage(): Game {
  const game = gameOf('carthage');
  if (!game) throw new Error('no Carthage');
  return game;
}
const game = carthage();

/** A deal of Carthage in which a card can safely go home after the first row, and how many such cards then follow. */
function found(): { number: number; follow: Move[] } {
  for (let number = 1; ; number++) {
    let state = apply(opening({ game, number }), 'deal');
    const follow: Move[] = [];
    for (let move = safeMoveOf(state); move; move = safeMoveOf(state)) {
      follow.push(move);
      state = apply(state, move);
    }
    if (follow.length >= 2 && legalMoves(state).length > 0) return { number, follow };
  }
}
const { number, follow } = found();

const stored = async (page: Page) => {
  const answer = (await call(page, 'app.start', {})) as Answer<Output<'app.start'>>;
  return answer.ok && answer.value.table?.kind === 'attempt' ? answer.value.table.attempt : null;
};

test('safe cards go home by themselves where that is set, are marked, and come back with the move', async ({
  page,
  host,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, host.url, { game, number });
  await page.keyboard.press('KeyD');
  await expect.poll(async () => (await stored(page))?.plies).toBe(1);
  await page.keyboard.press('Control+KeyZ');
  await expect.poll(async () => (await stored(page))?.plies).toBe(0);

  await page.goto(`${page.url().split('#')[0] ?? ''}#/settings`);
  await page.getByRole('switch', { name: 'Play safe cards home' }).click();
  await page.goBack();
  await pile(page, 's').click();
  await expect.poll(async () => (await stored(page))?.moves).toEqual(['deal', ...follow]);
  const attempt = await stored(page);
  expect(attempt?.auto).toEqual(follow.map((_, i) => i + 1));
  expect(attempt?.plies).toBe(1 + follow.length);

  await page.keyboard.press('Control+KeyZ');
  await expect.poll(async () => (await stored(page))?.plies).toBe(0);
  await page.keyboard.press('Control+KeyY');
  await expect.poll(async () => (await stored(page))?.plies).toBe(1 + follow.length);
});

/** Algerian, won; and after how many of its moves only going home is left. */
function ending(): { deal: { game: Game; number: number }; moves: Move[]; from: number; left: number } {
  const heard = HEARD.find(({ name }) => name === 'algerian');
  const algerian = gameOf('algerian');
  if (!heard || !algerian) throw new Error('no Algerian');
  const deal = { game: algerian, number: heard.number };
  const moves = heard.moves.split(' ') as Move[];
  const homeward = (state: State): number => finishOf(state.rules, state).length;
  let state = opening(deal);
  let from = 0;
  while (homeward(state) === 0) state = apply(state, moves[from++] as Move);
  return { deal, moves, from, left: homeward(state) };
}

test('once only going home is left all cards go home at one press, which is one move to undo', async ({
  page,
  host,
}) => {
  const { deal, moves, from, left } = ending();
  expect(left).toBeGreaterThan(4);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, host.url, deal, moves.slice(0, from - 1));
  const finish = page.getByRole('button', { name: 'Play all home' });
  const heard = await listen(page);
  await expect(finish).toHaveCount(0);
  expect(moves[from - 1]).toBe('deal');
  await page.keyboard.press('KeyD');
  await expect(finish).toBeVisible();
  expect((await heard()).join(' ')).toContain('Only going home is left');

  await page.waitForTimeout(260);
  await finish.click();
  await expect(page.getByRole('heading', { name: 'All cards home' })).toBeVisible();
  await expect(page.getByText('A clean win.')).toBeVisible();
  expect((await heard()).join(' ')).toContain(`${left - 1} more cards go home.`);
  const attempt = await stored(page);
  expect(attempt).toMatchObject({ status: 'won', plies: from + left, hints: 0, lights: 0, shows: 0, undos: 0 });
  expect(attempt?.auto).toEqual(Array.from({ length: left - 1 }, (_, i) => from + 1 + i));

  // The press is one move; won again by its key, the win stands as it was.
  await page.keyboard.press('Control+KeyZ');
  await expect(finish).toBeVisible();
  expect((await heard()).join(' ')).toContain(`Undone. ${from} moves made.`);
  await page.keyboard.press('F4');
  await expect(page.getByRole('heading', { name: 'All cards home' })).toBeVisible();
  expect(await stored(page)).toMatchObject({ status: 'won', plies: from + left, undos: 0 });

  // Where it is set to, it ends by itself after the player's move.
  await call(page, 'settings.write', { key: 'finish', value: true });
  await lay(page, deal, moves.slice(0, from - 1));
  await page.keyboard.press('KeyD');
  await expect(page.getByRole('heading', { name: 'All cards home' })).toBeVisible();
  expect((await stored(page))?.auto).toEqual(Array.from({ length: left }, (_, i) => from + i));
});
