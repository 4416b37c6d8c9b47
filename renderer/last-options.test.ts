import { expect, test } from 'vitest';
import { GAMES, gameOf } from '../shared/games/index.ts';
import { hasDealt, lastOptions, writeLastOptions } from './last-options.ts';

const algerian = gameOf('algerian') ?? GAMES[0];
const amazons = gameOf('amazons') ?? GAMES[0];
if (!algerian || !amazons) throw new Error('no games');

test('each game comes back under the rules it was last dealt under', () => {
  const mine = { ...amazons.presets[0].options, lossRule: 'never' };
  const goodsol = algerian.presets.at(-1)?.options ?? {};
  let stored = writeLastOptions(null, amazons, amazons.presets[1]?.options ?? {});
  stored = writeLastOptions(stored, algerian, goodsol);
  stored = writeLastOptions(stored, amazons, mine);
  expect(lastOptions(stored, amazons)).toEqual(mine);
  expect(lastOptions(stored, algerian)).toEqual(goodsol);
});

test('there is room for every game in one setting', () => {
  const longest = GAMES.reduce((stored, game) => writeLastOptions(stored, game, game.presets[0].options), '{}');
  expect(longest.length).toBeLessThan(600);
  expect(GAMES.every((game) => hasDealt(longest, game) && !hasDealt('{}', game))).toBe(true);
});

test.each([undefined, null, 7, '', 'no JSON', '[1]', '{"amazons":5}', '{"amazons":"lossRule=ever"}'])(
  'from %j the first reading is taken',
  (stored) => expect(lastOptions(stored, amazons)).toEqual(amazons.presets[0].options),
);
