import { blocked } from './block.ts';
import { DEAL, FIRST_FOUNDATION, fromOf, STOCK, toOf } from './compiled.ts';
import { Logged, type Counters } from './logged.ts';
import { mix } from './mix.ts';
import { legalMoves, type Moves } from './moves.ts';
import { SHIFT } from './piles.ts';
import type { Row } from './rules.ts';

/** Bytes of a saved position besides its piles: hash (two), pass and generator (four) of four bytes, and three counters. */
const SAVED = 31;

/** Writes a 32-bit number and returns the place after it. */
function write32(into: Uint8Array, at: number, value: number): number {
  into[at] = value;
  into[at + 1] = value >> 8;
  into[at + 2] = value >> 16;
  into[at + 3] = value >> 24;
  return at + 4;
}

const read32 = (from: Uint8Array, at: number): number =>
  (from[at] as number) |
  ((from[at + 1] as number) << 8) |
  ((from[at + 2] as number) << 16) |
  ((from[at + 3] as number) << 24);

/**
 * The table core: one game's cards in typed arrays, changed by `make` and back by `unmake`. It trusts its caller: only
 * moves of `legalMoves` may be made. An empty one is laid out by `set`.
 */
export class Table extends Logged {
  readonly #ofPile: number[] = [];

  /** Lays the piles (bottom first; the stock with its next card last) and forgets every move made before. */
  set(piles: readonly ArrayLike<number>[], counters: Readonly<Counters>): void {
    this.forget();
    this.cardsHome = this.hashLow = this.hashHigh = 0;
    this.size.fill(0);
    for (let pile = 0; pile < this.compiled.pileCount; pile++) {
      const cards = piles[pile] ?? [];
      this.want(pile);
      for (let i = 0; i < cards.length; i++) this.push(pile, cards[i] as number);
    }
    this.pass = counters.pass;
    this.redealsLeft = counters.redealsLeft;
    this.fruitless = counters.fruitless;
    this.home = counters.home ? 1 : 0;
    this.skipped = counters.skipped;
    this.random = counters.random;
  }

  /** Bytes `save` writes. */
  get savedSize(): number {
    return this.compiled.pileCount + this.rules.pack.size + SAVED;
  }

  /**
   * Writes the position, packed, into `into` from `at` on; the moves that led to it are not kept. Games that shuffle again
   * save their generator too.
   */
  save(into: Uint8Array, at: number): void {
    const { pileCount } = this.compiled;
    let to = at;
    to = write32(into, to, this.hashLow);
    to = write32(into, to, this.hashHigh);
    to = write32(into, to, this.pass);
    for (let i = 0; i < 4; i++) to = write32(into, to, this.random?.[i] ?? 0);
    into[to++] = this.redealsLeft === Infinity ? 255 : this.redealsLeft;
    into[to++] = (this.fruitless << 1) | this.home;
    into[to++] = this.skipped;
    for (let pile = 0; pile < pileCount; pile++) {
      const size = this.size[pile] as number;
      into[to++] = size;
      for (let i = 0, from = pile << SHIFT; i < size; i++) into[to++] = this.cards[from++] as number;
    }
  }

  /** Goes to a position written by `save` of a table with the same rules; forgets every move made before. */
  restore(from: Uint8Array, at: number): void {
    const { pileCount, firstDepot } = this.compiled;
    this.forget();
    this.cardsHome = 0;
    this.hashLow = read32(from, at);
    this.hashHigh = read32(from, at + 4);
    this.pass = read32(from, at + 8);
    if (this.random)
      this.random = [read32(from, at + 12), read32(from, at + 16), read32(from, at + 20), read32(from, at + 24)];
    this.redealsLeft = from[at + 28] === 255 ? Infinity : (from[at + 28] as number);
    this.fruitless = (from[at + 29] as number) >> 1;
    this.home = (from[at + 29] as number) & 1;
    this.skipped = from[at + 30] as number;
    let next = at + SAVED;
    for (let pile = 0; pile < pileCount; pile++) {
      const size = from[next++] as number;
      this.size[pile] = size;
      for (let i = 0, to = pile << SHIFT; i < size; i++) this.cards[to++] = from[next++] as number;
      if (pile >= FIRST_FOUNDATION && pile < firstDepot) {
        this.cardsHome += size;
        this.want(pile);
      }
    }
  }

