import { formatDeck } from '../shared/engine/cards.ts';
import { deckOf } from '../shared/engine/state.ts';
import { gameOf } from '../shared/games/index.ts';
import { amazons, careless, click, dealt, lay, newDeal, open, pile, rulesOfDeal } from './game.ts';
import { expect, test } from './host.ts';

const WON = amazons(2296);
const LOST = amazons(401);
const DECK = formatDeck(rulesOfDeal(WON).pack, deckOf(rulesOfDeal(WON), 7));

test('a random number is dealt, and one that is typed under another reading; bad ones are refused in a sentence', async ({
  page,
  host,
}) => {
  await open(page, host.url);
  const before = await dealt(page);
  const { dialog, deal } = await newDeal(page);
  const field = dialog.getByLabel('deal number');
  const proposed = await field.inputValue();
  for (const text of ['0', '4294967296', '-7', 'twelve', '93500419852916506624']) {
    await field.fill(text);
    await deal.click();
    await expect(field).toBeFocused();
    await expect(field).toHaveAccessibleDescription('A deal number is a whole number from 1 to 4294967295, in digits.');
  }
  await field.fill('');
  await expect(field).toHaveAccessibleDescription('A deal number is missing.');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  expect(await dealt(page)).toEqual(before);

  // A number nobody touched makes a random deal, also after the button for another one.
  await newDeal(page);
  expect(await field.inputValue()).not.toBe(proposed);
  const first = await field.inputValue();
  await dialog.getByRole('button', { name: 'Another number' }).click();
  const second = await field.inputValue();
  expect(second).not.toBe(first);
  await deal.click();
  await expect.poll(() => dealt(page)).toMatchObject({ deal: { number: Number(second) }, source: 'random' });

  await newDeal(page);
  await dialog.getByRole('radio', { name: /^Parlett/ }).check();
  await field.fill('48.213');
  await deal.click();
  await expect(dialog).toBeHidden();
  await expect(page.locator('header').first()).toContainText('48213');
  await expect(page.locator('header').first()).toContainText('Parlett');
  expect(await dealt(page)).toMatchObject({
    options: WON.game.presets[2]?.options,
    deal: { kind: 'number', number: 48_213 },
    source: 'number',
  });
});

test('a deal by its cards under one’s own rules, rule by rule; what is wrong with the cards is said', async ({
  page,
  host,
}) => {
  await open(page, host.url);
  const { dialog, deal } = await newDeal(page);
  await dialog.getByRole('radio', { name: /^Your own/ }).check();
  await expect(dialog).toContainText('These are the rules of the reading Morehead & Mott-Smith');
  await dialog.getByLabel('The game ends').selectOption('only when you give it up');
  await expect(dialog).toContainText('counted apart');
  await dialog.getByRole('radio', { name: 'By its cards' }).check();
  const field = dialog.getByLabel('cards in the order of dealing');
  for (const [text, sentence] of [
    ['', 'The cards are missing.'],
    ['AS 5H', '“5H” is no card of this game.'],
    ['AS 7H AS', 'AS stands there twice.'],
    ['AS', 'There is 1 card here; this game needs 28.'],
  ] as const) {
    await field.fill(text);
    await deal.click();
    await expect(field).toBeFocused();
    await expect(field).toHaveAccessibleDescription(sentence);
  }
  await expect(dialog.getByLabel('shuffle seed')).toHaveCount(0);
  await field.fill(DECK.toLowerCase().replaceAll(' ', '\n'));
  await deal.click();
  await expect
    .poll(() => dealt(page))
    .toMatchObject({
      options: { ...WON.game.presets[0].options, lossRule: 'never' },
      deal: { kind: 'text', deck: DECK, seed: 0 },
      source: 'text',
    });
  await expect(page.locator('header').first()).toContainText('Your own rules');
});

test('a game that shuffles again takes a seed with its cards', async ({ page, host }) => {
  const scuffle = gameOf('scuffle');
  if (!scuffle) throw new Error('no Scuffle');
  await open(page, host.url, { game: scuffle, number: 3 });
  const { dialog, deal } = await newDeal(page);
  await dialog.getByRole('radio', { name: 'By its cards' }).check();
  const rules = rulesOfDeal({ game: scuffle, number: 3 });
  const deck = formatDeck(rules.pack, deckOf(rules, 3));
  await dialog.getByLabel('cards in the order of dealing').fill(deck);
  const seed = dialog.getByLabel('shuffle seed');
  await seed.fill('none');
  await deal.click();
  await expect(seed).toBeFocused();
  await seed.fill('12');
  await deal.click();
  await expect.poll(() => dealt(page)).toMatchObject({ game: 'scuffle', deal: { kind: 'text', deck, seed: 12 } });
});

test('the dialog says what becomes of the game in play only when it is so', async ({ page, host }) => {
  await open(page, host.url, WON);
  let { dialog } = await newDeal(page);
  await expect(dialog).not.toContainText('The game in play');
  await page.keyboard.press('Escape');
  await click(page, 'deal');
  await expect(pile(page, 's')).toHaveAccessibleName(/20 cards/);
  ({ dialog } = await newDeal(page));
  await expect(dialog).toContainText('The game in play will be kept.');
  await page.keyboard.press('Escape');
  await lay(page, LOST, careless(LOST));
  ({ dialog } = await newDeal(page));
  await expect(dialog).toContainText('It will be counted as lost.');
});
