import { fromOf, packMove, STOCK, toOf } from './compiled.ts';
import { Piles } from './piles.ts';
import type { Rules } from './rules.ts';
import { reshuffle, type RandomState } from './shuffle.ts';

/** An undo-log entry that stands for a shuffle of the stock. */
const SHUFFLED = -1;
/** Numbers saved with each move: log length, hash (two), pass, redeals left, fruitless passes, card home, skipped depots. */
const FRAME = 8;

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

/** Piles and counters of one game with a log of every move, so that each can be taken back. */
export class Logged extends Piles {
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
  readonly #shuffles: { order: Uint8Array; random: RandomState | null }[] = [];

  constructor(rules: Rules) {
    super(rules);
    this.redealsLeft = rules.redeals;
  }

  get counters(): Counters {
    const { pass, redealsLeft, fruitless, skipped, random } = this;
    return { pass, redealsLeft, fruitless, home: this.home === 1, skipped, random };
  }

  /** Forgets every move made before. */
  protected forget(): void {
    this.#logged = this.depth = 0;
    this.#shuffles.length = 0;
  }

  /** A move begins: how everything stands now is kept, for `unmake`. */
  protected begin(): void {
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

  /** Carries the top card of a pile to another as a part of the move. */
  protected step(from: number, to: number): void {
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

  /** Shuffles the stock as a part of the move, in games that have a generator for it. */
  protected shuffleStock(): void {
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
}
