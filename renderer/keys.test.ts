import { expect, test } from 'vitest';
import { messages } from '../shared/text/index.ts';
import { chord, commandsOf, keyName } from './keys.ts';

const press = (code: string, held: Partial<KeyboardEvent> = {}): KeyboardEvent =>
  ({ key: '', code, ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, ...held }) as KeyboardEvent;

test.each([
  ['KeyD', {}, ['deal']],
  ['KeyZ', { ctrlKey: true }, ['undo']],
  ['KeyZ', { metaKey: true }, ['undo']],
  ['KeyZ', { ctrlKey: true, shiftKey: true }, ['redo']],
  ['KeyY', { ctrlKey: true }, ['redo']],
  ['KeyP', { ctrlKey: true }, ['pause', 'goOn']],
  ['F2', {}, ['newDeal']],
  ['KeyD', { ctrlKey: true }, []],
  ['KeyZ', {}, []],
] as const)('%s with %j is %s', (code, held, commands) => expect(commandsOf(press(code, held), {})).toEqual(commands));

test('single letters can be switched off, chords cannot', () => {
  expect(commandsOf(press('KeyD'), null)).toEqual([]);
  expect(commandsOf(press('KeyZ', { ctrlKey: true }), null)).toEqual(['undo']);
});

test('a chord names what is held in one order', () =>
  expect(chord(press('KeyP', { ctrlKey: true, altKey: true, shiftKey: true }))).toBe('Ctrl+Alt+Shift+KeyP'));

test.each([
  ['Ctrl+Shift+KeyZ', false, 'Ctrl+Shift+Z'],
  ['Ctrl+Shift+KeyZ', true, '⇧⌘Z'],
  ['Ctrl+Comma', true, '⌘,'],
  ['KeyD', false, 'D'],
  ['F2', false, 'F2'],
])('%s is shown on a cap (macOS: %s) as %s', (keys, mac, text) =>
  expect(keyName(keys, messages('en').keys, mac)).toBe(text),
);

test('in Spanish the caps have Spanish names', () =>
  expect(keyName('Ctrl+Shift+KeyZ', messages('es').keys, false)).toBe('Ctrl+Mayús+Z'));

test.each([
  ['y', 'KeyZ', 'redo', 'a German keyboard'],
  ['z', 'KeyY', 'undo', 'a German keyboard'],
  ['я', 'KeyZ', 'undo', 'a Russian keyboard'],
])('Ctrl and %s at the place of %s is %s: %s', (key, code, command) =>
  expect(commandsOf(press(code, { key, ctrlKey: true }), {})).toEqual([command]),
);

test('a letter of the player’s own means its command, and the one before means nothing', () => {
  expect(commandsOf(press('KeyG'), { deal: 'KeyG' })).toEqual(['deal']);
  expect(commandsOf(press('KeyD'), { deal: 'KeyG' })).toEqual([]);
});
