import { formatMove, fromOf, packMove, toOf } from '../engine/compiled.ts';
import { legalMoves } from '../engine/moves.ts';
import type { Move } from '../engine/notation.ts';
import type { View } from '../engine/record.ts';
import type { Rules } from '../engine/rules.ts';
import { tableOf, type State } from '../engine/state.ts';
import type { Table } from '../engine/table.ts';
import { undisputed } from './undisputed.ts';

/** Most positions that are looked at for one answer. */
const MOST = 400;

const known = new WeakMap<View, { readonly rules: Rules; readonly moves: readonly Move[] }>();

/**
 * The moves that take all cards home, where only going home is left: nothing is to be dealt, every card lies open, and in
 * whatever order the cards go home, all of them come there. Empty in every other position, and where there are too many
 * orders to be sure. Known from the view alone, so that it tells nothing a player could not see, nor which way is best.
 */
export function finishOf(rules: Rules, view: View): readonly Move[] {
  const before = known.get(view);
  if (before?.rules === rules) return before.moves;
  const moves = isOpen(view) ? anyOrder(tableOf(asState(rules, view))) : [];
  const found = { rules, moves: moves.map((move) => formatMove(rules, move)) };
  known.set(view, found);
  return found.moves;
}

type Open = View & { readonly depots: readonly (readonly number[])[] };

/** Whether nothing is to be dealt, and every card lies open. */
const isOpen = (view: View): view is Open =>
  view.stock.length === 0 && view.depots.every((pile) => pile.every((card) => card !== null));

/** A position that goes home as the one seen; what dealing would do there is left out. */
const asState = (rules: Rules, { foundations, depots, reserves, pass, redealsLeft }: Open): State => {
  const unseen = { fruitless: 0, home: false, skipped: 0, random: null };
  return { rules, stock: [], foundations, depots, reserves, pass, redealsLeft, ...unseen };
};

/** One order in which all cards go home, where every order takes them there; else no moves. The table ends as it began. */
function anyOrder(table: Table): readonly number[] {
  const seen = new Set<number>();
  const line: number[] = [];
  let first: readonly number[] = [];
  const goes = (): boolean => {
    if (table.won) {
      if (first.length === 0) first = [...line];
      return true;
    }
    if (seen.has(table.key)) return true;
    if (seen.size === MOST) return false;
    seen.add(table.key);
    const moves = homeward(table);
    return (
      moves.length > 0 &&
      moves.every((move) => {
        table.make(move);
        line.push(move);
        const all = goes();
        line.pop();
        table.unmake();
        return all;
      })
    );
  };
  return goes() ? first : [];
}

/** The moves by which exposed cards can go home: one alone where it cannot matter when it is made. */
function homeward(table: Table): number[] {
  const { firstDepot, pileCount } = table.compiled;
  const all: number[] = [];
  for (let from = firstDepot; from < pileCount; from++) {
    const to = undisputed(table, from);
    if (to > 0) return [packMove(from, to)];
    const moves: number[] = [];
    const count = legalMoves(table, moves, from);
    all.push(...moves.slice(0, count).filter((move) => fromOf(move) === from && toOf(move) < firstDepot));
  }
  return all;
}
