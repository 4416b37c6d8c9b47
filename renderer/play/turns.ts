/** Commands that are carried out one after another; a fault in one does not hold up the next. */
export class Turns {
  #last: Promise<unknown> = Promise.resolve();
  #waiting = 0;

  /** Whether a command has not been carried out yet. */
  get busy(): boolean {
    return this.#waiting > 0;
  }

  /** Carries a command out when those before it are done; what comes of it. */
  take<T>(command: () => T | Promise<T>): Promise<T> {
    this.#waiting++;
    const result = this.#last.then(command).finally(() => this.#waiting--);
    this.#last = result.catch(() => undefined);
    return result;
  }
}
