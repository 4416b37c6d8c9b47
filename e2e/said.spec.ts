import { gameOf } from '../shared/games/index.ts';
import { apply, legalMoves } from '../shared/engine/state.ts';
import type { Move } from '../shared/engine/notation.ts';
import { amazons, call, careless, lay, open, opening, rings, type Deal } from './game.ts';
import { expect, test } from './host.ts';
import { misfits } from './longer.ts';

/** The tables that leave the least room; all of them, with longer texts, are in `npm run soak -- longer`. */
const TIGHT = ['tournament', 'kingsdown-eights'];
/** The first moves of careless play: what can go home goes, and else it is dealt. */
function firstMoves(deal: Deal, count: number): Move[] {
  let state = opening(deal);
  return Array.from({ length: count }, () => {
    const legal = legalMoves(state);
    const move = legal.find((one) => /^[tr].*>f/.test(one)) ?? (legal.includes('deal') ? 'deal' : legal[0]);
    if (move === undefined) throw new Error('no move is left');
    state = apply(state, move);
    return move;
  });
}
/** One that is blocked with long depots, and with all that a slip can say of it. */
const BLOCKED = amazons(401);
const SIZES = [
  { width: 800, height: 600 },
  { width: 1280, height: 800 },
];

test('light, figures, hints, refusals and slips lie over no card, no button and not over one another', async ({
  page,
  host,
}) => {
  test.slow();
  await open(page, host.url);
  await call(page, 'settings.write', { key: 'light', value: 'always' });
  for (const language of ['es', 'ru']) {
    for (const id of TIGHT) {
      const game = gameOf(id);
      if (!game) throw new Error(id);
      const deal = { game, number: 11 };
      await call(page, 'settings.write', { key: 'language', value: language });
      await page.goto('about:blank');
      await open(page, host.url, deal, firstMoves(deal, 9));
      const note = page.locator('.note');
      const ringed = await rings(page);
      await page.keyboard.press('F3');
      await ringed();
      const hint = await note.textContent();
      for (const size of SIZES) {
        await page.setViewportSize(size);
        expect.soft(await misfits(page), `${id} ${language} ${size.width}: a hint`).toEqual([]);
      }
      await page.locator('[data-pile=f8]').press('Enter');
      await expect(note).not.toHaveText(hint ?? '');
      expect.soft(await misfits(page), `${id} ${language}: a refusal`).toEqual([]);
    }
    await lay(page, BLOCKED, careless(BLOCKED));
    await expect(page.locator('.slip')).toBeVisible();
    for (const size of [...SIZES, { width: 640, height: 400 }]) {
      await page.setViewportSize(size);
      expect.soft(await misfits(page), `${language} ${size.width}: a slip`).toEqual([]);
    }
  }
});
