import { expect, test } from 'vitest';
import { chord, commandsOf } from './keys.ts';

const press = (code: string, held: Partial<KeyboardEvent> = {}): KeyboardEvent =>
  ({ code, ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, ...held }) as KeyboardEvent;

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
] as const)('%s with %j is %s', (code, held, commands) =>
  expect(commandsOf(press(code, held), true)).toEqual(commands),
);

test('single letters can be switched off, chords cannot', () => {
  expect(commandsOf(press('KeyD'), false)).toEqual([]);
  expect(commandsOf(press('KeyZ', { ctrlKey: true }), false)).toEqual(['undo']);
});

test('a chord names what is held in one order', () =>
  expect(chord(press('KeyP', { ctrlKey: true, altKey: true, shiftKey: true }))).toBe('Ctrl+Alt+Shift+KeyP'));
