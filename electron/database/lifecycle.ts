import { Refusal, type Input, type OpenAttempt, type Output } from '../../shared/api/contract.ts';
import { MOST, parseName } from '../../shared/api/name.ts';
import { canonical } from './dealt.ts';
import { Keeping, standing, type Result } from './keeping.ts';
import { Playing } from './playing.ts';

/** The name under which the clock of a deal without a move counts. */
const DEALT = 'dealt';

/** What happens to attempts from the first move to the end: a method for each call, which the contract describes. */
export class Lifecycle extends Keeping {
  /** When deleted games that can be taken back were touched last, by their ids. */
  readonly #discarded = new Map<string, number>();

  /** What lies on the table; its clock begins to count here. A deal this version cannot lay is nothing. */
  start(): Output<'app.start'>['table'] {
    const lying = this.desk.read(this.player);
    if (!lying) return null;
    if ('attempt' in lying) {
      const attempt = this.find(lying.attempt);
      this.clocks.lay(attempt.id, attempt.clock);
      return { kind: 'attempt', attempt };
    }
    const { dealt, ...helped } = lying;
    try {
      canonical(dealt);
    } catch (error) {
      if (error instanceof Refusal) return null;
      throw error;
    }
    this.clocks.lay(DEALT, 0);
    return { kind: 'dealt', dealt, repeat: this.attempts.played(this.player, dealt), ...helped };
  }

  lay({ dealt: given, clock, from }: Input<'table.lay'>): Output<'table.lay'> {
    const dealt = canonical(given);
    return this.change(() => {
      this.expect(from);
      this.leave(clock);
      this.desk.write(this.player, { dealt });
      this.clocks.lay(DEALT, 0);
      return { repeat: this.attempts.played(this.player, dealt) };
    });
  }

  begin({ id, dealt: given, move, then = [], clock }: Input<'attempt.begin'>): Result {
    const dealt = canonical(given);
    const moves = [move, ...then];
    return this.change(() => {
      const known = this.attempts.find(this.player, id);
      // The answer to the same call was lost.
      if (known?.plies === moves.length && known.moves.join() === moves.join()) return { status: known.status };
      if (known) throw new Refusal('stale', { ply: known.cursor });
      const { hints, lights, shows } = this.dealtHere(dealt);
      const playing = Playing.of(dealt);
      for (const one of moves) playing.play(one);
      const counters = { clock: this.clocks.kept(DEALT, 0, clock), undos: 0, restarts: 0 };
      const beginning = { ...standing(playing, counters), hints, lights, shows, takenUp: null };
      this.attempts.insert(this.player, id, dealt, beginning, this.moment());
      this.desk.write(this.player, { attempt: id });
      this.clocks.rename(DEALT, id);
      this.keep(id, playing);
      return this.settle(id, playing);
    });
  }

  play({ move, then = [], auto, ...at }: Input<'attempt.play'>): Result {
    return this.move(at, at.ply, (playing) => {
      playing.play(move, auto);
      for (const one of then) playing.play(one);
      return {};
    });
  }

  seek({ to, ...at }: Input<'attempt.seek'>): Result {
    return this.move(at, Math.max(at.ply, to), (playing, attempt) => {
      playing.seek(to);
      return to < at.ply ? { undos: attempt.undos + 1 } : {};
    });
  }

  restart(at: Input<'attempt.restart'>): Result {
    return this.move(at, at.ply, (playing, attempt) => {
      playing.seek(0);
      return at.ply > 0 ? { restarts: attempt.restarts + 1 } : {};
    });
  }

  giveUp({ id, clock, ply, line }: Input<'attempt.giveUp'>): Result {
    return this.change(() => {
      const attempt = this.openAttempt(id);
      if (ply !== undefined) this.playing(id).expect(ply, line);
      this.touch(attempt, clock);
      return this.end(id, this.stuck(id) ? 'lost' : 'givenUp');
    });
  }

