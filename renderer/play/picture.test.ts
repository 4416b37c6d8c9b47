import { expect, test } from 'vitest';
import { redrawn, type Drawn } from './picture.ts';

const drawn = (card: number, x = 0): Drawn => ({ card, x, y: 0, z: 1, turning: false, fanned: false });

test('of the cards drawn next, those that stay as they are stay the same objects', () => {
  const [first, second, third] = [drawn(1), drawn(2), drawn(3)];
  const next = redrawn([first, second, third], [drawn(1), drawn(2, 10), drawn(4)]);
  expect(next).toEqual([drawn(1), drawn(2, 10), drawn(4)]);
  expect(next[0]).toBe(first);
  expect(next[1]).not.toBe(second);
});
