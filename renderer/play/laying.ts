import type { Client } from '../../shared/api/client.ts';
import type { Answer, Dealt } from '../../shared/api/contract.ts';
import type { Move } from '../../shared/engine/notation.ts';
import { isLost } from '../contact.svelte.ts';
import { layingOut, NONE, onTable, type Lying } from './lying.ts';
import type { Problem } from './position.svelte.ts';
import { StoredAttempt } from './stored.ts';
import { Watching } from './watching.svelte.ts';

/** What the program answers where it does not do what was asked. */
export type Refusal = Extract<Answer<unknown>, { ok: false }>;

/**
 * A table on which games come to lie and are left, as the program has stored them. What is watched or tried meanwhile stays
 * until that is done.
 */
export class Laying extends Watching {
  readonly #client: Client;
  /** The attempt on the table. */
  protected readonly stored: StoredAttempt;

  constructor(client: Client) {
    super();
    this.#client = client;
    this.stored = new StoredAttempt(client);
  }

  /** Shows what the program says lies on the table; false where that cannot be played here. */
  show(lying: Lying): boolean {
    const table = onTable(lying);
    if (!table) return false;
    this.takeBack();
    this.put(table, lying.kind === 'attempt' ? lying.attempt.clock : 0);
    this.change('shown');
    return true;
  }

  /** Lays a new deal, and answers whether it lies there; what lay there before is left, also what another window has laid. */
  lay(dealt: Dealt): Promise<boolean> {
    return this.turns.take(async () => {
      const answer = await this.#leaving((left) => this.#client('table.lay', { dealt, ...left }));
      if (!answer.ok) return this.refused(answer);
      const table = onTable({ kind: 'dealt', dealt, repeat: answer.value.repeat, ...NONE });
      if (!table) return false;
      this.takeBack();
      this.put(table, 0);
      this.paused = false;
      const state = this.stands();
      this.change('laid', layingOut(state), state);
      return true;
    });
  }

  /** Lays an open attempt on the table again; what lay there is left. */
  resume(id: string): Promise<boolean> {
    return this.turns.take(async () => {
      const answer = await this.#leaving((left) => this.#client('attempt.resume', { id, ...left }));
      if (!answer.ok) return this.refused(answer);
      this.takeBack();
      this.paused = false;
      return this.show({ kind: 'attempt', attempt: answer.value.attempt });
    });
  }

  /** Opens an attempt that goes on with moves from a ply of the one on the table; what lies on the table is left. */
  takeUp(ply: number, then: readonly Move[]): Promise<boolean> {
    return this.turns.take(async () => {
      const { own } = this;
      const from = own?.table.id ?? null;
      if (own === null || from === null) return false;
      const id = crypto.randomUUID();
      const answer = await this.#client('attempt.takeUp', { id, from, ply, then: [...then], clock: own.clock });
      if (!answer.ok) return this.refused(answer);
      return this.show({ kind: 'attempt', attempt: answer.value.attempt });
    });
  }

  /** Stores the clock of an open attempt. */
  async keepClock(): Promise<void> {
    const { id, status } = this;
    if (id !== null && status === 'open') await this.stored.keepClock(id, this.clock.read());
  }

  /** Asks for another table; where another game lies there than this page shows, its clock is left as it is. */
  async #leaving<T>(ask: (left: { clock: number; from?: string | null }) => Promise<Answer<T>>): Promise<Answer<T>> {
    const { own } = this;
    const answer = await ask(own ? { clock: own.clock, from: own.table.id } : { clock: 0 });
    return !answer.ok && answer.code === 'stale' ? ask({ clock: 0 }) : answer;
  }

  /** Keeps what is shown; where the stored game stands elsewhere, or another lies on the table, shows that. */
  protected async refused({ code }: Pick<Refusal, 'code'>): Promise<false> {
    let problem: Problem = code;
    if (['stale', 'illegalMove', 'unknownAttempt', 'ended'].includes(code)) {
      const before = JSON.stringify(this.own?.table.dealt);
      const answer = await this.#client('app.start', {});
      const shown = answer.ok && answer.value.table && this.show(answer.value.table);
      const same = JSON.stringify(this.dealt) === before;
      if (shown && !same) problem = code === 'stale' ? 'otherGame' : 'notInPlay';
      // It is stored under another id since a backup was restored.
      else if (shown && code === 'unknownAttempt') problem = 'stale';
    }
    // That nothing arrives is said at the foot of every screen, and what is with the records in a dialog.
    if (!isLost(code) && code !== 'database') this.problem = problem;
    return false;
  }
}
