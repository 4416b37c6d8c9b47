import type { Rules } from '../engine/rules.ts';
import { amazonsGuide, amazonsPolicy } from './amazons.ts';
import type { Weights } from './building.ts';
import type { Guide } from './guide.ts';
import type { RolloutPolicy } from './rollouts.ts';
import { SYMMETRIC_GUIDE } from './symmetry.ts';
import { DOWN_IN_COLOURS, DOWN_IN_SUIT, EITHER_WAY, UNBUILT } from './weights.ts';

/** What the solver knows about a game: how to search it exactly, and at most one way of finding wins: by rollouts or by beams. */
export interface Knowledge {
  readonly guide: Guide;
  readonly policy?: RolloutPolicy;
  readonly weights?: Weights;
}

/** Games of cards that only go home, with redeals: nearly every card that can go goes. */
const REDEALS: RolloutPolicy = { chance: () => 0.9, exactBelow: 12, exactNodes: 2000, patience: 0 };

/** The knowledge for a rule set, chosen by what its cards may do. */
export function knowledgeOf(rules: Rules): Knowledge {
  if (rules.aligned !== '') return { guide: amazonsGuide, policy: amazonsPolicy };
  const guide = SYMMETRIC_GUIDE;
  if (rules.reserves === 0) return rules.redeals > 0 ? { guide, policy: REDEALS } : { guide };
  if (!rules.building) return { guide, weights: UNBUILT };
  if (rules.building.direction === 'both') return { guide, weights: EITHER_WAY };
  return { guide, weights: rules.building.suits === 'same' ? DOWN_IN_SUIT : DOWN_IN_COLOURS };
}
