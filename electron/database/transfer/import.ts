import type { Input, Output } from '../../../shared/api/contract.ts';
import type { Clock } from '../../clock.ts';
import { backup, folderOf } from '../backups.ts';
import type { Db } from '../open.ts';
import { Incoming, refusal } from './incoming.ts';
import { merge } from './merge.ts';
import { plan } from './plan.ts';

/**
 * An import under way, one at a time: read piece by piece, looked at, then taken over in one transaction. Until then, and
 * where it is given up or refused, nothing that is stored is changed.
 */
export class Import {
  readonly #db: Db;
  readonly #clock: Clock;
  #under: Incoming | undefined;

  constructor(db: Db, clock: Clock) {
    this.#db = db;
    this.#clock = clock;
  }

  /** Begins one; another that is under way is given up. */
  begin({ id }: Input<'import.begin'>): void {
    this.#end();
    this.#under = new Incoming(this.#db, id, this.#clock);
  }

  /** Reads the next piece; how many attempts have been read so far. */
  add({ id, text }: Input<'import.add'>): Output<'import.add'> {
    return this.#work(id, (incoming) => ({ attempts: incoming.add(text) }));
  }

  /** All has been read. Refuses a file that broke off. */
  close({ id }: Input<'import.close'>): void {
    this.#work(id, (incoming) => incoming.close());
  }

  /** What would become of each player of the file. */
  preview({ id, into }: Input<'import.preview'>): Output<'import.preview'> {
    return this.#work(id, () => ({ players: this.#db.transaction(() => plan(this.#db, into))() }));
  }

  /** Takes over what was read, as the preview for the same `into` had it. A backup of the file is made before. */
  commit({ id, into }: Input<'import.commit'>): Output<'import.commit'> {
    return this.#work(id, () => {
      if (!this.#db.memory) backup(this.#db, folderOf(this.#db), { reason: 'import' });
      const done = this.#db
        .transaction(() => {
          plan(this.#db, into);
          return merge(this.#db);
        })
        .immediate();
      this.#end();
      return done;
    });
  }

  /** Gives it up. */
  cancel({ id }: Input<'import.cancel'>): void {
    if (this.#under?.id === id) this.#end();
  }

  /** Works on the import of this id; one that fails is given up. */
  #work<T>(id: string, work: (incoming: Incoming) => T): T {
    if (this.#under?.id !== id) throw refusal('gone');
    try {
      return work(this.#under);
    } catch (error) {
      this.#end();
      throw error;
    }
  }

  #end(): void {
    this.#under?.drop();
    this.#under = undefined;
  }
}
