import type { Code, Dealt, Status } from '../../shared/api/contract.ts';
import type { Move } from '../../shared/engine/notation.ts';
import { replay, view, withMove, type GameRecord, type View } from '../../shared/engine/record.ts';
import type { Rules } from '../../shared/engine/rules.ts';
import { apply, cardsHome, legalMoves, play, won, type State, type Step } from '../../shared/engine/state.ts';
import type { Game, Preset } from '../../shared/games/index.ts';
import { finishOf } from '../../shared/solver/finish.ts';
import { explainBlock, type BlockStory } from './block.ts';
import { GameClock } from './clock.svelte.ts';
import type { Counters, OnTable, Standing } from './lying.ts';

/** Why a command was not carried out: its refusal, or what has come to the table instead, from another window. */
export type Problem = Code | 'otherGame' | 'notInPlay';

/** What has just happened on the table: what drawing and speech are made from. */
export interface Change {
  readonly kind: 'shown' | 'laid' | 'made' | 'undone' | 'redone' | 'restarted';
  readonly before: View | null;
  readonly after: View;
  readonly steps: readonly Step[];
}

/** What lies aside, and the moves that are watched meanwhile; `null` where moves are tried. */
export interface Aside {
  readonly line: readonly Move[] | null;
  readonly table: OnTable;
  readonly clock: number;
  readonly paused: boolean;
  /** The ply that was begun at: what is tried is not undone past it. */
  readonly from: number;
}

/** What lies on the table, to be read. The position itself stays in here: the page sees the view. */
export class Position {
  readonly clock = new GameClock();
  /** Why the last command was not carried out. */
  problem = $state<Problem | null>(null);
  paused = $state(false);
  /** Told of every change, after it. */
  onchange: (change: Change) => void = () => undefined;
  /** What lies aside while other moves are watched or tried. */
  protected lyingAside = $state.raw<Aside | null>(null);
  #table = $state.raw<OnTable>();
  #state = $state.raw<State>();
  #view = $state.raw<View>();

  /** Whether anything lies on the table. */
  get ready(): boolean {
    return this.#view !== undefined;
  }
  get view(): View {
    return need(this.#view);
  }
  get dealt(): Dealt {
    return this.table.dealt;
  }
  get game(): Game {
    return this.table.game;
  }
  /** The reading in play, or `undefined` for the player's own rules. */
  get preset(): Preset | undefined {
    return this.table.preset;
  }
  get rules(): Rules {
    return this.table.rules;
  }
  get counters(): Counters {
    return this.table.counters;
  }
  get repeat(): boolean {
    return this.table.repeat;
  }
  /** The stored attempt, or `null` before the first move and while that lies aside. */
  get id(): string | null {
    return this.aside ? null : this.table.id;
  }
  get status(): Status | null {
    return this.aside ? null : this.table.status;
  }
  /** The stored figures of a game that was won. */
  get booked(): Standing | null {
    return this.aside ? null : this.table.booked;
  }
  /** Whether the player's own game lies aside: nothing is stored or counted, and no end is shown. */
  get aside(): boolean {
    return this.lyingAside !== null;
  }
  /** Whether moves are only watched: nothing can be played. */
  get watching(): boolean {
    return this.line !== null;
  }
  /** The moves that are watched, from the first position on. */
  get line(): readonly Move[] | null {
    return this.lyingAside?.line ?? null;
  }
  /** How many moves there are, made or to be watched. */
  get length(): number {
    return this.line?.length ?? this.record.moves.length;
  }
  /** Moves made on the way to this position. */
  get ply(): number {
    return this.record.cursor;
  }
  /** The record on the table. It tells cards that have not been seen: for the solver's thread alone. */
  get record(): GameRecord {
    return this.table.record;
  }
  /** The move that led to this position. */
  get lastMove(): Move | undefined {
    return this.record.moves[this.ply - 1];
  }
  get canUndo(): boolean {
    return this.ply > this.first;
  }
  get canRedo(): boolean {
    return this.ply < this.length;
  }
  readonly legal = $derived.by((): readonly Move[] => (this.#state && !this.watching ? legalMoves(this.#state) : []));
  readonly won = $derived.by((): boolean => this.#state !== undefined && !this.aside && won(this.#state));
  /** No move is left, and the game is not won. */
  readonly stuck = $derived(this.ready && !this.aside && !this.won && this.legal.length === 0);
  /** Nothing goes on, or the attempt has ended without a win. */
  readonly over = $derived.by(() => this.stuck || this.status === 'givenUp' || this.status === 'lost');
  /** A game that was won is played on after an undo: nothing of that is stored. */
  readonly winStands = $derived.by(() => this.status === 'won' && !this.won);
  /** The moves that take all cards home, where only going home is left. */
  readonly homeward = $derived.by((): readonly Move[] =>
    this.#view && !this.aside ? finishOf(this.rules, this.#view) : [],
  );
  readonly home = $derived.by((): number => (this.#state ? cardsHome(this.#state) : 0));
  /** The proof of a block, when that is why no move is left. */
  readonly block = $derived.by((): BlockStory | null => (this.#state && this.stuck ? explainBlock(this.#state) : null));
  /** Dealing would first pick the depots up. */
  readonly picksUp = $derived.by((): boolean => this.ready && this.view.stock.length === 0);

  /** What a legal move would change; it is not made. */
  foreseen(move: Move): Change {
    const { record, state } = this;
    const after = apply(state, move);
    return this.changing('made', withMove(record, move, state, after), after, play(state, move));
  }

  protected get table(): OnTable {
    return need(this.#table);
  }
  protected get state(): State {
    return need(this.#state);
  }
  /** The ply that is not undone past. */
  protected get first(): number {
    return this.lyingAside?.from ?? 0;
  }

  /** Puts a table in the place of the one before, to be shown by the next change. */
  protected put(table: OnTable, clock: number): void {
    this.#table = table;
    this.clock.set(clock);
  }

  /** The game is won: its clock and its figures stand. */
  protected end(booked: Standing): void {
    this.enter({ booked });
    this.clock.set(booked.clock);
  }

  /** Enters what has become of the table. */
  protected enter(part: Partial<OnTable>): void {
    this.#table = { ...this.table, ...part };
    this.problem = null;
  }

  /** What changes on the table when a record comes to lie there that stands at a position. */
  protected changing(kind: Change['kind'], record: GameRecord, state: State, steps: readonly Step[] = []): Change {
    return { kind, before: this.#view ?? null, after: view(record, state), steps };
  }

  /** Shows a change to the position the record stands at. */
  protected tell(change: Change, state: State): void {
    this.#state = state;
    this.#view = change.after;
    this.problem = null;
    this.onchange(change);
  }

  /** Shows the position the record stands at; `state` where that is known. */
  protected change(kind: Change['kind'], steps: readonly Step[] = [], state = this.stands()): void {
    this.tell(this.changing(kind, this.record, state, steps), state);
  }

  /** Takes back what lay aside, without showing it; whether anything did. */
  protected takeBack(): boolean {
    const aside = this.lyingAside;
    if (!aside) return false;
    this.lyingAside = null;
    this.put(aside.table, aside.clock);
    this.paused = aside.paused;
    this.#state = this.stands();
    return true;
  }

  protected stands(): State {
    return replay(this.rules, this.record).state;
  }
}

function need<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('nothing lies on the table');
  return value;
}
