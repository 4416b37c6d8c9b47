import { expect, test } from 'vitest';
import { algerian } from '../../shared/games/algerian.ts';
import { amazons } from '../../shared/games/amazons.ts';
import { formatOptions } from '../../shared/games/index.ts';
import { playedGames } from './games.ts';
import { NO_FIGURES } from './no-figures.ts';

const of = (game: string, options: string, played = 1) => ({ ...NO_FIGURES, game, options, played });
const [first, second] = amazons.presets;
const own = of('amazons', formatOptions(amazons, { ...first.options, lossRule: 'never' }));
const dick = of('amazons', formatOptions(amazons, second?.options ?? {}));
const morehead = of('amazons', formatOptions(amazons, first.options));
const tarbart = of('algerian', formatOptions(algerian, algerian.presets[0].options));
const later = of('later', '');
const inPlay = of('algerian', 'own', 0);
const games = ['algerian', 'amazons', 'later', 'tournament'].map((game, played) => ({
  ...NO_FIGURES,
  game,
  played: game === 'tournament' ? 0 : played + 1,
}));

const all = NO_FIGURES;
const played = playedGames({ games, figures: [later, tarbart, inPlay, own, dick, morehead], all });

test('games stand as in the chooser, readings as in the rules, own rules and unknown games last', () =>
  expect(played.map(({ game, rules }) => [game, ...rules])).toEqual([
    ['amazons', morehead, dick, own],
    ['algerian', tarbart],
    ['later', later],
  ]));

test('each game has its own figures', () => expect(played.map(({ tally }) => tally.played)).toEqual([2, 1, 3]));
