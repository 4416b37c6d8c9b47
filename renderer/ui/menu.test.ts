import { expect, test } from 'vitest';
import { typedAhead } from './menu.ts';

const LINES = ['Deal four', 'Undo', 'Redo', 'Restart'];

test.each([
  ['r', 0, 2],
  ['r', 2, 3],
  ['R', 3, 2],
  ['u', 1, 1],
  ['x', 1, 1],
])('%s typed on line %i leads to line %i', (typed, from, to) => expect(typedAhead(LINES, typed, from)).toBe(to));
