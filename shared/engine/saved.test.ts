import { expect, test } from 'vitest';
import { dealt, dice, EVERY } from '../games/testing/every-game.ts';
import { snapshot, tableOf } from './state.ts';

test.each(EVERY)('a saved position is the position: $name', ({ game, options }) => {
  const roll = dice(7);
  const moves: number[] = [];
  const start = dealt(game, options, 11);
  const table = tableOf(start);
  const other = tableOf(start);
  const saved = new Uint8Array(3 + table.savedSize + 3);
  for (let i = 0; i < 150; i++) {
    const count = table.legalMoves(moves);
    if (count === 0) break;
    table.make(moves[roll(count)] as number);
    saved.fill(85);
    table.save(saved, 3);
    expect([...saved.subarray(0, 3), ...saved.subarray(-3)]).toEqual([85, 85, 85, 85, 85, 85]);
    other.restore(saved, 3);
    expect(snapshot(other)).toEqual(snapshot(table));
    expect([other.key, other.cardsHome, other.depth]).toEqual([table.key, table.cardsHome, 0]);
  }
});
