import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { Move } from '../shared/engine/notation.ts';
import { gameOf } from '../shared/games/index.ts';
import { call, lay, listen, open, pile } from './game.ts';
import { expect, test } from './host.ts';

/** What is written down of a whole game as it is heard: names of piles at three moments, and every move with its words. */
function written(id: string, language: string) {
  const text = readFileSync(new URL(`../renderer/play/heard/${id}.${language}.txt`, import.meta.url), 'utf8');
  const moves = [...text.matchAll(/^(deal|\w\d+>\w\d+) +(.+)$/gm)].map(
    ([, move = '', words = '']) => [move as Move, words] as const,
  );
  const names = text.split(/^# .+$/m).map((part) => part.split('\n\n')[0]?.trim().split('\n') ?? []);
  return { moves, first: names[1] ?? [], last: names[3] ?? [], number: Number(/, (\d+)\n/.exec(text)?.[1]) };
}

/** The piles in the order of the Tab key, each a button by its name. */
async function piles(page: Page): Promise<string[]> {
  const names = await page
    .locator('[data-pile]')
    .evaluateAll((all) => all.map((one) => [one.localName, one.getAttribute('aria-label') ?? ''] as const));
  expect(new Set(names.map(([element]) => element))).toEqual(new Set(['button']));
  return names.map(([, name]) => name);
}

/** `most` moves of the written game are made by keyboard. */
for (const [id, language, most] of [
  ['amazons', 'en', Infinity],
  ['algerian', 'es', Infinity],
  ['tournament', 'ru', 8],
  ['auld-lang-syne', 'en', 8],
] as const)
  test(`${id} by keyboard, in ${language}: names and live texts are as written`, async ({ page, host }) => {
    test.slow();
    const game = gameOf(id);
    if (!game) throw new Error(`no ${id}`);
    const { moves, first, last, number } = written(id, language);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, host.url);
    await call(page, 'settings.write', { key: 'language', value: language });
    await call(page, 'settings.write', { key: 'click', value: 'choose' });
    await lay(page, { game, number });
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    expect(await piles(page)).toEqual(first);
    const heard = await listen(page);
    const shown = moves.slice(0, most);
    for (const [move, words] of shown) {
      const [from = '', to = ''] = move.split('>');
      if (move === 'deal') await page.keyboard.press('KeyD');
      else {
        await pile(page, from).press('Enter');
        await pile(page, to).press('Enter');
      }
      // A win and a block say more after the move.
      await expect.poll(async () => (await heard()).some((text) => text.trim().startsWith(words))).toBe(true);
    }
    if (shown.length < moves.length) return;
    if (id === 'amazons') await expect(page.getByRole('heading', { name: 'Four queens' })).toBeVisible();
    else expect(await piles(page)).toEqual(last);
  });
