import { replay, start, type GameRecord } from '../../shared/engine/record.ts';
import { gameOf, rulesOf, rulesOfRecord } from '../../shared/games/index.ts';
import type { Rules } from '../../shared/engine/rules.ts';
import { hint } from '../../shared/solver/coach/hints.ts';
import { light } from '../../shared/solver/coach/light.ts';
import { Memory } from '../../shared/solver/coach/memory.ts';
import { NODES } from '../../shared/solver/coach/nodes.ts';
import { lengthOf, shorter } from '../../shared/solver/coach/shorter.ts';
import { winningLine } from '../../shared/solver/coach/winning-line.ts';
import { turningPoint } from '../../shared/solver/coach/turning-point.ts';
import { findDeal } from '../../shared/solver/kinds.ts';
import type { SolveOptions } from '../../shared/solver/solve.ts';
import { chance } from '../deal/chance.ts';
import type { Answer, Ask, Asked, Question } from './protocol.ts';

type Answering = { readonly [A in Ask]: (question: Question<A>, progress: (count: number) => void) => Answer<A> };

/** A search runs until it has found what it looks for: whoever wants it no more ends the worker. */
const shouldStop = (): boolean => false;

/** The same for the same question. */
const SEED = 1;
const memory = new Memory();

/** The rules of a record; throws where they are not known. */
function rulesFor(record: GameRecord): Rules {
  const rules = rulesOfRecord(record);
  if (!rules) throw new RangeError('rules not known');
  return rules;
}

const thinking = (nodes: number, progress?: (nodes: number) => void): SolveOptions => ({
  nodes,
  seed: SEED,
  shouldStop,
  ...(progress && { progress }),
});

const answering: Answering = {
  light: ({ record, nodes }, progress) => light(rulesFor(record), record, memory, thinking(nodes, progress)),
  hint({ record, shown }) {
    const rules = rulesFor(record);
    return hint(rules, record, memory, thinking(NODES.hint(rules)), shown);
  },
  winningLine({ record }) {
    return winningLine(replay(rulesFor(record), record).state, memory, thinking(NODES.show)) ?? null;
  },
  turningPoint: ({ record }, progress) =>
    turningPoint(rulesFor(record), record, memory, thinking(NODES.turningPoint, progress)),
  shortest({ record }) {
    const first = start(rulesFor(record), record);
    const own = record.moves.slice(0, record.cursor);
    return lengthOf(first, shorter(first, own, thinking(NODES.shorter)));
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
