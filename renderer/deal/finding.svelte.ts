import type { Question } from '../solver/protocol.ts';
import type { Solver } from '../solver/solver.ts';

/** The search for a deal of a kind: whether it is under way, and how many deals have been looked at. */
export class Finding {
  running = $state(false);
  looked = $state(0);
  /** The last search could not be run. */
  failed = $state(false);
  readonly #solver: Solver;
  #control = new AbortController();

  constructor(solver: Solver) {
    this.#solver = solver;
  }

  /** The number of a deal of the kind; `undefined` when the search was stopped or could not be run. */
  async find(question: Question<'findDeal'>): Promise<number | undefined> {
    const { signal } = (this.#control = new AbortController());
    this.running = true;
    this.looked = 0;
    this.failed = false;
    try {
      const progress = (looked: number): void => void (this.looked = looked);
      const number = await this.#solver.ask('findDeal', question, { signal, progress });
      return signal.aborted ? undefined : number;
    } catch {
      this.failed = !signal.aborted;
      return undefined;
    } finally {
      this.running = false;
    }
  }

  /** Ends the search, where there is one. */
  stop(): void {
    this.#control.abort();
  }
}
