import { blocked } from './block.ts';
import { DEAL, FIRST_FOUNDATION, fromOf, packMove, STOCK, toOf } from './compiled.ts';
import { mix } from './mix.ts';
import { legalMoves, type Moves } from './moves.ts';
import { Piles, SHIFT } from './piles.ts';
import type { Row, Rules } from './rules.ts';
import { reshuffle, type RandomState } from './shuffle.ts';

/** An undo-log entry that stands for a shuffle of the stock. */
const SHUFFLED = -1;
/** Numbers saved with each move: log length, hash (two), pass, redeals left, fruitless passes, card home, skipped depots. */
const FRAME = 8;
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

/** How a table stands apart from where its cards lie. */
export interface Counters {
  /** The running pass, from 1. */
  pass: number;
  redealsLeft: number;
  /** Fruitless passes ended one after another. */
  fruitless: number;
  /** A card has gone home in this pass. */
  home: boolean;
  /** Bit i: depot i + 1 is passed over in dealing. */
  skipped: number;
  random: RandomState | null;
}

/**
 * The table core: one game's cards in typed arrays, changed by `make` and back by `unmake`. It trusts its caller: only
 * moves of `legalMoves` may be made.
 */
export class Table extends Piles {
  pass = 1;
  redealsLeft: number;
  fruitless = 0;
  home = 0;
  skipped = 0;
  random: RandomState | null = null;
  /** Moves made and not unmade since the table was set. */
  depth = 0;

  #log = new Int16Array(1024);
  #logged = 0;
  #frames = new Int32Array(FRAME * 128);
  readonly #ofPile: number[] = [];
  readonly #shuffles: { order: Uint8Array; random: RandomState | null }[] = [];

  /** An empty table: lay cards on it with `set`. */
  constructor(rules: Rules) {
    super(rules);
    this.redealsLeft = rules.redeals;
  }

  /** Lays the piles (bottom first; the stock with its next card last) and forgets every move made before. */
  set(piles: readonly ArrayLike<number>[], counters: Readonly<Counters>): void {
    this.#logged = this.depth = this.cardsHome = this.hashLow = this.hashHigh = 0;
    this.#shuffles.length = 0;
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

  get counters(): Counters {
    const { pass, redealsLeft, fruitless, skipped, random } = this;
    return { pass, redealsLeft, fruitless, home: this.home === 1, skipped, random };
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
    this.#logged = this.depth = this.cardsHome = 0;
    this.#shuffles.length = 0;
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
    this.#saveFrame();
    if (move === DEAL) this.#deal();
    else this.#carry(fromOf(move), toOf(move));
    this.depth++;
  }

  /** Takes the last move back: everything is as before it, the key included. */
  unmake(): void {
    this.depth--;
    const at = this.depth * FRAME;
    const f = this.#frames;
    const start = f[at] as number;
    while (this.#logged > start) {
      const entry = this.#log[--this.#logged] as number;
      if (entry === SHUFFLED) this.#unshuffle();
      else this.shift(toOf(entry), fromOf(entry));
    }
    this.hashLow = f[at + 1] as number;
    this.hashHigh = f[at + 2] as number;
    this.pass = f[at + 3] as number;
    this.redealsLeft = this.rules.redeals === Infinity ? Infinity : (f[at + 4] as number);
    this.fruitless = f[at + 5] as number;
    this.home = f[at + 6] as number;
    this.skipped = f[at + 7] as number;
  }

  /** The single cards the last move carried, in order, packed as moves are; -1 stands for a shuffle of the stock. */
  lastSteps(): number[] {
    return Array.from(this.#log.subarray(this.#frames[(this.depth - 1) * FRAME], this.#logged));
  }

  #anyOnDepots(): boolean {
    const { firstDepot, firstReserve } = this.compiled;
    for (let pile = firstDepot; pile < firstReserve; pile++) if ((this.size[pile] as number) > 0) return true;
    return false;
  }

  #carry(from: number, to: number): void {
    const { firstDepot, firstReserve } = this.compiled;
    this.#step(from, to);
    if (to < firstDepot && from >= firstDepot) this.home = 1;
    if (this.rules.refill > 0 && from >= firstDepot && from < firstReserve && this.size[from] === 0)
      for (let i = 0; i < this.rules.refill && (this.size[STOCK] as number) > 0; i++) this.#step(STOCK, from);
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
        if (logged) this.#step(STOCK, first + pile);
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
      while ((this.size[pile] as number) > 0) this.#step(pile, STOCK);
    }
    this.pass++;
    this.redealsLeft--;
    this.fruitless = this.home === 1 ? 0 : Math.min(this.fruitless + 1, 2);
    this.home = 0;
    if (skipCompleted === 'fromNextPass') this.skipped = this.#completed();
    if (shuffleOnRedeal) this.#shuffleStock();
  }

  #completed(): number {
    let mask = 0;
    for (let i = 0; i < this.rules.depots; i++)
      if (this.size[FIRST_FOUNDATION + i] === this.compiled.ranks) mask |= 1 << i;
    return mask;
  }

  #shuffleStock(): void {
    if (!this.random) return;
    const order = this.cards.slice(0, this.size[STOCK]);
    this.#shuffles.push({ order, random: this.random });
    this.#write(SHUFFLED);
    const dealt = order.slice().reverse();
    this.random = reshuffle(this.random, dealt);
    this.#relay(dealt.reverse());
  }

  #unshuffle(): void {
    const last = this.#shuffles.pop();
    if (!last) return;
    this.#relay(last.order);
    this.random = last.random;
  }

  #relay(stock: Uint8Array): void {
    while ((this.size[STOCK] as number) > 0) this.hash(STOCK, this.pop(STOCK));
    for (const card of stock) this.push(STOCK, card);
  }

  #step(from: number, to: number): void {
    this.#write(packMove(from, to));
    this.shift(from, to);
  }

  #write(entry: number): void {
    if (this.#logged === this.#log.length) {
      const longer = new Int16Array(this.#log.length * 2);
      longer.set(this.#log);
      this.#log = longer;
    }
    this.#log[this.#logged++] = entry;
  }

  #saveFrame(): void {
    const at = this.depth * FRAME;
    if (at + FRAME > this.#frames.length) {
      const longer = new Int32Array(this.#frames.length * 2);
      longer.set(this.#frames);
      this.#frames = longer;
    }
    const f = this.#frames;
    f[at] = this.#logged;
    f[at + 1] = this.hashLow;
    f[at + 2] = this.hashHigh;
    f[at + 3] = this.pass;
    f[at + 4] = this.redealsLeft;
    f[at + 5] = this.fruitless;
    f[at + 6] = this.home;
    f[at + 7] = this.skipped;
  }
}
