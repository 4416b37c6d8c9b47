import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatOptions, GAMES } from '../../shared/games/index.ts';
import { formatAddress, HELPS, lookAt, ORDERS, parseAddress, RESULTS, VIEWS, type Look } from './look.ts';
import { PERIODS } from './period.ts';

const [amazons] = GAMES;
if (!amazons) throw new Error('no game');
const first = formatOptions(amazons, amazons.presets[0].options);

const looks = fc
  .record({
    view: fc.constantFrom(...VIEWS),
    game: fc.constantFrom(...GAMES),
    rules: fc.constantFrom('all', 'first', 'last', 'own', 'unknown'),
    period: fc.constantFrom(...PERIODS),
    help: fc.constantFrom(...HELPS),
    repeats: fc.boolean(),
    result: fc.constantFrom(...RESULTS),
    order: fc.constantFrom(...ORDERS),
    rising: fc.boolean(),
  })
  .map(({ rules, ...look }): Look => {
    const { presets, options } = look.game;
    const text = {
      all: null,
      first: formatOptions(look.game, presets[0].options),
      last: formatOptions(look.game, presets.at(-1)?.options ?? {}),
      own: formatOptions(
        look.game,
        Object.fromEntries(Object.entries(options).map(([key, values]) => [key, values.at(-1) ?? ''])),
      ),
      unknown: 'rule=of another version & more',
    };
    return { ...look, options: text[rules] };
  });

test('an address leads back to what was looked at', () => {
  fc.assert(
    fc.property(looks, (look) => {
      expect(parseAddress(formatAddress(look))).toEqual(look);
    }),
  );
});

test('an address says what differs from everything of a reading, and nothing else', () => {
  const look = lookAt(amazons, first);
  expect(formatAddress(look)).toBe('#/statistics?game=amazons&rules=morehead-mott-smith');
  expect(formatAddress({ ...look, options: null, period: 'week', repeats: true })).toBe(
    '#/statistics?game=amazons&period=week&repeats=',
  );
});

test.each(['#/statistics', '#/statistics?', '#/statistics?game=chess', '#/chooser?game=amazons', ''])(
  '%j asks for nothing',
  (address) => expect(parseAddress(address)).toBeUndefined(),
);

test('what cannot be read in an address is left as it usually is', () =>
  expect(parseAddress('#/statistics?game=amazons&rules=&period=age&help=%&order=deck&result=')).toEqual(
    lookAt(amazons, first),
  ));
