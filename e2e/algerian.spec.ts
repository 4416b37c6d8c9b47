import type { Page } from '@playwright/test';
import { HEARD } from '../renderer/play/heard/games.ts';
import type { Answer, Output } from '../shared/api/contract.ts';
import type { Move } from '../shared/engine/notation.ts';
import { gameOf } from '../shared/games/index.ts';
import { call, click, figure, lay, open, pile, type Deal } from './game.ts';
import { grip } from './hand.ts';
import { expect, test } from './host.ts';

/** A deal of Algerian, and the moves that win it. */
function known(): { deal: Deal; line: readonly Move[] } {
  const [game, heard] = [gameOf('algerian'), HEARD.find(({ name }) => name === 'algerian')];
  if (!game || !heard) throw new Error('no Algerian');
  return { deal: { game, number: heard.number }, line: heard.moves.split(' ') as Move[] };
}

/** The moves stored of the game on the table. */
const plies = async (page: Page): Promise<number> => {
  const answer = (await call(page, 'app.start', {})) as Answer<Output<'app.start'>>;
  return answer.ok && answer.value.table?.kind === 'attempt' ? answer.value.table.attempt.plies : 0;
};

/** The middle of a pile's exposed card, as the mouse takes it. */
async function at(page: Page, code: string): Promise<[x: number, y: number]> {
  const { x, y } = await grip(page, code);
  return [x, y];
}

/** How many moves are left when the hands begin: one of them a deal. */
const LEFT = 24;

/** The three hands of a player; each carries the exposed card of one pile to another. */
const HANDS: readonly ((page: Page, from: string, to: string) => Promise<void>)[] = [
  async function drag(page, from, to) {
    await page.mouse.move(...(await at(page, from)));
    await page.mouse.down();
    await page.mouse.move(...(await at(page, to)), { steps: 4 });
    await page.mouse.up();
  },
  async function clicks(page, from, to) {
    await page.waitForTimeout(260);
    // As other programs teach: here the second click changes nothing.
    await page.mouse.dblclick(...(await at(page, from)));
    await page.mouse.click(...(await at(page, to)));
  },
  async function keys(page, from, to) {
    await pile(page, from).press('Enter');
    await pile(page, to).press('Enter');
  },
];

/** What all piles are called. */
const labels = (page: Page): Promise<string> =>
  page.locator('[data-pile]').evaluateAll((all) => all.map(({ ariaLabel }) => ariaLabel).join());

test('a game of Algerian is won by drag, click and keyboard taking turns', async ({ page, host }) => {
  const { deal, line } = known();
  const begun = line.length - LEFT;
  expect(line.slice(begun).filter((move) => move === 'deal')).toHaveLength(1);
  await open(page, host.url);
  await call(page, 'settings.write', { key: 'click', value: 'choose' });
  await lay(page, deal, line.slice(0, begun));
  for (const [i, move] of [...line.entries()].slice(begun)) {
    const [from = '', to = ''] = move.split('>');
    const hand = HANDS[i % HANDS.length];
    const before = await labels(page);
    if (move === 'deal') await (i % 2 === 0 ? page.keyboard.press('KeyD') : click(page, 'deal'));
    else await hand?.(page, from, to);
    await expect
      .poll(() => plies(page), { message: `${i}: ${move} by ${hand?.name ?? ''}`, intervals: [20, 30, 50, 100] })
      .toBe(i + 1);
    // What is stored is shown at the beginning of a frame: a card that is chosen before that is put down again.
    await expect.poll(() => labels(page), { intervals: [10, 20, 40] }).not.toBe(before);
  }
  await expect(page.getByRole('heading', { name: 'All cards home' })).toBeVisible();
  expect(await figure(page, 'moves')).toBe(String(line.length));
});
