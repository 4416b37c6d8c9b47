import { Refusal, type Attempt, type Dealt } from '../../shared/api/contract.ts';
import { parseMove, STOCK } from '../../shared/engine/compiled.ts';
import type { Move } from '../../shared/engine/notation.ts';
import { lineOf, newRecord, start, withCursor, withMove, type GameRecord } from '../../shared/engine/record.ts';
import type { Rules } from '../../shared/engine/rules.ts';
import { tableOf } from '../../shared/engine/state.ts';
import type { Table } from '../../shared/engine/table.ts';
import { rulesFor } from './dealt.ts';

/** A game under way: its record, and the table it stands on. */
export class Playing {
  readonly rules: Rules;
  #record: GameRecord;
  readonly #table: Table;
  readonly #legal: number[] = [];

  private constructor(rules: Rules, record: GameRecord, table: Table) {
    this.rules = rules;
    this.#record = record;
    this.#table = table;
  }

  /** A deal before its first move. Refuses rules this version does not know. */
  static of(dealt: Dealt): Playing {
    const rules = rulesFor(dealt);
    const first = start(rules, dealt);
    const record = newRecord({ id: dealt.game, revision: dealt.revision }, dealt.options, dealt.deal, first);
    return new Playing(rules, record, tableOf(first));
  }

  /** A stored attempt at its cursor, or at its last legal move where not all apply. Refuses rules not known here. */
  static resumed({ game, revision, options, deal, cursor, unseen, auto, ...attempt }: Attempt): Playing {
    const rules = rulesFor({ game, revision, options, deal });
    const moves = attempt.moves as Move[];
    const playing = new Playing(
      rules,
      { game, revision, options, deal, moves, cursor: 0, unseen, auto },
      tableOf(start(rules, { deal })),
    );
    while (playing.record.cursor < cursor && playing.#forward()) continue;
    return playing;
  }

  /** Forgets the moves that could be redone. */
  cut(): void {
    const { moves, cursor, auto } = this.#record;
    this.#record = { ...this.#record, moves: moves.slice(0, cursor), auto: auto.filter((n) => n < cursor) };
  }

  get record(): GameRecord {
    return this.#record;
  }
  get ply(): number {
    return this.#record.cursor;
  }
  get won(): boolean {
    return this.#table.won;
  }
  /** No legal move is left and the game is not won. */
  get stuck(): boolean {
    return !this.won && this.#table.legalMoves(this.#legal) === 0;
  }
  /** Cards on foundations. */
  get home(): number {
    return this.#table.cardsHome;
  }
  get passes(): number {
    return this.#table.pass;
  }

  /** Refuses a page that takes the game to stand at another ply, or to have other moves up to `to`; `line` as by `lineOf`. */
  expect(ply: number, line: number | undefined, to = ply): void {
    if (this.ply !== ply || (line !== undefined && lineOf(this.#record, to) !== line))
      throw new Refusal('stale', { ply: this.ply });
  }

  /** Makes a move, of the player's or of the program's own. Refuses one that is not legal here. */
  play(text: string, auto = false): void {
    const before = { pass: this.passes };
    if (!this.#make(text)) throw new Refusal('illegalMove');
    const after = { pass: this.passes, stock: this.#table.pile(STOCK) };
    this.#record = withMove(this.#record, text as Move, before, after, auto);
  }

  /** Undo or redo to a ply of the record. Refuses what lies beyond its moves, or beyond the last legal one. */
  seek(to: number): void {
    while (this.ply > to) {
      this.#table.unmake();
      this.#record = withCursor(this.#record, this.ply - 1);
    }
    while (this.ply < to) if (!this.#forward()) throw new Refusal('illegalMove');
  }

  /** Redoes one move; whether there was one, and a legal one. */
  #forward(): boolean {
    const next = this.#record.moves[this.ply];
    if (next === undefined || !this.#make(next)) return false;
    this.#record = withCursor(this.#record, this.ply + 1);
    return true;
  }

  #make(text: string): boolean {
    const move = parseMove(this.rules, text);
    if (move === undefined || !this.#table.isLegal(move)) return false;
    this.#table.make(move);
    return true;
  }
}
