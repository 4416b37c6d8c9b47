import { expect, test } from 'vitest';
import { newRecord, view } from '../../shared/engine/record.ts';
import { apply } from '../../shared/engine/state.ts';
import { dealt } from '../../shared/games/testing/every-game.ts';
import { GAMES } from '../../shared/games/index.ts';
import { layoutOf } from '../../shared/layout/index.ts';
import { Tops } from './tops.ts';

test.each(GAMES)('$id: the stock has changed with a deal, though its backs are all alike', (game) => {
  const start = dealt(game, game.presets[0].options, 1);
  const record = newRecord(game, game.presets[0].options, { kind: 'number', shuffle: 1, number: 1 }, start);
  const before = view(record, start);
  const tops = new Tops();
  tops.compare(before, before, layoutOf(game, { width: 1280, height: 800 }));
  expect(tops.changedWithin('s', 60_000)).toBe(false);
  const after = view({ ...record, moves: ['deal'], cursor: 1 }, apply(start, 'deal'));
  tops.compare(before, after, layoutOf(game, { width: 1280, height: 800 }));
  expect(tops.changedWithin('s', 60_000)).toBe(true);
  expect(tops.changedWithin('f1', 60_000)).toBe(false);
});
