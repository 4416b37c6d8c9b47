import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';

/** Numbers for trying things out, the same for the same seed. */
export class Chance {
  readonly #random: { next(): number };

  constructor(seed: number) {
    this.#random = xoroshiro128plus(seed | 0);
    for (let i = 0; i < 8; i++) this.#random.next();
  }

  /** A number from 0 to below 1. */
  next(): number {
    return (this.#random.next() >>> 0) / 0x1_0000_0000;
  }
}
