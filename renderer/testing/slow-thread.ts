import { answer } from '../solver/answer.ts';
import type { Asked, Reply } from '../solver/protocol.ts';
import { Solver, type Thread } from '../solver/solver.ts';

/** A thread of the solver that answers when it is told to. */
export class SlowThread implements Thread {
  onmessage: Thread['onmessage'] = null;
  onerror: Thread['onerror'] = null;
  readonly asked: Asked[] = [];
  ended = false;
  postMessage(asked: Asked): void {
    this.asked.push(structuredClone(asked));
  }
  terminate(): void {
    this.ended = true;
  }
  say(reply: Reply): void {
    this.onmessage?.call(this as unknown as Worker, { data: reply } as MessageEvent);
  }
  /** Answers everything it has been asked. */
  run(): void {
    for (const asked of this.asked)
      this.say({ id: asked.id, answer: answer(asked, (progress) => this.say({ id: asked.id, progress })) });
  }
}

/** A solver whose threads are slow, and the threads it has started so far. */
export function slowSolver(): { readonly solver: Solver; readonly threads: readonly SlowThread[] } {
  const threads: SlowThread[] = [];
  const solver = new Solver(() => {
    const thread = new SlowThread();
    threads.push(thread);
    return thread;
  });
  return { solver, threads };
}
