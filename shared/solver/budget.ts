/** Nodes between two questions whether to stop. */
const POLL = 256;

/** How much a search may still do: nodes (moves made on a table), and the caller's wish to go on. */
export class Budget {
  nodes = 0;
  #most: number;
  #poll = POLL;
  readonly #shouldStop: () => boolean;
  readonly #progress: ((nodes: number) => void) | undefined;
  #stopped = false;

  constructor(most: number, shouldStop: () => boolean, progress?: (nodes: number) => void) {
    this.#most = most;
    this.#shouldStop = shouldStop;
    this.#progress = progress;
  }

  /** Nodes left before the search must end. */
  get left(): number {
    return this.#stopped ? 0 : Math.max(0, this.#most - this.nodes);
  }

  /** Counts a node; whether the search may go on after it. */
  spend(): boolean {
    this.nodes++;
    if (this.nodes >= this.#poll) {
      this.#poll = this.nodes + POLL;
      this.#progress?.(this.nodes);
      if (this.#shouldStop()) this.#stopped = true;
    }
    return !this.#stopped && this.nodes < this.#most;
  }
}
