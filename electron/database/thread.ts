import type { Carrier } from '../../shared/api/contract.ts';
import { workerThread, type Report } from './worker-thread.ts';

/** Calls that only read and may take long. */
const READS: ReadonlySet<string> = new Set(['statistics.figures', 'statistics.log', 'statistics.history']);

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

  const read: Carrier = async (name, input) => {
    // Answered when all before it is stored, and the file is open and of this version; else refused with the reason.
    const turn = await writer.call('attempts.open', {});
    return turn.ok ? reader.call(name, input) : turn;
  };

  const write: Carrier = async (name, input) => {
    const answer = await writer.call(name, input);
    // So that the first figures need not wait for it, and the start of the program neither.
    if (!closed) reader.start();
    return answer;
  };

  return {
    call: (name, input) => {
      closed = false;
      return (READS.has(name) ? read : write)(name, input);
    },
    close: async () => {
      closed = true;
      await reader.close();
      await writer.close();
    },
  };
}
