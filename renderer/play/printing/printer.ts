import type { Asked, Job, Printed } from './sheet.ts';

/** Prints sheets of cards in a thread of its own, so that no frame waits for it. */
export class Printer {
  readonly #thread = new Worker(new URL('./thread.ts', import.meta.url), { type: 'module' });
  readonly #waiting = new Map<number, (picture: Blob | null) => void>();
  #broken = false;
  #last = 0;

  constructor() {
    this.#thread.onmessage = ({ data: { id, picture } }: MessageEvent<Printed>) => this.#answer(id, picture);
    this.#thread.onerror = () => {
      this.#broken = true;
      [...this.#waiting.keys()].forEach((id) => this.#answer(id, null));
    };
  }

  /** A sheet as a picture, or null where the browser's threads cannot print. */
  print(job: Job): Promise<Blob | null> {
    if (this.#broken) return Promise.resolve(null);
    const id = ++this.#last;
    this.#thread.postMessage({ id, job } satisfies Asked);
    return new Promise((resolve) => this.#waiting.set(id, resolve));
  }

  #answer(id: number, picture: Blob | null): void {
    this.#waiting.get(id)?.(picture);
    this.#waiting.delete(id);
  }
}
