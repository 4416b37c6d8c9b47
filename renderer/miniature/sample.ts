import type { Move } from '../../shared/engine/notation.ts';
import { newRecord, view, type View } from '../../shared/engine/record.ts';
import { SHUFFLE } from '../../shared/engine/shuffle.ts';
import { apply, deal, deckOf, legalMoves, type State } from '../../shared/engine/state.ts';
import { rulesOf, type Game } from '../../shared/games/index.ts';

/** The deal every sample is played from. */
const NUMBER = 1162;

const samples = new Map<string, View>();

/** A game in its middle, always the same: a deal under the first reading, played carelessly for a while. */
export function sampleOf(game: Game): View {
  const known = samples.get(game.id);
  if (known) return known;
  const { options } = game.presets[0];
  const rules = rulesOf(game, options);
  const start = deal(rules, deckOf(rules, NUMBER), NUMBER);
  let state = start;
  for (let move = careless(state); move && !(move === 'deal' && isMiddle(state, start)); move = careless(state))
    state = apply(state, move);
  const record = newRecord(game, options, { kind: 'number', shuffle: SHUFFLE, number: NUMBER }, start);
  const seen = view(record, state);
  samples.set(game.id, seen);
  return seen;
}

/** At most two fifths of the stock are left; four fifths where a deal lays several cards on a pile. */
const isMiddle = ({ stock, rules }: State, start: State): boolean =>
  stock.length <= start.stock.length * (rules.deal.each > 1 ? 0.8 : 0.4);

/** A card home if one can go, else from a reserve onto a depot, one with cards first, else a deal. */
function careless(state: State): Move | undefined {
  const moves = legalMoves(state);
  const builds = (move: Move): boolean => {
    const depot = /^r\d+>t(\d+)$/.exec(move)?.[1];
    return depot !== undefined && (state.depots[Number(depot) - 1]?.length ?? 0) > 0;
  };
  return (
    moves.find((move) => /^[tr]\d+>f/.test(move)) ??
    moves.find(builds) ??
    moves.find((move) => /^r\d+>t/.test(move)) ??
    moves.find((move) => move === 'deal')
  );
}
