import { Refusal, type Attempt, type Input, type Output, type Status } from '../../shared/api/contract.ts';
import { MOST, parseName } from '../../shared/api/name.ts';
import type { Clock } from '../clock.ts';
import { attempts, type Moment, type Standing } from './attempts.ts';
import { Clocks } from './clocks.ts';
import { canonical } from './dealt.ts';
import { desk } from './desk.ts';
import type { Db } from './open.ts';
import { Playing } from './playing.ts';

/** The name under which the clock of a deal without a move counts. */
const DEALT = 'dealt';

interface Result {
  status: Status;
}

const standing = (
  { record, home, passes }: Playing,
  counters: Pick<Standing, 'clock' | 'undos' | 'restarts'>,
): Standing => ({ record, home, passes, ...counters });

/**
 * What happens to attempts from the first move to the end, by the table "An attempt": every call is one transaction. The
 * attempt played last stays on a table of the core, so that a move costs no replay.
 */
export class Lifecycle {
  readonly #db: Db;
  readonly #player: () => string;
  readonly #clock: Clock;
  readonly #clocks: Clocks;
  readonly #attempts: ReturnType<typeof attempts>;
  readonly #desk: ReturnType<typeof desk>;
  /** When deleted games that can be taken back were touched last, by their ids. */
  readonly #discarded = new Map<string, number>();
  #played: { readonly id: string; readonly playing: Playing; readonly version: unknown } | undefined;

  /** `player` tells who sits at the table. */
  constructor(db: Db, player: () => string, clock: Clock) {
    this.#db = db;
    this.#player = player;
    this.#clock = clock;
    this.#clocks = new Clocks(clock);
    this.#attempts = attempts(db);
    this.#desk = desk(db);
  }

