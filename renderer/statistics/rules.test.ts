import { expect, test } from 'vitest';
import { formatOptions } from '../../shared/games/index.ts';
import { amazons } from '../../shared/games/amazons.ts';
import { messages } from '../../shared/text/index.ts';
import { nameRules } from './rules.ts';

const [first] = amazons.presets;
const name = (options: string) => nameRules(messages('en'), 'amazons', options);

test('a reading is called by its name', () =>
  expect(name(formatOptions(amazons, first.options))).toBe('Morehead & Mott-Smith'));

test('own rules are called by what they change', () =>
  expect(name(formatOptions(amazons, { ...first.options, lossRule: 'never', pickUp: 'leftColumnFirst' }))).toBe(
    'Own rules: Picked up first is the first depot; The game ends only when you give it up',
  ));

test('rules of another version are shown as they are stored', () => {
  expect(name('queenFrom=elsewhere')).toBe('queenFrom=elsewhere');
  expect(nameRules(messages('en'), 'unknown', 'a=b')).toBe('a=b');
});
