import { expect, test } from 'vitest';
import { formatMove } from '../engine/compiled.ts';
import { apply, tableOf } from '../engine/state.ts';
import { dice, EVERY } from '../games/testing/every-game.ts';
import { rulesOf } from '../games/index.ts';
import { PLAIN_GUIDE } from './guide.ts';
import { Budget } from './budget.ts';
import { exhaust } from './exact.ts';
import { Keys } from './keys.ts';
import { hasSafeMoves, safeMove } from './safe.ts';
import { late } from './testing/late.ts';

const withSafe = EVERY.filter(({ game, options }) => hasSafeMoves(rulesOf(game, options)));

test('games with safe moves are these', () =>
  expect([...new Set(withSafe.map(({ game }) => game.id))]).toEqual([
    'carthage',
    'kingsdown-eights',
    'auld-lang-syne',
    'tam-o-shanter',
    'old-fashioned',
    'acquaintance',
    'scuffle',
  ]));

test.each(withSafe)('a safe move keeps what can be won: $name', ({ game, options }) => {
  const rules = rulesOf(game, options);
  const roll = dice(3);
  const winnable = (state: Parameters<typeof tableOf>[0]): string => {
    const found = exhaust(tableOf(state), PLAIN_GUIDE, new Keys(30_000), new Budget(100_000, () => false));
    return typeof found === 'object' ? 'won' : found;
  };
  let safe = 0;
  for (let i = 0; i < 300 && safe < 50; i++) {
    const state = late(rules, 14, roll);
    const move = safeMove(tableOf(state));
    if (move < 0) continue;
    const before = winnable(state);
    const after = winnable(apply(state, formatMove(rules, move)));
    if (before === 'unknown' || after === 'unknown') continue;
    safe++;
    expect(after).toBe(before);
  }
  expect(safe).toBeGreaterThan(30);
});

test.each(EVERY.filter((one) => !withSafe.includes(one)))('no move is called safe: $name', ({ game, options }) => {
  const roll = dice(5);
  for (let i = 0; i < 40; i++) expect(safeMove(tableOf(late(rulesOf(game, options), 20, roll)))).toBe(-1);
});
