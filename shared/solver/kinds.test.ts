import { describe, expect, test } from 'vitest';
import type { Rules } from '../engine/rules.ts';
import { deal, deckOf, type State } from '../engine/state.ts';
import { GAMES, gameOf, rulesOf } from '../games/index.ts';
import { DRAWN, findDeal, isRated, kindsOf, rate, type Kind } from './kinds.ts';
import { solve } from './solve.ts';

const never = (): boolean => false;
const rulesFor = (id: string, reading = 0): Rules => {
  const game = gameOf(id);
  const preset = game?.presets[reading];
  if (!game || !preset) throw new Error(`no ${id}`);
  return rulesOf(game, preset.options);
};
const dealt = (rules: Rules, number: number): State => deal(rules, deckOf(rules, number), number);
const won = (state: State, seed: number): number => rate(state, seed, never)?.won ?? -1;
/** Numbers one after another. */
const from = (first: number) => {
  let next = first;
  return () => next++;
};
/** Finds a deal from number `first` on; the deal and how many were looked at. */
function found(rules: Rules, kind: Kind, first: number): { number: number; looked: number } {
  let looked = 0;
  const number = findDeal(rules, kind, {
    numbers: from(first),
    shouldStop: never,
    progress: (so) => {
      expect(so).toBe(++looked);
    },
  });
  if (number === undefined) throw new Error('not found');
  return { number, looked };
}

test('a rating is the same for the same seed, and nearly so for another', () => {
  const rules = rulesFor('amazons');
  const numbers = Array.from({ length: 8 }, (_, i) => i + 1);
  const once = numbers.map((number) => won(dealt(rules, number), 1));
  expect(numbers.map((number) => won(dealt(rules, number), 1))).toEqual(once);
  const again = numbers.map((number) => won(dealt(rules, number), 2));
  expect(again).not.toEqual(once);
  for (const [i, one] of once.entries()) expect(Math.abs(one - (again[i] ?? 0))).toBeLessThan(30);
  expect(Math.max(...once) - Math.min(...once)).toBeGreaterThan(50);
});

describe.each(['amazons', 'scuffle'])('%s', (id) => {
  const rules = rulesFor(id);
  const verdict = (number: number): string =>
    solve(dealt(rules, number), { nodes: 300_000, seed: 1, shouldStop: never }).verdict;

  test('of the same deals the easy one is rated best and the hard one worst, and both can be won', () => {
    const [easy, hard] = [found(rules, 'easy', 1), found(rules, 'hard', 1)];
    expect(easy.looked).toBe(hard.looked);
    const proved = Array.from({ length: easy.looked }, (_, i) => i + 1).filter((number) => verdict(number) === 'won');
    expect(proved.length).toBe(DRAWN);
    const ratings = proved.map((number) => won(dealt(rules, number), number));
    expect(won(dealt(rules, easy.number), easy.number)).toBe(Math.max(...ratings));
    expect(won(dealt(rules, hard.number), hard.number)).toBe(Math.min(...ratings));
    expect(proved).toContain(hard.number);
  });
});

test('narrow beams, too, tell deals apart', () => {
  const rules = rulesFor('carthage');
  const [better, worse] = [dealt(rules, 4), dealt(rules, 3)];
  expect(won(better, 1)).toBe(won(better, 1));
  expect(won(better, 1)).toBeGreaterThan(won(worse, 1));
  expect(won(better, 2)).toBeGreaterThan(won(worse, 2));
});

test('lost deals are passed over until one is proved winnable', () => {
  const rules = rulesFor('old-fashioned');
  expect(found(rules, 'winnable', 1)).toEqual({ number: 12, looked: 12 });
});

test('a search stops when it is told to, and finds nothing then', () => {
  const rules = rulesFor('tam-o-shanter');
  let looked = 0;
  const search = { numbers: from(1), shouldStop: () => looked >= 3, progress: () => looked++ };
  expect(findDeal(rules, 'winnable', search)).toBe(undefined);
  expect(looked).toBe(3);
  expect(rate(dealt(rulesFor('algerian'), 1), 1, () => true)).toBe(undefined);
});

test('kinds are offered where they can be found', () => {
  const rated = GAMES.filter((game) => isRated(rulesOf(game, game.presets[0].options))).map(({ id }) => id);
  expect(GAMES.map(({ id }) => id).filter((id) => !rated.includes(id))).toEqual([
    'auld-lang-syne',
    'tam-o-shanter',
    'old-fashioned',
  ]);
  const odds = { deals: 2000, won: 0, lost: 2000, unknown: 0, command: '' };
  expect(kindsOf(rulesFor('amazons'))).toEqual(['winnable', 'easy', 'hard']);
  expect(kindsOf(rulesFor('auld-lang-syne'), { ...odds, won: 9 })).toEqual(['winnable']);
  expect(kindsOf(rulesFor('auld-lang-syne', 1), odds)).toEqual([]);
});
