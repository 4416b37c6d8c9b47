/** ms between two counts; a longer gap (sleep, a stopped page) counts as no more than this. */
const TICK = 1000;
const LONGEST = 2 * TICK;

/** The clock of the game on the table: monotonic, counts only while it is told to run. */
export class GameClock {
  /** ms at the table, as last counted. */
  ms = $state(0);
  #at: number | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #frame = 0;

  get running(): boolean {
    return this.#at !== null;
  }

  /** Goes on from another time. */
  set(ms: number): void {
    this.ms = ms;
    if (this.running) this.#at = performance.now();
  }

  /** Counts from now on, or no more. */
  run(running: boolean): void {
    if (running === this.running) return;
    this.read();
    this.#at = running ? performance.now() : null;
    clearTimeout(this.#timer);
    cancelAnimationFrame(this.#frame);
    if (running) this.#tick();
  }

  /** The time now, whole ms. */
  read(): number {
    if (this.#at !== null) {
      const now = performance.now();
      this.ms += Math.min(LONGEST, now - this.#at);
      this.#at = now;
    }
    return Math.floor(this.ms);
  }

  /** Counts in the first frame after the next second is full: between frames it would be late for the one under way. */
  #tick(): void {
    const count = (): void => {
      this.read();
      this.#tick();
    };
    this.#timer = setTimeout(() => (this.#frame = requestAnimationFrame(count)), TICK - (this.ms % TICK) + 1);
  }
}
