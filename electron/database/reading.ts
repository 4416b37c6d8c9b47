import { join } from 'node:path';
import { Identity } from './identity.ts';
import { FILE, openToRead, type Db } from './open.ts';
import type { Source } from './store.ts';

/** The database file of a data folder, only to be read; opened again where another file has come into its place. */
export class Reading implements Source {
  readonly folder: string;
  #open: { readonly db: Db; readonly identity: Identity } | undefined;

  constructor(folder: string) {
    this.folder = folder;
  }

  get db(): Db {
    if (this.#open && this.#open.identity.presence() !== 'there') this.close();
    this.#open ??= this.#opened();
    return this.#open.db;
  }

  /** Lets go of the file, until it is asked for again. */
  close(): void {
    this.#open?.db.close();
    this.#open = undefined;
  }

  #opened(): { db: Db; identity: Identity } {
    const file = join(this.folder, FILE);
    const db = openToRead(file);
    db.prepare('SELECT count(*) FROM sqlite_schema').get();
    return { db, identity: new Identity(file) };
  }
}
