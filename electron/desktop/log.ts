import { appendFileSync, mkdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { homedir, userInfo } from 'node:os';
import { join } from 'node:path';
import { inspect } from 'node:util';
import { withoutNames } from './without-names.ts';

/** Bytes of the two files together. */
const MOST_BYTES = 5_000_000;
/** Characters of one entry: a fault with its stack. */
const LONGEST = 4000;

/** Writes an entry: what happened, and the fault that was behind it. */
export type Log = (what: string, fault?: unknown) => void;

/** The words that tell who the player is: the home folder and the user's name. */
function names(): string[] {
  try {
    return [homedir(), userInfo().username];
  } catch {
    return [homedir()];
  }
}

/**
 * A log in a folder, which is made at the first entry: `tarbart.log`, and `tarbart.1.log` with what was before. Paths are
 * shortened and nothing tells who the player is. Never throws: what cannot be written is left out.
 */
export function openLog(folder: string, now: () => Date = () => new Date(), most = MOST_BYTES): Log {
  const file = join(folder, 'tarbart.log');
  const secrets = names();
  return (what, fault) => {
    const text = fault === undefined ? what : `${what}: ${typeof fault === 'string' ? fault : inspect(fault)}`;
    const entry = `${now().toISOString()} ${withoutNames(text.slice(0, LONGEST), secrets)}\n`;
    try {
      mkdirSync(folder, { recursive: true });
      const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
      if (size + Buffer.byteLength(entry) > most / 2) {
        rmSync(join(folder, 'tarbart.1.log'), { force: true });
        if (size > 0) renameSync(file, join(folder, 'tarbart.1.log'));
      }
      appendFileSync(file, entry);
    } catch {
      // No room, or no right to write here: the program does not depend on it.
    }
  };
}
