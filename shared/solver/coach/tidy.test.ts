import { expect, test } from 'vitest';
import { formatMove, fromOf, packMove, parseMove, toOf } from '../../engine/compiled.ts';
import { start } from '../../engine/record.ts';
import { tableOf } from '../../engine/state.ts';
import { GAMES, rulesOf } from '../../games/index.ts';
import { solve, wins } from '../solve.ts';
import { tidied } from './tidy.ts';

const CARRIED = GAMES.map((game) => ({ name: game.id, rules: rulesOf(game, game.presets[0].options) })).filter(
  ({ rules }) => rules.redeals < Infinity,
);

test.each(CARRIED)('a tidied line wins; no move can be left out, nor a card carried about: $name', ({ rules }) => {
  let saved = 0;
  let detours = 0;
  for (let number = 1, lines = 0; lines < 1 && number <= 6; number++) {
    const state = start(rules, { deal: { kind: 'number', shuffle: 1, number } });
    const found = solve(state, { nodes: 40_000, seed: 1, shouldStop: () => false });
    if (found.verdict !== 'won') continue;
    lines++;
    const table = tableOf(state);
    const { key } = table;
    const packed = found.line.map((move) => parseMove(rules, move) as number);
    const line = tidied(table, packed);
    expect([table.depth, table.key]).toEqual([0, key]);
    const text = line.map((move) => formatMove(rules, move));
    expect(wins(state, text)).toBe(true);
    saved += packed.length - line.length;
    for (let i = 0; i < text.length; i++) expect(wins(state, text.toSpliced(i, 1))).toBe(false);

    // A card of a depot that goes home is first carried to another pile.
    const { firstDepot, firstReserve } = table.compiled;
    for (const [i, move] of line.entries()) {
      const [from, to] = [fromOf(move), toOf(move)];
      const legal: number[] = [];
      const count = table.legalMoves(legal);
      const aside = legal.slice(0, count).find((one) => fromOf(one) === from && toOf(one) >= firstDepot);
      table.make(move);
      if (from < firstDepot || from >= firstReserve || to >= firstDepot || aside === undefined || i % 5 > 0) continue;
      detours++;
      const longer = line.toSpliced(i, 1, aside, packMove(toOf(aside), to));
      expect(tidied(tableOf(state), longer).length).toBeLessThanOrEqual(line.length);
    }
  }
  if (!rules.building) return;
  expect(saved).toBeGreaterThan(3);
  expect(detours).toBeGreaterThan(1);
});
