import { describe, expect, test } from 'vitest';
import { Budget } from './budget.ts';
import { Chance } from './chance.ts';
import { Heap } from './heap.ts';
import { Keys } from './keys.ts';

describe('Keys', () => {
  test('knows exactly what was added, the greatest key and 0 included', () => {
    const keys = new Keys(100_000);
    const numbers = Array.from({ length: 20_000 }, (_, i) => (i * 7_919_777_777_777) % 2 ** 53);
    for (const key of [0, 2 ** 53 - 2, ...numbers.slice(1)]) expect(keys.add(key)).toBe(true);
    for (const key of [0, 2 ** 53 - 2, ...numbers.slice(1)]) expect(keys.add(key)).toBe(false);
    expect(keys.has(1)).toBe(false);
    expect(keys.size).toBe(20_001);
    keys.clear();
    expect([keys.has(0), keys.size]).toEqual([false, 0]);
  });

  test('takes no more than its bound', () => {
    const keys = new Keys(3);
    for (const key of [1, 2, 3, 4, 5]) keys.add(key);
    expect([keys.size, keys.full, keys.has(3), keys.has(4)]).toEqual([3, true, true, false]);
  });
});

test('a heap gives its items lowest score first', () => {
  const heap = new Heap();
  const scores = Array.from({ length: 500 }, (_, i) => (i * 7919) % 503);
  scores.forEach((score, item) => heap.push(item, score));
  const popped = scores.map(() => scores[heap.pop()]);
  expect(popped).toEqual(scores.toSorted((a, b) => a - b));
  expect(heap.pop()).toBe(-1);
});

describe('Budget', () => {
  test('ends after its nodes', () => {
    const budget = new Budget(3, () => false);
    expect([budget.spend(), budget.spend(), budget.spend()]).toEqual([true, true, false]);
    expect(budget.left).toBe(0);
  });

  test('ends when the caller wants it to, and stays ended', () => {
    let stop = true;
    const budget = new Budget(1e9, () => stop);
    let nodes = 1;
    while (budget.spend()) nodes++;
    expect(nodes).toBeLessThan(1000);
    stop = false;
    expect([budget.spend(), budget.left]).toEqual([false, 0]);
  });
});

test('chance is the same for the same seed, and from 0 to below 1', () => {
  const draw = (seed: number): number[] => {
    const chance = new Chance(seed);
    return Array.from({ length: 1000 }, () => chance.next());
  };
  expect(draw(5)).toEqual(draw(5));
  expect(draw(5)).not.toEqual(draw(6));
  expect(Math.min(...draw(5))).toBeGreaterThanOrEqual(0);
  expect(Math.max(...draw(5))).toBeLessThan(1);
  const mean = draw(5).reduce((sum, one) => sum + one, 0) / 1000;
  expect(Math.abs(mean - 0.5)).toBeLessThan(0.05);
});
