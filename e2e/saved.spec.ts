import { legalMoves } from '../shared/engine/state.ts';
import { gameOf } from '../shared/games/index.ts';
import { amazons, call, lay, movesMade, open, opening, pile } from './game.ts';
import { expect, test } from './host.ts';

test('games put aside are found, named, gone on with, deleted and taken back', async ({ page, host }) => {
  await open(page, host.url);
  const game = gameOf('algerian');
  if (!game) throw new Error('no Algerian');
  const algerian = { game, number: 7 };
  await lay(page, algerian, [legalMoves(opening(algerian)).find((move) => move === 'deal') ?? 'deal']);
  await lay(page, amazons(401), ['deal', 'deal', 'deal']);
  await lay(page, amazons(2296));
  // Nothing is kept of a deal before its first move.
  await page.keyboard.press('Control+KeyS');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await pile(page, 's').click();
  await movesMade(page, 1);
  await page.keyboard.press('Control+KeyS');
  const name = page.getByRole('dialog').getByLabel('Name of this game');
  await name.fill('A storm comes. '.repeat(5));
  await expect(page.getByRole('dialog').getByRole('alert')).toHaveText('A name has at most 60 characters.');
  await name.fill(' Before the  storm ');
  await expect(page.getByRole('dialog').getByRole('alert')).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(page.locator('dialog')).toHaveCount(0);

  await page.keyboard.press('Control+KeyO');
  await expect(page).toHaveTitle('Saved games · Tarbart');
  const games = page.getByRole('main').getByRole('listitem');
  await expect(games).toHaveText([
    /^\s*Before the storm\s*Amazons\s*Morehead & Mott-Smith, deal\s2296\s*Pass 1, 0 of 28 home\s*on the table/,
    /^\s*Amazons\s*Morehead & Mott-Smith, deal\s401/,
    /^\s*Algerian/,
  ]);
  // The picture is that of the position: as many cards lie there.
  await expect(games.nth(0).locator('svg .card')).toHaveCount(8);
  await expect(games.nth(0).getByRole('button')).toHaveCount(2);
  await page.getByRole('search').getByRole('textbox').fill('ALG 7');
  await expect(games).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(games.getByRole('button', { name: 'Continue' })).toBeFocused();
  await page.getByRole('search').getByRole('textbox').press('Escape');
  await expect(games).toHaveCount(3);

  await games.nth(1).getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(games.nth(1)).toContainText('Deleted. It counts as given up.');
  await expect(page.getByRole('status').first()).toHaveText('2 games in play');
  await games.nth(1).getByRole('button', { name: 'Take' }).click();
  await expect(games.nth(1)).toContainText('401');
  const { value } = (await call(page, 'statistics.figures', { repeats: true })) as { value: { all: object } };
  expect(value.all).toMatchObject({ played: 0, open: 3 });

  await games.nth(2).getByRole('button', { name: 'Continue' }).click();
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText('Algerian');
  // It is heard, and the focus lies where no key does anything to the cards.
  await expect(page.locator('[aria-live]')).toHaveText(
    /^Algerian, deal 7: 1 move made, \d+ of 104 cards home\. Open: /,
  );
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(pile(page, 's')).toBeFocused();

  // Another window lays another game, and deletes this one: what lies there now is shown.
  const inPlay = (await call(page, 'attempts.open', {})) as { value: { attempts: { id: string; game: string }[] } };
  const [here, there] = ['algerian', 'amazons'].map((name) => inPlay.value.attempts.find((one) => one.game === name));
  await call(page, 'attempt.resume', { id: there?.id, clock: 0 });
  await call(page, 'attempt.discard', { id: here?.id });
  await pile(page, 's').click();
  await expect(page.getByRole('alert')).toContainText('That game is not in play any more.');
  await expect(title).toHaveText('Amazons');
});
