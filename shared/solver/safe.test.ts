import { expect, test } from 'vitest';
import { formatMove } from '../engine/compiled.ts';
import { apply, tableOf } from '../engine/state.ts';
import { dice, EVERY } from '../games/testing/every-game.ts';
import { GAMES, rulesOf } from '../games/index.ts';
import { PLAIN_GUIDE } from './guide.ts';
import { Budget } from './budget.ts';
import { exhaust } from './exact.ts';
import { Keys } from './keys.ts';
import { safeMove } from './safe.ts';
import { late } from './testing/late.ts';

const forgoing = ['carthage', 'kingsdown-eights'];

test.each(GAMES.filter(({ id }) => forgoing.includes(id)))('a safe move keeps what can be won: $id', (game) => {
  const rules = rulesOf(game, game.presets[0].options);
  const roll = dice(3);
  const winnable = (state: Parameters<typeof tableOf>[0]): string => {
    const found = exhaust(tableOf(state), PLAIN_GUIDE, new Keys(30_000), new Budget(100_000, () => false));
    return typeof found === 'object' ? 'won' : found;
  };
  let safe = 0;
  for (let i = 0; i < 300; i++) {
    const state = late(rules, 14, roll);
    const move = safeMove(tableOf(state));
    if (move < 0) continue;
    const before = winnable(state);
    const after = winnable(apply(state, formatMove(rules, move)));
    if (before === 'unknown' || after === 'unknown') continue;
    safe++;
    expect(after).toBe(before);
  }
  expect(safe).toBeGreaterThan(50);
});

test.each(EVERY.filter(({ game }) => !forgoing.includes(game.id)))(
  'no move is called safe: $name',
  ({ game, options }) => {
    const roll = dice(5);
    for (let i = 0; i < 40; i++) expect(safeMove(tableOf(late(rulesOf(game, options), 20, roll)))).toBe(-1);
  },
);
