import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { HEARD, type HeardGame } from '../renderer/play/heard/games.ts';
import type { Answer, Output } from '../shared/api/contract.ts';
import type { Move } from '../shared/engine/notation.ts';
import { gameOf } from '../shared/games/index.ts';
import { call, lay, listen, open, pile } from './game.ts';
import { expect, test } from './host.ts';

/** What is written down of a whole game as it is heard: names of piles at its beginning and end, every move and the end with their words. */
function written({ name }: HeardGame, language: string) {
  const text = readFileSync(new URL(`../renderer/play/heard/${name}.${language}.txt`, import.meta.url), 'utf8');
  const moves = [...text.matchAll(/^(deal|\w\d+>\w\d+) +(.+)$/gm)].map(
    ([, move = '', words = '']) => [move as Move, words] as const,
  );
  const names = text.split(/^# .+$/m).map((part) => part.split('\n\n')[0]?.trim().split('\n') ?? []);
  const end = /^end +(.+)$/m.exec(text)?.[1] ?? '';
  return { moves, end, first: names[1] ?? [], last: names[3] ?? [] };
}

/** The piles in the order of the Tab key, each a button by its name. */
async function piles(page: Page): Promise<string[]> {
  const names = await page
    .locator('[data-pile]')
    .evaluateAll((all) => all.map((one) => [one.localName, one.getAttribute('aria-label') ?? ''] as const));
  expect(new Set(names.map(([element]) => element))).toEqual(new Set(['button']));
  return names.map(([, name]) => name);
}

/** Makes moves of the game on the table without the page, and shows where it stands. */
async function playOn(page: Page, moves: readonly (readonly [move: Move, words: string])[]): Promise<void> {
  const answer = (await call(page, 'app.start', {})) as Answer<Output<'app.start'>>;
  const table = answer.ok ? answer.value.table : null;
  if (table?.kind !== 'attempt') throw new Error('no game in play');
  const { id, plies } = table.attempt;
  for (const [i, [move]] of moves.entries())
    expect(await call(page, 'attempt.play', { id, ply: plies + i, clock: 0, move })).toMatchObject({ ok: true });
  await page.reload();
  await page.locator('[data-pile]').first().waitFor();
}

/** A time as a clock shows it. */
const CLOCK = /\d+:\d\d/;

/** So many moves are heard at the beginning of a game, and at its end; those between are made before it is gone on with. */
const HEARD_MOVES = 28;

/**
 * In which language each game is played by keyboard; what is said without a move left, and in the middle of a long game, is
 * heard in the unit test alone.
 */
const LANGUAGES: Readonly<Record<string, string>> = {
  amazons: 'en',
  'amazons-blocked': 'ru',
  algerian: 'es',
  tournament: 'ru',
  'auld-lang-syne': 'en',
};

for (const one of HEARD) {
  const language = LANGUAGES[one.name];
  if (language === undefined) continue;
  test(`${one.name} by keyboard, in ${language}: names and live texts are as written`, async ({ page, host }) => {
    test.slow();
    const game = gameOf(one.game);
    if (!game) throw new Error(`no ${one.game}`);
    const { moves, end, first, last } = written(one, language);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, host.url);
    await call(page, 'settings.write', { key: 'language', value: language });
    await call(page, 'settings.write', { key: 'click', value: 'choose' });
    await lay(page, { game, number: one.number });
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    expect(await piles(page)).toEqual(first);
    let heard = await listen(page);
    /** Waits until this is said; what a screen reader has heard of it last. */
    const said = async (words: string): Promise<void> => {
      let last = '';
      const hears = async (): Promise<string> => (last = (await heard()).at(-1)?.trim() ?? last).replace(CLOCK, '0:00');
      await expect.poll(hears, { intervals: [10, 20, 40, 80] }).toBe(words);
    };
    const goesOn = Math.max(HEARD_MOVES, moves.length - HEARD_MOVES);
    for (const [i, [move, words]] of moves.entries()) {
      if (i >= HEARD_MOVES && i < goesOn) continue;
      if (i === goesOn && i > HEARD_MOVES) {
        await playOn(page, moves.slice(HEARD_MOVES, i));
        heard = await listen(page);
      }
      const [from = '', to = ''] = move.split('>');
      if (move === 'deal') await page.keyboard.press('KeyD');
      else {
        await pile(page, from).press('Enter');
        await pile(page, to).press('Enter');
      }
      await said(i + 1 < moves.length ? words : `${words} ${end}`);
    }
    await expect(page.getByRole('heading', { level: 2, name: end.split('.')[0] ?? '' })).toBeVisible();
    // Where a game is won, the piles have given way to its figures.
    if ((await page.locator('[data-pile]').count()) === last.length) expect(await piles(page)).toEqual(last);
  });
}
