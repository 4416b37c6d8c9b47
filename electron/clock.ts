/** What the database asks of time. */
export interface Clock {
  /** The local calendar date, `YYYY-MM-DD`. */
  date(): string;
  /** Milliseconds since 1970, UTC. */
  now(): number;
  /** Milliseconds that never run backwards, from any beginning. */
  monotonic(): number;
}

const two = (number: number): string => String(number).padStart(2, '0');

/** The clock of the computer. */
export const systemClock: Clock = {
  date: () => {
    const today = new Date();
    return `${String(today.getFullYear()).padStart(4, '0')}-${two(today.getMonth() + 1)}-${two(today.getDate())}`;
  },
  now: () => Date.now(),
  monotonic: () => performance.now(),
};
