import type { Rules } from '../engine/rules.ts';
import { amazonsGuide, amazonsPolicy } from './amazons.ts';
import { algerianWeights, carthageWeights, kingsdownWeights, tournamentWeights, weighing } from './building.ts';
import type { Guide } from './guide.ts';
import type { RolloutPolicy } from './rollouts.ts';
import type { Evaluation } from './stages.ts';
import { SYMMETRIC_GUIDE } from './symmetry.ts';

/** What the solver knows about a game: how to search it exactly, and one way of finding wins. */
export interface Knowledge {
  readonly guide: Guide;
  readonly policy?: RolloutPolicy;
  readonly evaluation?: Evaluation;
}

const REDEALS: RolloutPolicy = { chance: () => 0.9, exactBelow: 12, exactNodes: 2000, patience: 0 };

/** The knowledge for a rule set, chosen by what its cards may do. */
export function knowledgeOf(rules: Rules): Knowledge {
  if (rules.aligned !== '') return { guide: amazonsGuide, policy: amazonsPolicy };
  const guide = SYMMETRIC_GUIDE;
  if (rules.reserves === 0) return rules.redeals > 0 ? { guide, policy: REDEALS } : { guide };
  if (!rules.building) return { guide, evaluation: weighing(tournamentWeights) };
  if (rules.building.suits === 'alternate') return { guide, evaluation: weighing(kingsdownWeights) };
  return { guide, evaluation: weighing(rules.building.direction === 'both' ? algerianWeights : carthageWeights) };
}
