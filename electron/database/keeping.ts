import { Refusal, type Attempt, type Dealt, type Input, type Status } from '../../shared/api/contract.ts';
import type { Clock } from '../clock.ts';
import { attempts, type Counted, type Moment, type Standing } from './attempts.ts';
import { Clocks } from './clocks.ts';
import { desk, type Helped } from './desk.ts';
import type { Db } from './open.ts';
import { Playing } from './playing.ts';

/** How an attempt stands after a call. */
export interface Result {
  status: Status;
}

/** What is stored of a game under way. */
export const standing = (
  { record, home, passes }: Playing,
  counters: Pick<Standing, 'clock' | 'undos' | 'restarts'>,
): Standing => ({ record, home, passes, ...counters });

/**
 * Attempts as they lie on tables and in the database: each change is one transaction. The attempt played last stays on a
 * table of the core, so that a move costs no replay.
 */
export abstract class Keeping {
  readonly #db: Db;
  readonly #player: () => string;
  readonly #clock: Clock;
  protected readonly clocks: Clocks;
  protected readonly attempts: ReturnType<typeof attempts>;
  protected readonly desk: ReturnType<typeof desk>;
  /** SQLite's count of what other connections have changed. */
  readonly #version;
  #played: { readonly id: string; readonly playing: Playing; readonly version: unknown } | undefined;

  /** `player` tells who sits at the table. */
  constructor(db: Db, player: () => string, clock: Clock) {
    this.#db = db;
    this.#player = player;
    this.#clock = clock;
    this.clocks = new Clocks(clock);
    this.attempts = attempts(db);
    this.desk = desk(db);
    this.#version = db.prepare<[], number>('PRAGMA data_version').pluck();
  }

  protected get player(): string {
    return this.#player();
  }

  /** The table of the core is not trusted any more. */
  forget(): void {
    this.#played = undefined;
  }

  /**
   * Runs a call as one transaction. After one that failed the table of the core is not trusted, and clocks count as before.
   */
  protected change<T>(work: () => T): T {
    const goBack = this.clocks.mark();
    try {
      return this.#db.transaction(work).immediate();
    } catch (error) {
      this.#played = undefined;
      goBack();
      throw error;
    }
  }

  /** Refuses where another attempt lies on the table than the page takes to lie there; undefined for one that does not say. */
  protected expect(from: string | null | undefined): void {
    if (from !== undefined && from !== this.#lyingAttempt()) throw new Refusal('stale', { ply: 0 });
  }

  /** Whether this attempt lies on the table. */
  protected isLying(id: string): boolean {
    return this.#lyingAttempt() === id;
  }

  /** The attempt that lies on the table, if one does. */
  #lyingAttempt(): string | null {
    const lying = this.desk.read(this.player);
    return lying && 'attempt' in lying ? lying.attempt : null;
  }

  /** Changes the position of an open attempt that stands as expected, with the moves up to `to`, and stores it. */
  protected move(
    { id, ply, clock, line }: Input<'attempt.restart'>,
    to: number,
    work: (playing: Playing, attempt: Counted) => { undos?: number; restarts?: number },
  ): Result {
    return this.change(() => {
      const attempt = this.openAttempt(id);
      const playing = this.playing(id);
      playing.expect(ply, line, to);
      const { undos, restarts } = { ...attempt, ...work(playing, attempt) };
      const kept = this.clocks.kept(id, attempt.clock, clock);
      this.attempts.update(id, standing(playing, { clock: kept, undos, restarts }), this.moment());
      return this.settle(id, playing);
    });
  }

  /** The help given on the deal that lies on the table without a move. Refuses when that is another one. */
  protected dealtHere(dealt: Dealt): Helped {
    const lying = this.desk.read(this.player);
    if (!lying || !('dealt' in lying) || JSON.stringify(lying.dealt) !== JSON.stringify(dealt))
      throw new Refusal('stale', { ply: 0 });
    return lying;
  }

  /** Leaves the attempt that lies on the table: lost where no move is left, else it stays open. */
  protected leave(clock: number): void {
    const lying = this.#lyingAttempt();
    if (lying === null) return;
    const attempt = this.counted(lying);
    if (attempt.status !== 'open') return;
    this.touch(attempt, clock);
    if (this.stuck(attempt.id)) this.end(attempt.id, 'lost');
    else this.clocks.forget(attempt.id);
  }

  protected settle(id: string, { won }: Playing): Result {
    return won ? this.end(id, 'won') : { status: 'open' };
  }

  protected end(id: string, status: Exclude<Status, 'open'>): Result {
    this.attempts.end(id, status, this.moment());
    this.clocks.forget(id);
    return { status };
  }

  protected touch({ id, clock: stored }: Counted, sent: number): void {
    this.attempts.touch(id, this.clocks.kept(id, stored, sent), this.moment());
  }

  protected find(id: string): Attempt {
    return this.#known(id, this.attempts.find(this.player, id));
  }

  protected counted(id: string): Counted {
    return this.#known(id, this.attempts.counted(this.player, id));
  }

  #known<T>(id: string, found: T | undefined): T {
    if (found) return found;
    throw new Refusal(this.attempts.ownerOf(id) === undefined ? 'unknownAttempt' : 'otherPlayer');
  }

  protected openAttempt(id: string): Counted {
    const attempt = this.counted(id);
    if (attempt.status !== 'open') throw new Refusal('ended');
    return attempt;
  }

  /** No move is left. A game this version cannot lay is not known to be lost. */
  protected stuck(id: string): boolean {
    try {
      return this.playing(id).stuck;
    } catch (error) {
      if (error instanceof Refusal && error.code === 'unknownRules') return false;
      throw error;
    }
  }

  protected playing(id: string): Playing {
    const played = this.#played;
    if (played?.id === id && played.version === this.#version.get()) return played.playing;
    return this.keep(id, Playing.resumed(this.find(id)));
  }

  protected keep(id: string, playing: Playing): Playing {
    this.#played = { id, playing, version: this.#version.get() };
    return playing;
  }

  protected moment(): Moment {
    return { now: this.#clock.now(), date: this.#clock.date() };
  }
}
