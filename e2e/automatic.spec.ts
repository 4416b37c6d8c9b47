import { apply, legalMoves } from '../shared/engine/state.ts';
import type { Move } from '../shared/engine/notation.ts';
import { gameOf, type Game } from '../shared/games/index.ts';
import { safeMoveOf } from '../shared/solver/safe.ts';
import type { Answer, Output } from '../shared/api/contract.ts';
import type { Page } from '@playwright/test';
import { call, open, opening, pile } from './game.ts';
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