  get #profile(): string {
    return this.#player();
  }

  /** What lies on the table; its clock begins to count here. A deal this version cannot lay is nothing. */
  start(): Output<'app.start'>['table'] {
    const lying = this.#desk.read(this.#profile);
    if (!lying) return null;
    if ('attempt' in lying) {
      const attempt = this.#find(lying.attempt);
      this.#clocks.lay(attempt.id, attempt.clock);
      return { kind: 'attempt', attempt };
    }
    const { dealt } = lying;
    try {
      canonical(dealt);
    } catch (error) {
      if (error instanceof Refusal) return null;
      throw error;
    }
    this.#clocks.lay(DEALT, 0);
    return { kind: 'dealt', dealt, repeat: this.#attempts.played(this.#profile, dealt) };
  }

  lay({ dealt: given, clock, from }: Input<'table.lay'>): Output<'table.lay'> {
    const dealt = canonical(given);
    return this.#change(() => {
      this.#expect(from);
      this.#leave(clock);
      this.#desk.write(this.#profile, { dealt });
      this.#clocks.lay(DEALT, 0);
      return { repeat: this.#attempts.played(this.#profile, dealt) };
    });
  }

  begin({ id, dealt: given, move, clock }: Input<'attempt.begin'>): Result {
    const dealt = canonical(given);
    return this.#change(() => {
      const known = this.#attempts.find(this.#profile, id);
      // The answer to the same call was lost.
      if (known?.plies === 1 && known.moves[0] === move) return { status: known.status };
      if (known) throw new Refusal('stale', { ply: known.cursor });
      const lying = this.#desk.read(this.#profile);
      if (!lying || !('dealt' in lying) || JSON.stringify(lying.dealt) !== JSON.stringify(dealt))
        throw new Refusal('stale', { ply: 0 });
      const playing = Playing.of(dealt);
      playing.play(move);
      const counters = { clock: this.#clocks.kept(DEALT, 0, clock), undos: 0, restarts: 0 };
      this.#attempts.insert(this.#profile, id, dealt, standing(playing, counters), this.#moment());
      this.#desk.write(this.#profile, { attempt: id });
      this.#clocks.rename(DEALT, id);
      this.#keep(id, playing);
      return this.#settle(id, playing);
    });
  }

  play({ move, auto, ...at }: Input<'attempt.play'>): Result {
    return this.#move(at, at.ply, (playing) => {
      playing.play(move, auto);
      return {};
    });
  }

  seek({ to, ...at }: Input<'attempt.seek'>): Result {
    return this.#move(at, Math.max(at.ply, to), (playing, attempt) => {
      playing.seek(to);
      return to < at.ply ? { undos: attempt.undos + 1 } : {};
    });
  }

  restart(at: Input<'attempt.restart'>): Result {
    return this.#move(at, at.ply, (playing, attempt) => {
      playing.seek(0);
      return at.ply > 0 ? { restarts: attempt.restarts + 1 } : {};
    });
  }

  giveUp({ id, clock, ply, line }: Input<'attempt.giveUp'>): Result {
    return this.#change(() => {
      const attempt = this.#openAttempt(id);
      if (ply !== undefined) this.#playing(attempt).expect(ply, line);
      this.#touch(attempt, clock);
      return this.#end(id, this.#stuck(attempt) ? 'lost' : 'givenUp');
    });
  }

  keepClock({ id, clock }: Input<'attempt.clock'>): Result {
    return this.#change(() => {
      const attempt = this.#openAttempt(id);
      this.#touch(attempt, clock);
      return { status: attempt.status };
    });
  }

  resume({ id, clock, from }: Input<'attempt.resume'>): Output<'attempt.resume'> {
    return this.#change(() => {
      this.#expect(from);
      const lying = this.#desk.read(this.#profile);
      if (!lying || !('attempt' in lying) || lying.attempt !== id) this.#leave(clock);
      const attempt = this.#openAttempt(id);
      this.#desk.write(this.#profile, { attempt: id });
      this.#clocks.lay(id, attempt.clock);
      return { attempt };
    });
  }

  show({ id }: Input<'attempt.show'>): Output<'attempt.show'> {
    return { attempt: this.#find(id) };
  }

  /** Only what is in the record can be struck out of it. */
  strike({ id, struck }: Input<'attempt.strike'>): void {
    this.#change(() => {
      if (this.#find(id).status === 'open') throw new Refusal('badInput', { where: 'id' });
      this.#attempts.strike(id, struck);
    });
  }

  name({ id, name: text }: Input<'attempt.name'>): Output<'attempt.name'> {
    const read = parseName(text, MOST.game);
    if ('problem' in read && read.problem === 'long') throw new Refusal('name', { reason: read.problem });
    const name = 'name' in read ? read.name : null;
    return this.#change(() => {
      this.#find(id);
      this.#attempts.name(id, name);
      return { name };
    });
  }

  /** The game on the table is given up there. */
  discard({ id }: Input<'attempt.discard'>): Result {
    return this.#change(() => {
      const attempt = this.#openAttempt(id);
      const lying = this.#desk.read(this.#profile);
      if (lying && 'attempt' in lying && lying.attempt === id) throw new Refusal('badInput', { where: 'id' });
      this.#discarded.set(id, this.#attempts.touchedAt(id));
      return this.#end(id, this.#stuck(attempt) ? 'lost' : 'givenUp');
    });
  }

  takeBack({ id }: Input<'attempt.takeBack'>): void {
    this.#change(() => {
      this.#find(id);
      const touchedAt = this.#discarded.get(id);
      if (touchedAt === undefined) throw new Refusal('ended');
      this.#attempts.reopen(id, touchedAt);
      this.#discarded.delete(id);
    });
  }

  /** What lies in the database may have changed otherwise. */
  forget(): void {
    this.#played = undefined;
    this.#discarded.clear();
  }

  /**
   * Runs a call as one transaction. After one that failed the table of the core is not trusted, and clocks count as before.
   */
  #change<T>(work: () => T): T {
    const goBack = this.#clocks.mark();
    try {
      return this.#db.transaction(work).immediate();
    } catch (error) {
      this.#played = undefined;
      goBack();
      throw error;
    }
  }

  /** Refuses where another attempt lies on the table than the page takes to lie there; undefined for one that does not say. */
  #expect(from: string | null | undefined): void {
    if (from === undefined) return;
    const lying = this.#desk.read(this.#profile);
    const attempt = lying && 'attempt' in lying ? lying.attempt : null;
    if (attempt !== from) throw new Refusal('stale', { ply: 0 });
  }

  /** Changes the position of an open attempt that stands as expected, with the moves up to `to`, and stores it. */
  #move(
    { id, ply, clock, line }: Input<'attempt.restart'>,
    to: number,
    work: (playing: Playing, attempt: Attempt) => { undos?: number; restarts?: number },
  ): Result {
    return this.#change(() => {
      const attempt = this.#openAttempt(id);
      const playing = this.#playing(attempt);
      playing.expect(ply, line, to);
      const { undos, restarts } = { ...attempt, ...work(playing, attempt) };
      const kept = this.#clocks.kept(id, attempt.clock, clock);
      this.#attempts.update(id, standing(playing, { clock: kept, undos, restarts }), this.#moment());
      return this.#settle(id, playing);
    });
  }

  /** Leaves the attempt that lies on the table: lost where no move is left, else it stays open. */
  #leave(clock: number): void {
    const lying = this.#desk.read(this.#profile);
    if (!lying || !('attempt' in lying)) return;
    const attempt = this.#find(lying.attempt);
    if (attempt.status !== 'open') return;
    this.#touch(attempt, clock);
    if (this.#stuck(attempt)) this.#end(attempt.id, 'lost');
    else this.#clocks.forget(attempt.id);
  }

  #settle(id: string, { won }: Playing): Result {
    return won ? this.#end(id, 'won') : { status: 'open' };
  }

  #end(id: string, status: Exclude<Status, 'open'>): Result {
    this.#attempts.end(id, status, this.#moment());
    this.#clocks.forget(id);
    return { status };
  }

  #touch({ id, clock: stored }: Attempt, sent: number): void {
    this.#attempts.touch(id, this.#clocks.kept(id, stored, sent), this.#moment());
  }

  #find(id: string): Attempt {
    const attempt = this.#attempts.find(this.#profile, id);
    if (!attempt) throw new Refusal(this.#attempts.ownerOf(id) === undefined ? 'unknownAttempt' : 'otherPlayer');
    return attempt;
  }

  #openAttempt(id: string): Attempt {
    const attempt = this.#find(id);
    if (attempt.status !== 'open') throw new Refusal('ended');
    return attempt;
  }

  /** No move is left. A game this version cannot lay is not known to be lost. */
  #stuck(attempt: Attempt): boolean {
    try {
      return this.#playing(attempt).stuck;
    } catch (error) {
      if (error instanceof Refusal && error.code === 'unknownRules') return false;
      throw error;
    }
  }

  #playing(attempt: Attempt): Playing {
    const played = this.#played;
    if (played?.id === attempt.id && played.version === this.#dataVersion()) return played.playing;
    return this.#keep(attempt.id, Playing.resumed(attempt));
  }

  #keep(id: string, playing: Playing): Playing {
    this.#played = { id, playing, version: this.#dataVersion() };
    return playing;
  }

  /** SQLite's count of what other connections have changed. */
  #dataVersion(): unknown {
    return this.#db.pragma('data_version', { simple: true });
  }

  #moment(): Moment {
    return { now: this.#clock.now(), date: this.#clock.date() };
  }
}
