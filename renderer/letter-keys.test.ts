import { expect, test } from 'vitest';
import { BARE, COMMANDS, isLetter, keysOf } from '../shared/api/commands.ts';
import { holderOf, letterOf, readLetters } from './letter-keys.ts';

test.each([
  ['{"deal":"KeyG","keys":null}', { deal: 'KeyG', keys: null }],
  // What must not be undone by a slip of a finger, or is no letter, is left out.
  ['{"undo":"KeyU","giveUp":"KeyX","deal":"F5","rules":7}', {}],
  ['[1]', {}],
  ['{', {}],
  [undefined, {}],
])('of %s the letters %j are read', (stored, letters) => expect(readLetters(stored)).toEqual(letters));

test('a letter of the player takes the place of the list’s, and leaves other keys', () => {
  expect(keysOf('deal', { deal: 'KeyG' })).toEqual(['KeyG']);
  expect(keysOf('rules', { rules: 'KeyH' })).toEqual(['F1', 'KeyH']);
  expect(keysOf('keys', { keys: null })).toEqual([]);
  expect(keysOf('undo', { undo: 'KeyU' })).toEqual(['Ctrl+KeyZ']);
  expect(keysOf('deal', null)).toEqual([]);
  expect(letterOf('rules', {})).toBeNull();
});

test('no letter has two commands', () => {
  expect(holderOf('KeyD', 'games', {})).toBe('deal');
  expect(holderOf('KeyD', 'deal', {})).toBeUndefined();
  expect(holderOf('KeyD', 'games', { deal: 'KeyG' })).toBeUndefined();
});

test('a single letter belongs only to what may have one', () => {
  for (const { id } of COMMANDS) if (keysOf(id).some(isLetter)) expect(BARE).toContain(id);
  for (const command of ['undo', 'restart', 'giveUp', 'hint', 'light', 'show']) expect(BARE).not.toContain(command);
});
