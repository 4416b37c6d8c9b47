/** A priority queue of small integers, lowest score first. */
export class Heap {
  readonly #items: number[] = [];
  readonly #scores: number[] = [];

  get size(): number {
    return this.#items.length;
  }

  push(item: number, score: number): void {
    const items = this.#items;
    const scores = this.#scores;
    let at = items.length;
    items.push(item);
    scores.push(score);
    while (at > 0) {
      const up = (at - 1) >> 1;
      if ((scores[up] as number) <= score) break;
      items[at] = items[up] as number;
      scores[at] = scores[up] as number;
      at = up;
    }
    items[at] = item;
    scores[at] = score;
  }

  /** Takes the item of lowest score; -1 when there is none. */
  pop(): number {
    const items = this.#items;
    const scores = this.#scores;
    const first = items[0];
    if (first === undefined) return -1;
    const item = items.pop() as number;
    const score = scores.pop() as number;
    const count = items.length;
    if (count === 0) return first;
    let at = 0;
    for (;;) {
      let down = at * 2 + 1;
      if (down >= count) break;
      if (down + 1 < count && (scores[down + 1] as number) < (scores[down] as number)) down++;
      if ((scores[down] as number) >= score) break;
      items[at] = items[down] as number;
      scores[at] = scores[down] as number;
      at = down;
    }
    items[at] = item;
    scores[at] = score;
    return first;
  }
}
