import type { Answer, Carrier, Code, Lost } from '../shared/api/contract.ts';

const LOST: readonly Code[] = ['unreachable', 'otherRun', 'noKey'] satisfies Lost[];
/** How long it is waited until the program is asked again, ms: the last one stays. */
const WAITS = [500, 1000, 2000, 4000];

export const isLost = (code: Code): code is Lost => LOST.includes(code);

/** Whether the program behind the page answers. While it does not it is asked again and again, and the page goes on by itself. */
export class Contact {
  /** Why nothing reaches it. */
  lost = $state<Lost | null>(null);
  /** How often it has been found again. */
  found = $state(0);
  readonly #carrier: Carrier;
  readonly #back: () => Promise<void>;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #asked = 0;

  /** `back` is told when it answers again. */
  constructor(carrier: Carrier, back: () => Promise<void>) {
    this.#carrier = carrier;
    this.#back = back;
    // It may have brought what lets the page in.
    addEventListener('hashchange', () => this.lost && void this.ask());
  }

  /** A carrier that tells whether calls arrive. */
  hearing(carrier: Carrier): Carrier {
    return async (name, input) => {
      try {
        const answer = await carrier(name, input);
        this.hear(answer);
        return answer;
      } catch (fault) {
        this.#meet('unreachable');
        throw fault;
      }
    };
  }

  /** Hears what a call was answered. */
  hear(answer: Answer<unknown>): void {
    if (!answer.ok && isLost(answer.code)) this.#meet(answer.code);
    else if (this.lost) this.#meetAgain();
  }

  /** Asks whether it answers again. */
  async ask(): Promise<void> {
    clearTimeout(this.#timer);
    await this.hearing(this.#carrier)('storage.state', {}).catch(() => undefined);
  }

  #meet(lost: Lost): void {
    if (this.lost !== lost) this.#asked = 0;
    this.lost = lost;
    clearTimeout(this.#timer);
    // Only another address lets the page in again.
    if (lost !== 'unreachable') return;
    this.#timer = setTimeout(() => void this.ask(), WAITS[this.#asked] ?? WAITS.at(-1));
    this.#asked++;
  }

  #meetAgain(): void {
    clearTimeout(this.#timer);
    this.lost = null;
    this.found++;
    void this.#back();
  }
}
