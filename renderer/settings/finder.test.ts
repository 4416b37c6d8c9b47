import { expect, test } from 'vitest';
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
