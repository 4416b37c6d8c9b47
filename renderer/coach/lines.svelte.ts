import type { GameRecord } from '../../shared/engine/record.ts';
import type { Move } from '../../shared/engine/notation.ts';
import type { Length } from '../../shared/solver/coach/shorter.ts';
import type { TurningPoint } from '../../shared/solver/coach/turning-point.ts';
import type { App } from '../app.svelte.ts';
import { turningInWords } from './words.ts';

/** A line that is shown from a ply on, and what it is shown for. */
interface Showing {
  readonly line: readonly Move[];
  readonly from: number;
  /** Where the game of a record was lost; `null` where the way on is shown. */
  readonly turning: { readonly point: TurningPoint; readonly record: GameRecord } | null;
}

/** Lines that win: from the position on the table, from where a game was lost, and the shortest of a deal that was won. */
export class Lines {
  /** A line, or where a game was lost, is being looked for. */
  looking = $state(false);
  /** No position of the game that was lost is known to be winnable. */
  nowhere = $state(false);
  readonly #app: App;
  readonly #tell: (text: string) => void;
  readonly #count: () => Promise<boolean>;
  #showing = $state.raw<Showing | null>(null);
  #control: AbortController | null = null;

  /** `tell` says a sentence; `count` counts what is shown as help and answers whether that was stored. */
  constructor(app: App, tell: (text: string) => void, count: () => Promise<boolean>) {
    this.#app = app;
    this.#tell = tell;
    this.#count = count;
  }

  /** What is shown on the table instead of the game. */
  get showing(): Showing | null {
    return this.#showing?.line === this.#app.game.line ? this.#showing : null;
  }

  /** The move that left the position on the table, where that is the last one known to be winnable. */
  get leftBy(): Move | null {
    const turning = this.showing?.turning;
    return turning && this.#app.game.ply === turning.point.ply ? turning.point.move : null;
  }

  /** The position on the table is another one. */
  changed(): void {
    this.nowhere = false;
    if (!this.#app.game.watching) this.stop();
  }

  /** Stops looking. */
  stop(): void {
    this.#control?.abort();
    this.#control = null;
    this.looking = false;
  }

  /** Shows a way to win from here, to be watched and taken over. */
  async showMe(): Promise<void> {
    const { game, solver, t } = this.#app;
    const { record } = game;
    if (this.#app.coach.light.shown === 'lost') {
      this.#tell(t.coach.none.lost);
      return;
    }
    this.#app.say(t.coach.looking);
    const line = await this.#look((signal) => solver.ask('winningLine', { record }, { signal }));
    if (line === undefined || !this.#stands(record)) return;
    if (line === null) this.#tell(t.coach.noLine);
    else if ((await this.#count()) && this.#stands(record)) {
      if (line === 'lost') {
        this.#tell(t.coach.none.lost);
        return;
      }
      const all = [...record.moves.slice(0, record.cursor), ...line];
      this.#showing = { line: all, from: record.cursor, turning: null };
      await game.watchOn(record.cursor, all);
    }
  }

  /** Plays what has been shown up to here, and goes on from there. */
  async takeOver(): Promise<void> {
    const { game, t } = this.#app;
    const { showing } = this;
    if (!showing) return;
    if (await game.playOn(showing.line.slice(showing.from, game.ply))) this.#app.say(t.coach.goesOn);
  }

  /** Shows the last position of a lost game that is known to be winnable, what left it, and a line that wins from there. */
  async whereLost(): Promise<void> {
    const { game, solver, t } = this.#app;
    const { record } = game;
    if (this.looking) return;
    // Whoever looks into it has left the game: what is shown then is no help in it.
    if (game.status === 'open') await game.giveUp();
    if (game.status === 'open' || !this.#stands(record)) return;
    this.nowhere = false;
    this.#app.say(t.coach.looking);
    const point = await this.#look((signal) => solver.ask('turningPoint', { record }, { signal }));
    if (point === undefined || !this.#stands(record)) return;
    this.nowhere = point === null;
    if (point === null) this.#app.say(t.coach.nowhere);
    else if ((await this.#count()) && this.#stands(record)) {
      const all = [...record.moves.slice(0, point.ply), ...point.line];
      this.#showing = { line: all, from: point.ply, turning: { point, record } };
      await game.watchOn(point.ply, all);
      this.#app.say(`${t.coach.after(point.ply)}. ${turningInWords(t, game.rules, record, point, true)}`);
    }
  }

  /** Goes on from the position that is looked at, in an attempt of its own; what was shown up to there is played in it. */
  async playOn(): Promise<void> {
    const { game, t } = this.#app;
    const { showing } = this;
    if (!showing?.turning) return;
    const { ply } = game;
    const from = Math.min(ply, showing.from);
    if (await game.takeUp(from, showing.line.slice(from, ply))) this.#app.say(`${t.coach.takenUp(from)}.`);
  }

  /** The shortest way found to win the deal that was won. */
  async shortest(): Promise<Length | undefined> {
    const { game, solver } = this.#app;
    const { record } = game;
    const length = await this.#look((signal) => solver.ask('shortest', { record }, { signal }));
    return game.record === record ? length : undefined;
  }

  /** Whether the player still looks at the position that was asked about. */
  #stands(record: GameRecord): boolean {
    const { game, route } = this.#app;
    return game.record === record && !game.paused && route.screen === 'table';
  }

  async #look<T>(ask: (signal: AbortSignal) => Promise<T>): Promise<T | undefined> {
    this.#control?.abort();
    const control = (this.#control = new AbortController());
    this.looking = true;
    const answer = await ask(control.signal).catch(() => undefined);
    if (this.#control === control) {
      this.looking = false;
      this.#control = null;
    }
    return answer;
  }
}
