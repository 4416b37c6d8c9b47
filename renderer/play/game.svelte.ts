import type { Client } from '../../shared/api/client.ts';
import type { Answer, Call, Code, Dealt, Help, Input, Status } from '../../shared/api/contract.ts';
import type { Move } from '../../shared/engine/notation.ts';
import {
  type GameRecord,
  lineOf,
  redoCursor,
  replay,
  start,
  undoCursor,
  view,
  withCursor,
  withMove,
  type View,
} from '../../shared/engine/record.ts';
import type { Rules } from '../../shared/engine/rules.ts';
import { apply, cardsHome, isLegal, legalMoves, play, won, type State, type Step } from '../../shared/engine/state.ts';
import type { Game, Preset } from '../../shared/games/index.ts';
import { safeMoveOf } from '../../shared/solver/safe.ts';
import { GameClock } from './clock.svelte.ts';
import { explainBlock, type BlockStory } from './block.ts';
import { layingOut, NONE, onTable, type Counters, type Lying, type OnTable } from './lying.ts';

/** What has just happened on the table: what drawing and speech are made from. */
export interface Change {
  readonly kind: 'shown' | 'laid' | 'made' | 'undone' | 'redone' | 'restarted';
  readonly before: View | null;
  readonly after: View;
  readonly steps: readonly Step[];
}

/** What lies aside, and the moves that are watched meanwhile; `null` where moves are tried. */
interface Aside {
  readonly line: readonly Move[] | null;
  readonly table: OnTable;
  readonly clock: number;
  readonly paused: boolean;
  /** The ply that was begun at: what is tried is not undone past it. */
  readonly from: number;
}

/**
 * The game on the table, and the one gate for everything that changes it. Commands run one after another; what they do is
 * stored before it is shown. The position itself stays in here: the page sees the view.
 */
export class PlayedGame {
  readonly clock = new GameClock();
  /** Why the last command was not carried out. */
  problem = $state<Code | null>(null);
  paused = $state(false);
  /** Told of every change, after it. */
  onchange: (change: Change) => void = () => undefined;
  /** Whether moves that can hurt nothing are made by themselves after the player's. */
  playsItself: () => boolean = () => false;

  readonly #client: Client;
  /** What lies aside while other moves are watched or tried. */
  #aside = $state.raw<Aside | null>(null);
  #table = $state.raw<OnTable>();
  #state = $state.raw<State>();
  #view = $state.raw<View>();
  #queue: Promise<unknown> = Promise.resolve();
  #waiting = 0;
  #kept = 0;

  constructor(client: Client) {
    this.#client = client;
  }

