import { expect, test } from 'vitest';
import { GAMES } from '../games/index.ts';
import { formatClock, formatCount, formatDate, formatDecimal, listOf } from './format.ts';
import { chooseLanguage, LANGUAGES, messages } from './index.ts';

test.each([
  [['de-DE', 'ru-RU', 'en'], 'ru'],
  [['es-MX'], 'es'],
  [['fr', 'de'], 'en'],
  [[], 'en'],
] as const)('of %j the program speaks %s', (wanted, language) => expect(chooseLanguage(wanted)).toBe(language));

test.each([
  ['en', 9999, '9999'],
  ['en', 48213, '48\u202f213'],
  ['ru', 1234567, '1\u202f234\u202f567'],
  ['es', 10000, '10\u202f000'],
])('%s: a count of %i is %s', (language, n, text) => expect(formatCount(language, n)).toBe(text));

test.each(LANGUAGES)('%s: digits below the first group are those of the language', (language) => {
  const format = new Intl.NumberFormat(language, { useGrouping: 'min2' });
  for (const n of [0, 7, 10, 104, 1000, 9999]) expect(formatCount(language, n)).toBe(format.format(n));
});

test.each(
  LANGUAGES.flatMap((language) => (['conjunction', 'disjunction'] as const).map((type) => [language, type] as const)),
)('%s: words are joined as the language does: %s', (language, type) => {
  // English without a comma before the last word.
  const format = new Intl.ListFormat(language === 'en' ? 'en-GB' : language, { type });
  const join = listOf(language, type);
  const last = [
    'a',
    '1',
    '7',
    '8',
    '11',
    '110',
    '11 de corazones',
    '80',
    'i',
    'Inés',
    'hilo',
    'hielo',
    'hiato',
    'o',
    'oros',
    'hoja',
    'ios',
    'и',
    'о',
  ];
  for (const word of last)
    for (const words of [[], [word], ['x', word], ['x', 'y', word], ['x', 'y', 'z', word]])
      expect(join(words)).toBe(format.format(words));
});

test.each([
  ['en', 83.239, '83.2'],
  ['ru', 14, '14,0'],
])('%s: a mean of %d is %s', (language, n, text) => expect(formatDecimal(language, n)).toBe(text));

test.each([
  [0, '0:00'],
  [192_999, '3:12'],
  [3_600_000, '1:00:00'],
  [3_792_000, '1:03:12'],
])('%i ms on a clock are %s', (ms, text) => expect(formatClock(ms)).toBe(text));

test('a date is the local calendar date, whatever zone the machine is in', () =>
  expect(formatDate('en', '2026-11-29', { day: 'numeric', month: 'short' })).toBe('Nov 29'));

test.each(LANGUAGES)('%s: every game and reading has a name', (language) => {
  const { names, readings } = messages(language).games;
  for (const game of GAMES) {
    expect(names[game.id]).toBeTruthy();
    for (const { id } of game.presets) expect(readings[id]).toBeTruthy();
  }
});

test.each([
  ['en', 'Depot 3, 4 cards, queen of hearts on top; can go to foundation 2'],
  ['es', 'Columna 3, 4 cartas, dama de corazones encima; puede ir a la base 2'],
  ['ru', 'Стопка 3, 4 карты, сверху дама червей; можно положить на базу 2'],
] as const)('%s: a pile is spoken whole', (language, text) => {
  const pile = { pile: 't3', count: 4, top: 'QH', goesTo: ['f2'], waitsFor: null, takes: null, chosen: false };
  expect(messages(language).play.spoken(pile)).toBe(text);
});

test.each([
  ['en', 'The 7 of hearts goes home only from depot 2.'],
  ['es', 'El 7 de corazones solo sube desde la columna 2.'],
  ['ru', 'Семёрка червей уходит на базу только из стопки 2.'],
] as const)('%s: a refusal says why', (language, text) =>
  expect(messages(language).play.refused.waitsForDepot('7H', 't2')).toBe(text),
);

test.each([
  [1, 'За 1 ближайший круг'],
  [3, 'За 3 ближайших круга'],
  [21, 'За 21 ближайший круг'],
  [84, 'За 84 ближайших круга'],
  [12, 'За 12 ближайших кругов'],
])('Russian: %i passes', (n, text) => expect(messages('ru').play.slip.blockedText(n)).toContain(text));

test.each([
  [1, 'Your 1st win in 2 attempts, and the 1st without help.'],
  [62, 'Your 62nd win in 124 attempts, and the 62nd without help.'],
  [113, 'Your 113th win in 226 attempts, and the 113th without help.'],
])('English: win %i', (n, text) => expect(messages('en').play.won.record(n, 2 * n, n)).toBe(text));
