import * as v from 'valibot';
import { count } from './attempt.ts';

/* Whether the records can be used, and their backups. */

/** Why the database cannot be used. Nothing of it has been changed then. */
export const databaseReason = v.picklist([
  /** Written by a later version of the program. */
  'newer',
  /** No database, or one that is broken. */
  'damaged',
  /** A database of another program. */
  'foreign',
  /** There are backups, but no database any more. */
  'lost',
  /** Another Tarbart has the folder open. */
  'inUse',
  /** Held by another process. */
  'locked',
  'readOnly',
  'full',
  /** The folder cannot be made or reached. */
  'missing',
  /** A change to the present form failed; the file is as it was. */
  'migration',
  /** The system could not read or write. */
  'unreadable',
]);
const backupName = v.pipe(v.string(), v.regex(/^\d{4,12}-\d{8}T\d{6}Z-[a-z]+\.sqlite$/));

export type DatabaseReason = v.InferOutput<typeof databaseReason>;

const nothing = v.strictObject({});

export const storage = {
  /** Whether the records can be used, and whether anything is being kept. */
  'storage.state': { input: nothing, output: v.strictObject({ unkept: v.boolean() }) },
  /** Uses the file again; what has been played in memory from what is stored in it is written. */
  'storage.retry': { input: nothing, output: nothing },
  /** Goes on in memory, because of what the file has been refused for. */
  'storage.memory': { input: v.strictObject({ reason: databaseReason }), output: nothing },
  /** Sets a file that is damaged, foreign or lost aside and begins with no records. */
  'storage.anew': { input: nothing, output: nothing },
  /**
   * The backups, the newest first, with what is in them: null where one is damaged or of a later version. `at`: ms since
   * 1970. `failed`: why the last one could not be made.
   */
  'backups.list': {
    input: nothing,
    output: v.strictObject({
      backups: v.array(
        v.strictObject({
          name: backupName,
          at: v.pipe(v.number(), v.safeInteger()),
          bytes: count,
          reason: v.picklist(['daily', 'asked', 'migration', 'import', 'restore', 'rescue']),
          contents: v.nullable(v.strictObject({ players: count, attempts: count, saved: count })),
        }),
      ),
      failed: v.nullable(databaseReason),
    }),
  },
  'backups.make': { input: nothing, output: nothing },
  /** What restoring a backup would change: attempts that would go, come, and stand as they stood then, and players by name. */
  'backups.compare': {
    input: v.strictObject({ name: backupName }),
    output: v.strictObject({
      ...{ go: count, come: count, back: count },
      players: v.strictObject({ go: v.array(v.nullable(v.string())), come: v.array(v.nullable(v.string())) }),
    }),
  },
  /** Puts a backup in the place of the records of all players; what was there is kept. */
  'backups.restore': { input: v.strictObject({ name: backupName }), output: nothing },
  'backups.delete': { input: v.strictObject({ name: backupName }), output: nothing },
} as const;