  help({ id, ply, line, clock, help }: Input<'attempt.help'>): Result {
    return this.change(() => {
      const attempt = this.openAttempt(id);
      this.playing(id).expect(ply, line);
      this.touch(attempt, clock);
      this.attempts.help(id, help);
      return { status: attempt.status };
    });
  }

  helpDealt({ dealt, help }: Omit<Input<'table.help'>, 'player'>): void {
    this.change(() => {
      this.dealtHere(canonical(dealt));
      this.desk.help(this.player, help);
    });
  }

  takeUp({ id, from, ply, then = [], clock }: Input<'attempt.takeUp'>): Output<'attempt.takeUp'> {
    return this.change(() => {
      const { game, revision, options, deal, source, ...earlier } = this.find(from);
      const playing = Playing.resumed({ game, revision, options, deal, source, ...earlier });
      if (ply > earlier.moves.length) throw new Refusal('badInput', { where: 'ply' });
      playing.seek(ply);
      playing.cut();
      for (const one of then) playing.play(one);
      this.leave(clock);
      const dealt = canonical({ game, revision, options, deal, source });
      const beginning = { clock: 0, undos: 0, restarts: 0, hints: 0, lights: 0, shows: 1, takenUp: ply };
      this.attempts.insert(this.player, id, dealt, { ...standing(playing, beginning), ...beginning }, this.moment());
      this.desk.write(this.player, { attempt: id });
      this.clocks.lay(id, 0);
      this.settle(id, this.keep(id, playing));
      return { attempt: this.find(id) };
    });
  }

  keepClock({ id, clock }: Input<'attempt.clock'>): Result {
    return this.change(() => {
      const attempt = this.openAttempt(id);
      if (this.isLying(id)) this.touch(attempt, clock);
      return { status: attempt.status };
    });
  }

  resume({ id, clock, from }: Input<'attempt.resume'>): Output<'attempt.resume'> {
    return this.change(() => {
      this.expect(from);
      if (!this.isLying(id)) this.leave(clock);
      this.openAttempt(id);
      const attempt = this.find(id);
      this.desk.write(this.player, { attempt: id });
      this.clocks.lay(id, attempt.clock);
      return { attempt };
    });
  }

  show({ id }: Input<'attempt.show'>): Output<'attempt.show'> {
    return { attempt: this.find(id) };
  }

  /** Only what is in the record can be struck out of it. */
  strike({ id, struck }: Input<'attempt.strike'>): void {
    this.change(() => {
      if (this.find(id).status === 'open') throw new Refusal('badInput', { where: 'id' });
      this.attempts.strike(id, struck);
    });
  }

  name({ id, name: text }: Input<'attempt.name'>): Output<'attempt.name'> {
    const read = parseName(text, MOST.game);
    if ('problem' in read && read.problem === 'long') throw new Refusal('name', { reason: read.problem });
    const name = 'name' in read ? read.name : null;
    return this.change(() => {
      this.find(id);
      this.attempts.name(id, name);
      return { name };
    });
  }

  /** The game on the table is given up there. */
  discard({ id }: Input<'attempt.discard'>): Result {
    const { touchedAt, ...result } = this.change(() => {
      this.openAttempt(id);
      if (this.isLying(id)) throw new Refusal('badInput', { where: 'id' });
      const touchedAt = this.attempts.touchedAt(id);
      return { touchedAt, ...this.end(id, this.stuck(id) ? 'lost' : 'givenUp') };
    });
    this.#discarded.set(id, touchedAt);
    return result;
  }

  takeBack({ id }: Input<'attempt.takeBack'>): void {
    this.change(() => {
      this.find(id);
      const touchedAt = this.#discarded.get(id);
      if (touchedAt === undefined) throw new Refusal('ended');
      this.attempts.reopen(id, touchedAt);
    });
    this.#discarded.delete(id);
  }

  /** The deleted games that can be taken back, last touched first. */
  discarded(): OpenAttempt[] {
    return [...this.#discarded.keys()]
      .flatMap((id) => this.attempts.discarded(this.player, id) ?? [])
      .sort((a, b) => b.touchedAt - a.touchedAt);
  }
}
