import type { GameRecord } from '../../shared/engine/record.ts';
import type { Options } from '../../shared/games/index.ts';
import type { Kind } from '../../shared/solver/kinds.ts';
import type { Solution } from '../../shared/solver/solve.ts';

/** What the page can ask the solver: each question with its answer, and what progress counts. */
export interface Questions {
  /** The position a record stands at. Progress: nodes. */
  readonly solve: {
    readonly question: { readonly record: GameRecord; readonly nodes: number; readonly seed: number };
    readonly answer: Solution;
  };
  /** The number of a deal of a kind, by chance. Progress: deals looked at. */
  readonly findDeal: {
    readonly question: { readonly game: string; readonly options: Options; readonly kind: Kind };
    readonly answer: number;
  };
}

export type Ask = keyof Questions;
export type Question<A extends Ask> = Questions[A]['question'];
export type Answer<A extends Ask> = Questions[A]['answer'];

/** A question on its way to the worker; `id` tells its replies from others'. */
export type Asked = {
  readonly [A in Ask]: { readonly id: number; readonly ask: A; readonly question: Question<A> };
}[Ask];

/** What comes back: progress any number of times, then the answer or that there is none. */
export type Reply =
  | { readonly id: number; readonly progress: number }
  | { readonly id: number; readonly answer: Answer<Ask> }
  | { readonly id: number; readonly failed: true };
