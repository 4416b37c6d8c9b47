import type { Foundation, Row, Rules } from '../engine/rules.ts';

/** A row of the start: how many cards each of how many piles gets, and whether piles of its kind have got some before. */
export interface StartRow {
  readonly to: Row['to'];
  readonly each: number;
  readonly by: Row['by'];
  readonly piles: number;
  /** All piles of the kind get cards; else the first ones from the left. */
  readonly all: boolean;
  readonly more: boolean;
}

/** What rule pages say of a game, as numbers and choices: everything in them comes from the rules the engine plays by. */
export interface Facts {
  readonly cards: number;
  readonly packs: 1 | 2;
  /** The ranks of a suit as the pack's letters, lowest first, and the two ends. */
  readonly ranks: string;
  readonly whole: boolean;
  readonly highest: 'Q' | 'K';
  readonly depots: number;
  readonly reserves: number;
  /** Foundations built up from the ace and down from the highest rank. */
  readonly up: number;
  readonly down: number;
  readonly build: Rules['build'];
  readonly bases: Rules['bases'];
  /** Bases still to come up in play, and where they go: to a place of their suit, the leftmost empty one, or any. */
  readonly toCome: 'none' | 'aces' | 'kings' | 'both';
  readonly basePlace: 'ofSuit' | Rules['basePlace'];
  /** Ranks that only go up from the depot straight below, and those that come after them from anywhere. */
  readonly aligned: string;
  readonly free: string;
  readonly start: readonly StartRow[];
  /** Cards in the stock when play begins. */
  readonly stock: number;
  readonly reshuffled: boolean;
  readonly squared: boolean;
  readonly building: Rules['building'];
  /** How an empty depot gets cards. */
  readonly emptyDepot: 'anyCard' | 'refill' | 'deal';
  readonly refill: number;
  readonly emptyReserve: Rules['emptyReserve'];
  readonly stockToReserve: boolean;
  readonly transfers: boolean;
  /** One deal: cards for each pile and in all; `lastRow` cards are kept back for the depots, `null` where none are. */
  readonly deal: Pick<Row, 'to' | 'each' | 'by'> & { readonly cards: number; readonly lastRow: number | null };
  /** Deals the stock lasts for, or `null` where that depends on play. */
  readonly deals: number | null;
  /** `Infinity` where there is no end to them. */
  readonly redeals: number;
  readonly pickUp: Rules['pickUp'];
  readonly shuffled: boolean;
  readonly skipCompleted: Rules['skipCompleted'];
  readonly refusePickUp: Rules['refusePickUp'];
}

/** The facts of a game's rules. Throws `RangeError` for rules that no page has sentences for. */
export function facts(rules: Rules): Facts {
  refuseUnsayable(rules);
  const { pack, foundations, bases, deal } = rules;
  const up = foundations.filter(({ direction }) => direction === 'up').length;
  const down = foundations.length - up;
  const start = startRows(rules);
  const stock = pack.size - baseCards(rules) - start.reduce((sum, { each, piles }) => sum + each * piles, 0);
  const dealt = deal.each * (deal.to === 'depots' ? rules.depots : rules.reserves);
  const acesToCome = bases === 'none' || bases === 'highest' || bases === 'firstOfEach';
  const kingsToCome = down > 0 && bases !== 'highest' && bases !== 'all';
  return {
    cards: pack.size,
    packs: pack.copies,
    ranks: pack.ranks,
    whole: pack.ranks.length === 13,
    highest: pack.ranks.endsWith('Q') ? 'Q' : 'K',
    depots: rules.depots,
    reserves: rules.reserves,
    up,
    down,
    build: rules.build,
    bases,
    toCome: acesToCome ? (kingsToCome ? 'both' : 'aces') : kingsToCome ? 'kings' : 'none',
    basePlace: foundations.some(({ suit }) => suit === 'any') ? rules.basePlace : 'ofSuit',
    aligned: rules.aligned,
    free: rules.aligned === '' ? '' : pack.ranks.slice(1 + rules.aligned.length),
    start,
    stock,
    reshuffled: rules.baseInReserves,
    squared: rules.squared,
    building: rules.building,
    emptyDepot: rules.refill > 0 ? 'refill' : rules.emptyDepot === 'anyCard' ? 'anyCard' : 'deal',
    refill: rules.refill,
    emptyReserve: rules.emptyReserve,
    stockToReserve: rules.stockToReserve,
    transfers: rules.transfers,
    deal: { to: deal.to, each: deal.each, by: deal.by, cards: dealt, lastRow: deal.lastRow ?? null },
    deals: rules.redeals > 0 || rules.refill > 0 ? null : dealsOf(stock, dealt, deal.lastRow ?? 0),
    redeals: rules.redeals,
    pickUp: rules.pickUp,
    shuffled: rules.shuffleOnRedeal,
    skipCompleted: rules.skipCompleted,
    refusePickUp: rules.refusePickUp,
  };
}

