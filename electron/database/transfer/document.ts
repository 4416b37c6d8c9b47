import * as v from 'valibot';
import { count, date, dealt, MOVE, playerId, source, status, uuid } from '../../../shared/api/attempt.ts';
import { setting, settingKey } from '../../../shared/api/contract.ts';
import { MOST, parseName } from '../../../shared/api/name.ts';

/*
 * What is exported: one JSON object with the members `format`, `version`, `program`, `exportedAt`, `players`, `attempts`, in
 * this order; the last two are lists. Every column of every row of a player is in it, under the column's name, so that an
 * import brings back the same rows. A column that is added to the database raises the version, and is read with a value of
 * its own from the versions before.
 */

export const FORMAT = 'tarbart';
export const VERSION = 2;

/** A name that is one already. */
const named = (most: number) =>
  v.nullable(
    v.pipe(
      v.string(),
      v.check((text) => {
        const read = parseName(text, most);
        return 'name' in read && read.name === text;
      }),
    ),
  );

/** What lies on a player's table: an attempt by its id, or a deal without a move and the help given on it. */
const none = v.optional(count, 0);
const desk = v.nullable(
  v.union([v.strictObject({ attempt: uuid }), v.strictObject({ dealt, hints: none, lights: none, shows: none })]),
);

/** Ms since 1970: no others can be shown as a date. */
const LAST_MOMENT = 8_640_000_000_000_000;
const moment = v.pipe(v.number(), v.safeInteger(), v.minValue(-LAST_MOMENT), v.maxValue(LAST_MOMENT));
/** A date that the calendar has: there is no 30 February. */
const isDay = (text: string): boolean => {
  const at = Date.parse(text);
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text);
};
const day = v.pipe(date, v.check(isDay));
/** Ms at a table: 100 years. Sums of a million of them are whole numbers still. */
const clock = v.pipe(count, v.maxValue(3_155_760_000_000));

export const player = v.strictObject({
  id: playerId,
  name: named(MOST.player),
  created_at: v.pipe(moment, v.minValue(0)),
  settings: v.record(settingKey, setting),
  desk,
});

const bit = v.picklist([0, 1]);
const word = v.pipe(v.string(), v.minLength(1), v.maxLength(64));
const uint = v.pipe(count, v.maxValue(4_294_967_295));
const text = (most: number) => v.pipe(v.string(), v.maxLength(most));
/** Options as they are kept, of any game: at most 16 names, none twice, each with its value. */
const options = v.pipe(
  text(1000),
  v.regex(/^(([^\s,=]{1,64}=[^\s,=]{0,64})(,(?=.)|$)){0,16}$/),
  v.check((all) => {
    const names = all.split(',').map((pair) => pair.split('=', 1)[0]);
    return new Set(names).size === names.length;
  }),
);
const MOVES = new RegExp(`^(${MOVE}( (?=.)|$))*$`);

/** The columns of `attempt` but its player, and of `record`. */
const columns = {
  id: uuid,
  name: named(MOST.game),
  game: word,
  revision: v.pipe(count, v.minValue(1)),
  options,
  deal: v.picklist(['number', 'text']),
  shuffle: v.nullable(v.pipe(count, v.minValue(1))),
  number: v.nullable(v.pipe(uint, v.minValue(1))),
  deck: v.nullable(text(1000)),
  seed: v.nullable(uint),
  source,
  repeat: bit,
  status,
  began_at: moment,
  began_on: day,
  touched_at: moment,
  ended_at: v.nullable(moment),
  ended_on: v.nullable(day),
  ending: v.nullable(v.pipe(uint, v.minValue(1))),
  clock,
  undos: uint,
  restarts: uint,
  hints: uint,
  lights: uint,
  shows: uint,
  home: uint,
  passes: uint,
  plies: uint,
  struck: bit,
  taken_up: v.optional(v.nullable(uint), null),
  moves: v.pipe(text(1_000_000), v.regex(MOVES)),
  cursor: count,
  unseen: v.array(count),
  auto: v.array(count),
};

/** An attempt with its record; what no program would write is refused. */
export const attempt = v.pipe(
  v.strictObject({ player: playerId, ...columns }),
  v.check(({ moves, cursor, auto }) => {
    const made = moves === '' ? 0 : moves.split(' ').length;
    return cursor <= made && auto.every((n) => n < made);
  }),
);

/** The columns of `record` with what stands for each where an attempt has none, and those of `attempt` in their order. */
export const RECORD = { moves: `''`, cursor: '0', unseen: `'[]'`, auto: `'[]'` } as const;
export const ATTEMPT = Object.keys(columns).filter((name) => !Object.hasOwn(RECORD, name));

export type PlayerEntry = v.InferOutput<typeof player>;
export type AttemptEntry = v.InferOutput<typeof attempt>;
