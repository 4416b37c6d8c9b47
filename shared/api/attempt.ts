import * as v from 'valibot';

/* What an attempt is made of on its way between page and program. */

export const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
export const word = v.pipe(v.string(), v.maxLength(64));
export const uuid = v.pipe(v.string(), v.uuid());
export const date = v.pipe(v.string(), v.isoDate());

/** Of the first player it is a word, of the others a UUID. */
export const playerId = v.pipe(v.string(), v.minLength(1), v.maxLength(36));
/** Someone who plays; `name` is null for the first one until a name is given. */
export const player = v.strictObject({ id: playerId, name: v.nullable(v.string()) });

const options = v.pipe(
  v.record(word, word),
  v.check((all) => Object.keys(all).length <= 16),
);

export const deal = v.variant('kind', [
  v.strictObject({
    kind: v.literal('number'),
    shuffle: count,
    number: v.pipe(count, v.minValue(1), v.maxValue(4_294_967_295)),
  }),
  v.strictObject({
    kind: v.literal('text'),
    deck: v.pipe(v.string(), v.maxLength(1000)),
    seed: v.pipe(count, v.maxValue(4_294_967_295)),
  }),
]);

/** How the player came by the deal; only `random` deals can be fair. */
export const source = v.picklist(['random', 'number', 'text', 'kind']);

/** A deal on the table, before a move has been made. */
export const dealt = v.strictObject({ game: word, revision: count, options, deal, source });

/** The form of a move, for a regular expression. */
export const MOVE = '(deal|[sftr]\\d{0,2}>[ftr]\\d{1,2})';
export const move = v.pipe(v.string(), v.regex(new RegExp(`^${MOVE}$`)));
export const status = v.picklist(['open', 'won', 'lost', 'givenUp']);

/** Ways in which the program helps. */
export const help = v.picklist(['hint', 'light', 'show']);
/** How often it has helped. */
export const helped = { hints: count, lights: count, shows: count };
/** What of an attempt can be counted as help or correction. */
export const counters = { undos: count, restarts: count, ...helped };

/**
 * A stored attempt with its record. `clock`: ms at the table. `home`, `passes`, `plies` stand as they were last stored.
 * `struck`: kept, but struck out of all figures. `name`: the player's own for this game. `takenUp`: the
 * ply of an earlier attempt it goes on from, after it was shown where that was lost.
 */
export const attempt = v.strictObject({
  id: uuid,
  name: v.nullable(v.string()),
  ...dealt.entries,
  moves: v.array(move),
  cursor: count,
  unseen: v.array(count),
  auto: v.array(count),
  status,
  repeat: v.boolean(),
  takenUp: v.nullable(count),
  clock: count,
  ...counters,
  home: count,
  passes: count,
  plies: count,
  beganOn: date,
  endedOn: v.nullable(date),
  struck: v.boolean(),
});

/** An open attempt in the list of games in play. `touchedAt`: when it was last stored, ms since 1970. */
export const openAttempt = v.strictObject({
  ...v.omit(attempt, ['moves', 'unseen', 'auto', 'cursor', 'endedOn', 'struck']).entries,
  touchedAt: count,
});
