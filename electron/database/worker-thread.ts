import { Worker } from 'node:worker_threads';
import type { Answer, Carrier } from '../../shared/api/contract.ts';

/** What is sent to the worker: a call, the wish for a backup every day, or to close the file and end. */
export type Order = { readonly id: number; readonly name: string; readonly input: unknown } | 'daily' | 'close';

/** What the worker sends: the answer to a call, or a fault in words. */
export type Reply = { readonly id: number; readonly answer: Answer<unknown> } | { readonly fault: string };

const FAULT = { ok: false, code: 'fault', params: {} } as const;
/** Beside this module in the sources, and beside every chunk in what is built. */
const WORKER = new URL(import.meta.url.endsWith('.ts') ? './worker.ts' : './worker.js', import.meta.url);

/** Which database a worker opens, and for what. */
export interface Post {
  readonly folder: string;
  /** The one that owns the file, or one that only reads what is there. */
  readonly role: 'writer' | 'reader';
}

/** A worker and the way to it. */
export interface WorkerThread {
  readonly call: Carrier;
  /** Starts it before there is a call, to make a backup whenever one is due. */
  readonly keepDaily: () => void;
  /** Closes the file and ends the thread. */
  readonly close: () => Promise<void>;
}

/** What is done with a fault. */
export type Report = (fault: unknown) => void;

/** Carries calls to a worker that is started at the first one. A thread that dies answers `fault` and is started again. */
export function workerThread(post: Post, report: Report): WorkerThread {
  const waiting = new Map<number, (answer: Answer<unknown>) => void>();
  let last = 0;
  let worker: Worker | undefined;
  /** The one that has been asked for backups. */
  let keeping: Worker | undefined;

  function spawn(): Worker {
    const started = new Worker(WORKER, { workerData: post, name: `database ${post.role}` });
    started.on('message', (reply: Reply) => {
      if ('fault' in reply) {
        report(reply.fault);
        return;
      }
      waiting.get(reply.id)?.(reply.answer);
      waiting.delete(reply.id);
    });
    started.on('error', report);
    started.on('exit', () => {
      if (worker === started) worker = undefined;
      for (const answer of waiting.values()) answer(FAULT);
      waiting.clear();
    });
    return started;
  }

  const call: Carrier = (name, input) =>
    new Promise((resolve) => {
      const id = ++last;
      waiting.set(id, resolve);
      worker ??= spawn();
      worker.postMessage({ id, name, input } satisfies Order);
    });

  return {
    call,
    keepDaily: () => {
      worker ??= spawn();
      if (keeping !== worker) worker.postMessage('daily' satisfies Order);
      keeping = worker;
    },
    close: () =>
      new Promise((resolve) => {
        worker?.once('exit', () => resolve());
        worker?.postMessage('close' satisfies Order);
        if (!worker) resolve();
      }),
  };
}
