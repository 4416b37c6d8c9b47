import type { Rules } from '../engine/rules.ts';

/** Option values of a game, every option named. */
export type Options = Readonly<Record<string, string>>;

/** A reading: one author's rules of a game, as a full set of options. Names of authors are words, in `shared/text`. */
export interface Preset {
  readonly id: string;
  /** The year the source was printed, where it is known. */
  readonly year?: number;
  readonly options: Options;
}

/**
 * One game, or one member of a family: its id and options for ever, its readings, and its rules as data.
 * `options` lists every option with its values in their fixed order, which is also the order of the canonical text.
 */
export interface Game {
  readonly id: string;
  /** Games of one family stand together in lists. */
  readonly family: string;
  /** How its table is laid out: a name of `shared/layout`. */
  readonly layout: string;
  /** Raised when the rules of the game change their meaning; named in every record. */
  readonly revision: number;
  readonly options: Readonly<Record<string, readonly string[]>>;
  /** The readings; the first is the default. */
  readonly presets: readonly [Preset, ...Preset[]];
  /** The rules under valid options. */
  rules(options: Options): Rules;
}

/** The one reading of a game that has no options. */
export const standard: Preset = { id: 'standard', options: {} };
