import { replay, view, type GameRecord } from '../../engine/record.ts';
import type { Move } from '../../engine/notation.ts';
import type { Rules } from '../../engine/rules.ts';
import { apply, legalMoves, won, type State } from '../../engine/state.ts';
import { Budget } from '../budget.ts';
import { Chance } from '../chance.ts';
import { knowledgeOf } from '../knowledge.ts';
import { solve, type SolveOptions } from '../solve.ts';
import type { Memory } from './memory.ts';
import { plan } from './plan.ts';
import { reasonOf, type Reason } from './reasons.ts';
import { winningLine } from './winning-line.ts';
import { allSeen, world, type Knowable } from './worlds.ts';

/** What a hint rests on. */
export type Basis =
  /** Every card has been seen, and a line that begins with the move wins. */
  | { readonly by: 'line' }
  /** Of so many possible orders of the cards not seen, a win was found in some. */
  | { readonly by: 'orders'; readonly won: number; readonly of: number }
  /** No win is known from here, nor that there is none. */
  | { readonly by: 'judgement' };

export interface Hint {
  readonly move: Move;
  readonly reason: Reason;
  readonly basis: Basis;
}

/** A hint; or that there is nothing to hint at: the game is over, it was proved lost, or everything has been shown. */
export type Advice =
  | { readonly kind: 'hint'; readonly hint: Hint }
  | { readonly kind: 'none'; readonly because: 'over' | 'lost' | 'noOther' };

/** Orders of unseen cards that are looked at, at most. */
const ORDERS = 20;
/** Nodes a search by beams needs in one order to find anything. */
const BEAM = 15_000;
/** From this share of orders won on, seeing all cards first is not given up for anything else. */
const GOOD = 0.9;
/** Nodes spent at most on another move than that of a line. */
const OTHER = 20_000;

/**
 * A hint for the position a record stands at, from what the player can know: the cards seen, never those that were not.
 * `shown`: moves hinted at here before; another one is looked for. Where everything has been seen, hints follow a line
 * that wins, the same one from hint to hint as long as it is followed.
 */
export function hint(
  rules: Rules,
  record: GameRecord,
  memory: Memory,
  options: SolveOptions,
  shown: readonly Move[] = [],
): Advice {
  const { state } = replay(rules, record);
  const legal = legalMoves(state);
  if (won(state) || legal.length === 0) return { kind: 'none', because: 'over' };
  const moves = legal.filter((move) => !shown.includes(move));
  if (moves.length === 0) return { kind: 'none', because: 'noOther' };
  const known: Knowable = { ...state, ...view(record, state) };
  return allSeen(known) ? seen(state, moves, memory, options) : unseen(known, moves, shown, memory, options);
}

function seen(state: State, moves: readonly Move[], memory: Memory, options: SolveOptions): Advice {
  const line = winningLine(state, memory, options);
  if (line === 'lost') return { kind: 'none', because: 'lost' };
  const [first] = line ?? [];
  if (line && first && moves.includes(first))
    return advice({ move: first, reason: reasonOf(state, first, line), basis: { by: 'line' } });
  if (line) {
    for (const move of byWorth(moves)) {
      const found = memory.solve(apply(state, move), { ...options, nodes: OTHER });
      if (found.verdict === 'won')
        return advice({ move, reason: reasonOf(state, move, [move, ...found.line]), basis: { by: 'line' } });
    }
    return { kind: 'none', because: 'noOther' };
  }
  const open = moves.filter((move) => memory.recall(apply(state, move))?.verdict !== 'lost');
  const move = judged(state, open, memory, options);
  return move === undefined
    ? { kind: 'none', because: 'noOther' }
    : advice({ move, reason: reasonOf(state, move), basis: { by: 'judgement' } });
}

