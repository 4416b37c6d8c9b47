import { readFileSync, writeFileSync } from 'node:fs';
import type { CarelessOdds, ForesightOdds, Odds } from '../../shared/solver/odds.ts';
import { formatOptions, rulesOf, type Game, type Preset } from '../../shared/games/index.ts';
import { simulate } from './simulate.ts';

/** Where the book of odds stands. */
const BOOK = new URL('../../shared/solver/book.json', import.meta.url);
const CARELESS_DEALS = 100_000;

type Book = Record<string, Record<string, Odds>>;

const command = (name: string, game: Game, preset: Preset, to: number, rest = ''): string =>
  `npm run lab -- ${name} --game ${game.id} --rules ${preset.id} --from 1 --to ${to}${rest}`;

/** Careless play of a reading over the first 100,000 deals. */
export function carelessOdds(game: Game, preset: Preset): CarelessOdds {
  const { deals, won, meanPasses, meanMoves } = simulate(rulesOf(game, preset.options), 1, CARELESS_DEALS);
  return { deals, won, meanPasses, meanMoves, command: command('simulate', game, preset, CARELESS_DEALS) };
}

/** Writes new figures of a reading into the book; its other figures stay. */
export function enter(
  game: Game,
  preset: Preset,
  figures: { careless?: CarelessOdds; foresight?: ForesightOdds },
): void {
  const book = JSON.parse(readFileSync(BOOK, 'utf8')) as Book;
  const readings = (book[game.id] ??= {});
  const key = formatOptions(game, preset.options);
  readings[key] = { ...readings[key], ...figures };
  writeFileSync(BOOK, `${JSON.stringify(book, null, 2)}\n`);
}
