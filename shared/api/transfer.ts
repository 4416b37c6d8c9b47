import * as v from 'valibot';
import { count, playerId, uuid } from './attempt.ts';

/* What goes out of the program as a file, and what comes in. Files travel in pieces, under an id made by the page. */

/** The longest piece of a file that is sent, in bytes: written as JSON it stays below what a carrier takes. */
export const MOST_BYTES_SENT = 160_000;

const under = v.strictObject({ id: uuid });
const piece = v.strictObject({ id: uuid, text: v.pipe(v.string(), v.maxLength(MOST_BYTES_SENT)) });

/** Of whom: of one player, or of all. `json` is everything, `csv` the log. */
const exported = v.strictObject({ id: uuid, as: v.picklist(['json', 'csv']), player: v.optional(playerId) });

/** Into whom players of the file go, as far as that is not left to the program: into a player here, or a new one (null). */
const imported = v.strictObject({
  id: uuid,
  into: v.pipe(v.array(v.strictObject({ player: playerId, target: v.nullable(playerId) })), v.maxLength(1000)),
});

/**
 * Why an attempt of a file is not taken: its moves do not all apply, they do not lead to its result and figures, or it has a
 * date before all clocks or one that is still to come.
 */
export type Doubt = 'moves' | 'result' | 'date';

/**
 * A player of the file, and what an import would do. `adds`: attempts that are new here. `goesOn`: attempts of this player
 * that are further on in the file, which take the place of those here. `there`: attempts that stay as they are here.
 * `elsewhere`: attempts that are another player's here, and left out. `settings`: those that are not set here yet.
 * `leftOut`: attempts that cannot have been played as the file says, by the reason.
 */
const incomingPlayer = v.strictObject({
  id: playerId,
  name: v.nullable(v.string()),
  target: v.nullable(playerId),
  adds: count,
  goesOn: count,
  there: count,
  elsewhere: count,
  settings: count,
  leftOut: v.strictObject({ moves: count, result: count, date: count } satisfies Record<Doubt, unknown>),
});

const nothing = v.strictObject({});

export const transfer = {
  /** Begins to write a file; how many attempts will be in it. Another one that is under way ends. */
  'export.begin': { input: exported, output: v.strictObject({ attempts: count }) },
  /** The next piece of its text, and how many rows are in that; the last one is the end. */
  'export.next': {
    input: under,
    output: v.strictObject({ text: v.string(), rows: count, end: v.boolean() }),
  },
  'export.cancel': { input: under, output: nothing },
  /** Begins to read an exported file; another that is under way is given up. */
  'import.begin': { input: under, output: nothing },
  /** The next piece of its text; how many attempts have been read. A refusal ends the import. */
  'import.add': { input: piece, output: v.strictObject({ attempts: count }) },
  /** The file ends here. */
  'import.close': { input: under, output: nothing },
  /** What would be added; nothing is changed. */
  'import.preview': { input: imported, output: v.strictObject({ players: v.array(incomingPlayer) }) },
  /** Adds it, all or nothing. `changed`: attempts that are further on now. */
  'import.commit': {
    input: imported,
    output: v.strictObject({ players: count, added: count, changed: count }),
  },
  'import.cancel': { input: under, output: nothing },
} as const;
