/** A set of position keys (whole numbers from 0 to 2^53 - 1) of bounded size: open addressing, doubling up to its bound. */
export class Keys {
  #slots: Float64Array;
  #mask: number;
  readonly #most: number;
  size = 0;

  /** Holds at most `most` keys. */
  constructor(most: number) {
    this.#most = most;
    this.#slots = new Float64Array(1024);
    this.#mask = 1023;
  }

  get full(): boolean {
    return this.size >= this.#most;
  }

  has(key: number): boolean {
    return this.#slots[this.#find(key + 1)] !== 0;
  }

  /** Adds a key; false where it was in already. A full set takes no more keys and says true. */
  add(key: number): boolean {
    const at = this.#find(key + 1);
    if (this.#slots[at] !== 0) return false;
    if (this.full) return true;
    this.#slots[at] = key + 1;
    if (++this.size * 4 > this.#mask * 3) this.#grow();
    return true;
  }

  clear(): void {
    this.#slots.fill(0);
    this.size = 0;
  }

  #find(stored: number): number {
    const slots = this.#slots;
    let at = (stored ^ Math.floor(stored / 0x1_0000_0000)) & this.#mask;
    while (slots[at] !== 0 && slots[at] !== stored) at = (at + 1) & this.#mask;
    return at;
  }

  #grow(): void {
    const old = this.#slots;
    this.#slots = new Float64Array(old.length * 2);
    this.#mask = this.#slots.length - 1;
    for (const stored of old) if (stored !== 0) this.#slots[this.#find(stored)] = stored;
  }
}
