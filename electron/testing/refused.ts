import { Refusal } from '../../shared/api/contract.ts';
import { refusalOf } from '../database/reason.ts';

/** What some work is refused for: the reason where the database is the matter, else the code; undefined where it is done. */
export function refusedFor(work: () => unknown): unknown {
  try {
    work();
    return undefined;
  } catch (error) {
    const refusal = refusalOf(error);
    if (!(refusal instanceof Refusal)) throw error;
    return refusal.params['reason'] ?? refusal.code;
  }
}
