import { FIRST_DEAL, LAST_DEAL } from '../../shared/engine/shuffle.ts';

/** A deal number by chance, from 1 to 4 294 967 295. */
export function chance(): number {
  for (;;) {
    const [number = 0] = crypto.getRandomValues(new Uint32Array(1));
    if (number >= FIRST_DEAL && number <= LAST_DEAL) return number;
  }
}
