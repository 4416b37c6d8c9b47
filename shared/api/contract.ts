import * as v from 'valibot';
import {
  attempt,
  count,
  date,
  dealt,
  help,
  helped,
  move,
  openAttempt,
  player,
  playerId,
  status,
  uuid,
} from './attempt.ts';
import { desktop, type DesktopCall } from './desktop.ts';
import { figures, filter, history, logged, logOrder, tally } from './statistics.ts';
import { databaseReason, storage } from './storage.ts';
import { transfer } from './transfer.ts';

export * from './answer.ts';
export type { DatabaseReason } from './storage.ts';

/*
 * Every call the page can make, once: the schema of what goes in and of what comes out. Client, handlers and validation
 * are derived from it. Times are whole milliseconds; dates are local calendar dates `YYYY-MM-DD`.
 */

const nothing = v.strictObject({});
/** Moves one call can carry: a body is read up to 1 MB. */
const MOST_MOVES = 10_000;
/**
 * Which attempt, the ply it is expected to stand at, and its clock as the page has it. `line`: what the moves up to there
 * are expected to come to (`lineOf`), or up to where a redo leads.
 */
const at = { id: uuid, ply: count, clock: count, line: v.optional(count) };
/** The attempt that is expected to lie on the table; null for a deal without a move. */
const from = { from: v.optional(v.nullable(uuid)) };
const standing = v.strictObject({ status });
/** Moves that are made at once after that: all are stored, or none. */
const then = { then: v.optional(v.pipe(v.array(move), v.maxLength(MOST_MOVES))) };
/** Whom the page takes for the one at the table; a call is refused where it is another. */
const as = { player: v.optional(playerId) };
export const settingKey = v.pipe(v.string(), v.regex(/^[a-z][A-Za-z.]{0,40}$/));
/** A name as it was typed. */
const typed = v.pipe(v.string(), v.maxLength(1000));
/** Settings are small JSON values by name; the page knows their meaning. */
export const setting = v.union([
  v.pipe(v.string(), v.maxLength(1000)),
  v.pipe(v.number(), v.finite()),
  v.boolean(),
  v.null(),
]);

