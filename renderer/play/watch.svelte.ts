import type { PlayedGame } from './game.svelte.ts';

/** Moves a second, from slow to fast. */
export const SPEEDS = [0.5, 1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];

/** Plays the moves that are watched, one after another, at a speed of the player's choice. */
export class Watch {
  playing = $state(false);
  speed = $state<Speed>(1);
  readonly #game: PlayedGame;
  /** The ply it has gone to by itself. */
  #at = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(game: PlayedGame) {
    this.#game = game;
  }

  /** Goes on by itself, from the first move again where it stands at the end; or stops. */
  async toggle(): Promise<void> {
    if (this.playing) {
      this.stop();
      return;
    }
    this.playing = true;
    this.#at = this.#game.canRedo ? this.#game.ply : 0;
    if (this.#at !== this.#game.ply) await this.#game.watchTo(0);
    this.#wait();
  }

  /** Stops where it stands. */
  stop(): void {
    clearTimeout(this.#timer);
    this.playing = false;
  }

  /** Shows the position after so many moves, and stops there. */
  seek(ply: number): void {
    this.stop();
    void this.#game.watchTo(ply);
  }

  /** The position after so many moves is shown: it stops where somebody else has gone there. */
  sees(ply: number): void {
    if (ply !== this.#at) this.stop();
  }

  #wait(): void {
    clearTimeout(this.#timer);
    if (!this.playing || !this.#game.canRedo) this.stop();
    else this.#timer = setTimeout(() => void this.#goOn(), 1000 / this.speed);
  }

  async #goOn(): Promise<void> {
    this.#at = this.#game.ply + 1;
    await this.#game.watchTo(this.#at);
    this.#wait();
  }
}
