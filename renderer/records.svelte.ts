import type { Client } from '../shared/api/client.ts';
import type { Answer, Call, Carrier, Code, DatabaseReason, Input, Output } from '../shared/api/contract.ts';

export type Backup = Output<'backups.list'>['backups'][number];
type Unkept = Output<'app.start'>['unkept'];

/** Calls whose refusal is told where they are made, or by the next one. */
const QUIET = /^(attempt\.clock|storage\.|backups\.)/;
/** Calls that change nothing. */
const READS = /^(statistics\.|players\.read|attempts\.open|attempt\.show|app\.start|export\.|import\.preview)/;
/** What may take the place of the file, by what it cannot be used for. */
const RESTORES: readonly DatabaseReason[] = ['damaged', 'foreign', 'lost', 'migration'];
const ANEW: readonly DatabaseReason[] = ['damaged', 'foreign', 'lost'];
/** How long after the start the program is asked whether the backup of the day could be made, ms. */
const LOOK_MS = 20_000;

/** Whether the records can be used and are being kept, and what the player can do about it. */
export class Records {
  /** Why the records could not be used last. */
  trouble = $state<DatabaseReason | null>(null);
  /** What the player did was not done for it. */
  notDone = $state(false);
  /** Why nothing is being kept. */
  unkept = $state.raw<Unkept>(null);
  /** The newest backup that can be restored. */
  newest = $state.raw<Backup | null>(null);
  /** Something the player has chosen is being done. */
  busy = $state(false);
  /** Why it could not be done. */
  failed = $state<Code | null>(null);
  readonly #client: Client;
  readonly #begin: () => Promise<void>;

  /** `begin` shows everything anew. */
  constructor(client: Client, begin: () => Promise<void>) {
    this.#client = client;
    this.#begin = begin;
  }

  readonly canRestore = $derived.by(() => this.trouble !== null && RESTORES.includes(this.trouble));
  readonly canBeginAnew = $derived.by(() => this.trouble !== null && ANEW.includes(this.trouble));

  /** A carrier that tells of every refusal for the sake of the records. */
  hearing(carrier: Carrier): Carrier {
    return async (name, input) => {
      const answer = await carrier(name, input);
      await this.hear(name, answer);
      return answer;
    };
  }

  /** Hears what a call was answered. */
  async hear(name: string, answer: Answer<unknown>): Promise<void> {
    if (!answer.ok && answer.code === 'database' && !QUIET.test(name))
      await this.#meet(answer.params['reason'] as DatabaseReason, !READS.test(name));
  }

  /** Asks after a while whether the records have been found damaged meanwhile. */
  lookLater(): void {
    setTimeout(() => {
      void this.#client('backups.list', {}).then((answer) => {
        if (answer.ok && answer.value.failed === 'damaged') void this.#meet('damaged');
      });
    }, LOOK_MS);
  }

  close(): void {
    this.trouble = null;
    this.failed = null;
  }

  retry(): Promise<void> {
    return this.#do('storage.retry', {});
  }
  anew(): Promise<void> {
    return this.#do('storage.anew', {});
  }
  memory(): Promise<void> {
    return this.trouble === null ? Promise.resolve() : this.#do('storage.memory', { reason: this.trouble });
  }
  restore(name: string): Promise<void> {
    return this.#do('backups.restore', { name });
  }

  async #meet(reason: DatabaseReason, notDone = false): Promise<void> {
    if (RESTORES.includes(reason)) {
      const answer = await this.#client('backups.list', {});
      this.newest = (answer.ok && answer.value.backups.find(({ contents }) => contents !== null)) || null;
    }
    this.notDone = notDone;
    this.trouble = reason;
  }

  /** Does what the player has chosen, and shows everything anew. */
  async #do<C extends Call>(name: C, input: Input<C>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.failed = null;
    try {
      const answer = await this.#client(name, input);
      if (answer.ok) {
        this.trouble = null;
        await this.#begin();
      } else {
        this.failed = answer.code;
        if (answer.code === 'database') await this.#meet(answer.params['reason'] as DatabaseReason);
      }
    } finally {
      this.busy = false;
    }
  }
}
