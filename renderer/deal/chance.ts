import type { Dealt } from '../../shared/api/contract.ts';
import { FIRST_DEAL, LAST_DEAL, SHUFFLE } from '../../shared/engine/shuffle.ts';
import type { Game, Options } from '../../shared/games/index.ts';

/** A deal number by chance, from 1 to 4 294 967 295. */
export function chance(): number {
  for (;;) {
    const [number = 0] = crypto.getRandomValues(new Uint32Array(1));
    if (number >= FIRST_DEAL && number <= LAST_DEAL) return number;
  }
}

/** A deal by chance under these rules. */
export function randomDeal(game: Game, options: Options): Dealt {
  const deal = { kind: 'number', shuffle: SHUFFLE, number: chance() } as const;
  return { game: game.id, revision: game.revision, options: { ...options }, deal, source: 'random' };
}
