import type { Carrier, Output } from '../../shared/api/contract.ts';
import { workerThread, type Report } from './worker-thread.ts';

/** Calls that only read and may take long. */
const READS: ReadonlySet<string> = new Set([
  'statistics.figures',
  'statistics.log',
  'statistics.history',
  'export.begin',
  'export.next',
  'export.cancel',
  'backups.make',
  'backups.compare',
]);
/** Calls that have to do with the folder of the backups, whatever is with the database. */
const BESIDE: ReadonlySet<string> = new Set(['backups.list', 'backups.delete']);
/** Calls that may put another file in the place of the database. Nobody may have it open to read then. */
const REPLACES: ReadonlySet<string> = new Set(['storage.retry', 'storage.anew', 'backups.restore']);

/** The database behind its threads. */
export interface DatabaseThread {
  readonly call: Carrier;
  /** Closes the file and ends the threads. Nothing depends on it. */
  readonly close: () => Promise<void>;
}

/**
 * The database of a data folder: one thread owns the file, a second one only reads it, so that statistics never hold up
 * a move. Calls are carried out as if there were one: what reads sees all that was asked for before. Faults are reported.
 */
export function databaseThread(folder: string, report: Report = console.error): DatabaseThread {
  const writer = workerThread({ folder, role: 'writer' }, report);
  const reader = workerThread({ folder, role: 'reader' }, report);

  let closed = false;
  let replacing: Promise<unknown> | undefined;
  const reading = new Set<Promise<unknown>>();

  const read: Carrier = async (name, input) => {
    // Answered when all before it is stored, and the file is open and of this version; else refused with the reason.
    const turn = await writer.call('storage.state', {});
    if (!turn.ok) return turn;
    return (turn.value as Output<'storage.state'>).unkept ? writer.call(name, input) : reader.call(name, input);
  };

  const write: Carrier = async (name, input) => {
    const answer = await writer.call(name, input);
    // It is told at once, and looks a little later: nothing that is asked at the start waits for a backup.
    if (!closed && answer.ok) reader.keepDaily();
    return answer;
  };

  const replace: Carrier = async (name, input) => {
    await Promise.allSettled(reading);
    await reader.close();
    return writer.call(name, input);
  };

  const call: Carrier = async (name, input) => {
    closed = false;
    while (replacing) await replacing;
    if (REPLACES.has(name)) {
      const done = replace(name, input).finally(() => (replacing = undefined));
      replacing = done;
      return done;
    }
    if (!READS.has(name) && !BESIDE.has(name)) return write(name, input);
    const done = READS.has(name) ? read(name, input) : reader.call(name, input);
    reading.add(done);
    void done.finally(() => reading.delete(done));
    return done;
  };

  return {
    call,
    close: async () => {
      closed = true;
      await reader.close();
      await writer.close();
    },
  };
}
