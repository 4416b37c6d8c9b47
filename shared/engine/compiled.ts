import { kindOf, rankOf, suitOf, type Card } from './cards.ts';
import { pileCodes, type Move, type PileCode } from './notation.ts';
import type { Rules } from './rules.ts';

/** Numbers of piles, as `pileCodes` orders them. */
export const STOCK = 0;
export const FIRST_FOUNDATION = 1;
/** The dealing action as a packed move; every carry is `from << 5 | to`, which is never 0. */
export const DEAL = 0;
export const packMove = (from: number, to: number): number => (from << 5) | to;
export const fromOf = (move: number): number => move >> 5;
export const toOf = (move: number): number => move & 31;

/** Rules worked out once into the small tables the core looks things up in. Pure data; shared by every table. */
export interface CompiledRules {
  readonly rules: Rules;
  readonly piles: readonly PileCode[];
  readonly firstDepot: number;
  readonly firstReserve: number;
  readonly pileCount: number;
  readonly ranks: number;
  /** Number of different cards: four suits times the ranks. */
  readonly kinds: number;
  readonly kind: Uint8Array;
  readonly rank: Uint8Array;
  readonly suit: Uint8Array;
  /** 1 where the card of the second kind may be built on the first: `stacks[under · kinds + card]`. */
  readonly stacks: Uint8Array;
  /** 1 for ranks only the depot straight below a foundation may send there. */
  readonly aligned: Uint8Array;
  readonly moveOfText: ReadonlyMap<string, number>;
}

const compiled = new WeakMap<Rules, CompiledRules>();

/** The tables of a rule set; worked out at its first use. */
export function compile(rules: Rules): CompiledRules {
  const known = compiled.get(rules);
  if (known) return known;
  const made = make(rules);
  compiled.set(rules, made);
  return made;
}

function make(rules: Rules): CompiledRules {
  const { pack } = rules;
  const ranks = pack.ranks.length;
  const kinds = ranks * 4;
  const cards = Array.from({ length: pack.size }, (_, card): Card => card);
  const piles = pileCodes({ foundations: rules.foundations.length, depots: rules.depots, reserves: rules.reserves });
  if (piles.length > 32) throw new RangeError(`${piles.length} piles; a table has at most 32`);
  const stacks = new Uint8Array(kinds * kinds);
  for (let under = 0; under < kinds; under++)
    for (let card = 0; card < kinds; card++) if (canStack(rules, under, card)) stacks[under * kinds + card] = 1;
  const moveOfText = new Map<string, number>([['deal', DEAL]]);
  piles.forEach((from, f) =>
    piles.forEach((to, t) => {
      if (f !== t && t !== STOCK) moveOfText.set(`${from}>${to}`, packMove(f, t));
    }),
  );
  return {
    rules,
    piles,
    firstDepot: FIRST_FOUNDATION + rules.foundations.length,
    firstReserve: FIRST_FOUNDATION + rules.foundations.length + rules.depots,
    pileCount: piles.length,
    ranks,
    kinds,
    kind: Uint8Array.from(cards, (card) => kindOf(pack, card)),
    rank: Uint8Array.from(cards, (card) => rankOf(pack, card)),
    suit: Uint8Array.from(cards, (card) => suitOf(pack, card)),
    stacks,
    aligned: Uint8Array.from(pack.ranks, (letter) => (rules.aligned.includes(letter) ? 1 : 0)),
    moveOfText,
  };
}

function canStack({ building, pack }: Rules, under: number, card: number): boolean {
  if (!building) return false;
  const ranks = pack.ranks.length;
  const below = suitOf(pack, under);
  const above = suitOf(pack, card);
  const red = (suit: number): boolean => suit === 1 || suit === 2;
  if (building.suits === 'same' ? below !== above : red(below) === red(above)) return false;
  const step = rankOf(pack, card) - rankOf(pack, under);
  const down = step === -1 || (building.wrap && step === ranks - 1);
  const up = step === 1 || (building.wrap && step === 1 - ranks);
  return down || (building.direction === 'both' && up);
}

/** Reads a move in the game's notation; `undefined` where it names no pile pair of this game. */
export const parseMove = (rules: Rules, text: string): number | undefined => compile(rules).moveOfText.get(text);

/** A packed move in the game's notation. */
export function formatMove(rules: Rules, move: number): Move {
  if (move === DEAL) return 'deal';
  const { piles } = compile(rules);
  return `${piles[fromOf(move)] ?? 's'}>${piles[toOf(move)] ?? 's'}`;
}
