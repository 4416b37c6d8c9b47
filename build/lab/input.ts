import { readFileSync } from 'node:fs';
import { parseDeck, type Card, type DeckProblem } from '../../shared/engine/cards.ts';
import type { Rules } from '../../shared/engine/rules.ts';
import { FIRST_DEAL, LAST_DEAL } from '../../shared/engine/shuffle.ts';
import { deal, type State } from '../../shared/engine/state.ts';
import { GAMES, gameOf, parseOptions, rulesOf, type Game, type OptionsProblem } from '../../shared/games/index.ts';

/** What is wrong with a command, as one sentence for standard error. */
export class Refusal extends Error {}

export type Arguments = Readonly<Record<string, string | undefined>>;

/** The value of an option that must be there. */
export function needed(values: Arguments, name: string): string {
  const value = values[name];
  if (value === undefined) throw new Refusal(`--${name} is missing.`);
  return value;
}

/** A whole number from `least` to `most`, or a refusal that names the option. */
export function wholeNumber(values: Arguments, name: string, least: number, most: number): number {
  const text = needed(values, name);
  const number = /^\d{1,15}$/.test(text) ? Number(text) : NaN;
  if (!(number >= least && number <= most))
    throw new Refusal(`--${name} must be a whole number from ${least} to ${most}.`);
  return number;
}

export const dealNumber = (values: Arguments, name: string): number => wholeNumber(values, name, FIRST_DEAL, LAST_DEAL);

/** The deal numbers of `--from` and `--to`. */
export function dealRange(values: Arguments): [from: number, to: number] {
  const from = dealNumber(values, 'from');
  const to = dealNumber(values, 'to');
  if (to < from) throw new Refusal('--to must not be below --from.');
  return [from, to];
}

/** The game of `--game`. */
export function gameNamed(values: Arguments): Game {
  const id = needed(values, 'game');
  const game = gameOf(id);
  if (!game) throw new Refusal(`There is no game "${id}"; there are ${GAMES.map((one) => one.id).join(', ')}.`);
  return game;
}

const optionsSentence = (problem: OptionsProblem): string => {
  if (problem.code === 'unknownReading') return `There is no reading "${problem.reading}" of this game.`;
  if (problem.code === 'unknownOption') return `This game has no option "${problem.option}".`;
  return `The option "${problem.option}" has no value "${problem.value}".`;
};

/** The rules of `--game` and `--rules`: a reading's id or `key=value,…`; the default reading where it is left out. */
export function rulesNamed(values: Arguments): Rules {
  const game = gameNamed(values);
  return rulesFor(game, values['rules'] ?? '');
}

export function rulesFor(game: Game, text: string): Rules {
  const read = parseOptions(game, text);
  if ('problem' in read) throw new Refusal(optionsSentence(read.problem));
  return rulesOf(game, read.options);
}

const deckSentence = (problem: DeckProblem): string => {
  if (problem.code === 'unknownCard') return `"${problem.card}" is no card of this game's pack.`;
  if (problem.code === 'tooOften') return `The deck holds ${problem.card} too often.`;
  return `The deck holds ${problem.count} cards; this game needs ${problem.wanted}.`;
};

/** Reads a deck text, with an optional `seed=N` at its end for games that shuffle again. */
export function laidOut(rules: Rules, given: string): State {
  // A deck as `deal` prints it stands in quotes.
  const text = given.replace(/^\s*"(.*)"\s*$/s, '$1');
  const seed = /\bseed=(\d{1,10})\s*$/.exec(text);
  const read = parseDeck(rules.pack, seed ? text.slice(0, seed.index) : text);
  if ('problem' in read) throw new Refusal(deckSentence(read.problem));
  return deal(rules, read.deck, Number(seed?.[1] ?? 0));
}

export const standardInput = (): string => readFileSync(0, 'utf8');

/** The cards of each pile as text. */
export const texts = (piles: readonly (readonly Card[])[], format: (card: Card) => string): string[][] =>
  piles.map((pile) => pile.map(format));
