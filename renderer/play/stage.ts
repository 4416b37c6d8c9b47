import type { Change } from './position.svelte.ts';

/** Where what has been stored is shown. */
export interface Stage {
  /** A change has been asked for: what it needs is made ready. Nothing of it is seen. */
  expect(change: Change): void;
  /** Lets the cards of a change set out; answers when that is to be seen. All that tells of it is changed after that. */
  setOut(change: Change): Promise<void>;
}

/** Nothing is seen: all changes at once. */
export const NO_STAGE: Stage = { expect: () => undefined, setOut: () => Promise.resolve() };
