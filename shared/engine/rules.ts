import type { Pack } from './cards.ts';

/** Where a row of cards is laid: all depots or all reserves from the left, or the first `piles` of them. */
export interface Row {
  readonly to: 'depots' | 'reserves';
  /** Cards for each pile. */
  readonly each: number;
  /** `rounds`: one card to each pile, again and again; `packets`: all cards of a pile before the next pile. */
  readonly by: 'rounds' | 'packets';
  readonly piles?: number;
}

/** Which card an exposed card of a depot takes: building on depots. Ranks are neighbours, king and ace only with `wrap`. */
export interface Building {
  readonly suits: 'same' | 'alternate';
  readonly direction: 'down' | 'both';
  readonly wrap: boolean;
}

export interface Foundation {
  /** The one suit this place is for; `any`: the suit (or, when `build` is `anySuit`, whatever comes) that starts it. */
  readonly suit: 'any' | 0 | 1 | 2 | 3;
  /** `up` from the pack's lowest rank, `down` from its highest. */
  readonly direction: 'up' | 'down';
}

/**
 * The rules of one game under one set of options, as data on a few independent axes. The table core interprets them, so
 * every rule stands once. Made by a game's `rules(options)`; see `shared/games`.
 */
export interface Rules {
  readonly pack: Pack;
  readonly depots: number;
  readonly reserves: number;

  readonly foundations: readonly Foundation[];
  readonly build: 'inSuit' | 'anySuit';
  /**
   * Bases laid out from the deck before dealing, in dealing order: `lowest`/`highest` of every foundation built up/down,
   * `all` both, `firstOfEach` the first lowest and then the first highest card of the deck.
   */
  readonly bases: 'none' | 'lowest' | 'highest' | 'all' | 'firstOfEach';
  /** Where several foundations are empty a base goes to the leftmost, or to any of them. */
  readonly basePlace: 'leftmost' | 'anyEmpty';
  /** Ranks (of the pack's letters) that only the depot straight below a foundation may send there. */
  readonly aligned: string;
  /** When the up and the down foundation of a suit meet, a top card may be carried from one to the other. */
  readonly transfers: boolean;

  readonly building: Building | null;
  /** What an empty depot takes by a carry. */
  readonly emptyDepot: 'anyCard' | 'nothing';
  /** Cards laid at once from the stock on a depot that a carry has emptied. */
  readonly refill: number;
  /** When an empty reserve takes one exposed card. */
  readonly emptyReserve: 'never' | 'afterStock' | 'anyTime';
  /** An empty reserve may also take the top of the stock. */
  readonly stockToReserve: boolean;

  readonly start: readonly Row[];
  /** Deals by number are shuffled again until a reserve holds a base. */
  readonly baseInReserves: boolean;
  readonly deal: Row & {
    /** So many cards are kept back and dealt to the depots, one each, when nothing else is left. */
    readonly lastRow?: number;
  };

  /** How often `deal` may pick the depots up when the stock is out. */
  readonly redeals: number;
  readonly pickUp: 'leftColumnFirst' | 'rightColumnFirst';
  readonly shuffleOnRedeal: boolean;
  /** When depots whose foundation is complete are passed over in dealing. */
  readonly skipCompleted: 'never' | 'fromNextPass' | 'fromNextDeal';
  /** Which pick-up is refused: see `shared/engine/block.ts` for the proven block. */
  readonly refusePickUp: 'never' | 'provenBlock' | 'twoFruitlessPasses';
  /** Depots are squared packets: only as many cards of each may be looked at as reserves are empty, at least the top. */
  readonly squared: boolean;
}

/** What most games have in common; a game states where it differs. */
export const PLAIN = {
  reserves: 0,
  build: 'inSuit',
  bases: 'none',
  basePlace: 'leftmost',
  aligned: '',
  transfers: false,
  building: null,
  emptyDepot: 'nothing',
  refill: 0,
  emptyReserve: 'never',
  stockToReserve: false,
  baseInReserves: false,
  redeals: 0,
  pickUp: 'leftColumnFirst',
  shuffleOnRedeal: false,
  skipCompleted: 'never',
  refusePickUp: 'never',
  squared: false,
} as const satisfies Partial<Rules>;

/** `n` foundations of any suit, built up. */
export const anySuitUp = (n: number): Foundation[] =>
  Array.from({ length: n }, () => ({ suit: 'any', direction: 'up' }));

/** Four foundations, one a suit in suit order. */
export const oneOfEachSuit = (direction: Foundation['direction']): Foundation[] =>
  ([0, 1, 2, 3] as const).map((suit) => ({ suit, direction }));
