/** ms between two counts; a longer gap (sleep, a stopped page) counts as no more than this. */
const TICK = 1000;
const LONGEST = 2 * TICK;

/** The clock of the game on the table: monotonic, counts only while it is told to run. */
export class GameClock {
  /** ms at the table, as last counted. */
  ms = $state(0);
  #at: number | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  get running(): boolean {
    return this.#at !== null;
  }

  /** Goes on from another time. */
  set(ms: number): void {
    this.ms = ms;
    if (this.running) this.#at = performance.now();
  }

  run(running: boolean): void {
    if (running === this.running) return;
    this.read();
    this.#at = running ? performance.now() : null;
    clearTimeout(this.#timer);
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

  /** Counts when the next second is full. */
  #tick(): void {
    this.#timer = setTimeout(
      () => {
        this.read();
        this.#tick();
      },
      TICK - (this.ms % TICK) + 1,
    );
  }
}
