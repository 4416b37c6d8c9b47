import type { Help } from '../../shared/api/contract.ts';
import { pilesOf } from '../../shared/engine/notation.ts';
import type { Verdict } from '../../shared/solver/coach/light.ts';
import type { App } from '../app.svelte.ts';
import { Hinting } from './hinting.svelte.ts';
import { Lighting } from './lighting.svelte.ts';
import { Lines } from './lines.svelte.ts';

/** What the solver knows, put before the player when asked; whatever is shown has been counted before. */
export class Coach {
  readonly light: Lighting;
  readonly hints: Hinting;
  readonly lines: Lines;
  readonly #app: App;

  constructor(app: App) {
    this.#app = app;
    this.light = new Lighting(
      app,
      () => this.#countLight(),
      (shown) => this.#tellLight(shown),
    );
    const tell = (text: string): void => this.#tell(text);
    this.hints = new Hinting(app, tell, () => this.#count('hint'));
    this.lines = new Lines(app, tell, () => this.#count('show'));
  }

  /** The position on the table is another one. */
  changed(): void {
    const { game } = this.#app;
    this.#app.note = '';
    this.hints.clear();
    this.lines.changed();
    if (!game.watching) this.light.changed();
    const left = this.lines.leftBy;
    if (left) this.hints.point(pilesOf(left) ?? ['s']);
  }

  /** Stops whatever is being looked for. */
  stop(): void {
    this.lines.stop();
    this.light.stop();
  }

  #tell(text: string): void {
    const note = this.#first ? `${text} ${this.#app.t.coach.counts}` : text;
    this.#first = false;
    this.#app.note = note;
    this.#app.say(note);
  }

  /** The help that is being shown is the first in its attempt: that is said with it. */
  #first = false;

  async #count(help: Help): Promise<boolean> {
    const { game } = this.#app;
    const { hints, lights, shows } = game.counters;
    const counted = await game.help(help);
    this.#first = counted && hints + lights + shows === 0 && (game.status ?? 'open') === 'open';
    return counted;
  }

  /** A light that is always on is counted once in an attempt. */
  async #countLight(): Promise<boolean> {
    const { game, settings } = this.#app;
    if (settings.get('light') === 'always' && game.counters.lights > 0) return true;
    return this.#count('light');
  }

  #tellLight(shown: Verdict | 'thinking'): void {
    const { coach } = this.#app.t;
    const first = this.#first && shown !== 'thinking';
    const told = first ? `${coach.light[shown]}. ${coach.counts}` : coach.light[shown];
    if (this.light.alone) this.#app.note = told;
    else if (first) this.#app.note = coach.counts;
    if (first) this.#first = false;
    this.#app.say(told);
  }
}
