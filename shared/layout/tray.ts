import type { Rules } from '../engine/rules.ts';
import type { Recess } from './layout.ts';

/** Four foundations in one recess, with a line below that says which way they are built. */
export const TRAY = { width: 4.68, height: 1.96 };
/** Inner edge of trays and shelves, and the distance of neighbours in a tray. */
export const PADDING = 0.13;
export const CARD_PITCH = 1.14;
/** Where depots begin below a tray. */
export const DEPOT_Y = 2.2;

/** The most cards a depot holds in a game without building: all that is dealt to the depots, and none played. */
export function longestDepot({ pack, bases, foundations, reserves, depots }: Rules): number {
  const aside = reserves + (bases === 'lowest' ? foundations.length : 0);
  return Math.ceil((pack.size - aside) / depots);
}

/** `n` things by their number from 0. */
export const count = <T>(n: number, make: (i: number) => T): T[] => Array.from({ length: n }, (_, i) => make(i));

/** A tray for each four foundations, from `x` on, labelled by the direction they are built in. */
export const trays = (rules: Rules, x: number, pitch = CARD_PITCH): Recess[] => {
  const width = TRAY.width + 3 * (pitch - CARD_PITCH);
  return count(rules.foundations.length / 4, (i): Recess => {
    const up = rules.foundations[i * 4]?.direction === 'up';
    return {
      kind: 'tray',
      x: x + i * (width + 0.1),
      y: 0,
      width,
      height: TRAY.height,
      piles: count(4, (n) => `f${i * 4 + n + 1}` as const),
      label: up ? 'aceToKing' : 'kingToAce',
    };
  });
};
