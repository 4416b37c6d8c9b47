import type { DatabaseReason, Output } from '../../shared/api/contract.ts';
import type { App } from '../app.svelte.ts';
import { formatMoment } from '../moment.ts';
import type { Backup } from '../records.svelte.ts';

/** What is being asked about a backup before it is done. */
export type Asked =
  | { readonly what: 'delete'; readonly name: string }
  | { readonly what: 'restore'; readonly name: string; readonly changes: Output<'backups.compare'> };

/** The backups in the settings: what there is, and what can be done with them. */
export class BackupList {
  all = $state.raw<readonly Backup[] | null>(null);
  /** Why the last backup could not be made. */
  failed = $state<DatabaseReason | null>(null);
  asked = $state.raw<Asked | null>(null);
  busy = $state(false);
  /** What went wrong, in words. */
  problem = $state('');
  readonly #app: App;
  readonly #restored: () => void;

  /** `restored`: a backup has taken the place of the records. */
  constructor(app: App, restored: () => void) {
    this.#app = app;
    this.#restored = restored;
  }

  /** When a backup was made, in words. */
  when({ at }: Backup): string {
    return formatMoment(this.#app.language, at);
  }

  async load(): Promise<void> {
    const answer = await this.#app.client('backups.list', {});
    if (answer.ok) {
      this.all = answer.value.backups;
      this.failed = answer.value.failed;
    } else this.#say(answer);
  }

  make(): Promise<void> {
    return this.#do(async () => {
      const answer = await this.#app.client('backups.make', {});
      if (answer.ok) this.#app.say(this.#app.t.backups.made);
      else this.#say(answer);
    });
  }

  /** Asks whether to restore, with what that would change. */
  async askRestore({ name }: Backup): Promise<void> {
    if (this.busy) return;
    const answer = await this.#app.client('backups.compare', { name });
    if (answer.ok) this.asked = { what: 'restore', name, changes: answer.value };
    else this.#say(answer);
  }

  askDelete({ name }: Backup): void {
    if (!this.busy) this.asked = { what: 'delete', name };
  }

  /** Does what has been asked. */
  async confirm(): Promise<void> {
    await this.#do(async () => {
      const { asked } = this;
      const { records, client, t } = this.#app;
      if (asked?.what === 'restore') {
        await records.restore(asked.name);
        if (records.failed === null) {
          this.#app.say(t.backups.restored);
          this.#restored();
        } else this.problem = t.app.problems[records.failed];
      } else if (asked) {
        const answer = await client('backups.delete', { name: asked.name });
        if (answer.ok) this.#app.say(t.backups.deleted);
        else this.#say(answer);
      }
    });
    this.asked = null;
  }

  async #do(work: () => Promise<void>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.problem = '';
    await work();
    await this.load();
    this.busy = false;
  }

  #say({ code, params }: { readonly code: keyof App['t']['app']['problems']; readonly params: object }): void {
    const { app, trouble } = this.#app.t;
    const reason = 'reason' in params ? (params.reason as DatabaseReason) : null;
    this.problem = reason ? `${trouble.matters[reason].title}. ${trouble.matters[reason].text}` : app.problems[code];
  }
}
