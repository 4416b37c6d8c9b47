import type { Call, Dealt, Input, Status } from '../../shared/api/contract.ts';
import { legalMoves } from '../../shared/engine/state.ts';
import { formatOptions, gameOf } from '../../shared/games/index.ts';
import type { Program } from './program.ts';
import { carelessMove, layStep, moveStep, randomStep, type Position, type Random, type Step } from './random-play.ts';
import type { Counted } from './recount.ts';

/** What the player has noted down of an attempt, and how it stood when it was last on the table. */
interface Note extends Omit<Counted, 'hints' | 'lights' | 'shows'> {
  hints: number;
  lights: number;
  shows: number;
  position: Position;
  status: Status;
  struck: 0 | 1;
  ending: number;
  on: string;
  clock: number;
}

const ZONES = ['Europe/Berlin', 'America/New_York', 'Asia/Kathmandu', 'Pacific/Kiritimati', 'Pacific/Pago_Pago', 'UTC'];
/** Careless play may go on for ever. */
const MOST_MOVES = 150;
const NO_HELP = { hints: 0, lights: 0, shows: 0 };
const HOUR_MS = 3_600_000;

/** The calendar date of a moment where a clock of the zone hangs. */
const dateIn = (zone: string, time: number): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short' }).format(time);

const dealKey = ({ game, options, deal }: Dealt): string =>
  JSON.stringify([game, Object.entries(options).sort(), deal]);

/**
 * Someone who plays, undoes, restarts, gives up, puts aside, resumes, strikes out, travels, sets the clock and pulls the
 * plug, at random, and notes down what the record has to say of it by the rules for attempts alone.
 */
export class Player {
  readonly notes = new Map<string, Note>();
  readonly #program: Program;
  readonly #random: Random;
  readonly #another: () => Dealt;
  #table: Position;
  /** Ms the table's clock shows. */
  #clock = 0;
  #zone = 'UTC';
  #endings = 0;
  /** The help taken on a deal without a move. */
  #helped = NO_HELP;

  private constructor(program: Program, random: Random, another: () => Dealt, table: Position) {
    this.#program = program;
    this.#random = random;
    this.#another = another;
    this.#table = table;
  }

  /** Sits down at a new table. */
  static async at(program: Program, random: Random, another: () => Dealt): Promise<Player> {
    const { name, input, after } = layStep(undefined, another());
    await program.call(name, input);
    return new Player(program, random, another, after);
  }

  /** Does one thing or another. */
  async act(): Promise<void> {
    this.#wait(this.#random(20_000));
    const dice = this.#random(100);
    if (dice < 3) this.#travel();
    else if (dice < 6) await this.#pullThePlug();
    else if (dice < 9) await this.#resume();
    else if (dice < 12) await this.#strike();
    else if (dice < 14) await this.#drop();
    else if (dice < 15) await this.#keepClock();
    else if (dice < 16) await this.#help();
    else if (dice < 17) await this.#take(layStep(this.#table, this.#dealAgain()));
    else if (dice < 20 && this.#table.id !== null && this.#table.status === 'open') await this.#giveUp(this.#table.id);
    else if (dice < 24) await this.#playOn();
    else await this.#take(randomStep(this.#table, this.#random, this.#another));
  }

  /** Time goes by at the table, also past midnight and the change to daylight saving. */
  #wait(ms: number): void {
    const { clock } = this.#program;
    clock.pass(ms);
    this.#clock += ms;
    clock.day = dateIn(this.#zone, clock.time);
  }

  /** Another zone, or a clock set forward or back: the table's clock goes on all the same. */
  #travel(): void {
    const { clock } = this.#program;
    this.#zone = ZONES[this.#random(ZONES.length)] ?? 'UTC';
    clock.time += (this.#random(72) - 30) * HOUR_MS;
    this.#wait(0);
  }

  async #pullThePlug(): Promise<void> {
    this.#program.restart();
    await this.#program.call('app.start', {});
    this.#clock = this.#note()?.clock ?? 0;
  }

