import { parseMove } from '../../engine/compiled.ts';
import type { Move } from '../../engine/notation.ts';
import type { Rules } from '../../engine/rules.ts';
import { tableOf, type State } from '../../engine/state.ts';
import { Bounded } from './bounded.ts';
import { solve, wins, type Solution, type SolveOptions } from '../solve.ts';

/** What is known of a position: a winning line from it on (`line` from `at`), a proof that there is none, or what was searched. */
type Known =
  | { readonly verdict: 'won'; readonly line: readonly Move[]; readonly at: number; readonly polished: boolean }
  | { readonly verdict: 'lost' }
  | { readonly verdict: 'unknown'; readonly nodes: number };

/** Positions kept: the lines of some hundred games. */
const MOST = 20_000;

/**
 * What has been found out about positions of one rule set, by their key, so that what follows a known line or a proved
 * loss is answered at once. Bounded: what was not asked for longest is forgotten first; other rules forget everything.
 */
export class Memory {
  #rules: Rules | undefined;
  readonly #known: Bounded<Known>;
  /** The next move of a plan where no win is known, so that a plan once begun is carried out. */
  readonly #plans: Bounded<Move>;

  constructor(most = MOST) {
    this.#known = new Bounded(most);
    this.#plans = new Bounded(most);
  }

  get size(): number {
    return this.#known.size;
  }

  /** What is known of a position without searching; `nodes` is 0 then, or what an undecided search took. */
  recall(state: State): Solution | undefined {
    this.#of(state.rules);
    const table = tableOf(state);
    if (table.won) return { verdict: 'won', line: [], nodes: 0 };
    const known = this.#known.get(table.key);
    if (!known) return undefined;
    if (known.verdict !== 'won') return { verdict: known.verdict, nodes: known.verdict === 'lost' ? 0 : known.nodes };
    const line = known.line.slice(known.at);
    return wins(state, line) ? { verdict: 'won', line, nodes: 0 } : undefined;
  }

  /** What is known of a position, searched for as far as that is not enough. */
  solve(state: State, options: SolveOptions): Solution {
    const known = this.recall(state);
    if (known && (known.verdict !== 'unknown' || known.nodes >= options.nodes)) return { ...known, nodes: 0 };
    const found = solve(state, options);
    if (found.verdict === 'won') this.keepLine(state, found.line);
    else if (found.verdict === 'lost' || !options.shouldStop())
      this.#known.set(
        tableOf(state).key,
        found.verdict === 'lost' ? { verdict: 'lost' } : { ...found, verdict: 'unknown' },
      );
    return found;
  }

  /** Whether the line known for a position has been made shorter. */
  isPolished(state: State): boolean {
    this.#of(state.rules);
    const table = tableOf(state);
    const known = this.#known.get(table.key);
    return table.won || (known?.verdict === 'won' && known.polished);
  }

  /**
   * Keeps a line that wins from a position, for it and for every position on the way, unless a better one is known:
   * one that has been made shorter before one that has not, then the shorter one.
   */
  keepLine(state: State, line: readonly Move[], polished = false): void {
    this.#of(state.rules);
    const table = tableOf(state);
    for (const [at, text] of line.entries()) {
      const known = this.#known.get(table.key);
      const better =
        known?.verdict === 'won' &&
        (known.polished === polished ? known.line.length - known.at <= line.length - at : known.polished);
      if (!better) this.#known.set(table.key, { verdict: 'won', line, at, polished });
      table.make(parseMove(state.rules, text) as number);
    }
  }

  /** The move planned for a position. */
  planned(state: State): Move | undefined {
    this.#of(state.rules);
    return this.#plans.get(tableOf(state).key);
  }

  /** Keeps carries that are to be made one after another from a position. */
  keepPlan(state: State, path: readonly Move[]): void {
    this.#of(state.rules);
    const table = tableOf(state);
    for (const move of path) {
      this.#plans.set(table.key, move);
      table.make(parseMove(state.rules, move) as number);
    }
  }

  #of(rules: Rules): void {
    if (this.#rules === rules) return;
    this.#rules = rules;
    this.#known.clear();
    this.#plans.clear();
  }
}
