import { expect, test } from 'vitest';
import type { PileCode } from '../../shared/engine/notation.ts';
import { newRecord, view } from '../../shared/engine/record.ts';
import { apply } from '../../shared/engine/state.ts';
import { dealt } from '../../shared/games/testing/every-game.ts';
import { GAMES } from '../../shared/games/index.ts';
import { layoutOf } from '../../shared/layout/index.ts';
import { soleTarget, Tops } from './tops.ts';

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

test.each([
  ['nowhere', '', '', undefined],
  ['one foundation', 'f2', '', 'f2'],
  ['one of two foundations', 'f1 f2', '', undefined],
  ['a depot to build on', 't3', '', 't3'],
  ['a depot and a foundation', 'f1 t3', '', undefined],
  ['an empty foundation, which is one like any other', 'f1', 'f1', 'f1'],
  ['two empty foundations', 'f1 f2', 'f1 f2', undefined],
  ['a foundation rather than an empty depot', 't2 f1', 't2', 'f1'],
  ['a depot to build on rather than empty ones', 't1 t3 t4', 't1 t4', 't3'],
  ['neither of two depots to build on, nor an empty one', 't1 t3 t4', 't4', undefined],
  ['the first of empty depots', 't4 t5', 't4 t5', 't4'],
  ['an empty depot or an empty reserve', 't4 r1', 't4 r1', undefined],
] as const)('a card goes to %s', (_what, targets, empty, sole) => {
  const piles = (text: string) => text.split(' ').filter(Boolean) as PileCode[];
  expect(soleTarget(piles(targets), (pile) => piles(empty).includes(pile))).toBe(sole);
});