  /** A number below 2^53 that is equal for equal positions (copies of a card are equal) and hardly ever else. */
  get key(): number {
    const r = this.random;
    let counters = this.skipped | (this.fruitless << 8) | (this.home << 10);
    if (this.rules.refusePickUp !== 'twoFruitlessPasses') counters &= 255;
    if (Number.isFinite(this.rules.redeals)) counters |= this.redealsLeft << 12;
    if (r && this.redealsLeft > 0)
      counters ^= mix(r[0] ^ mix(r[1] ^ mix(r[2] ^ mix(r[3], 0x5bd1e995), 0x85ebca6b), 0xc2b2ae35), 0x27d4eb2f);
    const low = this.hashLow ^ mix(counters + 1, 0x9e3779b1);
    const high = this.hashHigh ^ mix(counters + 1, 0x85ebca77);
    return (high & 0x1f_ffff) * 0x1_0000_0000 + (low >>> 0);
  }

  /** Writes every legal move, packed, into `into` and returns how many there are. */
  legalMoves(into: Moves): number {
    return legalMoves(this, into);
  }

  /** Whether a packed move is legal. */
  isLegal(move: number): boolean {
    const count = legalMoves(this, this.#ofPile, fromOf(move));
    for (let i = 0; i < count; i++) if (this.#ofPile[i] === move) return true;
    return false;
  }

  /** Whether the dealing action is a legal move. */
  canDeal(): boolean {
    if (this.won) return false;
    if ((this.size[STOCK] as number) > 0) return true;
    if (this.redealsLeft === 0 || !this.#anyOnDepots()) return false;
    const { refusePickUp } = this.rules;
    if (refusePickUp === 'twoFruitlessPasses') return this.home === 1 || this.fruitless === 0;
    return refusePickUp !== 'provenBlock' || this.anyHomeMove() || !blocked(this);
  }

  /** Makes a legal move with all it causes. */
  make(move: number): void {
    this.begin();
    if (move === DEAL) this.#deal();
    else this.#carry(fromOf(move), toOf(move));
  }

  #anyOnDepots(): boolean {
    const { firstDepot, firstReserve } = this.compiled;
    for (let pile = firstDepot; pile < firstReserve; pile++) if ((this.size[pile] as number) > 0) return true;
    return false;
  }

  #carry(from: number, to: number): void {
    const { firstDepot, firstReserve } = this.compiled;
    this.step(from, to);
    if (to < firstDepot && from >= firstDepot) this.home = 1;
    if (this.rules.refill > 0 && from >= firstDepot && from < firstReserve && this.size[from] === 0)
      for (let i = 0; i < this.rules.refill && (this.size[STOCK] as number) > 0; i++) this.step(STOCK, from);
  }

  #deal(): void {
    const { deal, skipCompleted } = this.rules;
    if (this.size[STOCK] === 0) this.#pickUp();
    if (skipCompleted === 'fromNextDeal') this.skipped = this.#completed();
    const stock = this.size[STOCK] as number;
    if (deal.lastRow === undefined) this.dealRow(deal, stock, true);
    else if (stock <= deal.lastRow) this.dealRow({ to: 'depots', each: 1, by: 'rounds' }, stock, true);
    else this.dealRow(deal, stock - deal.lastRow, true);
  }

  /** Lays a row from the stock, at most `most` cards. */
  dealRow(row: Row, most: number, logged: boolean): void {
    const { firstDepot, firstReserve } = this.compiled;
    const first = row.to === 'depots' ? firstDepot : firstReserve;
    const piles = row.piles ?? (row.to === 'depots' ? this.rules.depots : this.rules.reserves);
    let left = Math.min(most, this.size[STOCK] as number);
    const rounds = row.by === 'rounds';
    for (let a = 0; a < (rounds ? row.each : piles); a++)
      for (let b = 0; b < (rounds ? piles : row.each); b++) {
        const pile = rounds ? b : a;
        if (row.to === 'depots' && (this.skipped >> pile) & 1) continue;
        if (left-- <= 0) return;
        if (logged) this.step(STOCK, first + pile);
        else this.shift(STOCK, first + pile);
      }
  }

  #pickUp(): void {
    const { firstDepot, firstReserve } = this.compiled;
    const { pickUp, skipCompleted, shuffleOnRedeal } = this.rules;
    const right = pickUp === 'rightColumnFirst';
    // What is picked up first is dealt first, so it is laid on the stock last.
    for (let i = 0; i < firstReserve - firstDepot; i++) {
      const pile = right ? firstDepot + i : firstReserve - 1 - i;
      while ((this.size[pile] as number) > 0) this.step(pile, STOCK);
    }
    this.pass++;
    this.redealsLeft--;
    this.fruitless = this.home === 1 ? 0 : Math.min(this.fruitless + 1, 2);
    this.home = 0;
    if (skipCompleted === 'fromNextPass') this.skipped = this.#completed();
    if (shuffleOnRedeal) this.shuffleStock();
  }

  #completed(): number {
    let mask = 0;
    for (let i = 0; i < this.rules.depots; i++)
      if (this.size[FIRST_FOUNDATION + i] === this.compiled.ranks) mask |= 1 << i;
    return mask;
  }
}
