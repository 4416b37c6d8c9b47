import { describe, expect, test } from 'vitest';
import { GAMES } from '../games/index.ts';
import { history as en } from './en/history.ts';
import { history as es } from './es/history.ts';
import { pieces, plain, wordsOf } from './find.ts';
import { LANGUAGES, messages } from './index.ts';
import { originOf } from './origin.ts';
import { history as ru } from './ru/history.ts';
import { find, pagesOf } from './search.ts';

const HISTORIES = { en, es, ru };

describe.each(LANGUAGES)('%s', (language) => {
  const pages = pagesOf(messages(language), HISTORIES[language]);

  test.each(GAMES)('$id has its story, and each of its readings a source', (game) => {
    const { story, sources } = originOf(HISTORIES[language], game);
    for (const text of [...story, ...sources.map(({ text }) => text)]) {
      expect(text).toMatch(/^[\p{Lu}«“].*[.]$/u);
      expect(text).not.toMatch(/undefined| {2}|\.\.| [.,;]|["']/);
    }
    const words = story.join(' ').split(/\s/).length;
    expect(words).toBeGreaterThan(60);
    expect(words).toBeLessThan(130);
  });

  test('every game is found by its name, first of all', () => {
    for (const { name, game } of pages) expect(find(pages, name.toUpperCase())[0]?.game, name).toBe(game);
  });

  test('every sentence is found by its own words', () => {
    for (const { game, passages } of pages)
      for (const passage of passages) {
        const found = find(pages, passage.text).find((page) => page.game === game);
        expect(found?.passages).toContain(passage);
      }
  });

  test('letters are compared one by one', () => {
    for (const { name, passages } of pages)
      for (const text of [name, ...passages.map(({ text }) => text)])
        expect(plain(text).length, text).toBe(text.length);
  });
});

const english = pagesOf(messages('en'), en);
const foundIn = (typed: string): string[] => find(english, typed).map(({ game }) => game.id);

test.each([
  ['', []],
  ['   ', []],
  ['zzz', []],
  ['marechal', ['marechal-saxe', 'tournament', 'la-nivernaise']],
  ["tam o'sh", ['tam-o-shanter']],
  ['SQUARED packets', ['la-nivernaise']],
  ['packets squared', ['la-nivernaise']],
  ['cadogan', ['la-nivernaise']],
  ['AisleRiot', ['scuffle']],
  ['isleriot', []],
])('“%s”', (typed, games) => expect(foundIn(typed)).toEqual(games));

test('a word may stand in the name of the game instead', () => {
  const [found, ...others] = find(english, 'scuffle shuffled');
  expect(found?.game.id).toBe('scuffle');
  expect(found?.passages.every(({ text }) => /shuffled|scuffle/i.test(text))).toBe(true);
  expect(others).toEqual([]);
});

test('a sentence of one reading names it; one of all readings names none', () => {
  const reading = (typed: string) => find(english, typed)[0]?.passages[0]?.reading;
  expect(reading('amazons two passes running')).toBe('amazonas');
  expect(reading('amazons one pack of 28')).toBeNull();
});

test('without the histories the rules are searched', () => {
  const [found] = find(pagesOf(messages('en'), null), 'squared');
  expect(found?.game.id).toBe('la-nivernaise');
});

test.each([
  ['La reina de más', 'mas', ['La reina de ', '[más]']],
  ['Ещё ёлка', 'елка еще', ['[Ещё]', ' ', '[ёлка]']],
  ['the pace of an ace', 'ac', ['the pace of an ', '[ac]', 'e']],
  ['Tam O’Shanter', "o'shanter", ['Tam ', '[O’Shanter]']],
  ['queen', 'king', ['queen']],
])('in “%s” the words of “%s” are marked', (text, typed, marked) =>
  expect(pieces(text, wordsOf(typed)).map((piece) => (piece.found ? `[${piece.text}]` : piece.text))).toEqual(marked),
);
