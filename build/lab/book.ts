import { readFileSync, writeFileSync } from 'node:fs';
import { formatOptions, rulesOf, type Game, type Preset } from '../../shared/games/index.ts';
import type { CarelessOdds, ForesightOdds, Odds } from '../../shared/solver/odds.ts';
import { foresight } from './odds.ts';
import { simulate } from './simulate.ts';

/** Where the book of odds stands. */
const BOOK = new URL('../../shared/solver/book.json', import.meta.url);
const CARELESS_DEALS = 100_000;

type Book = Record<string, Record<string, Odds>>;

const rounded = (value: number): number => Math.round(value * 100) / 100;

const command = (name: string, game: Game, preset: Preset, to: number): string =>
  `npm run lab -- ${name} --game ${game.id} --rules ${preset.id} --from 1 --to ${to}`;

/** Careless play of a reading over the first 100,000 deals. */
function carelessOdds(game: Game, preset: Preset): CarelessOdds {
  const { deals, won, meanPasses, meanMoves } = simulate(rulesOf(game, preset.options), 1, CARELESS_DEALS);
  return {
    deals,
    won,
    meanPasses: rounded(meanPasses),
    meanMoves: rounded(meanMoves),
    command: command('simulate', game, preset, CARELESS_DEALS),
  };
}

function foresightOdds(game: Game, preset: Preset, to: number, nodes: number): ForesightOdds {
  const found = foresight(rulesOf(game, preset.options), 1, to, { nodes });
  const { deals, won, lost, unknown, meanPasses, meanMoves } = found;
  return {
    deals,
    won,
    lost,
    unknown,
    ...(meanPasses !== null && { meanPasses: rounded(meanPasses) }),
    ...(meanMoves !== null && { meanMoves: rounded(meanMoves) }),
    command: `${command('odds', game, preset, to)} --nodes ${nodes}`,
  };
}

/** Which figures are worked out: of careless play, of foresight over the deals 1 to `to` with so many nodes each. */
export interface Entries {
  readonly careless: boolean;
  readonly foresight: { readonly to: number; readonly nodes: number } | undefined;
}

/** Works out figures of a reading and writes them into the book; its other figures stay. */
export function enterOdds(game: Game, preset: Preset, entries: Entries): Odds {
  const figures: Odds = {
    ...(entries.careless && { careless: carelessOdds(game, preset) }),
    ...(entries.foresight && { foresight: foresightOdds(game, preset, entries.foresight.to, entries.foresight.nodes) }),
  };
  const book = JSON.parse(readFileSync(BOOK, 'utf8')) as Book;
  const readings = (book[game.id] ??= {});
  const key = formatOptions(game, preset.options);
  readings[key] = { ...readings[key], ...figures };
  writeFileSync(BOOK, `${JSON.stringify(book, null, 2)}\n`);
  return figures;
}