/** Before everything has been seen: the same question for possible orders of the rest. */
function unseen(
  known: Knowable,
  moves: readonly Move[],
  shown: readonly Move[],
  memory: Memory,
  options: SolveOptions,
): Advice {
  const { rules } = known;
  const { weights } = knowledgeOf(rules);
  const chance = new Chance(options.seed);
  const worlds = Array.from({ length: ORDERS }, () => world(known, chance));
  const first = worlds[0] as State;
  const wins = (move: Move, nodes: number, more = 0): Tally => tally(worlds, move, { ...options, nodes }, more);
  if (weights) {
    const move = judged(first, moves, memory, options, shown);
    return move === undefined
      ? { kind: 'none', because: 'noOther' }
      : inOrders(known, first, move, wins(move, options.nodes));
  }
  // With endless redeals nothing is lost by seeing everything first.
  const endless = rules.redeals === Infinity;
  let best: { readonly move: Move; readonly won: Tally } | undefined;
  for (const move of endless ? byWorth(moves).reverse() : byWorth(moves)) {
    const won = wins(move, Math.ceil(options.nodes / moves.length), best ? share(best.won) : -1);
    if (!best || share(won) > share(best.won)) best = { move, won };
    if (endless && move === 'deal' && share(won) >= GOOD) break;
  }
  if (best && endless && best.move === 'deal') return inOrders(known, first, best.move, best.won, { why: 'seeFirst' });
  return best ? inOrders(known, first, best.move, best.won) : { kind: 'none', because: 'noOther' };
}

const advice = (hint: Hint): Advice => ({ kind: 'hint', hint });

/** A hint in a position of which `state` is one possible order: of that order nothing is told. */
function inOrders(known: Knowable, state: State, move: Move, { won: wins, of }: Tally, why?: Reason): Advice {
  const reason = why ?? reasonOf(state, move, undefined, known);
  return advice({ move, reason, basis: { by: 'orders', won: wins, of } });
}

/** In how many orders a move leaves a position from which a win was found. */
interface Tally {
  readonly won: number;
  readonly of: number;
}

const share = ({ won, of }: Tally): number => (of > 0 ? won / of : 0);

/**
 * Looks at one order after another until the nodes are spent, or no more than the share `more` can be won any more; at
 * one in any case.
 */
function tally(worlds: readonly State[], move: Move, options: SolveOptions, more: number): Tally {
  const least = knowledgeOf((worlds[0] as State).rules).weights ? BEAM : 0;
  const each = Math.max(least, Math.ceil(options.nodes / ORDERS));
  let count = 0;
  let of = 0;
  const goesOn = (left: number): boolean =>
    of === 0 || (left > 0 && count + worlds.length - of > more * worlds.length && !options.shouldStop());
  for (let left = options.nodes; of < worlds.length && goesOn(left); of++) {
    const found = solve(apply(worlds[of] as State, move), { ...options, nodes: each });
    if (found.verdict === 'won') count++;
    left -= found.nodes;
  }
  return { won: count, of };
}

/** Homeward moves from the left, then other carries, then dealing. */
function byWorth(moves: readonly Move[]): Move[] {
  const worth = (move: Move): number => (move === 'deal' ? 2 : move.includes('>f') ? 0 : 1);
  return [...moves].sort((a, b) => worth(a) - worth(b));
}

/** A move that looks good where no win is known: the next of a plan, or dealing where the position is as good as it gets. */
function judged(
  state: State,
  moves: readonly Move[],
  memory: Memory,
  options: SolveOptions,
  shown: readonly Move[] = [],
): Move | undefined {
  const { guide, weights } = knowledgeOf(state.rules);
  if (weights) {
    const begun = memory.planned(state);
    if (begun !== undefined && moves.includes(begun)) return begun;
    const path = plan(state, guide, weights, new Budget(options.nodes, options.shouldStop), shown);
    if (shown.length === 0) memory.keepPlan(state, path);
    const [next] = path;
    if (next !== undefined && moves.includes(next)) return next;
    if (moves.includes('deal')) return 'deal';
  }
  return byWorth(moves)[0];
}
