import { pilesOf, type PileCode } from '../../shared/engine/notation.ts';
import type { GameRecord } from '../../shared/engine/record.ts';
import type { Hint } from '../../shared/solver/coach/hints.ts';
import type { App } from '../app.svelte.ts';
import { hintInWords } from './words.ts';

/** How long the rings of a hint can be seen: fading in, standing, fading out (`look.md`), ms. */
export const RING = { in: 180, stay: 1600, out: 400 } as const;

/** What `Hinting` tells: a sentence for the margin and the live region. */
type Tell = (text: string) => void;

/** Hints for the position on the table, one after another and then from the first again. */
export class Hinting {
  /** The piles that are ringed. */
  ring = $state.raw<readonly PileCode[]>([]);
  readonly #app: App;
  readonly #tell: Tell;
  readonly #count: () => Promise<boolean>;
  /** The position that is being thought about. */
  #asked: GameRecord | null = null;
  #record: GameRecord | null = null;
  #hints: Hint[] = [];
  #next = 0;
  #all = false;
  /** What was asked for has not been taken away. */
  #wanted = false;
  /** The words of the hint that is shown. */
  #words = '';
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `count` counts a hint as help and tells whether that was stored. */
  constructor(app: App, tell: Tell, count: () => Promise<boolean>) {
    this.#app = app;
    this.#tell = tell;
    this.#count = count;
  }

  /** Shows a hint, or the next one. One that has been shown is not counted again. */
  async ask(): Promise<void> {
    const { game, solver, t } = this.#app;
    const { record } = game;
    if (this.#asked === record) {
      this.#wanted = true;
      return;
    }
    // What the light has proved is known, and no help any more.
    if (this.#app.coach.light.shown === 'lost') {
      this.#tell(t.coach.none.lost);
      return;
    }
    if (this.#record !== record) {
      [this.#record, this.#hints, this.#next, this.#all] = [record, [], 0, false];
    }
    if (this.#all) {
      this.#show();
      return;
    }
    this.#asked = record;
    this.#wanted = true;
    const shown = this.#hints.map(({ move }) => move);
    const advice = await solver.ask('hint', { record, shown }).catch(() => null);
    if (this.#asked === record) this.#asked = null;
    const stands = (): boolean => this.#wanted && game.record === record && !game.aside && !game.paused;
    if (advice === null || !stands()) return;
    if (advice.kind === 'none' && advice.because === 'noOther') {
      this.#all = true;
      if (this.#hints.length > 0) this.#show();
      else this.#tell(t.coach.none.noOther);
      return;
    }
    // That nothing can be played is plain to see, and no help.
    const free = advice.kind === 'none' && advice.because === 'over';
    if (!free && (!(await this.#count()) || !stands())) return;
    if (advice.kind === 'none') this.#tell(t.coach.none[advice.because]);
    else {
      this.#hints.push(advice.hint);
      this.#next = this.#hints.length - 1;
      this.#show();
    }
  }

  /** Nothing is ringed any more. */
  clear(): void {
    clearTimeout(this.#timer);
    this.ring = [];
  }

  /** Takes away the hint that is shown or looked for; whether there was one. */
  takeAway(): boolean {
    const { note } = this.#app;
    const shown = note !== '' && note === this.#words;
    if (!shown && !(this.#asked !== null && this.#wanted)) return false;
    this.#wanted = false;
    this.clear();
    if (shown) this.#app.note = '';
    return true;
  }

  /** Rings piles for as long as a hint is shown. */
  point(piles: readonly PileCode[]): void {
    this.clear();
    this.ring = piles;
    this.#timer = setTimeout(() => this.clear(), RING.in + RING.stay + RING.out);
  }

  #show(): void {
    const hint = this.#hints[this.#next];
    if (!hint) return;
    this.#next = (this.#next + 1) % this.#hints.length;
    this.point(pilesOf(hint.move) ?? ['s']);
    this.#tell(hintInWords(this.#app.t, hint));
    this.#words = this.#app.note;
  }
}