function startRows(rules: Rules): StartRow[] {
  return rules.start.map(({ to, each, by, piles }, i) => {
    const count = to === 'depots' ? rules.depots : rules.reserves;
    const more = rules.start.slice(0, i).some((row) => row.to === to);
    return { to, each, by, piles: piles ?? count, all: (piles ?? count) === count, more };
  });
}

/** Cards laid out as bases before dealing. */
function baseCards({ bases, foundations }: Rules): number {
  const built = (direction: Foundation['direction']): number =>
    foundations.filter((foundation) => foundation.direction === direction).length;
  return { none: 0, lowest: built('up'), highest: built('down'), all: foundations.length, firstOfEach: 2 }[bases];
}

/** How often can be dealt: all of a deal, or what is left before the cards kept back, and then those. */
function dealsOf(stock: number, dealt: number, kept: number): number {
  return Math.ceil((stock - kept) / dealt) + (kept > 0 ? 1 : 0);
}

/** Combinations of rules that no game has yet, so that nobody has written how to say them. */
function refuseUnsayable(rules: Rules): void {
  const { pack, foundations, deal } = rules;
  const suits = new Set(foundations.map(({ suit }) => suit === 'any'));
  const down = foundations.some(({ direction }) => direction === 'down');
  const unsayable: Readonly<Record<string, boolean>> = {
    'a pack that does not go from the ace to queen or king': !/^A.*[QK]$/.test(pack.ranks),
    'foundations some of which have a suit': suits.size !== 1,
    'ranks aligned that do not follow the ace': !pack.ranks.slice(1).startsWith(rules.aligned),
    'several ranks that come from anywhere after the aligned ones':
      rules.aligned !== '' && pack.ranks.length - rules.aligned.length > 2,
    'a last row kept back from the depots': deal.to === 'depots' && deal.lastRow !== undefined,
    'a first base of a direction nobody builds in': rules.bases === 'firstOfEach' && !down,
    'kings laid out where nobody builds down': rules.bases === 'highest' && !down,
    'bases laid out where suits have no place': rules.bases !== 'none' && suits.has(true),
    'transfers without foundations that meet': rules.transfers && !down,
    'foundations built down regardless of suit': rules.build === 'anySuit' && down,
    'a depot that nothing fills': rules.emptyDepot === 'nothing' && rules.refill === 0 && deal.to === 'reserves',
    'a depot filled twice': rules.emptyDepot === 'anyCard' && rules.refill > 0,
    'building in depots that are picked up': rules.building !== null && rules.redeals > 0,
    'reserves that do what there are none for': rules.reserves === 0 && (rules.stockToReserve || rules.baseInReserves),
    'a shuffle without a redeal': rules.shuffleOnRedeal && rules.redeals === 0,
    'a pick-up refused that is never made': rules.refusePickUp !== 'never' && rules.redeals === 0,
    'depots passed over that stand under no foundation': rules.skipCompleted !== 'never' && rules.aligned === '',
  };
  const found = Object.keys(unsayable).find((what) => unsayable[what]);
  if (found !== undefined) throw new RangeError(`no sentences for ${found}`);
}
