import type { Move } from '../../shared/engine/notation.ts';
import type { GameRecord } from '../../shared/engine/record.ts';
import type { Options } from '../../shared/games/index.ts';
import type { Advice } from '../../shared/solver/coach/hints.ts';
import type { Verdict } from '../../shared/solver/coach/light.ts';
import type { Length } from '../../shared/solver/coach/shorter.ts';
import type { TurningPoint } from '../../shared/solver/coach/turning-point.ts';
import type { Kind } from '../../shared/solver/kinds.ts';

/** A position to think about, and how long. */
interface Thinking {
  readonly record: GameRecord;
  readonly nodes: number;
}

/** What the page can ask the solver: each question with its answer, and what progress counts. */
export interface Questions {
  /** Whether the position a record stands at can be won, the cards as they lie. Progress: nodes. */
  readonly light: { readonly question: Thinking; readonly answer: Verdict };
  /** A hint for the position a record stands at, from what the player can know; not one of the moves shown before. */
  readonly hint: {
    readonly question: { readonly record: GameRecord; readonly shown: readonly Move[] };
    readonly answer: Advice;
  };
  /** A line that wins from the position a record stands at, as short as could be found; `lost` is proved, `null` not known. */
  readonly winningLine: {
    readonly question: { readonly record: GameRecord };
    readonly answer: readonly Move[] | 'lost' | null;
  };
  /** Where the game of a record was lost. Progress: nodes. */
  readonly turningPoint: {
    readonly question: { readonly record: GameRecord };
    readonly answer: TurningPoint | null;
  };
  /** The shortest way found to win the deal of a record that was won, its own among them. */
  readonly shortest: { readonly question: { readonly record: GameRecord }; readonly answer: Length };
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
