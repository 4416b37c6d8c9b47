import { expect, test } from 'vitest';
import { BARE, COMMANDS, isLetter, keysOf, SPOILING } from '../shared/api/commands.ts';
import { holderOf, letterOf, readLetters } from './letter-keys.ts';

test.each([
  ['{"deal":"KeyG","keys":null}', { deal: 'KeyG', keys: null }],
  // What ends a fair attempt has a letter where the player has given it one.
  ['{"undo":"KeyU","hint":"KeyH"}', { undo: 'KeyU', hint: 'KeyH' }],
  // What must not be done by a slip of a finger, or is no letter, is left out.
  ['{"showMe":"KeyU","giveUp":"KeyX","deal":"F5","rules":7}', {}],
  ['[1]', {}],
  ['{', {}],
  [undefined, {}],
])('of %s the letters %j are read', (stored, letters) => expect(readLetters(stored)).toEqual(letters));

test('a letter of the player takes the place of the list’s, and leaves other keys', () => {
  expect(keysOf('deal', { deal: 'KeyG' })).toEqual(['KeyG']);
  expect(keysOf('rules', { rules: 'KeyH' })).toEqual(['F1', 'KeyH']);
  expect(keysOf('keys', { keys: null })).toEqual([]);
  expect(keysOf('undo', { undo: 'KeyU' })).toEqual(['Ctrl+KeyZ', 'KeyU']);
  expect(keysOf('giveUp', { giveUp: 'KeyU' })).toEqual([]);
  expect(keysOf('deal', null)).toEqual([]);
  expect(letterOf('rules', {})).toBeNull();
});

test('no letter has two commands', () => {
  expect(holderOf('KeyD', 'games', {})).toBe('deal');
  expect(holderOf('KeyD', 'deal', {})).toBeUndefined();
  expect(holderOf('KeyD', 'games', { deal: 'KeyG' })).toBeUndefined();
});

test('a single letter belongs only to what may have one; to what ends a fair attempt none unless it is given', () => {
  for (const { id } of COMMANDS) if (keysOf(id).some(isLetter)) expect(BARE).toContain(id);
  expect(SPOILING).toEqual(['restart', 'undo', 'hint', 'light']);
  for (const command of [...SPOILING, 'giveUp', 'showMe']) expect(BARE).not.toContain(command);
});
