import type { Messages } from '../../shared/text/index.ts';
import type { DealProblem } from './new-deal.svelte.ts';

/** Why no deal can be laid, in a sentence. `copies`: how often a card is in the pack. */
export function sayProblem({ problems }: Messages['deal'], problem: DealProblem, copies: number): string {
  switch (problem.code) {
    case 'unknownCard':
      return problems.unknownCard(problem.card);
    case 'tooOften':
      return problems.tooOften(problem.card, copies);
    case 'wrongCount':
      return problems.wrongCount(problem.count, problem.wanted);
    default:
      return problems[problem.code];
  }
}
