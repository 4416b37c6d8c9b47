import * as v from 'valibot';
import { count, counters, date, deal, source, uuid, word } from './attempt.ts';

/* What the statistics are asked and what they answer. */

/**
 * Which ended attempts are looked at; what is left out does not matter. `options`: canonical text, of `game`. `repeats`:
 * repeats too. `from`, `to`: first and last local date of their end. `help`: without hint, light, show me, undo and
 * restart, or with any of them. A result `clean` is a clean win, `helped` any that was helped.
 */
export const filter = {
  game: v.optional(word),
  options: v.optional(v.pipe(v.string(), v.maxLength(1000))),
  repeats: v.boolean(),
  from: v.optional(date),
  to: v.optional(date),
  result: v.optional(v.picklist(['all', 'won', 'notWon', 'lost', 'givenUp', 'clean', 'helped'])),
  help: v.optional(v.picklist(['clean', 'helped'])),
};

/** How the log is ordered: by its end where nothing is said, falling unless `rising`. */
export const logOrder = {
  order: v.optional(v.picklist(['ending', 'clock', 'home', 'passes', 'plies'])),
  rising: v.optional(v.boolean()),
};

/**
 * Figures over attempts that are not struck out. `played` = won + lost + given up; streaks go over these, in the order
 * they ended: below 0 where it is one of games not won. `clean`: wins without hint, light, show me, undo or restart.
 * `fair…`: random deals, first time, without help, undo and restart. Times, passes and moves are taken over the wins, so
 * a mean is a total / `won`; times in ms. `open`: games in play, whatever the period.
 */
export const tally = {
  played: count,
  won: count,
  lost: count,
  givenUp: count,
  open: count,
  clean: count,
  fairPlayed: count,
  fairWon: count,
  bestTime: v.nullable(count),
  medianTime: v.nullable(count),
  totalTime: count,
  fewestPasses: v.nullable(count),
  totalPasses: count,
  fewestMoves: v.nullable(count),
  totalMoves: count,
  streak: v.pipe(v.number(), v.safeInteger()),
  longestWon: count,
  longestLost: count,
};

/** The figures of one game under one canonical text of options. */
export const figures = v.strictObject({ game: word, options: v.string(), ...tally });

/** An ended attempt in the log. `ending` counts attempts in the order they ended. */
export const logged = v.strictObject({
  id: uuid,
  game: word,
  options: v.string(),
  ending: count,
  status: v.picklist(['won', 'lost', 'givenUp']),
  deal,
  source,
  repeat: v.boolean(),
  struck: v.boolean(),
  takenUp: v.nullable(count),
  ...counters,
  home: count,
  passes: count,
  plies: count,
  clock: count,
  endedOn: date,
});

/**
 * What the pictures are drawn from. `curve`: wins among the last `window` attempts after one, from that one on, at most
 * 240 of them evenly taken and the last one in any case. `window`: 40, or more where else an attempt would be passed over
 * between two of them. `days`: attempts, and wins among them, by the date they ended on. `home`: lost and given-up
 * games by their cards home. `times`: wins by their whole minutes. `clock`: ms at the table, open attempts included.
 */
export const history = v.strictObject({
  clock: count,
  window: count,
  curve: v.array(v.strictObject({ on: date, won: count })),
  days: v.array(v.strictObject({ on: date, played: count, won: count })),
  home: v.array(v.strictObject({ home: count, games: count })),
  times: v.array(v.strictObject({ minutes: count, games: count })),
});
