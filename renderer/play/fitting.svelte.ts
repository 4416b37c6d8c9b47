import { tick } from 'svelte';
import { frameBegun } from './frame.ts';
import { lettersCome } from './letters.ts';

/** How much room the words of the foot lack: then restart stands in the menu, and then buttons are their icons alone. */
export class Fitting {
  lacks = $state<0 | 1 | 2>(0);
  readonly #foot: () => HTMLElement | undefined;
  /** What lies here, in which window and language: while that is so, no button comes back. */
  #fitted = '';

  constructor(foot: () => HTMLElement | undefined) {
    this.#foot = foot;
  }

  /** Fits the foot to what lies here. To measure costs a frame: with a move not before its first frame has been drawn. */
  async fit(what: string): Promise<void> {
    if (what === this.#fitted) await frameBegun();
    else this.lacks = 0;
    this.#fitted = what;
    await lettersCome();
    await tick();
    for (;;) {
      const foot = this.#foot();
      if (!foot || this.lacks === 2 || foot.scrollWidth <= foot.clientWidth) return;
      this.lacks = this.lacks === 0 ? 1 : 2;
      await tick();
    }
  }
}
