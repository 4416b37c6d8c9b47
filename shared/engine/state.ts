import { rankOf, suitOf, type Card } from './cards.ts';
import { compile, formatMove, fromOf, parseMove, STOCK, toOf } from './compiled.ts';
import type { Move, PileCode } from './notation.ts';
import type { Rules } from './rules.ts';
import { dealtDeck, redealRandom, type RandomState } from './shuffle.ts';
import { Table } from './table.ts';

/** One position: a read-only snapshot. Piles lie bottom first; `stock` lies in dealing order. */
export interface State {
  readonly rules: Rules;
  readonly stock: readonly Card[];
  readonly foundations: readonly (readonly Card[])[];
  readonly depots: readonly (readonly Card[])[];
  readonly reserves: readonly (readonly Card[])[];
  /** The running pass, from 1. */
  readonly pass: number;
  readonly redealsLeft: number;
  /** Fruitless passes ended one after another, at most 2. */
  readonly fruitless: number;
  /** A card has gone home in this pass. */
  readonly home: boolean;
  /** Bit i: depot i + 1 is passed over in dealing. */
  readonly skipped: number;
  /** The generator for coming shuffles, in games that have them. */
  readonly random: RandomState | null;
}

/** One card's way, or a shuffle of the stock, for animation: the parts of a move in their order. */
export type Step = { readonly card: Card; readonly from: PileCode; readonly to: PileCode } | 'shuffle';

/** The deck of a deal number under these rules: 1 to 4 294 967 295. */
export function deckOf(rules: Rules, number: number): Card[] {
  return dealtDeck(rules.pack.size, number, (deck) => !rules.baseInReserves || fits(rules, deck));
}

function fits(rules: Rules, deck: readonly Card[]): boolean {
  const highest = rules.pack.ranks.length - 1;
  return deal(rules, deck).reserves.some((pile) =>
    pile.some((card) => rankOf(rules.pack, card) === 0 || rankOf(rules.pack, card) === highest),
  );
}

/** Lays a deck out: the position before the first move. `seed` starts the generator of games that shuffle again. */
export function deal(rules: Rules, deck: readonly Card[], seed = 0): State {
  const table = new Table(rules);
  const stock = [...deck];
  const piles: Card[][] = compile(rules).piles.map(() => []);
  for (const [foundation, card] of bases(rules, deck)) {
    piles[1 + foundation]?.push(card);
    stock.splice(stock.indexOf(card), 1);
  }
  piles[STOCK] = stock.reverse();
  const random = rules.shuffleOnRedeal ? redealRandom(seed) : null;
  table.set(piles, { pass: 1, redealsLeft: rules.redeals, fruitless: 0, home: false, skipped: 0, random });
  for (const row of rules.start) table.dealRow(row, rules.pack.size, false);
  return snapshot(table);
}

/** The bases laid out before dealing: the first such card of the deck for each place, and which place it is. */
function bases({ bases: which, foundations, pack }: Rules, deck: readonly Card[]): [place: number, card: Card][] {
  if (which === 'none') return [];
  const highest = pack.ranks.length - 1;
  const place = (card: Card, direction: 'up' | 'down'): number =>
    foundations.findIndex((f) => f.direction === direction && (f.suit === 'any' || f.suit === suitOf(pack, card)));
  if (which === 'firstOfEach')
    return (
      [
        ['up', 0],
        ['down', highest],
      ] as const
    ).flatMap(([direction, rank]) => {
      const card = deck.find((one) => rankOf(pack, one) === rank);
      return card === undefined ? [] : [[place(card, direction), card] as [number, Card]];
    });
  return foundations.flatMap(({ suit, direction }, i) => {
    if (which !== 'all' && which !== (direction === 'up' ? 'lowest' : 'highest')) return [];
    const rank = direction === 'up' ? 0 : highest;
    const card = deck.find((one) => rankOf(pack, one) === rank && suitOf(pack, one) === suit);
    return card === undefined ? [] : [[i, card] as [number, Card]];
  });
}

/** A table of the core set to a position, for whoever makes many moves. */
export function tableOf(state: State): Table {
  const table = new Table(state.rules);
  table.set([state.stock.toReversed(), ...state.foundations, ...state.depots, ...state.reserves], {
    ...state,
    random: state.random,
  });
  return table;
}

/** The position a table of the core is in. */
export function snapshot(table: Table): State {
  const { firstDepot, firstReserve, pileCount } = table.compiled;
  const row = (from: number, to: number): number[][] =>
    Array.from({ length: to - from }, (_, i) => table.pile(from + i));
  return {
    rules: table.rules,
    stock: table.pile(STOCK).reverse(),
    foundations: row(1, firstDepot),
    depots: row(firstDepot, firstReserve),
    reserves: row(firstReserve, pileCount),
    ...table.counters,
  };
}

/** Every legal move, once. */
export function legalMoves(state: State): Move[] {
  const moves: number[] = [];
  const count = tableOf(state).legalMoves(moves);
  return moves.slice(0, count).map((move) => formatMove(state.rules, move));
}

/** Whether a move is legal here. */
export const isLegal = (state: State, move: Move): boolean => legalMoves(state).includes(move);

/** The position after a legal move. Throws `RangeError` for any other. */
export const apply = (state: State, move: Move): State => snapshot(made(state, move));

/** The parts of a legal move, one card at a time. Throws `RangeError` for any other move. */
export function play(state: State, move: Move): Step[] {
  const before = tableOf(state);
  const { piles } = before.compiled;
  const held = Array.from(piles, (_, pile) => before.pile(pile));
  const after = made(state, move);
  return after.lastSteps().map((step): Step => {
    if (step < 0) {
      const stock = held[STOCK] ?? [];
      // What a shuffle does to the stock is read back from where its cards went.
      held[STOCK] = shuffledStock(after, stock);
      return 'shuffle';
    }
    const card = held[fromOf(step)]?.pop() ?? 0;
    held[toOf(step)]?.push(card);
    return { card, from: piles[fromOf(step)] ?? 's', to: piles[toOf(step)] ?? 's' };
  });
}

/** The stock as the last shuffle left it: what has been dealt since lies on the depots, in the order of the steps. */
function shuffledStock(after: Table, before: readonly number[]): number[] {
  const steps = after.lastSteps();
  const taken = steps.slice(steps.indexOf(-1) + 1).reverse();
  const tops = new Map<number, number>();
  const dealt = taken.map((step) => {
    const to = toOf(step);
    const depth = tops.get(to) ?? 0;
    tops.set(to, depth + 1);
    return after.pile(to).at(-1 - depth) ?? 0;
  });
  const stock = [...after.pile(STOCK), ...dealt];
  if (stock.length !== before.length) throw new Error('a shuffle changes no card');
  return stock;
}

function made(state: State, move: Move): Table {
  const table = tableOf(state);
  const packed = parseMove(state.rules, move);
  const moves: number[] = [];
  const count = table.legalMoves(moves);
  if (packed === undefined || !moves.slice(0, count).includes(packed))
    throw new RangeError(`${move} is not legal here`);
  table.make(packed);
  return table;
}

/** Cards on foundations. */
export const cardsHome = (state: State): number => state.foundations.reduce((sum, pile) => sum + pile.length, 0);

/** All cards are home. */
export const won = (state: State): boolean => cardsHome(state) === state.rules.pack.size;

/** No legal move is left and the game is not won. Whether a position *can* be won is another question. */
export const stuck = (state: State): boolean => !won(state) && legalMoves(state).length === 0;
