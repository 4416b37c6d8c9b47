import './require-node.mjs';
import { parseArgs } from 'node:util';
import { formatDeck } from '../shared/engine/cards.ts';
import { perft } from '../shared/engine/perft.ts';
import { deal, deckOf, tableOf } from '../shared/engine/state.ts';
import { formatOptions, GAMES } from '../shared/games/index.ts';
import { isRated, rate } from '../shared/solver/kinds.ts';
import {
  dealNumber,
  dealRange,
  gameNamed,
  laidOut,
  needed,
  Refusal,
  rulesNamed,
  standardInput,
  wholeNumber,
  type Arguments,
} from './lab/input.ts';
import { enterOdds } from './lab/book.ts';
import { position } from './lab/position.ts';
import { odds } from './lab/odds.ts';
import { simulate } from './lab/simulate.ts';
import { effortNamed, solutionLine, solved } from './lab/solve.ts';
import { compare, played, readVectors } from './lab/vectors.ts';

// Whoever reads may stop reading, as `head` does.
process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1));

const say = (value: unknown): void => void process.stdout.write(`${JSON.stringify(value)}\n`);

/** Each command prints one JSON value a line. */
const commands: Readonly<Record<string, (values: Arguments, words: readonly string[]) => void>> = {
  games: () => {
    for (const game of GAMES)
      say({
        game: game.id,
        family: game.family,
        revision: game.revision,
        options: game.options,
        readings: game.presets.map((preset) => ({
          id: preset.id,
          year: preset.year,
          options: formatOptions(game, preset.options),
        })),
      });
  },
  deal: (values) => {
    const rules = rulesNamed(values);
    say(formatDeck(rules.pack, deckOf(rules, dealNumber(values, 'number'))));
  },
  perft: (values) => {
    const rules = rulesNamed(values);
    const depth = wholeNumber(values, 'depth', 0, 30);
    say(perft(tableOf(laidOut(rules, standardInput())), depth));
  },
  replay: (values) => {
    const rules = rulesNamed(values);
    say(position(played(rules, laidOut(rules, standardInput()), needed(values, 'moves'))));
  },
  vectors: (values, [file]) => {
    if (file === undefined) throw new Refusal('The vectors command needs a file.');
    const game = values['game'] === undefined ? undefined : gameNamed(values).id;
    const vectors = readVectors(file, game);
    let failed = 0;
    for (const vector of vectors) {
      const difference = compare(vector);
      if (difference && failed++ === 0)
        say({ game: vector.game, rules: vector.rules, deck: vector.deck, ...difference });
    }
    say({ passed: vectors.length - failed, failed });
    if (failed > 0) process.exitCode = 1;
  },
  simulate: (values) => {
    const rules = rulesNamed(values);
    const [from, to] = dealRange(values);
    const policy = values['policy'] ?? 'sweep';
    if (policy !== 'sweep') throw new Refusal(`There is no policy "${policy}"; there is sweep.`);
    say({ game: values['game'], rules: values['rules'] ?? '', policy, from, to, ...simulate(rules, from, to) });
  },
  solve: (values) => {
    const rules = rulesNamed(values);
    const effort = effortNamed(values);
    const lines = standardInput()
      .split('\n')
      .filter((line) => line.trim() !== '');
    if (lines.length === 0) throw new Refusal('There is no deck on standard input.');
    for (const state of lines.map((line) => laidOut(rules, line))) say(solutionLine(solved(state, effort)));
  },
  odds: (values) => {
    const rules = rulesNamed(values);
    const [from, to] = dealRange(values);
    const effort = effortNamed(values);
    say({ game: values['game'], rules: values['rules'] ?? '', from, to, ...effort, ...odds(rules, from, to, effort) });
  },
  rate: (values) => {
    const rules = rulesNamed(values);
    if (!isRated(rules)) throw new Refusal('Deals of this game are not rated: only a complete search decides them.');
    const [from, to] = dealRange(values);
    const seed = values['seed'] === undefined ? 1 : wholeNumber(values, 'seed', 0, 4_294_967_295);
    for (let number = from; number <= to; number++)
      say({ number, seed, ...rate(deal(rules, deckOf(rules, number), number), seed, () => false) });
  },
  book: (values) => {
    const to = values['to'] === undefined ? 1000 : dealNumber(values, 'to');
    const effort = effortNamed(values);
    if (!('nodes' in effort)) throw new Refusal('The book counts nodes, not time: the figures must come out again.');
    const { policy } = values;
    if (policy !== undefined && policy !== 'sweep' && policy !== 'foresight')
      throw new Refusal(
        `There is no policy "${policy}"; there are sweep and foresight, and both where it is left out.`,
      );
    const entries = {
      careless: policy !== 'foresight',
      foresight: policy === 'sweep' ? undefined : { to, nodes: effort.nodes },
    };
    for (const game of values['game'] === undefined ? GAMES : [gameNamed(values)])
      for (const preset of game.presets)
        if (values['rules'] === undefined || values['rules'] === preset.id)
          say({ game: game.id, rules: preset.id, ...enterOdds(game, preset, entries) });
  },
};

const options = Object.fromEntries(
  ['game', 'rules', 'number', 'depth', 'moves', 'policy', 'from', 'to', 'nodes', 'budget-ms', 'seed'].map((name) => [
    name,
    { type: 'string' as const },
  ]),
);

/** What Node says of wrong words, as one sentence. */
function argumentSentence({ code, message }: NodeJS.ErrnoException): string {
  const named = /'(--?[^' ]*)/.exec(message)?.[1] ?? '';
  return code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION' ? `There is no option "${named}".` : `${named} needs a value.`;
}

try {
  const [name = '', ...rest] = process.argv.slice(2);
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command)
    throw new Refusal(
      `${name === '' ? 'A command is missing' : `There is no command "${name}"`}; there are ${Object.keys(commands).join(', ')}.`,
    );
  let parsed;
  try {
    parsed = parseArgs({ args: rest, options, allowPositionals: true });
  } catch (error) {
    throw new Refusal(argumentSentence(error as NodeJS.ErrnoException));
  }
  const [extra] = parsed.positionals.slice(name === 'vectors' ? 1 : 0);
  if (extra !== undefined) throw new Refusal(`"${extra}" is one word too many.`);
  command(parsed.values, parsed.positionals);
} catch (error) {
  if (!(error instanceof Refusal)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
