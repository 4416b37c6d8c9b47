import { expect, test } from 'vitest';
import { LANGUAGES, messages } from '../../shared/text/index.ts';
import { Finder } from './finder.svelte.ts';

test.each([
  ['', true],
  ['  ', true],
  ['large', true],
  ['INDEX large', true],
  ['corner', true],
  ['small large', false],
  ['esquína', false],
])('“%s”', (text, found) => {
  const finder = new Finder();
  finder.text = text;
  expect(finder.finds(['Large index', 'Bigger rank in the corners'])).toBe(found);
  expect(finder.finding).toBe(text.trim() !== '');
});

test.each([
  ['numero', 'Número y palo'],
  ['НУМЕРО', 'нумеро́'],
  ['елка', 'Ёлка'],
  ['ёлка', 'елка'],
])('marks on letters do not matter: “%s” finds “%s”', (text, words) => {
  const finder = new Finder();
  finder.text = text;
  expect(finder.finds([words])).toBe(true);
});

test.each([
  ['en', 'dark', 'theme'],
  ['en', 'colour blind', 'suits'],
  ['en', 'shortcut', 'letters'],
  ['es', 'modo oscuro', 'theme'],
  ['es', 'daltonico', 'suits'],
  ['ru', 'темная', 'theme'],
  ['ru', 'дальтоник', 'suits'],
] as const)('in %s a player who types “%s” finds %s alone', (language, text, setting) => {
  const finder = new Finder();
  finder.text = text;
  const { also } = messages(language).settings;
  expect(Object.entries(also).flatMap(([name, words]) => (finder.finds([words]) ? [name] : []))).toEqual([setting]);
});

test('every setting is also called by small words of its own language, each once', () => {
  for (const language of LANGUAGES)
    for (const words of Object.values(messages(language).settings.also)) {
      const all = words.split(' ');
      expect(new Set(all).size, words).toBe(all.length);
      if (language === 'ru') expect(words).not.toMatch(/\b(?!json|csv)[a-z]+/);
    }
});
