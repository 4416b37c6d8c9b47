import type { Carrier } from '../../shared/api/contract.ts';
import { workerThread } from './worker-thread.ts';

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
 * a move. Calls are carried out as if there were one: what reads sees all that was asked for before.
 */
export function databaseThread(folder: string): DatabaseThread {
  const writer = workerThread({ folder, role: 'writer' });
  const reader = workerThread({ folder, role: 'reader' });

  const read: Carrier = async (name, input) => {
    // Answered when all before it is stored, and the file is open and of this version; else refused with the reason.
    const turn = await writer.call('attempts.open', {});
    return turn.ok ? reader.call(name, input) : turn;
  };

  return {
    call: (name, input) => (READS.has(name) ? read : writer.call)(name, input),
    close: async () => {
      await reader.close();
      await writer.close();
    },
  };
}
