import type { Clock } from '../clock.ts';

/** What a clock may be ahead of the time that has gone by, since messages take their time: 1 s. */
const SLACK_MS = 1000;

interface Laid {
  readonly clock: number;
  readonly at: number;
}

/**
 * Keeps the clocks of attempts from running faster than time. A clock counts from when its attempt was laid on the table
 * in this process; nothing the page sends takes it back, or further than the time since then.
 */
export class Clocks {
  readonly #clock: Clock;
  #laid = new Map<string, Laid>();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** What lies under this name begins to count from `clock`. */
  lay(name: string, clock: number): Laid {
    const laid = { clock, at: this.#clock.monotonic() };
    this.#laid.set(name, laid);
    return laid;
  }

  /** The clock goes on under another name. */
  rename(from: string, to: string): void {
    const laid = this.#laid.get(from);
    if (laid) this.#laid.set(to, laid);
    this.#laid.delete(from);
  }

  /** The clock to store for one sent by the page, given the one stored: whole ms. */
  kept(name: string, stored: number, sent: number): number {
    const { clock, at } = this.#laid.get(name) ?? this.lay(name, stored);
    const most = Math.floor(clock + this.#clock.monotonic() - at + SLACK_MS);
    return Math.max(stored, Math.min(sent, most));
  }

  /** Remembers what counts now; answers how to go back to it. */
  mark(): () => void {
    const laid = new Map(this.#laid);
    return () => {
      this.#laid = laid;
    };
  }

  /** Nothing more is counted under this name. */
  forget(name: string): void {
    this.#laid.delete(name);
  }
}
