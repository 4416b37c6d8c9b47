import { deal, deckOf, tableOf, type State } from '../engine/state.ts';
import type { Rules } from '../engine/rules.ts';
import { Budget } from './budget.ts';
import { varied, weighing } from './building.ts';
import { Chance } from './chance.ts';
import { knowledgeOf } from './knowledge.ts';
import type { ForesightOdds } from './odds.ts';
import { rollouts, type RolloutPolicy } from './rollouts.ts';
import { solve } from './solve.ts';
import { stages } from './stages.ts';

/**
 * Kinds of deal beside any: `winnable` is proved beforehand; `easy` and `hard` are, of `DRAWN` deals by chance that are
 * all proved winnable, the one most or fewest short searches win. So a kind is measured against other deals of the same
 * rules, can always be found, and no hard deal is hopeless.
 *
 * That a rating is a deal's own, and not chance: two ratings of the deals 500001 to 500040 (lab command `rate`, seeds 1
 * and 2) correlate by 0.96 to 0.98 in each reading of Amazons, Acquaintance and Scuffle, by 0.79 to 0.97 in Carthage, the
 * Tournament kin and Kingsdown Eights, and by 0.47 to 0.70 in Algerian, whose deals differ least. Short searches won, of
 * the deals at a tenth, the middle and nine tenths: 105, 152, 181 of 200 in Amazons after Morehead and Mott-Smith; 0, 3,
 * 32 after Dick.
 */
export const KINDS = ['winnable', 'easy', 'hard'] as const;
export type Kind = (typeof KINDS)[number];

/** Winnable deals of which the easiest or hardest is taken. */
export const DRAWN = 8;
/** Most nodes to prove a deal winnable; a deal that takes more is passed over. */
const PROOF = 300_000;

/** Short searches by games played at random: how many, and the nodes of each. */
const GAMES = { searches: 200, nodes: 200 };
/** Careless play that now and then keeps a card back, and sees clearly at the very end. */
const NEARLY_CARELESS: RolloutPolicy = { chance: () => 0.9, exactBelow: 8, exactNodes: 500, patience: 3 };
/** Short searches by narrow beams: how many, the narrowest and widest, and positions of a stage for each of the beam. */
const BEAMS = { searches: 24, narrowest: 4, widest: 16, stage: 50 };

/** How many of a number of short independent searches win. */
export interface Rating {
  readonly won: number;
  readonly searches: number;
}

/** Whether short searches can tell easy deals from hard ones: not in games that only an exact search decides. */
export function isRated(rules: Rules): boolean {
  const { policy, weights } = knowledgeOf(rules);
  return policy !== undefined || weights !== undefined;
}

/** The kinds that can be found: none where foresight won nothing, `easy` and `hard` only where deals can be rated. */
export function kindsOf(rules: Rules, foresight?: ForesightOdds): readonly Kind[] {
  if (foresight?.won === 0) return [];
  return isRated(rules) ? KINDS : ['winnable'];
}

/**
 * Rates a position by short searches, to be compared with others of the same rules: nearly careless games where cards
 * only go home or are dealt, narrow beams where they are built with. `undefined` where there are no short searches, or
 * when the caller stopped it.
 */
export function rate(state: State, seed: number, shouldStop: () => boolean): Rating | undefined {
  const { policy, weights, guide } = knowledgeOf(state.rules);
  const table = tableOf(state);
  const chance = new Chance(seed);
  const budget = new Budget(Infinity, shouldStop);
  const count = (searches: number, search: (i: number) => unknown): Rating | undefined => {
    let won = 0;
    for (let i = 0; i < searches; i++) {
      if (typeof search(i) === 'object') won++;
      if (budget.left === 0) return undefined;
    }
    return { won, searches };
  };
  if (policy) return count(GAMES.searches, () => rollouts(table, NEARLY_CARELESS, guide, chance, budget, GAMES.nodes));
  if (!weights) return undefined;
  const start = new Uint8Array(table.savedSize);
  table.save(start, 0);
  return count(BEAMS.searches, (i) => {
    const beam = Math.round(BEAMS.narrowest * (BEAMS.widest / BEAMS.narrowest) ** (i / (BEAMS.searches - 1)));
    table.restore(start, 0);
    return stages(table, guide, weighing(varied(weights, chance)), { beam, stage: beam * BEAMS.stage }, budget);
  });
}

export interface Search {
  /** Deal numbers by chance: from it come the deals looked at. */
  readonly numbers: () => number;
  readonly shouldStop: () => boolean;
  /** Told after every deal how many have been looked at. */
  readonly progress?: (looked: number) => void;
}

/** The number of a deal of a kind, the first that was found; `undefined` when the caller stopped it. */
export function findDeal(rules: Rules, kind: Kind, { numbers, shouldStop, progress }: Search): number | undefined {
  const wanted = kind === 'winnable' ? 1 : DRAWN;
  let best: { readonly number: number; readonly won: number } | undefined;
  let found = 0;
  for (let looked = 1; found < wanted && !shouldStop(); looked++) {
    const number = numbers();
    const state = deal(rules, deckOf(rules, number), number);
    if (solve(state, { nodes: PROOF, seed: number, shouldStop }).verdict === 'won') {
      const rating = kind === 'winnable' ? undefined : rate(state, number, shouldStop);
      const won = (rating?.won ?? 0) * (kind === 'hard' ? -1 : 1);
      if (!best || won > best.won) best = { number, won };
      found++;
    }
    progress?.(looked);
  }
  return found === wanted ? best?.number : undefined;
}
