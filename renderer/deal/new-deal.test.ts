import { expect, test } from 'vitest';
import { formatDeck, PACKS } from '../../shared/engine/cards.ts';
import { dealtDeck } from '../../shared/engine/shuffle.ts';
import { amazons } from '../../shared/games/amazons.ts';
import { auldLangSyne } from '../../shared/games/auld-lang-syne.ts';
import { chance } from './chance.ts';
import { NewDeal, OWN } from './new-deal.svelte.ts';

const dick = amazons.presets[1]?.options ?? {};
const deck = formatDeck(PACKS.short, dealtDeck(28, 7));
const newDeal = (numbers = [48_214, 5]) => new NewDeal(amazons, dick, () => numbers.shift() ?? 1);

test('starts with the rules in play and a number by chance, which makes a random deal', () => {
  const choice = newDeal();
  expect(choice.reading).toBe('dick-1898');
  expect(choice.result()).toEqual({
    dealt: {
      game: 'amazons',
      revision: amazons.revision,
      options: dick,
      deal: { kind: 'number', shuffle: 1, number: 48_214 },
      source: 'random',
    },
  });
});

test('a number typed by the player makes a chosen deal, another by chance a random one again', () => {
  const choice = newDeal();
  choice.number = '48 214';
  expect(choice.result()).toMatchObject({ dealt: { deal: { number: 48_214 }, source: 'number' } });
  choice.draw();
  expect(choice.result()).toMatchObject({ dealt: { deal: { number: 5 }, source: 'random' } });
});

test.each([
  ['1', 1],
  [' 4.294.967.295 ', 4_294_967_295],
  ['48,213', 48_213],
  ['48\u202f213', 48_213],
])('the number %j is read as %i', (text, number) => {
  const choice = newDeal();
  choice.number = text;
  expect(choice.result()).toMatchObject({ dealt: { deal: { number } } });
});

test.each(['0', '4294967296', '-5', '1e5', 'four', '93500419852916506624', '1..2', '1.5', '48 21', '٣'])(
  '%j is no number',
  (text) => {
    const choice = newDeal();
    choice.number = text;
    expect(choice.result()).toEqual({ problem: { code: 'badNumber' } });
  },
);

test('an empty field says that a number is missing', () => {
  const choice = newDeal();
  choice.number = '  ';
  expect(choice.result()).toEqual({ problem: { code: 'noNumber' } });
});

test('a deck text is stored in its one form, without a seed where nothing is shuffled again', () => {
  const choice = newDeal();
  choice.by = 'text';
  choice.deck = deck.toLowerCase().replaceAll(' ', ', ');
  choice.seed = 'nonsense';
  expect(choice.result()).toMatchObject({ dealt: { deal: { kind: 'text', deck, seed: 0 }, source: 'text' } });
});

test.each([
  ['', 'noDeck'],
  ['AS KS', 'unknownCard'],
  ['AS AS', 'tooOften'],
  ['AS 7S', 'wrongCount'],
])('the deck text %j has the problem %s', (text, code) => {
  const choice = newDeal();
  choice.by = 'text';
  choice.deck = text;
  expect(choice.result()).toMatchObject({ problem: { code } });
});

test('the player’s own rules start from the reading and are known when they are a reading', () => {
  const choice = newDeal();
  choice.choose(OWN);
  expect(choice.same?.id).toBe('dick-1898');
  choice.set('pickUp', 'rightColumnFirst');
  expect(choice.same?.id).toBe('parlett-1979');
  choice.set('lossRule', 'never');
  expect(choice.same).toBeUndefined();
  expect(choice.result()).toMatchObject({
    dealt: { options: { ...dick, pickUp: 'rightColumnFirst', lossRule: 'never' } },
  });
});

test('a number by chance is a deal number', () => {
  const numbers = Array.from({ length: 100 }, chance);
  expect(numbers.every((number) => Number.isInteger(number) && number >= 1 && number <= 4_294_967_295)).toBe(true);
  expect(new Set(numbers).size).toBeGreaterThan(90);
});

test('a kind is looked for by its rules, and the number it finds makes a deal that is chosen by kind', () => {
  const choice = newDeal();
  choice.kind = 'hard';
  expect(choice.number).toBe('');
  expect(choice.result()).toEqual({ question: { game: 'amazons', options: dick, kind: 'hard' } });
  expect(choice.found(9)).toMatchObject({ options: dick, deal: { kind: 'number', number: 9 }, source: 'kind' });
});

test('a number, typed or by chance, a deck, or rules without the kind make it any', () => {
  const choice = newDeal();
  choice.kind = 'easy';
  choice.number = '7';
  expect(choice.kind).toBe('any');
  choice.kind = 'easy';
  choice.draw();
  expect([choice.kind, choice.number]).toEqual(['any', '5']);
  choice.kind = 'winnable';
  choice.by = 'text';
  expect(choice.kind).toBe('any');
  choice.kind = 'winnable';
  expect([choice.by, choice.kind]).toEqual(['number', 'winnable']);
  const other = new NewDeal(auldLangSyne, auldLangSyne.presets[0].options, () => 3);
  expect(other.kinds).toEqual(['winnable']);
  other.kind = 'winnable';
  other.choose('in-suit');
  expect([other.kinds, other.kind, other.number]).toEqual([[], 'any', '3']);
});

test('another game is chosen with its rules; where the cards come from stays', () => {
  const choice = newDeal();
  choice.number = '7';
  choice.play(auldLangSyne, auldLangSyne.presets[1]?.options ?? {});
  expect(choice.result()).toMatchObject({
    dealt: { game: 'auld-lang-syne', options: { build: 'inSuit' }, deal: { number: 7 }, source: 'number' },
  });
  choice.play(amazons, { ...dick, lossRule: 'never' });
  expect(choice.reading).toBe(OWN);
});

test('the text of a deal in either field chooses its game, rules and cards', () => {
  const choice = newDeal();
  choice.kind = 'hard';
  choice.number = 'Tarbart: auld-lang-syne in-suit 48213';
  expect([choice.game, choice.reading, choice.by, choice.kind, choice.number]).toEqual([
    auldLangSyne,
    'in-suit',
    'number',
    'any',
    '48213',
  ]);
  expect(choice.result()).toMatchObject({
    dealt: { game: 'auld-lang-syne', deal: { number: 48_213 }, source: 'number' },
  });
  choice.number = `Tarbart: amazons lossRule=never seed=9 ${deck}`;
  expect([choice.game, choice.reading, choice.by, choice.deck, choice.seed]).toEqual([amazons, OWN, 'text', deck, '9']);
  expect(choice.result()).toMatchObject({ dealt: { options: { lossRule: 'never' }, source: 'text' } });
  choice.deck = 'Tarbart: amazons dick-1898 7';
  expect(choice.result()).toMatchObject({ dealt: { options: dick, deal: { number: 7 }, source: 'number' } });
});
