import { expect, test } from 'vitest';
import { GAMES } from '../games/index.ts';
import { LANGUAGES, messages } from './index.ts';

const cases = LANGUAGES.flatMap((language) => GAMES.map((game) => ({ language, game, id: game.id })));

test.each(cases)('$language: the readings and rules of $id have words of their own', ({ language, game }) => {
  const { about, options } = messages(language).deal;
  const sentences = game.presets.map(({ id }) => about[game.id]?.[id]);
  expect(sentences.every((text) => text !== undefined && text.endsWith('.'))).toBe(true);
  expect(new Set(sentences).size).toBe(sentences.length);
  for (const [option, values] of Object.entries(game.options)) {
    const words = options[game.id]?.[option];
    expect(words?.label).toBeTruthy();
    expect(Object.keys(words?.values ?? {}).sort()).toEqual([...values].sort());
    expect(new Set(Object.values(words?.values ?? {})).size).toBe(values.length);
  }
});

test.each([
  ['en', 1, 'There is 1 card here; this game needs 28.'],
  ['es', 3, 'Aquí hay 3 cartas; este juego necesita 28.'],
  ['ru', 3, 'Здесь 3 карты, а для этого пасьянса нужно 28.'],
] as const)('%s: a deck of %i cards is refused in a sentence', (language, there, text) =>
  expect(messages(language).deal.problems.wrongCount(there, 28)).toBe(text),
);
