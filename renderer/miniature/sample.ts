import type { Move } from '../../shared/engine/notation.ts';
import { newRecord, view, type View } from '../../shared/engine/record.ts';
import { SHUFFLE } from '../../shared/engine/shuffle.ts';
import { apply, cardsHome, deal, deckOf, legalMoves, type State } from '../../shared/engine/state.ts';
import { rulesOf, type Game } from '../../shared/games/index.ts';

/** The deal every sample is played from. */
const NUMBER = 4;
/** Where a sample stops: this share of the cards is home, or this share of the stock is left with no redeal to come. */
const HOME = 0.4;
const LEFT = 0.35;

const samples = new Map<string, View>();

/** A game in its middle, always the same: a deal under the first reading, played carelessly for a while. */
export function sampleOf(game: Game): View {
  const known = samples.get(game.id);
  if (known) return known;
  const { options } = game.presets[0];
  const rules = rulesOf(game, options);
  const start = deal(rules, deckOf(rules, NUMBER), NUMBER);
  let state = start;
  for (let move = careless(state); move && !inTheMiddle(state, start); move = careless(state))
    state = apply(state, move);
  const record = newRecord(game, options, { kind: 'number', shuffle: SHUFFLE, number: NUMBER }, start);
  const seen = view(record, state);
  samples.set(game.id, seen);
  return seen;
}

const inTheMiddle = (state: State, start: State): boolean =>
  cardsHome(state) >= HOME * state.rules.pack.size ||
  (state.redealsLeft === 0 && state.stock.length <= LEFT * start.stock.length);

/** A card home if one can go, else from a reserve onto a depot with cards, else a deal. */
function careless(state: State): Move | undefined {
  const moves = legalMoves(state);
  const builds = (move: Move): boolean => {
    const depot = /^r\d+>t(\d+)$/.exec(move)?.[1];
    return depot !== undefined && (state.depots[Number(depot) - 1]?.length ?? 0) > 0;
  };
  return moves.find((move) => /^[tr]\d+>f/.test(move)) ?? moves.find(builds) ?? moves.find((move) => move === 'deal');
}
