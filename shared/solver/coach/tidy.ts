import { DEAL, FIRST_FOUNDATION, fromOf, packMove, STOCK, toOf } from '../../engine/compiled.ts';
import type { Table } from '../../engine/table.ts';

/** A move by the card it carries and what it is laid on, wherever both lie: -1 stands for an empty place. */
interface CardMove {
  readonly move: number;
  readonly card: number;
  readonly on: number;
}

/** Moves left out at once, at most. */
const WIDEST = 2;
/** Moves that then cannot be made, at most: with more the rest is hardly ever won. */
const SKIPPED = 8;
/** Times a line is gone through. */
const ROUNDS = 3;

/**
 * A line that wins as the one given does, in no more moves and no more passes: left out are moves without which the
 * others, card for card, still win, and cards go home as soon as that saves any. The table ends as it began. Where
 * depots are dealt round for ever nothing is tried: every card falls elsewhere without a move.
 */
export function tidied(table: Table, packed: readonly number[]): readonly number[] {
  if (table.rules.redeals === Infinity) return packed;
  const root = table.depth;
  let line = packed;
  for (let round = 0; round < ROUNDS; round++) {
    const shorter = once(table, line);
    while (table.depth > root) table.unmake();
    if (shorter.length === line.length) break;
    line = shorter;
  }
  return line;
}

/** Goes through a line from its end, and at every position tries what may follow instead. */
function once(table: Table, packed: readonly number[]): readonly number[] {
  const root = table.depth;
  const steps = packed.map((move): CardMove => {
    const step = stepOf(table, move);
    table.make(move);
    return step;
  });
  const { pass } = table;
  let line = packed;
  const legal: number[] = [];
  for (let at = packed.length - 1; at >= 0; at--) {
    while (table.depth > root + at) table.unmake();
    const tries: CardMove[][] = [];
    for (let width = 1; width <= WIDEST && at + width <= steps.length; width++) tries.push(steps.slice(at + width));
    const count = table.legalMoves(legal);
    for (const move of legal.slice(0, count))
      if (isHome(table, move) && move !== line[at]) tries.push([stepOf(table, move), ...steps.slice(at)]);
    for (const one of tries) {
      const tail = played(table, one, line.length - at, pass);
      if (!tail) continue;
      line = [...line.slice(0, at), ...tail];
      steps.length = at;
      for (const move of tail) {
        steps.push(stepOf(table, move));
        table.make(move);
      }
      while (table.depth > root + at) table.unmake();
    }
  }
  return line;
}

const isHome = ({ compiled }: Table, move: number): boolean =>
  isPlace(compiled.firstDepot, toOf(move)) && move !== DEAL;
const isPlace = (firstDepot: number, pile: number): boolean => pile >= FIRST_FOUNDATION && pile < firstDepot;

function stepOf(table: Table, move: number): CardMove {
  return { move, card: move === DEAL ? -1 : table.top(fromOf(move)), on: move === DEAL ? -1 : table.top(toOf(move)) };
}

/** Plays steps as far as they can be played, and the rest home: the moves, where they are fewer than `most` and win by `pass`. */
function played(table: Table, steps: readonly CardMove[], most: number, pass: number): number[] | undefined {
  const { depth } = table;
  const { size } = table.rules.pack;
  const moves: number[] = [];
  const make = (move: number): void => {
    table.make(move);
    moves.push(move);
  };
  const goesOn = (): boolean => !table.won && table.pass <= pass && moves.length + size - table.cardsHome < most;
  let skipped = 0;
  for (const step of steps) {
    if (!goesOn() || skipped > SKIPPED) break;
    const move = moveOf(table, step);
    if (move >= 0) make(move);
    else skipped++;
  }
  for (let home = 0; home >= 0 && goesOn();) {
    home = anyHome(table);
    if (home >= 0) make(home);
  }
  const wins = table.won && table.pass <= pass && moves.length < most;
  while (table.depth > depth) table.unmake();
  return wins ? moves : undefined;
}

/** The move a step stands for as the cards lie now, or -1. */
function moveOf(table: Table, { move, card, on }: CardMove): number {
  if (move === DEAL) return table.canDeal() ? DEAL : -1;
  const { firstDepot, firstReserve, pileCount } = table.compiled;
  const from = pileWith(table, card, STOCK);
  if (from < 0) return -1;
  const meant = toOf(move);
  if (isPlace(firstDepot, meant)) {
    if (table.isLegal(packMove(from, meant))) return packMove(from, meant);
    const other = from < firstDepot ? 0 : table.homeFrom(from, card);
    return other > 0 ? packMove(from, other) : -1;
  }
  let to = meant;
  if (on >= 0) to = pileWith(table, on, firstDepot);
  else if (table.size[meant] !== 0) {
    const end = meant < firstReserve ? firstReserve : pileCount;
    to = meant < firstReserve ? firstDepot : firstReserve;
    while (to < end && table.size[to] !== 0) to++;
    if (to === end) return -1;
  }
  return to >= 0 && table.isLegal(packMove(from, to)) ? packMove(from, to) : -1;
}

/** The pile, from `first` on, whose top card this is, or -1. */
function pileWith(table: Table, card: number, first: number): number {
  for (let pile = first; pile < table.compiled.pileCount; pile++) if (table.top(pile) === card) return pile;
  return -1;
}

/** A move home from a depot or reserve, or -1. */
function anyHome(table: Table): number {
  const { firstDepot, pileCount } = table.compiled;
  for (let from = firstDepot; from < pileCount; from++) {
    if (table.size[from] === 0) continue;
    const to = table.homeFrom(from, table.top(from));
    if (to > 0) return packMove(from, to);
  }
  return -1;
}