  /** Whether a command has not been carried out yet. */
  get busy(): boolean {
    return this.#waiting > 0;
  }
  /** Whether anything lies on the table. */
  get ready(): boolean {
    return this.#view !== undefined;
  }
  get view(): View {
    return need(this.#view);
  }
  get dealt(): Dealt {
    return need(this.#table).dealt;
  }
  get game(): Game {
    return need(this.#table).game;
  }
  /** The reading in play, or `undefined` for the player's own rules. */
  get preset(): Preset | undefined {
    return need(this.#table).preset;
  }
  get rules(): Rules {
    return need(this.#table).rules;
  }
  get counters(): Counters {
    return need(this.#table).counters;
  }
  get repeat(): boolean {
    return need(this.#table).repeat;
  }
  /** The stored attempt, or `null` before the first move and while that lies aside. */
  get id(): string | null {
    return this.#aside ? null : need(this.#table).id;
  }
  get status(): Status | null {
    return this.#aside ? null : need(this.#table).status;
  }
  /** Whether the player's own game lies aside: nothing is stored or counted, and no end is shown. */
  get aside(): boolean {
    return this.#aside !== null;
  }
  /** Whether moves are only watched: nothing can be played. */
  get watching(): boolean {
    return this.#aside !== null && this.#aside.line !== null;
  }
  /** The moves that are watched, from the first position on. */
  get line(): readonly Move[] | null {
    return this.#aside?.line ?? null;
  }
  /** How many moves there are, made or to be watched. */
  get length(): number {
    return this.#aside?.line?.length ?? need(this.#table).record.moves.length;
  }
  /** Moves made on the way to this position. */
  get ply(): number {
    return need(this.#table).record.cursor;
  }
  /** The record on the table. It tells cards that have not been seen: for the solver's thread alone. */
  get record(): GameRecord {
    return need(this.#table).record;
  }
  /** The move that led to this position. */
  get lastMove(): Move | undefined {
    return this.record.moves[this.ply - 1];
  }
  get canUndo(): boolean {
    return this.ply > (this.#aside?.from ?? 0);
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
  readonly home = $derived.by((): number => (this.#state ? cardsHome(this.#state) : 0));
  /** The proof of a block, when that is why no move is left. */
  readonly block = $derived.by((): BlockStory | null => (this.#state && this.stuck ? explainBlock(this.#state) : null));
  /** Dealing would first pick the depots up. */
  readonly picksUp = $derived.by((): boolean => this.ready && this.view.stock.length === 0);

  /** Shows what the program says lies on the table; false where that cannot be played here. */
  show(lying: Lying): boolean {
    const table = onTable(lying);
    if (!table) return false;
    this.#table = table;
    this.clock.set(lying.kind === 'attempt' ? lying.attempt.clock : 0);
    this.#to(replay(table.rules, table.record).state, 'shown');
    return true;
  }

  /** Lays a new deal; what lay on the table is left, whatever that is where it is not `shown`. */
  lay(dealt: Dealt, shown = true): Promise<void> {
    return this.#do(async () => {
      this.#takeBack();
      const answer = await this.#client('table.lay', { dealt, clock: this.clock.read(), ...(shown && this.#from()) });
      if (!answer.ok) return void this.#refused(answer);
      const table = onTable({ kind: 'dealt', dealt, repeat: answer.value.repeat, ...NONE });
      if (!table) return;
      const state = start(table.rules, dealt);
      this.#table = table;
      this.clock.set(0);
      this.paused = false;
      this.#to(state, 'laid', layingOut(state));
    });
  }

  /** Lays an open attempt on the table again; what lay there is left. */
  resume(id: string): Promise<boolean> {
    return this.#do(async () => {
      this.#takeBack();
      const answer = await this.#client('attempt.resume', { id, clock: this.clock.read(), ...this.#from() });
      if (!answer.ok) return this.#refused(answer);
      this.paused = false;
      return this.show({ kind: 'attempt', attempt: answer.value.attempt });
    });
  }

  /**
   * Makes a move, if it is still legal when its turn comes, and after it what is played by itself; whether it was made.
   * All is stored before it is shown.
   */
  act(move: Move): Promise<boolean> {
    return this.#do(async () => {
      const before = need(this.#state);
      if (this.watching || !isLegal(before, move) || !(await this.#make(move, before, false))) return false;
      const steps = play(before, move);
      let state = apply(before, move);
      for (let own = this.#automatic(state); own !== undefined; own = this.#automatic(state)) {
        if (!(await this.#make(own, state, true))) break;
        steps.push(...play(state, own));
        state = apply(state, own);
      }
      const { problem } = this;
      // A refusal may have brought another position to the table.
      if (this.#state === before) this.#to(state, 'made', steps);
      this.problem = problem;
      return true;
    });
  }

  #automatic(state: State): Move | undefined {
    return this.playsItself() ? safeMoveOf(state) : undefined;
  }

  /** Stores a move from `state` and enters it in the record; whether it was stored. */
  async #make(move: Move, state: State, auto: boolean): Promise<boolean> {
    const { id, status, dealt, record } = need(this.#table);
    const clock = this.clock.read();
    if (this.#aside) {
      // Only tried.
    } else if (id === null) {
      const made = crypto.randomUUID();
      const answer = await this.#client('attempt.begin', { id: made, dealt, move, clock });
      if (!answer.ok) return this.#refused(answer);
      this.#set({ id: made, status: answer.value.status });
    } else if (status === 'open') {
      const stored = await this.#store('attempt.play', { id, ...at(record), clock, move, ...(auto && { auto }) });
      if (!stored) return false;
    }
    this.#set({ record: withMove(record, move, state, apply(state, move), auto) });
    return true;
  }

  undo(): Promise<boolean> {
    return this.watching ? this.watchTo(this.ply - 1) : this.#seek(-1);
  }
  redo(): Promise<boolean> {
    return this.watching ? this.watchTo(this.ply + 1) : this.#seek(1);
  }

  /**
   * Shows moves instead of playing them: `line` are all the moves from the first position on, `table` stands at the ply
   * to begin at, `clock` is the time shown, ms. What can be known of the cards grows with the moves shown. What lay on the
   * table lies aside.
   */
  watch(table: OnTable, line: readonly Move[], clock = this.clock.read()): Promise<void> {
    return this.#layAside(table, line, clock);
  }

  /** Lays a position to try moves on: they are made as in a game, but nothing is stored. What lay on the table lies aside. */
  practise(table: OnTable): Promise<void> {
    return this.#layAside(table, null, 0);
  }

  #layAside(table: OnTable, line: readonly Move[] | null, clock: number): Promise<void> {
    return this.#do(async () => {
      this.#takeBack();
      await this.keepClock();
      const from = line ? 0 : table.record.cursor;
      this.#aside = { line, table: need(this.#table), clock: this.clock.read(), paused: this.paused, from };
      this.paused = false;
      this.clock.set(clock);
      this.#table = table;
      this.#to(replay(table.rules, table.record).state, 'shown');
    });
  }

  /** Shows the position after `ply` of the moves that are watched; a step to the next or the last one is drawn as a move. */
  watchTo(ply: number): Promise<boolean> {
    return this.#do(() => {
      const { rules, record } = need(this.#table);
      const to = Math.max(0, Math.min(ply, this.length));
      const line = this.#aside?.line;
      if (!line || to === record.cursor) return Promise.resolve(false);
      let state = need(this.#state);
      let after = record;
      const steps: Step[] = [];
      if (to < record.cursor) {
        after = withCursor(record, to);
        state = replay(rules, after).state;
      }
      for (const move of line.slice(after.cursor, to)) {
        const next = apply(state, move);
        after = withMove(after, move, state, next);
        if (to === record.cursor + 1) steps.push(...play(state, move));
        state = next;
      }
      this.#set({ record: after });
      const step = to - record.cursor;
      this.#to(state, step === 1 ? 'made' : step === -1 ? 'undone' : 'shown', steps);
      return Promise.resolve(true);
    });
  }

  /** Shows what lay on the table before moves were watched or tried. */
  goBack(): Promise<void> {
    return this.#do(() => {
      if (this.#takeBack()) this.#to(replay(this.rules, need(this.#table).record).state, 'shown');
      return Promise.resolve();
    });
  }

  /** Takes back what lay aside, without showing it; whether anything did. */
  #takeBack(): boolean {
    const aside = this.#aside;
    if (!aside) return false;
    this.#aside = null;
    this.#table = aside.table;
    this.#state = replay(aside.table.rules, aside.table.record).state;
    this.paused = aside.paused;
    this.clock.set(aside.clock);
    return true;
  }

  /** Back to the first position: the same attempt, or a new one where this one has ended. */
  restart(): Promise<unknown> {
    if (this.watching) return this.watchTo(0);
    if (this.aside) return this.#again();
    if (this.status !== null && this.status !== 'open') return this.lay({ ...this.dealt });
    return this.#do(async () => {
      const { id, record, rules, counters } = need(this.#table);
      if (id === null || record.cursor === 0) return;
      if (!(await this.#store('attempt.restart', { id, ...at(record), clock: this.clock.read() }))) return;
      this.#set({ record: withCursor(record, 0), counters: { ...counters, restarts: counters.restarts + 1 } });
      this.#to(start(rules, record), 'restarted');
    });
  }

  /** Back to the position that moves are tried on. */
  #again(): Promise<void> {
    return this.#do(() => {
      const { rules, record } = need(this.#table);
      this.#set({ record: withCursor(record, this.#aside?.from ?? 0) });
      this.#to(replay(rules, need(this.#table).record).state, 'restarted');
      return Promise.resolve();
    });
  }

  /** Ends the attempt as given up; lost where no move was left. */
  giveUp(): Promise<unknown> {
    return this.#do(async () => {
      const { id, status } = this;
      if (id === null || status !== 'open') return;
      if (await this.#store('attempt.giveUp', { id, ...at(need(this.#table).record), clock: this.clock.read() }))
        this.#to(need(this.#state), 'shown');
    });
  }

  /** Counts help, to be shown then; whether that is stored. After the end nothing is counted. */
  help(help: Help): Promise<boolean> {
    return this.#do(async () => {
      const { id, dealt, record, status, counters } = need(this.#table);
      if (this.#aside || (status !== null && status !== 'open')) return true;
      const clock = this.clock.read();
      const answer =
        id === null
          ? await this.#client('table.help', { dealt, help })
          : await this.#client('attempt.help', { id, ...at(record), clock, help });
      if (!answer.ok) return this.#refused(answer);
      this.#set({ counters: { ...counters, [`${help}s`]: counters[`${help}s`] + 1 } });
      return true;
    });
  }

  /** Shows moves as `watch` does, beginning at a ply of the game on the table: `line` are all of them. */
  watchOn(ply: number, line: readonly Move[]): Promise<void> {
    const table = need(this.#table);
    return this.watch({ ...table, record: withCursor(table.record, ply) }, line);
  }

  /** Looks away from what is watched and plays moves at once; those that cannot be stored are not played. */
  playOn(moves: readonly Move[]): Promise<void> {
    return this.#do(async () => {
      this.#takeBack();
      const before = need(this.#state);
      let state = before;
      for (const move of moves) {
        if (!isLegal(state, move) || !(await this.#make(move, state, false))) break;
        state = apply(state, move);
      }
      const { problem } = this;
      // A refusal may have brought another position to the table.
      if (this.#state === before) this.#to(state, 'shown');
      this.problem = problem;
    });
  }

  /** Opens an attempt that stands where the one on the table stood at a ply; what lies on the table is left. */
  takeUp(ply: number): Promise<boolean> {
    return this.#do(async () => {
      this.#takeBack();
      const from = need(this.#table).id;
      if (from === null) return false;
      const id = crypto.randomUUID();
      const answer = await this.#client('attempt.takeUp', { id, from, ply, clock: this.clock.read() });
      return answer.ok ? this.show({ kind: 'attempt', attempt: answer.value.attempt }) : this.#refused(answer);
    });
  }

  /** Stores the clock, when it has gone on since. */
  async keepClock(): Promise<void> {
    const { id } = this;
    const clock = this.clock.read();
    if (!id || this.status !== 'open' || clock === this.#kept) return;
    this.#kept = clock;
    await this.#client('attempt.clock', { id, clock });
  }

  #seek(by: 1 | -1): Promise<boolean> {
    return this.#do(async () => {
      const { id, status, record, rules, counters } = need(this.#table);
      const to = by < 0 ? undoCursor(record) : redoCursor(record);
      if (to < (this.#aside?.from ?? 0) || to > record.moves.length) return false;
      if (id !== null && status === 'open') {
        const clock = this.clock.read();
        if (!(await this.#store('attempt.seek', { id, ...at(record, to), clock, to }))) return false;
      }
      const moved = withCursor(record, to);
      const undos = counters.undos + (by < 0 ? 1 : 0);
      this.#set({ record: moved, ...(status === 'open' && { counters: { ...counters, undos } }) });
      this.#to(replay(rules, moved).state, by < 0 ? 'undone' : 'redone');
      return true;
    });
  }

  /** One command after another; a fault in one does not hold up the next. */
  #do<T>(command: () => Promise<T>): Promise<T> {
    this.#waiting++;
    const result = this.#queue.then(command).finally(() => this.#waiting--);
    this.#queue = result.catch(() => undefined);
    return result;
  }

  /** What the page takes to lie on the table. */
  #from(): { from?: string | null } {
    return this.#table ? { from: this.#table.id } : {};
  }

  /** Sends a call that answers how the attempt stands; whether it was carried out. */
  async #store<C extends Call>(name: C, input: Input<C>): Promise<boolean> {
    const answer = (await this.#client(name, input)) as Answer<{ status: Status }>;
    if (!answer.ok) return this.#refused(answer);
    this.#set({ status: answer.value.status });
    return true;
  }

  /** Keeps what is shown; where the stored game stands elsewhere, shows that. */
  async #refused({ code }: { readonly code: Code }): Promise<false> {
    if (['stale', 'illegalMove', 'unknownAttempt', 'ended'].includes(code)) {
      const answer = await this.#client('app.start', {});
      if (answer.ok && answer.value.table) this.show(answer.value.table);
    }
    this.problem = code;
    return false;
  }

  #set(part: Partial<OnTable>): void {
    this.#table = { ...need(this.#table), ...part };
    this.problem = null;
  }

  #to(state: State, kind: Change['kind'], steps: readonly Step[] = []): void {
    const before = this.#view ?? null;
    this.#state = state;
    this.#view = view(need(this.#table).record, state);
    this.problem = null;
    this.onchange({ kind, before, after: this.#view, steps });
  }
}

/** Where the page takes a record to stand, and what moves to be in it, up to `to` at least. */
const at = (record: GameRecord, to = 0): { ply: number; line: number } => ({
  ply: record.cursor,
  line: lineOf(record, Math.max(record.cursor, to)),
});

function need<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('nothing lies on the table');
  return value;
}
