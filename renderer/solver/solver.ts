import type { Answer, Ask, Asked, Question, Reply } from './protocol.ts';

/** The question cannot be answered: the worker did not run, or did not know the rules. */
export class Unanswered extends Error {}

interface Waiting {
  readonly asked: Asked;
  readonly progress: (count: number) => void;
  readonly answered: (answer: Answer<Ask>) => void;
  readonly refused: (reason: unknown) => void;
}

/** How a question is asked: told of progress, and withdrawn by the signal. */
export interface Asking {
  readonly signal?: AbortSignal;
  readonly progress?: (count: number) => void;
}

/** A thread that can be spoken to; the page's is a `Worker`. */
export type Thread = Pick<Worker, 'postMessage' | 'terminate' | 'onmessage' | 'onerror'>;

const start = (): Thread => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });

/**
 * The solver, in a thread of its own that starts with the first question, or before it. A question withdrawn by its signal rejects
 * with the signal's reason: its search is ended with the thread, and whatever else was asked is asked again of a new one.
 */
export class Solver {
  readonly #start: () => Thread;
  readonly #waiting = new Map<number, Waiting>();
  #thread: Thread | undefined;
  #last = 0;

  constructor(thread = start) {
    this.#start = thread;
  }

  ask<A extends Ask>(ask: A, question: Question<A>, { signal, progress }: Asking = {}): Promise<Answer<A>> {
    return new Promise<Answer<Ask>>((answered, refused) => {
      signal?.throwIfAborted();
      const id = ++this.#last;
      const asked = { id, ask, question } as Asked;
      this.#waiting.set(id, { asked, progress: progress ?? (() => undefined), answered, refused });
      signal?.addEventListener('abort', () => this.#withdraw(id, signal.reason), { once: true });
      this.#post(asked);
    });
  }

  /** Starts the thread, so that the first question need not wait for it. */
  warm(): void {
    this.#thread ??= this.#begin();
  }

  #post(asked: Asked): void {
    this.warm();
    this.#thread?.postMessage(asked);
  }

  #begin(): Thread {
    const thread = this.#start();
    thread.onmessage = ({ data }: MessageEvent<Reply>) => this.#hear(data);
    thread.onerror = () => {
      this.#end();
      for (const id of [...this.#waiting.keys()]) this.#settle(id)?.refused(new Unanswered());
    };
    return thread;
  }

  #hear(reply: Reply): void {
    if ('progress' in reply) this.#waiting.get(reply.id)?.progress(reply.progress);
    else if ('answer' in reply) this.#settle(reply.id)?.answered(reply.answer);
    else this.#settle(reply.id)?.refused(new Unanswered());
  }

  #withdraw(id: number, reason: unknown): void {
    const withdrawn = this.#settle(id);
    if (!withdrawn) return;
    this.#end();
    for (const { asked } of this.#waiting.values()) this.#post(asked);
    withdrawn.refused(reason);
  }

  #settle(id: number): Waiting | undefined {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    return waiting;
  }

  #end(): void {
    this.#thread?.terminate();
    this.#thread = undefined;
  }
}
