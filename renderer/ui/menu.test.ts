import { expect, test } from 'vitest';
import { lineOf, typedAhead } from './menu.ts';

const LINES = ['Deal four', 'Undo', 'Redo', 'Restart'];

test.each([
  ['r', 0, 2],
  ['r', 2, 3],
  ['R', 3, 2],
  ['u', 1, 1],
  ['x', 1, 1],
])('%s typed on line %i leads to line %i', (typed, from, to) => expect(typedAhead(LINES, typed, from)).toBe(to));

test.each([
  ['ArrowDown', 3, 0],
  ['ArrowDown', -1, 0],
  ['ArrowUp', 0, 3],
  ['ArrowUp', -1, 3],
  ['Home', 2, 0],
  ['End', 1, 3],
  ['Enter', 1, null],
])('%s leads from line %i to line %s', (code, from, to) =>
  expect(lineOf({ code, key: code, ctrlKey: false, metaKey: false, altKey: false }, LINES, from)).toBe(to),
);
