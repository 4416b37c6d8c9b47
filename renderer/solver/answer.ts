import { replay } from '../../shared/engine/record.ts';
import { gameOf, rulesOf, rulesOfRecord } from '../../shared/games/index.ts';
import { findDeal } from '../../shared/solver/kinds.ts';
import { solve } from '../../shared/solver/solve.ts';
import { chance } from '../deal/chance.ts';
import type { Answer, Ask, Asked, Question } from './protocol.ts';

type Answering = { readonly [A in Ask]: (question: Question<A>, progress: (count: number) => void) => Answer<A> };

/** A search runs until it has found what it looks for: whoever wants it no more ends the worker. */
const shouldStop = (): boolean => false;

const answering: Answering = {
  solve({ record, nodes, seed }, progress) {
    const rules = rulesOfRecord(record);
    if (!rules) throw new RangeError('rules not known');
    return solve(replay(rules, record).state, { nodes, seed, shouldStop, progress });
  },
  findDeal({ game: id, options, kind }, progress) {
    const game = gameOf(id);
    if (!game) throw new RangeError('game not known');
    const number = findDeal(rulesOf(game, options), kind, { numbers: chance, shouldStop, progress });
    if (number === undefined) throw new Error('no deal');
    return number;
  },
};

/** Answers one question. Throws where a game or its rules are not known. */
export function answer({ ask, question }: Asked, progress: (count: number) => void): Answer<Ask> {
  return (answering[ask] as (question: Question<Ask>, progress: (count: number) => void) => Answer<Ask>)(
    question,
    progress,
  );
}
