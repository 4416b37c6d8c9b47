import { performance } from 'node:perf_hooks';
import { deal, deckOf, type State } from '../../shared/engine/state.ts';
import { GAMES, rulesOf, type Game } from '../../shared/games/index.ts';
import { solve } from '../../shared/solver/solve.ts';
import { held, used } from './memory.ts';

const DEALS = 300;
/** Deals after which everything is warm and growth is looked for. */
const WARM = 100;
const NODES = 30_000;
/** A deal of Carthage that ten million nodes do not decide. */
const HARD = 19;

const start = (game: Game, number: number): State => {
  const rules = rulesOf(game, game.presets[0].options);
  return deal(rules, deckOf(rules, number), number);
};

const rounded = (value: number): number => Math.round(value * 10) / 10;

/** Solves 300 deals of a game in a row, each with few nodes: speed, peak and growth of memory. */
async function measure(game: Game): Promise<object> {
  let nodes = 0;
  let decided = 0;
  let peak = 0;
  let warm = 0;
  let spent = 0;
  const progress = (): void => {
    peak = Math.max(peak, used());
  };
  for (let number = 1; number <= DEALS; number++) {
    const state = start(game, number);
    const watched = number > DEALS - 20;
    const began = performance.now();
    const solution = solve(state, { nodes: NODES, seed: 1, shouldStop: () => false, ...(watched && { progress }) });
    if (!watched) {
      spent += performance.now() - began;
      nodes += solution.nodes;
    }
    if (solution.verdict !== 'unknown') decided++;
    if (number === WARM) warm = await held();
  }
  return {
    bench: 'solver',
    game: game.id,
    deals: DEALS,
    decided,
    nodesPerSecond: Math.round((nodes / spent) * 1000),
    peakMegabytes: rounded(peak),
    growthMegabytes: rounded((await held()) - warm),
  };
}

/** Memory the solver takes for one deal searched with ten million nodes. */
async function largest(game: Game, number: number): Promise<object> {
  let peak = 0;
  const progress = (nodes: number): void => {
    if (nodes % 4096 > 256) return;
    peak = Math.max(peak, used());
  };
  const before = await held();
  const { verdict, nodes } = solve(start(game, number), { nodes: 1e7, seed: 1, shouldStop: () => false, progress });
  return { bench: 'solver', game: game.id, number, verdict, nodes, peakMegabytes: rounded(peak - before) };
}

/** Nodes a second of each game, and memory over 300 deals in a row and in one long search. */
export async function solver(): Promise<object[]> {
  const rows: object[] = [];
  for (const game of GAMES) rows.push(await measure(game));
  const carthage = GAMES.find(({ id }) => id === 'carthage');
  if (carthage) rows.push(await largest(carthage, HARD));
  return rows;
}
