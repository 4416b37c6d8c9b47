import type { Rules } from '../../engine/rules.ts';

const isLarge = ({ pack }: Rules): boolean => pack.copies > 1;

/** How far the coach looks, in nodes, so that a first answer comes soon: 0.15 s for one pack, 1 s for two. */
export const NODES = {
  /** The light asks again with the next number as long as it does not know; after the last it does not know. */
  light: (rules: Rules): readonly number[] =>
    isLarge(rules) ? [30_000, 300_000, 2_000_000] : [10_000, 100_000, 2_000_000],
  hint: (rules: Rules): number => (isLarge(rules) ? 100_000 : 60_000),
  /** Looking for a line to show. */
  show: 1_000_000,
  turningPoint: 4_000_000,
  shorter: 300_000,
} as const;
