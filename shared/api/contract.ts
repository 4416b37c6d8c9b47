import * as v from 'valibot';

/*
 * Every call the page can make, once: the schema of what goes in and of what comes out. Client, handlers and validation
 * are derived from it. Times are whole milliseconds; dates are local calendar dates `YYYY-MM-DD`.
 */

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const word = v.pipe(v.string(), v.maxLength(64));
const uuid = v.pipe(v.string(), v.uuid());
const date = v.pipe(v.string(), v.isoDate());

const options = v.pipe(
  v.record(word, word),
  v.check((all) => Object.keys(all).length <= 16),
);

const deal = v.variant('kind', [
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

const move = v.pipe(v.string(), v.regex(/^(deal|[sftr]\d{0,2}>[ftr]\d{1,2})$/));
export const status = v.picklist(['open', 'won', 'lost', 'givenUp']);

/** What of an attempt can be counted as help or correction. */
const counters = { undos: count, restarts: count, hints: count, lights: count, shows: count };

/** A stored attempt with its record. `clock`: ms at the table. `home`, `passes`, `plies` stand as they were last stored. */
export const attempt = v.strictObject({
  id: uuid,
  ...dealt.entries,
  moves: v.array(move),
  cursor: count,
  unseen: v.array(count),
  status,
  repeat: v.boolean(),
  clock: count,
  ...counters,
  home: count,
  passes: count,
  plies: count,
  beganOn: date,
  endedOn: v.nullable(date),
});

/** An open attempt in the list of games in play. `touchedAt`: when it was last stored, ms since 1970. */
export const openAttempt = v.strictObject({
  ...v.omit(attempt, ['moves', 'unseen', 'cursor', 'endedOn']).entries,
  touchedAt: count,
});

/**
 * Figures over the attempts of one game and rule set. `played` = won + lost + given up. `clean`: wins without hint, light,
 * show me, undo or restart. `fair…`: random deals, first time, without help, undo and restart. Times over wins, in ms.
 */
export const figures = v.strictObject({
  game: word,
  options: v.string(),
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
  streak: v.pipe(v.number(), v.safeInteger()),
  longestWon: count,
  longestLost: count,
});

/** Whose ended attempts are looked at: one game under one canonical text of options; repeats are left out unless wanted. */
const ended = { game: word, options: v.pipe(v.string(), v.maxLength(1000)), repeats: v.boolean() };
const result = v.picklist(['all', 'won', 'notWon', 'clean', 'helped']);

/** An ended attempt in the log. `ending` counts attempts in the order they ended. */
export const logged = v.strictObject({
  id: uuid,
  ending: count,
  status: v.picklist(['won', 'lost', 'givenUp']),
  deal,
  source,
  repeat: v.boolean(),
  ...counters,
  home: count,
  passes: count,
  clock: count,
  endedOn: date,
});

/**
 * What the pictures are drawn from. `curve`: wins among the last 40 after an attempt, from the 40th on, at most 240 of
 * them evenly taken and the last one in any case. `days`: attempts by the date they ended on. `home`: lost and given-up
 * games by their cards home. `clock`: ms at the table, open attempts included.
 */
const history = v.strictObject({
  clock: count,
  curve: v.array(v.strictObject({ on: date, won: count })),
  days: v.array(v.strictObject({ on: date, played: count })),
  home: v.array(v.strictObject({ home: count, games: count })),
});

const nothing = v.strictObject({});
/** Which attempt, the ply it is expected to stand at, and its clock as the page has it. */
const at = { id: uuid, ply: count, clock: count };
const standing = v.strictObject({ status });
/** Settings are small JSON values by name; the page knows their meaning. */
const setting = v.union([v.pipe(v.string(), v.maxLength(1000)), v.pipe(v.number(), v.finite()), v.boolean(), v.null()]);

export const contract = {
  /** Version, the player's settings, and what lay on the table: an attempt, a deal without a move, or nothing yet. */
  'app.start': {
    input: nothing,
    output: v.strictObject({
      version: v.string(),
      settings: v.record(v.string(), setting),
      table: v.nullable(
        v.variant('kind', [
          v.strictObject({ kind: v.literal('attempt'), attempt }),
          v.strictObject({ kind: v.literal('dealt'), dealt, repeat: v.boolean() }),
        ]),
      ),
    }),
  },
  /** Lays a new deal on the table. What lay there is left: lost where no move is left, else it stays open. */
  'table.lay': { input: v.strictObject({ dealt, clock: count }), output: v.strictObject({ repeat: v.boolean() }) },
  /** The first move on the deal that lies on the table: opens the attempt under an id made by the page. */
  'attempt.begin': { input: v.strictObject({ id: uuid, dealt, move, clock: count }), output: standing },
  /** A move from the given ply; drops what could be redone unless it is the next move. The last card home wins. */
  'attempt.play': { input: v.strictObject({ ...at, move }), output: standing },
  /** Undo and redo: the cursor goes from `ply` to `to`. */
  'attempt.seek': { input: v.strictObject({ ...at, to: count }), output: standing },
  /** Back to the first position; the same attempt, one restart more. */
  'attempt.restart': { input: v.strictObject(at), output: standing },
  /** Ends an open attempt as given up, or as lost where no move is left. */
  'attempt.giveUp': { input: v.strictObject({ id: uuid, clock: count }), output: standing },
  /** Keeps the clock. */
  'attempt.clock': { input: v.strictObject({ id: uuid, clock: count }), output: standing },
  /** Lays an open attempt on the table; what lay there is left as by `table.lay`. */
  'attempt.resume': { input: v.strictObject({ id: uuid, clock: count }), output: v.strictObject({ attempt }) },
  /** The games in play, last touched first. */
  'attempts.open': { input: nothing, output: v.strictObject({ attempts: v.array(openAttempt) }) },
  /** Figures for each game and rule set with an attempt. */
  'statistics.figures': {
    input: v.strictObject({ repeats: v.boolean() }),
    output: v.strictObject({ figures: v.array(figures) }),
  },
  /** Ended attempts, the last first: at most `limit` of those that ended before `before`, or of all. */
  'statistics.log': {
    input: v.strictObject({
      ...ended,
      result,
      before: v.nullable(count),
      limit: v.pipe(count, v.minValue(1), v.maxValue(200)),
    }),
    output: v.strictObject({ attempts: v.array(logged) }),
  },
  /** What the pictures of a rule set are drawn from; days from `since` on. */
  'statistics.history': { input: v.strictObject({ ...ended, since: date }), output: history },
  'settings.write': {
    input: v.strictObject({ key: v.pipe(v.string(), v.regex(/^[a-z][A-Za-z.]{0,40}$/)), value: setting }),
    output: nothing,
  },
} as const;

export type Contract = typeof contract;
export type Call = keyof Contract;
export type Input<C extends Call> = v.InferOutput<Contract[C]['input']>;
export type Output<C extends Call> = v.InferOutput<Contract[C]['output']>;

export type Dealt = v.InferOutput<typeof dealt>;
export type Attempt = v.InferOutput<typeof attempt>;
export type OpenAttempt = v.InferOutput<typeof openAttempt>;
export type Figures = v.InferOutput<typeof figures>;
export type Logged = v.InferOutput<typeof logged>;
export type History = v.InferOutput<typeof history>;
export type Status = v.InferOutput<typeof status>;
export type Setting = v.InferOutput<typeof setting>;

/** Why a call was not carried out. Words are made where they are shown. */
export type Code =
  | 'unknownCall'
  | 'badInput'
  /** The attempt stands at another ply: another window or an older page has moved. `params.ply` is where it stands. */
  | 'stale'
  | 'illegalMove'
  | 'unknownAttempt'
  /** The attempt has ended. */
  | 'ended'
  /** The game, revision or options are not known to this version. */
  | 'unknownRules'
  /** The database cannot be used; `params.reason` is a `DatabaseReason`. */
  | 'database'
  | 'unreachable'
  | 'fault';

/** Why the database cannot be used. Nothing of it has been changed then. */
export type DatabaseReason =
  /** Written by a later version of the program. */
  | 'newer'
  /** No database, or one that is broken. */
  | 'damaged'
  /** A database of another program. */
  | 'foreign'
  /** Held by another process. */
  | 'locked'
  | 'readOnly'
  | 'full'
  /** The folder cannot be made or reached. */
  | 'missing'
  /** A change to the present form failed; the file is as it was. */
  | 'migration'
  /** The system could not read or write. */
  | 'unreadable';

export type Answer<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly code: Code; readonly params: Readonly<Record<string, string | number>> };

/** One function for each call. */
export type Handlers = { readonly [C in Call]: (input: Input<C>) => Output<C> | Promise<Output<C>> };

/** How calls reach the handlers: IPC, or HTTP on the loopback interface. */
export type Carrier = (name: string, input: unknown) => Promise<Answer<unknown>>;

/** What a handler throws to refuse a call. */
export class Refusal extends Error {
  readonly code: Code;
  readonly params: Readonly<Record<string, string | number>>;
  constructor(code: Code, params: Readonly<Record<string, string | number>> = {}) {
    super(code);
    this.code = code;
    this.params = params;
  }
}
