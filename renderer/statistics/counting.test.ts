import { expect, test } from 'vitest';
import type { Logged } from '../../shared/api/contract.ts';
import { messages } from '../../shared/text/index.ts';
import { howItCounts, isClean, isHelped } from './counting.ts';

const plain: Logged = {
  id: '',
  game: 'amazons',
  options: '',
  ending: 1,
  status: 'won',
  deal: { kind: 'number', shuffle: 1, number: 7 },
  source: 'random',
  repeat: false,
  struck: false,
  takenUp: null,
  undos: 0,
  restarts: 0,
  hints: 0,
  lights: 0,
  shows: 0,
  home: 28,
  passes: 3,
  plies: 90,
  clock: 1000,
  endedOn: '2026-11-29',
};

test.each([
  [{}, true, false],
  [{ status: 'lost' }, false, false],
  [{ undos: 1 }, false, false],
  [{ restarts: 1 }, false, false],
  [{ hints: 1 }, false, true],
  [{ lights: 1 }, false, true],
  [{ status: 'lost', shows: 1 }, false, true],
] as const)('%j: clean %s, helped %s', (used, clean, helped) => {
  expect(isClean({ ...plain, ...used })).toBe(clean);
  expect(isHelped({ ...plain, ...used })).toBe(helped);
});

test.each([
  ['en', {}, 'A fair attempt: it counts on the ruler. Without help, undo or restart.'],
  ['en', { source: 'kind' }, 'Not a fair attempt: the deal was chosen. Without help, undo or restart.'],
  [
    'en',
    { struck: true, undos: 2 },
    'Struck out: it counts in no figure. It is kept, and you can take it back in at any time.',
  ],
  ['en', { source: 'number', undos: 2 }, 'Not a fair attempt: the deal was chosen and 2 moves undone.'],
  ['es', { hints: 1, restarts: 2 }, 'No es una partida justa: 1 pista y se reinició 2 veces.'],
  ['ru', { undos: 21 }, 'Честной партией не считается: отменён 21 ход.'],
] as const)('%s: %j', (language, used, text) =>
  expect(howItCounts(messages(language), { ...plain, ...used })).toBe(text),
);
