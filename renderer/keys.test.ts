import { expect, test } from 'vitest';
import { chord, commandOf } from './keys.ts';

const press = (code: string, held: Partial<KeyboardEvent> = {}): KeyboardEvent =>
  ({ code, ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, ...held }) as KeyboardEvent;

test.each([
  ['KeyD', {}, 'deal'],
  ['KeyZ', { ctrlKey: true }, 'undo'],
  ['KeyZ', { metaKey: true }, 'undo'],
  ['KeyZ', { ctrlKey: true, shiftKey: true }, 'redo'],
  ['KeyY', { ctrlKey: true }, 'redo'],
  ['F2', {}, 'newDeal'],
  ['KeyD', { ctrlKey: true }, undefined],
  ['KeyZ', {}, undefined],
] as const)('%s with %j is %s', (code, held, command) => expect(commandOf(press(code, held), true)).toBe(command));

test('single letters can be switched off, chords cannot', () => {
  expect(commandOf(press('KeyD'), false)).toBeUndefined();
  expect(commandOf(press('KeyZ', { ctrlKey: true }), false)).toBe('undo');
});

test('a chord names what is held in one order', () =>
  expect(chord(press('KeyP', { ctrlKey: true, altKey: true, shiftKey: true }))).toBe('Ctrl+Alt+Shift+KeyP'));
