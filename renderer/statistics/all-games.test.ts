import { expect, test } from 'vitest';
import { algerian } from '../../shared/games/algerian.ts';
import { amazons } from '../../shared/games/amazons.ts';
import { formatOptions } from '../../shared/games/index.ts';
import { inOrder, totals } from './all-games.ts';
import { noFigures } from './page.svelte.ts';

const [first, second] = amazons.presets;
const own = noFigures('amazons', formatOptions(amazons, { ...first.options, lossRule: 'never' }));
const dick = noFigures('amazons', formatOptions(amazons, second?.options ?? {}));
const morehead = noFigures('amazons', formatOptions(amazons, first.options));
const tarbart = noFigures('algerian', formatOptions(algerian, algerian.presets[0].options));
const later = noFigures('later', '');

test('games stand as in the chooser, readings as in the rules, own rules and unknown games last', () =>
  expect(inOrder([later, tarbart, own, dick, morehead])).toEqual([morehead, dick, own, tarbart, later]));

test('totals are sums', () =>
  expect(
    totals([
      { ...morehead, played: 5, won: 2, clean: 1, lost: 2, givenUp: 1 },
      { ...dick, played: 3, won: 0, clean: 0, lost: 3 },
    ]),
  ).toEqual({ played: 8, won: 2, clean: 1, lost: 5, givenUp: 1 }));
