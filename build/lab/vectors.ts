import { readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { parseMove } from '../../shared/engine/compiled.ts';
import type { Move } from '../../shared/engine/notation.ts';
import { perft } from '../../shared/engine/perft.ts';
import type { Rules } from '../../shared/engine/rules.ts';
import { apply, tableOf, type State } from '../../shared/engine/state.ts';
import { gameOf } from '../../shared/games/index.ts';
import { laidOut, Refusal, rulesFor } from './input.ts';
import { position } from './position.ts';

/** One line of the vectors: a deck, moves on it, and what an independent program found there. */
interface Vector {
  readonly game: string;
  readonly rules: string;
  readonly deck: string;
  readonly perft: readonly number[];
  readonly moves: string;
  readonly state: object;
  readonly won: boolean;
  readonly legal: readonly string[];
  readonly perftAfter: readonly number[];
}

/** What was wanted and what was found at the first place that differs. */
export interface Difference {
  readonly what: string;
  readonly wanted: unknown;
  readonly found: unknown;
}

const counts = (state: State, depths: readonly number[]): number[] => {
  const table = tableOf(state);
  return depths.map((_, i) => perft(table, i + 1));
};

/** Plays a line of moves from a position; a `Refusal` at the first that is not legal. */
export function played(rules: Rules, start: State, moves: string): State {
  return moves
    .split(/\s+/)
    .filter((move) => move !== '')
    .reduce((state, move, i) => {
      if (parseMove(rules, move) === undefined) throw new Refusal(`"${move.slice(0, 40)}" is no move of this game.`);
      try {
        return apply(state, move as Move);
      } catch {
        throw new Refusal(`Move ${i + 1}, ${move}, is not legal there.`);
      }
    }, start);
}

/** Compares the engine with one vector; `undefined` where they agree. */
export function compare(vector: Vector): Difference | undefined {
  const game = gameOf(vector.game);
  if (!game) return { what: 'game', wanted: vector.game, found: null };
  const rules = rulesFor(game, vector.rules);
  const start = laidOut(rules, vector.deck);
  const end = played(rules, start, vector.moves);
  const found = position(end);
  const pairs: [string, unknown, unknown][] = [
    ['perft', vector.perft, counts(start, vector.perft)],
    ['state', vector.state, found.state],
    ['won', vector.won, found.won],
    ['legal', vector.legal, found.legal],
    ['perftAfter', vector.perftAfter, counts(end, vector.perftAfter)],
  ];
  const bad = pairs.find(([, wanted, is]) => !isDeepStrictEqual(wanted, is));
  return bad && { what: bad[0], wanted: bad[1], found: bad[2] };
}

/** Every vector of a file, or those of one game. */
export function readVectors(file: string, game?: string): Vector[] {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    throw new Refusal(`The file "${file}" cannot be read.`);
  }
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const all = lines.map((line, i) => {
    try {
      return JSON.parse(line) as Vector;
    } catch {
      throw new Refusal(`Line ${i + 1} of "${file}" is not JSON.`);
    }
  });
  return game === undefined ? all : all.filter((vector) => vector.game === game);
}
