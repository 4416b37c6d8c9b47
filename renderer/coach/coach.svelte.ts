import type { Help } from '../../shared/api/contract.ts';
import type { Move } from '../../shared/engine/notation.ts';
import { pilesOf } from '../../shared/engine/notation.ts';
import type { Length } from '../../shared/solver/coach/shorter.ts';
import type { TurningPoint } from '../../shared/solver/coach/turning-point.ts';
import type { App } from '../app.svelte.ts';
import { Hinting } from './hinting.svelte.ts';
import { Lighting } from './lighting.svelte.ts';
import { turningInWords } from './words.ts';

/** A line that is shown from a ply on, and what it is shown for. */
interface Showing {
  readonly line: readonly Move[];
  readonly from: number;
  /** Where the game was lost; `null` where the way on is shown. */
  readonly turning: { readonly point: TurningPoint; readonly text: string } | null;
}

/** What the solver knows, put before the player when asked; whatever is shown has been counted before. */
export class Coach {
  readonly light: Lighting;
  readonly hints: Hinting;
  /** What was said last, until the position changes. */
  note = $state('');
  /** A line, or where a game was lost, is being looked for. */
  looking = $state(false);
  /** No position of the game that was lost is known to be winnable. */
  nowhere = $state(false);
  readonly #app: App;
  #showing = $state.raw<Showing | null>(null);
  #control: AbortController | null = null;

  constructor(app: App) {
    this.#app = app;
    this.light = new Lighting(app, () => this.#countLight());
    this.hints = new Hinting(
      app,
      (text) => this.#tell(text),
      () => this.#count('hint'),
    );
  }

  /** What is shown on the table instead of the game. */
  get showing(): Showing | null {
    return this.#showing?.line === this.#app.game.line ? this.#showing : null;
  }

  /** The position on the table is another one. */
  changed(): void {
    this.note = '';
    this.nowhere = false;
    this.hints.clear();
    if (!this.#app.game.watching) {
      this.#stopLooking();
      this.light.changed();
    }
    const turning = this.showing?.turning;
    if (turning?.point.move && this.#app.game.ply === turning.point.ply)
      this.hints.point(pilesOf(turning.point.move) ?? ['s']);
  }

  /** Stops whatever is being looked for. */
  stop(): void {
    this.#stopLooking();
    this.light.stop();
  }

  #stopLooking(): void {
    this.#control?.abort();
    this.#control = null;
    this.looking = false;
  }

  /** Shows a way to win from here, to be watched and taken over. */
  async showMe(): Promise<void> {
    const { game, solver, t } = this.#app;
    const { record } = game;
    const line = await this.#look((signal) => solver.ask('winningLine', { record }, { signal }));
    if (line === undefined || game.record !== record) return;
    if (line === null) this.#tell(t.coach.noLine);
    else if (await this.#count('show')) {
      if (game.record !== record) return;
      const all = [...record.moves.slice(0, record.cursor), ...line];
      this.#showing = { line: all, from: record.cursor, turning: null };
      await game.watchOn(record.cursor, all);
    }
  }

  /** Plays what has been shown up to here, and goes on from there. */
  async takeOver(): Promise<void> {
    const { game } = this.#app;
    const { showing } = this;
    if (showing) await game.playOn(showing.line.slice(showing.from, game.ply));
  }

  /** Shows the last position of a lost game that is known to be winnable, what left it, and a line that wins from there. */
  async whereLost(): Promise<void> {
    const { game, solver, t } = this.#app;
    const { record, rules } = game;
    this.nowhere = false;
    const point = await this.#look((signal) => solver.ask('turningPoint', { record }, { signal }));
    if (point === undefined || game.record !== record) return;
    this.nowhere = point === null;
    if (point === null) this.#app.say(t.coach.nowhere);
    else if (await this.#count('show')) {
      if (game.record !== record) return;
      const all = [...record.moves.slice(0, point.ply), ...point.line];
      const text = turningInWords(t, rules, record, point);
      this.#showing = { line: all, from: point.ply, turning: { point, text } };
      await game.watchOn(point.ply, all);
      this.#app.say(`${t.coach.after(point.ply)}. ${text}`);
    }
  }

  /** Goes on from where the game was lost, in an attempt of its own. */
  async playOn(): Promise<void> {
    const turning = this.showing?.turning;
    if (turning) await this.#app.game.takeUp(turning.point.ply);
  }

  /** The shortest way found to win the deal that was won. */
  async shortest(): Promise<Length | undefined> {
    const { game, solver } = this.#app;
    const { record } = game;
    const length = await this.#look((signal) => solver.ask('shortest', { record }, { signal }));
    return game.record === record ? length : undefined;
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

  #tell(text: string): void {
    this.note = this.#first ? `${text} ${this.#app.t.coach.counts}` : text;
    this.#first = false;
    this.#app.say(this.note);
  }

  /** The help that is being shown is the first in its attempt: that is said with it. */
  #first = false;

  async #count(help: Help): Promise<boolean> {
    const { game } = this.#app;
    const { hints, lights, shows } = game.counters;
    const counted = await game.help(help);
    this.#first = counted && hints + lights + shows === 0 && game.status !== 'won';
    return counted;
  }

  /** A light that is always on is counted once in an attempt. */
  async #countLight(): Promise<boolean> {
    const { game, settings, t } = this.#app;
    if (settings.get('light') === 'always' && game.counters.lights > 0) return true;
    if (!(await this.#count('light'))) return false;
    if (this.#first) {
      this.#first = false;
      this.note = t.coach.counts;
      this.#app.say(this.note);
    }
    return true;
  }
}
