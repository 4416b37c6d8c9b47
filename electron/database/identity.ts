import { statSync } from 'node:fs';

/** Which file stands under a name: undefined where there is none. */
function numberOf(path: string): string | undefined {
  const stat = statSync(path, { throwIfNoEntry: false, bigint: true });
  return stat && `${stat.dev}:${stat.ino}`;
}

/** How an open database stands to the files under its names: `gone` and `other` speak of the database, `logGone` of its log. */
export type Presence = 'there' | 'gone' | 'other' | 'logGone';

/**
 * Remembers which files a database has been opened from. A file that is deleted or exchanged while it is open goes on
 * being written to, and is lost at the end; this tells.
 */
export class Identity {
  readonly #file: string;
  readonly #main: string | undefined;
  readonly #log: string | undefined;

  constructor(file: string) {
    this.#file = file;
    this.#main = numberOf(file);
    this.#log = numberOf(`${file}-wal`);
  }

  /** How the open database stands to the files now. */
  presence(): Presence {
    const main = numberOf(this.#file);
    if (main === undefined) return 'gone';
    if (main !== this.#main) return 'other';
    return this.hasLog() ? 'there' : 'logGone';
  }

  /** Whether the log under its name is the one the database is open with. */
  hasLog(): boolean {
    return numberOf(`${this.#file}-wal`) === this.#log;
  }
}
