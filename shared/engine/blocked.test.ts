import { expect, test } from 'vitest';
import { gameOf, parseOptions, rulesOf } from '../games/index.ts';
import { blocked, provenBlock } from './block.ts';
import { deal, deckOf, tableOf } from './state.ts';

const readings = [
  '',
  'dick-1898',
  'parlett-1979',
  'completedColumn=skipFromNextPass',
  'completedColumn=skipFromNextDeal',
];

test.each(readings)('the orbits of the places prove what dealing in thought proves: %s', (text) => {
  const game = gameOf('amazons');
  const read = game && parseOptions(game, text);
  if (!game || !read || !('options' in read)) throw new Error('no such reading');
  const rules = rulesOf(game, read.options);
  const moves: number[] = [];
  const found = { proven: 0, open: 0 };
  for (let number = 1; number <= 60; number++) {
    const table = tableOf(deal(rules, deckOf(rules, number)));
    for (let i = 0; i < 200; i++) {
      const count = table.legalMoves(moves);
      if (count === 0) break;
      table.make(moves[count === 1 || (number + i) % 4 === 0 ? 0 : 1 + (i % (count - 1))] as number);
      if ((table.size[0] as number) > 0 || table.won || table.anyHomeMove()) continue;
      const { proven } = provenBlock(table);
      found[proven ? 'proven' : 'open']++;
      expect(blocked(table)).toBe(proven);
    }
  }
  expect(found.proven).toBeGreaterThan(0);
  expect(found.open).toBeGreaterThan(0);
});
