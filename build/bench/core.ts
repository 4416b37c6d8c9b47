import { Bench } from 'tinybench';
import { deal, deckOf, tableOf } from '../../shared/engine/state.ts';
import { gameOf, rulesOf } from '../../shared/games/index.ts';
import type { Table } from '../../shared/engine/table.ts';

/** Moves a second of a straightforward program in Python, the reference the goal is stated against. */
const PYTHON: Readonly<Record<string, number>> = { amazons: 58_000, algerian: 13_000 };
const DEALS = 200;
/** A random game may go on for ever; it is left after so many moves. */
const MOST = 2_000;

const tables = (id: string): Table[] => {
  const game = gameOf(id);
  if (!game) throw new RangeError(id);
  const rules = rulesOf(game, game.presets[0].options);
  return Array.from({ length: DEALS }, (_, i) => tableOf(deal(rules, deckOf(rules, i + 1), i + 1)));
};

/** Plays a table at random to its end and back to its start; how many moves that were. */
function playOut(table: Table, seed: number, legal: Int16Array): number {
  let state = seed;
  let moves = 0;
  for (let count = table.legalMoves(legal); count > 0 && moves < MOST; count = table.legalMoves(legal)) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0;
    table.make(legal[((state >>> 8) % count) | 0] ?? 0);
    moves++;
  }
  for (let i = 0; i < moves; i++) table.unmake();
  return moves;
}

/** Legal moves and make, a second, of random games to the end, beside the Python reference. */
export async function core(): Promise<object[]> {
  const bench = new Bench({ time: 2000, warmupTime: 500 });
  const moves = new Map<string, number>();
  for (const id of Object.keys(PYTHON)) {
    const all = tables(id);
    const legal = new Int16Array(512);
    bench.add(id, () => {
      moves.set(
        id,
        all.reduce((sum, table, i) => sum + playOut(table, i + 1, legal), 0),
      );
    });
  }
  await bench.run();
  return bench.tasks.map(({ name, result }) => {
    const seconds = 'latency' in result ? result.latency.mean / 1000 : NaN;
    const perSecond = (moves.get(name) ?? 0) / seconds;
    return {
      bench: 'core',
      game: name,
      movesPerSecond: Math.round(perSecond),
      timesPython: Math.round((perSecond / (PYTHON[name] ?? NaN)) * 10) / 10,
      goal: 30,
    };
  });
}
