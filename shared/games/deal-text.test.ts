import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatDeck } from '../engine/cards.ts';
import { dealtDeck, FIRST_DEAL, LAST_DEAL } from '../engine/shuffle.ts';
import { formatDealText, parseDealText } from './deal-text.ts';
import { gameOf, GAMES, rulesOf, type Game } from './index.ts';

const number = fc.integer({ min: FIRST_DEAL, max: LAST_DEAL });
/** Any game under any of its options. */
const ruled = fc.constantFrom(...GAMES).chain((game) => {
  const own = Object.fromEntries(
    Object.entries(game.options).map(([name, values]) => [name, fc.constantFrom(...values)]),
  );
  const options = fc.oneof(fc.constantFrom(...game.presets.map((preset) => preset.options)), fc.record(own));
  return options.map((options) => ({ game, options }));
});

test('what is written is read again: every game, own rules, number and deck with its seed', () => {
  fc.assert(
    fc.property(ruled, number, fc.boolean(), fc.integer({ min: 0, max: LAST_DEAL }), (rules, dealt, byNumber, seed) => {
      const { pack } = rulesOf(rules.game, rules.options);
      const deal = byNumber
        ? ({ kind: 'number', shuffle: 1, number: dealt } as const)
        : ({ kind: 'text', deck: formatDeck(pack, dealtDeck(pack.size, dealt)), seed } as const);
      const text = formatDealText({ ...rules, deal });
      expect(text.length).toBeLessThanOrEqual(2000);
      expect(parseDealText(text)).toEqual({ ...rules, deal });
      expect(parseDealText(` ${text.replaceAll(' ', '\r\n')}\n`)).toEqual({ ...rules, deal });
    }),
  );
});

const amazons = gameOf('amazons') as Game;

test('a reading is written by its name', () => {
  const deal = { kind: 'number', shuffle: 1, number: 48_213 } as const;
  const [{ options }] = amazons.presets;
  expect(formatDealText({ game: amazons, options, deal })).toBe('Tarbart: amazons morehead-mott-smith 48213');
  expect(parseDealText('TARBART: Amazons morehead-mott-smith 48 213')).toEqual({ game: amazons, options, deal });
});

test.each([
  '',
  '48213',
  'Tarbart: amazons morehead-mott-smith',
  'Tarbart: amazons nobody 48213',
  'Tarbart: amazons queenFrom=moon 48213',
  'Tarbart: bridge morehead-mott-smith 48213',
  'Tarbart: amazons morehead-mott-smith 0',
  'Tarbart: amazons morehead-mott-smith 4294967296',
  'Tarbart: amazons morehead-mott-smith seed=5 48213',
  'Tarbart: amazons morehead-mott-smith AS KS',
  'see Tarbart: amazons morehead-mott-smith 48213',
])('%j is no deal', (text) => expect(parseDealText(text)).toBeUndefined());