export const contract = {
  /**
   * Version, who there is to play, the one at the table with the settings and what lay there: an attempt, a deal without a
   * move, or nothing yet. `unkept`: why nothing is being kept, and whether it goes on from what is stored, so that it can be
   * written later.
   */
  'app.start': {
    input: nothing,
    output: v.strictObject({
      version: v.string(),
      players: v.array(player),
      player: playerId,
      settings: v.record(v.string(), setting),
      table: v.nullable(
        v.variant('kind', [
          v.strictObject({ kind: v.literal('attempt'), attempt }),
          v.strictObject({ kind: v.literal('dealt'), dealt, repeat: v.boolean(), ...helped }),
        ]),
      ),
      unkept: v.nullable(v.strictObject({ reason: databaseReason, goesOn: v.boolean() })),
    }),
  },
  /** What the program runs on, and the file that holds the records. `electron` is null where it runs in a browser. */
  'app.about': {
    input: nothing,
    output: v.strictObject({
      electron: v.nullable(v.string()),
      node: v.string(),
      sqlite: v.string(),
      file: v.string(),
    }),
  },
  /**
   * Lays a new deal on the table. What lay there is left: lost where no move is left, else it stays open. `from`: the
   * attempt that is expected to lie there.
   */
  'table.lay': {
    input: v.strictObject({ dealt, clock: count, ...from, ...as }),
    output: v.strictObject({ repeat: v.boolean() }),
  },
  /** The first move on the deal that lies on the table: opens the attempt under an id made by the page. */
  'attempt.begin': { input: v.strictObject({ id: uuid, dealt, move, ...then, clock: count, ...as }), output: standing },
  /**
   * A move from the given ply; drops what could be redone unless it is the next move. The last card home wins. `auto`:
   * the program made it of itself, after the player's.
   */
  'attempt.play': { input: v.strictObject({ ...at, move, ...then, auto: v.optional(v.boolean()) }), output: standing },
  /** Undo and redo: the cursor goes from `ply` to `to`. */
  'attempt.seek': { input: v.strictObject({ ...at, to: count }), output: standing },
  /** Back to the first position; the same attempt, one restart more. */
  'attempt.restart': { input: v.strictObject(at), output: standing },
  /** Ends an open attempt, on the table or put aside, as given up, or as lost where no move is left. Stands where expected. */
  'attempt.giveUp': {
    input: v.strictObject({ id: uuid, clock: count, ply: v.optional(count), line: v.optional(count) }),
    output: standing,
  },
  /** Keeps the clock of the attempt on the table. One that is put aside stays as it was left. */
  'attempt.clock': { input: v.strictObject({ id: uuid, clock: count }), output: standing },
  /** Lays an open attempt on the table; what lay there is left as by `table.lay`. */
  'attempt.resume': { input: v.strictObject({ id: uuid, clock: count, ...from }), output: v.strictObject({ attempt }) },
  /** Counts help given to an open attempt that stands at the ply; asked before it is shown. */
  'attempt.help': { input: v.strictObject({ ...at, help }), output: standing },
  /** Counts help given before the first move on the deal that lies on the table: for the attempt that comes of it. */
  'table.help': { input: v.strictObject({ dealt, help, ...as }), output: nothing },
  /**
   * Opens an attempt at the same deal that stands where another one stood at a ply, and lays it on the table; what lay
   * there is left as by `table.lay`. It counts as a repeat with help.
   */
  'attempt.takeUp': {
    input: v.strictObject({ id: uuid, from: uuid, ply: count, ...then, clock: count }),
    output: v.strictObject({ attempt }),
  },
  /** The games in play, last touched first, and those deleted that can be taken back. */
  'attempts.open': {
    input: nothing,
    output: v.strictObject({ attempts: v.array(openAttempt), deleted: v.array(openAttempt) }),
  },
  /** A stored attempt, open or ended. */
  'attempt.show': { input: v.strictObject({ id: uuid }), output: v.strictObject({ attempt }) },
  /** Strikes an ended attempt out of all figures, or takes it in again. */
  'attempt.strike': { input: v.strictObject({ id: uuid, struck: v.boolean() }), output: nothing },
  /** Gives an attempt a name, or takes it away where that is empty; answers the name as it is kept. */
  'attempt.name': {
    input: v.strictObject({ id: uuid, name: typed }),
    output: v.strictObject({ name: v.nullable(v.string()) }),
  },
  /** Deletes a game that is put aside: it ends as by `attempt.giveUp`, and can be taken back while the program runs. */
  'attempt.discard': { input: v.strictObject({ id: uuid }), output: standing },
  /** Brings a deleted game back as it was. */
  'attempt.takeBack': { input: v.strictObject({ id: uuid }), output: nothing },
  /** Figures for each game and rule set, for each game, and for all games together. Only games with an attempt are there. */
  'statistics.figures': {
    input: v.strictObject(filter),
    output: v.strictObject({
      figures: v.array(figures),
      games: v.array(v.strictObject({ game: v.string(), ...tally })),
      all: v.strictObject(tally),
    }),
  },
  /**
   * Ended attempts, the last first unless ordered otherwise: at most `limit` of those that come after the one whose
   * `ending` is `before`, or of all. Struck-out ones among them, unless `struck` asks for these or the others alone.
   */
  'statistics.log': {
    input: v.strictObject({
      ...filter,
      struck: v.optional(v.boolean()),
      ...logOrder,
      before: v.nullable(count),
      limit: v.pipe(count, v.minValue(1), v.maxValue(200)),
    }),
    output: v.strictObject({ attempts: v.array(logged) }),
  },
  /** What the pictures are drawn from; days from `since` on. */
  'statistics.history': { input: v.strictObject({ ...filter, since: date }), output: history },
  'settings.write': {
    input: v.strictObject({ key: settingKey, value: setting, ...as }),
    output: nothing,
  },
  /** The players in the order they came, with their ended attempts and games in play, and those that can be taken back. */
  'players.read': {
    input: nothing,
    output: v.strictObject({
      players: v.array(v.strictObject({ ...player.entries, attempts: count, saved: count })),
      removed: v.array(player),
    }),
  },
  /** A new player; the one at the table stays there. */
  'players.add': { input: v.strictObject({ name: typed }), output: v.strictObject({ id: playerId }) },
  'players.rename': { input: v.strictObject({ id: playerId, name: typed }), output: nothing },
  /** Takes a player away; what was theirs is deleted at the next start. Another takes the place at the table. */
  'players.remove': { input: v.strictObject({ id: playerId }), output: nothing },
  /** Brings a removed player back, with a number after the name where that has been given to another. */
  'players.takeBack': { input: v.strictObject({ id: playerId }), output: nothing },
  /** Who sits at the table from now on, with their own table. */
  'players.choose': { input: v.strictObject({ id: playerId }), output: nothing },
  ...transfer,
  ...desktop,
  ...storage,
} as const;

export type Contract = typeof contract;
export type Call = keyof Contract;
export type Input<C extends Call> = v.InferOutput<Contract[C]['input']>;
export type Output<C extends Call> = v.InferOutput<Contract[C]['output']>;

export type Dealt = v.InferOutput<typeof dealt>;
export type Player = v.InferOutput<typeof player>;
export type Help = v.InferOutput<typeof help>;
export type Attempt = v.InferOutput<typeof attempt>;
export type OpenAttempt = v.InferOutput<typeof openAttempt>;
export type Tally = v.InferOutput<v.StrictObjectSchema<typeof tally, undefined>>;
export type Filter = v.InferOutput<v.StrictObjectSchema<typeof filter, undefined>>;
export type Figures = v.InferOutput<typeof figures>;
export type Logged = v.InferOutput<typeof logged>;
export type History = v.InferOutput<typeof history>;
export type Status = v.InferOutput<typeof status>;
export type Setting = v.InferOutput<typeof setting>;

/** One function for each of these calls. */
export type HandlersOf<Some extends Call> = {
  readonly [C in Some]: (input: Input<C>) => Output<C> | Promise<Output<C>>;
};
/** The functions behind all calls but those of the desktop window. */
export type Handlers = HandlersOf<Exclude<Call, DesktopCall>>;