  async #resume(): Promise<void> {
    const aside = this.#pick(({ status, position }) => status === 'open' && position.id !== this.#table.id);
    if (!aside?.position.id) return;
    await this.#call('attempt.resume', { id: aside.position.id, clock: this.#clock });
    this.#leave();
    this.#table = aside.position;
    this.#clock = aside.clock;
  }

  async #strike(): Promise<void> {
    const ended = this.#pick(({ status }) => status !== 'open');
    if (!ended?.position.id) return;
    ended.struck = ended.struck === 1 ? 0 : 1;
    await this.#call('attempt.strike', { id: ended.position.id, struck: ended.struck === 1 });
  }

  /** Deletes a game put aside, after a question. */
  async #drop(): Promise<void> {
    const aside = this.#pick(({ status, position }) => status === 'open' && position.id !== this.#table.id);
    if (aside?.position.id) await this.#giveUp(aside.position.id, 0);
  }

  async #giveUp(id: string, clock = this.#clock): Promise<void> {
    await this.#call('attempt.giveUp', { id, clock });
    const note = this.notes.get(id);
    if (!note) return;
    note.clock = Math.max(note.clock, clock);
    this.#end(note, legalMoves(note.position.state).length === 0 ? 'lost' : 'givenUp');
    if (id === this.#table.id) this.#table = { ...this.#table, status: note.status };
  }

  /** Plays carelessly as long as that goes on, often to the win. */
  async #playOn(): Promise<void> {
    if (this.#table.status !== 'open') await this.#take(layStep(this.#table, this.#another()));
    for (let i = 0; i < MOST_MOVES; i++) {
      const move = this.#table.status === 'open' ? carelessMove(this.#table) : undefined;
      if (move === undefined) return;
      this.#wait(this.#random(5000));
      await this.#take(moveStep(this.#table, move));
    }
  }

  /** Takes help, also before the first move. */
  async #help(): Promise<void> {
    const help = (['hint', 'light', 'show'] as const)[this.#random(3)] ?? 'hint';
    const { id, dealt, record, status } = this.#table;
    const note = this.#note();
    if (id === null) {
      await this.#call('table.help', { dealt, help });
      this.#helped = { ...this.#helped, [`${help}s`]: this.#helped[`${help}s`] + 1 };
    } else if (note && status === 'open') {
      await this.#call('attempt.help', { id, ply: record.cursor, clock: this.#clock, help });
      note[`${help}s`]++;
      note.clock = this.#clock;
    }
  }

  async #keepClock(): Promise<void> {
    const note = this.#note();
    if (note?.status !== 'open' || !this.#table.id) return;
    await this.#call('attempt.clock', { id: this.#table.id, clock: this.#clock });
    note.clock = this.#clock;
  }

  async #take({ name, input, after }: Step): Promise<void> {
    await this.#call(name, { ...input, clock: this.#clock });
    if (name === 'table.lay') {
      this.#leave();
      this.#clock = 0;
      this.#helped = NO_HELP;
    }
    this.#table = after;
    if (after.id === null) return;
    const note = this.notes.get(after.id) ?? this.#begin(after);
    this.notes.set(after.id, { ...note, ...standing(after), position: after, clock: this.#clock });
    if (after.status !== 'open') this.#end(this.notes.get(after.id), after.status);
  }

  #begin(position: Position): Note {
    const { dealt } = position;
    const game = gameOf(dealt.game);
    const before = [...this.notes.values()].some((one) => dealKey(one.position.dealt) === dealKey(dealt));
    return {
      ...standing(position),
      game: dealt.game,
      options: game ? formatOptions(game, dealt.options) : '',
      source: dealt.source,
      repeat: before ? 1 : 0,
      status: 'open',
      struck: 0,
      ending: 0,
      on: '',
      clock: 0,
      ...this.#helped,
      position,
    };
  }

  /** What lies on the table is left: it keeps its clock, and is lost where no move is left. */
  #leave(): void {
    const note = this.#note();
    if (note?.status !== 'open') return;
    note.clock = this.#clock;
    if (legalMoves(this.#table.state).length === 0) this.#end(note, 'lost');
  }

  #end(note: Note | undefined, status: Status): void {
    if (note) Object.assign(note, { status, ending: ++this.#endings, on: this.#program.clock.day });
  }

  #note(): Note | undefined {
    return this.#table.id === null ? undefined : this.notes.get(this.#table.id);
  }

  #pick(is: (note: Note) => boolean): Note | undefined {
    const all = [...this.notes.values()].filter(is);
    return all[this.#random(all.length)];
  }

  #dealAgain(): Dealt {
    return this.#pick(() => true)?.position.dealt ?? this.#another();
  }

  #call<C extends Call>(name: C, input: Input<C>): Promise<unknown> {
    return this.#program.call(name, input);
  }
}

const standing = ({ state, record, undos, restarts }: Position) => ({
  home: state.foundations.flat().length,
  passes: state.pass,
  plies: record.cursor,
  undos,
  restarts,
});
