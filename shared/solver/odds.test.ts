import { describe, expect, test } from 'vitest';
import { formatOptions, GAMES } from '../games/index.ts';
import { oddsOf, printedOdds } from './odds.ts';

const readings = GAMES.flatMap((game) =>
  game.presets.map((preset) => ({ name: `${game.id} ${preset.id}`, game, preset })),
);

describe.each(readings)('$name', ({ game, preset }) => {
  const odds = oddsOf(game.id, formatOptions(game, preset.options));

  test('careless play over 100,000 deals, with its command', () => {
    expect(odds?.careless?.deals).toBe(100_000);
    expect(odds?.careless?.command).toContain(`simulate --game ${game.id} --rules ${preset.id} --from 1 --to 100000`);
  });

  test('foresight over at least 1,000 deals, every one won, lost or not known, with its command', () => {
    const { deals = 0, won = 0, lost = 0, unknown = 0, command } = odds?.foresight ?? {};
    expect(deals).toBeGreaterThanOrEqual(1000);
    expect(won + lost + unknown).toBe(deals);
    expect(command).toContain(`odds --game ${game.id} --rules ${preset.id} --from 1 --to ${deals} --nodes `);
  });
});

test('there is no entry for what has none', () => {
  expect(oddsOf('chess', '')).toBe(undefined);
  expect(oddsOf('amazons', 'queenFrom=any')).toBe(undefined);
  expect(oddsOf('constructor', 'name')).toBe(undefined);
});

test('printed odds stand under readings there are', () => {
  const printed = GAMES.flatMap((game) => game.presets.map(({ id }) => [game.id, id, printedOdds(game.id, id)])).filter(
    ([, , odds]) => odds !== undefined,
  );
  expect(printed).toEqual([['amazons', 'morehead-mott-smith', 10]]);
});
