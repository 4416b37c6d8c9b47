import { parseDeck, type Card } from './cards.ts';
import { parseMove } from './compiled.ts';
import type { Move } from './notation.ts';
import type { Rules } from './rules.ts';
import { deal, deckOf, snapshot, tableOf, type State } from './state.ts';
import type { Table } from './table.ts';

/** Where a game's cards come from: a deal number with the version of its shuffle, or a deck text with a shuffle seed. */
export type Deal =
  | { readonly kind: 'number'; readonly shuffle: number; readonly number: number }
  | { readonly kind: 'text'; readonly deck: string; readonly seed: number };

/**
 * One game as it is stored for ever: what was dealt under which rules, every move, and how far it is played.
 * Undo and redo move `cursor`; moves after it are those that can be redone.
 */
export interface GameRecord {
  readonly game: string;
  readonly revision: number;
  readonly options: Readonly<Record<string, string>>;
  readonly deal: Deal;
  readonly moves: readonly Move[];
  readonly cursor: number;
  /**
   * What has been seen, also before an undo: for each pass the least number of cards that were left in the stock. Passes
   * after the one a new branch leaves from are dropped.
   */
  readonly unseen: readonly number[];
  /** Moves, by their number from 0, that the program made of itself after the player's; undone and redone with it. */
  readonly auto: readonly number[];
}

/** The position before the first move of a record. Throws `RangeError` for a deck text that is no deck. */
export function start(rules: Rules, { deal: from }: Pick<GameRecord, 'deal'>): State {
  if (from.kind === 'number') return deal(rules, deckOf(rules, from.number), from.number);
  const read = parseDeck(rules.pack, from.deck);
  if ('problem' in read) throw new RangeError(`no deck: ${read.problem.code}`);
  return deal(rules, read.deck, from.seed);
}

/** The position a record stands at, and how many of its moves apply: fewer than all only in a damaged or foreign record. */
export interface Replayed {
  readonly state: State;
  readonly applied: number;
}

/** Replays a record up to its cursor, or up to the last move that is legal where it stands. */
export function replay(rules: Rules, record: GameRecord): Replayed {
  const table = tableOf(start(rules, record));
  const applied = advance(table, record.moves.slice(0, record.cursor));
  return { state: snapshot(table), applied };
}

/** What a record comes to by its moves alone. `whole`: all of them apply, those that can be redone too. */
export interface Traced {
  readonly whole: boolean;
  readonly won: boolean;
  /** No legal move is left and the game is not won. */
  readonly stuck: boolean;
  readonly home: number;
  readonly passes: number;
}

/** Plays a record to its cursor and says how it stands there, then on to its last move. */
export function trace(rules: Rules, record: Pick<GameRecord, 'deal' | 'moves' | 'cursor'>): Traced {
  const table = tableOf(start(rules, record));
  const played = advance(table, record.moves.slice(0, record.cursor));
  const { won, cardsHome: home, pass: passes } = table;
  const stuck = !won && table.legalMoves([]) === 0;
  const undone = record.moves.slice(record.cursor);
  const whole = played === record.cursor && advance(table, undone) === undone.length;
  return { whole, won, stuck, home, passes };
}

/** Makes moves as long as they are legal; how many it made. */
export function advance(table: Table, moves: readonly Move[]): number {
  for (const [i, text] of moves.entries()) {
    const move = parseMove(table.rules, text);
    if (move === undefined || !table.isLegal(move)) return i;
    table.make(move);
  }
  return moves.length;
}

/** A record with no move made yet. */
export const newRecord = (
  game: { readonly id: string; readonly revision: number },
  options: GameRecord['options'],
  dealt: Deal,
  atStart: State,
): GameRecord => ({
  game: game.id,
  revision: game.revision,
  options,
  deal: dealt,
  moves: [],
  cursor: 0,
  unseen: [atStart.stock.length],
  auto: [],
});

/**
 * The record after a move that led to `after`; moves that could be redone are dropped unless the move is the next one.
 * `auto`: the program made it of itself.
 */
export function withMove(
  record: GameRecord,
  move: Move,
  before: Pick<State, 'pass'>,
  after: Pick<State, 'pass' | 'stock'>,
  auto = false,
): GameRecord {
  const again = record.moves[record.cursor] === move;
  const moves = again ? record.moves : [...record.moves.slice(0, record.cursor), move];
  const unseen = again ? [...record.unseen] : record.unseen.slice(0, before.pass);
  // The pick-up deals the pass that ends to its last card.
  if (after.pass > before.pass) unseen[before.pass - 1] = 0;
  unseen[after.pass - 1] = Math.min(unseen[after.pass - 1] ?? Infinity, after.stock.length);
  const marks = record.auto.filter((n) => n < record.cursor || (again && n > record.cursor));
  if (auto) marks.push(record.cursor);
  return { ...record, moves, cursor: record.cursor + 1, unseen, auto: marks.sort((a, b) => a - b) };
}

/** The record with its cursor at another ply, from 0 to the number of its moves. */
export const withCursor = (record: GameRecord, cursor: number): GameRecord => ({
  ...record,
  cursor: Math.max(0, Math.min(cursor, record.moves.length)),
});

/** Where undo leads: before the player's last move, with what the program added to it. */
export function undoCursor({ cursor, auto }: GameRecord): number {
  let to = cursor - 1;
  while (to > 0 && auto.includes(to)) to--;
  return to;
}

/** Where redo leads: after the player's next move, with what the program added to it. */
export function redoCursor({ cursor, auto }: GameRecord): number {
  let to = cursor + 1;
  while (auto.includes(to)) to++;
  return to;
}

/** What a player can know of a position: `null` stands for a card not seen. Shapes as in `State`. */
export interface View {
  readonly stock: readonly (Card | null)[];
  readonly foundations: readonly (readonly Card[])[];
  readonly depots: readonly (readonly (Card | null)[])[];
  readonly reserves: readonly (readonly Card[])[];
  readonly pass: number;
  readonly redealsLeft: number;
}

/**
 * What the player can know at a record's position: everything that lies open, the stock as far as it has been seen (all
 * of it once it has been dealt through, unless it was shuffled again), and of squared packets as many cards as reserves
 * are empty.
 */
export function view(record: GameRecord, state: State): View {
  const { rules, stock, foundations, depots, reserves, pass, redealsLeft } = state;
  const inOrder = pass > 1 && !rules.shuffleOnRedeal;
  const unseen = inOrder ? 0 : (record.unseen[pass - 1] ?? stock.length);
  const open = Math.max(1, reserves.filter((pile) => pile.length === 0).length);
  return {
    stock: stock.map((card, i) => (i < stock.length - unseen ? card : null)),
    foundations,
    depots: rules.squared
      ? depots.map((pile) => pile.map((card, i) => (i >= pile.length - open ? card : null)))
      : depots,
    reserves,
    pass,
    redealsLeft,
  };
}

/**
 * A number below 2^32 that stands for the first so many moves of a record, to tell whether two hold the same ones: FNV-1a
 * over their text.
 */
export function lineOf({ moves }: Pick<GameRecord, 'moves'>, length: number): number {
  let hash = 0x811c9dc5;
  for (const move of moves.slice(0, length))
    for (let i = 0; i <= move.length; i++) hash = Math.imul(hash ^ (move.charCodeAt(i) || 0x20), 0x01000193);
  return hash >>> 0;
}
