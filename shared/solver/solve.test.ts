import { describe, expect, test } from 'vitest';
import { apply, tableOf, won, type State } from '../engine/state.ts';
import type { Table } from '../engine/table.ts';
import { dealt, dice, EVERY } from '../games/testing/every-game.ts';
import { GAMES, rulesOf } from '../games/index.ts';
import { solve, type SolveOptions } from './solve.ts';
import { late } from './testing/late.ts';

const options = (nodes: number, more: Partial<SolveOptions> = {}): SolveOptions => ({
  nodes,
  seed: 1,
  shouldStop: () => false,
  ...more,
});

/** Everything that tells positions apart for what can come, as text; which pass is running does not. */
function positionText(table: Table): string {
  const { compiled, redealsLeft, fruitless, home, skipped, random } = table;
  return JSON.stringify([compiled.piles.map((_, i) => table.pile(i)), redealsLeft, fruitless, home, skipped, random]);
}

/** Whether a position can be won, by every legal move and every position met; `undefined` after 60,000 positions. */
function exhaustive(state: State): boolean | undefined {
  const table = tableOf(state);
  const seen = new Set<string>();
  const visit = (): boolean => {
    if (table.won) return true;
    const text = positionText(table);
    if (seen.has(text)) return false;
    if (seen.add(text).size > 60_000) throw new RangeError();
    const moves: number[] = [];
    for (let i = table.legalMoves(moves) - 1; i >= 0; i--) {
      table.make(moves[i] as number);
      if (visit()) return true;
      table.unmake();
    }
    return false;
  };
  try {
    return visit();
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

describe('late positions', () => {
  const seen = { won: 0, lost: 0, unknown: 0 };

  test.each(EVERY)('every verdict equals an exhaustive search: $name', ({ game, options: rulesOptions }) => {
    const rules = rulesOf(game, rulesOptions);
    const roll = dice(game.id.length + EVERY.findIndex((one) => one.options === rulesOptions));
    for (let i = 0; i < 40; i++) {
      const state = late(rules, 10, roll);
      const can = exhaustive(state);
      const { verdict, nodes } = solve(state, options(50_000));
      seen[verdict]++;
      if (verdict === 'unknown') expect(nodes).toBeGreaterThanOrEqual(50_000);
      else if (can !== undefined) expect(verdict).toBe(can ? 'won' : 'lost');
    }
  });

  test('were of both kinds, and hardly any was left open', () => {
    expect(seen.won).toBeGreaterThan(500);
    expect(seen.lost).toBeGreaterThan(200);
    expect(seen.unknown).toBeLessThan(0.01 * (seen.won + seen.lost));
  });
});

describe.each(GAMES)('$id', (game) => {
  const state = dealt(game, game.presets[0].options, 3);

  test('a line wins when it is replayed, and the same seed finds the same', () => {
    const solution = solve(state, options(300_000));
    expect(solve(state, options(300_000))).toEqual(solution);
    if (solution.verdict === 'won') expect(won(solution.line.reduce(apply, state))).toBe(true);
    else expect(['lost', 'unknown']).toContain(solution.verdict);
  });

  test('stops when it is told to, within a few hundred nodes', () => {
    let asked = 0;
    const told: number[] = [];
    const shouldStop = (): boolean => ++asked >= 1;
    const { verdict, nodes } = solve(state, options(1e9, { shouldStop, progress: (n) => told.push(n) }));
    expect(nodes).toBeLessThanOrEqual(1024);
    if (verdict === 'unknown') expect(nodes - (told.at(-1) ?? 0)).toBeLessThan(256);
  });

  test('spends no more nodes than it may', () => {
    expect(solve(state, options(100)).nodes).toBeLessThanOrEqual(100);
  });
});

test('a won game is won by no move, and no legal move is lost', () => {
  const game = GAMES[0];
  if (!game) throw new Error('no game');
  const rules = rulesOf(game, game.presets[0].options);
  const start = dealt(game, game.presets[0].options, 1);
  const solution = solve(start, options(1e6));
  if (solution.verdict !== 'won') throw new Error('not won');
  const end = solution.line.reduce(apply, start);
  expect(solve(end, options(10))).toEqual({ verdict: 'won', line: [], nodes: 0 });
  const empty: State = { ...end, rules, foundations: end.foundations.map((pile) => pile.slice(0, -1)) };
  expect(solve(empty, options(10)).verdict).toBe('lost');
});
