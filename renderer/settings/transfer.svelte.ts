import type { Answer, Input, Output } from '../../shared/api/contract.ts';
import { MOST_BYTES_SENT } from '../../shared/api/transfer.ts';
import type { Messages } from '../../shared/text/language.ts';
import type { App } from '../app.svelte.ts';
import { today } from '../statistics/today.ts';

type Words = Messages['transfer'];
type Refused = Extract<Answer<unknown>, { ok: false }>;
/** A player of a file that is looked at. */
export type Incoming = Output<'import.preview'>['players'][number];
/** Into whom players of the file go, as far as that has been chosen. */
type Into = Input<'import.preview'>['into'];

/** A few bytes less than may be sent: a letter can come in two parts. */
const SLICE = MOST_BYTES_SENT - 8;

/** What is under way: written, read, looked at or taken over. */
export type Work =
  | { readonly kind: 'writing' | 'reading'; readonly done: number; readonly all: number; readonly attempts: number }
  | { readonly kind: 'preview'; readonly players: readonly Incoming[] }
  | { readonly kind: 'adding' };

/** Files out of the program and into it, one at a time. */
export class Transfer {
  work = $state.raw<Work | null>(null);
  /** What came of the last one, in words. */
  result = $state.raw<((words: Words) => string) | null>(null);
  failed = $state(false);
  readonly #app: App;
  readonly #imported: () => void;
  #id = '';
  #into: Into = [];

  /** `imported` is told when something has come in. */
  constructor(app: App, imported: () => void) {
    this.#app = app;
    this.#imported = imported;
  }

  /** Writes everything, or the log, of one player or of all, and hands it to the browser as a download. */
  async export(as: 'json' | 'csv', player?: string): Promise<void> {
    if (this.work) return;
    const id = this.#begin();
    const { client } = this.#app;
    const begun = await client('export.begin', { id, as, ...(player !== undefined && { player }) });
    if (!begun.ok) {
      this.#refused(begun);
      return;
    }
    const all = begun.value.attempts;
    const parts: Blob[] = [];
    for (let done = 0, end = false; !end;) {
      this.work = { kind: 'writing', done: Math.min(done, all), all, attempts: all };
      const piece = await client('export.next', { id });
      if (this.#id !== id) return void client('export.cancel', { id });
      if (!piece.ok) {
        this.#refused(piece);
        return;
      }
      parts.push(new Blob([piece.value.text]));
      done += piece.value.rows;
      end = piece.value.end;
    }
    const type = as === 'json' ? 'application/json' : 'text/csv;charset=utf-8';
    const name = as === 'json' ? `tarbart-${today()}.json` : `tarbart-log-${today()}.csv`;
    download(new Blob(parts, { type }), name);
    this.#end((words) => words.exported(name));
  }

  /** Reads a file piece by piece, and shows what it would add. */
  async import(file: File): Promise<void> {
    const id = this.#begin();
    const { client } = this.#app;
    const begun = await client('import.begin', { id });
    if (!begun.ok) {
      this.#refused(begun);
      return;
    }
    const decoder = new TextDecoder('utf-8', { fatal: true });
    for (let at = 0, attempts = 0; at < file.size; at += SLICE) {
      this.work = { kind: 'reading', done: at, all: file.size, attempts };
      const text = await read(file, at, decoder);
      if (this.#id !== id) return;
      if (typeof text !== 'string') {
        this.#broken(text.problem);
        return;
      }
      const added = await client('import.add', { id, text });
      if (this.#id !== id) return;
      if (!added.ok) {
        this.#refused(added);
        return;
      }
      attempts = added.value.attempts;
    }
    const closed = await client('import.close', { id });
    if (this.#id !== id) return;
    if (!closed.ok) {
      this.#refused(closed);
      return;
    }
    this.#into = [];
    await this.#preview();
  }

  /** A player of the file goes into this one here, or becomes a new one. */
  async choose(player: string, target: string | null): Promise<void> {
    this.#into = [...this.#into.filter((one) => one.player !== player), { player, target }];
    await this.#preview();
  }

  async #preview(): Promise<void> {
    const id = this.#id;
    const answer = await this.#app.client('import.preview', { id, into: this.#into });
    if (this.#id !== id) return;
    if (!answer.ok) {
      this.#refused(answer);
      return;
    }
    const { players } = answer.value;
    // What was found stays, whatever else is chosen.
    this.#into = players.map((one) => ({ player: one.id, target: one.target }));
    this.work = { kind: 'preview', players };
  }

  /** Takes over what has been looked at. */
  async commit(): Promise<void> {
    this.work = { kind: 'adding' };
    const answer = await this.#app.client('import.commit', { id: this.#id, into: this.#into });
    if (!answer.ok) {
      this.#refused(answer);
      return;
    }
    const { players, added, changed } = answer.value;
    this.#end((words) => words.done(players, added, changed));
    await this.#app.start();
    this.#imported();
  }

  /** Gives up what is under way. */
  cancel(): void {
    const { work } = this;
    if (work === null || work.kind === 'adding') return;
    if (work.kind !== 'writing') void this.#app.client('import.cancel', { id: this.#id });
    this.#end((words) => words.cancelled);
  }

  #begin(): string {
    this.result = null;
    this.failed = false;
    return (this.#id = crypto.randomUUID());
  }

  #end(result: (words: Words) => string, failed = false): void {
    this.#id = '';
    this.work = null;
    this.result = result;
    this.failed = failed;
    if (!failed) this.#app.say(result(this.#app.t.transfer));
  }

  #broken(problem: keyof Words['problems']): void {
    void this.#app.client('import.cancel', { id: this.#id });
    this.#end((words) => words.problems[problem], true);
  }

  #refused({ code, params }: Refused): void {
    const { attempt, player, reason } = params;
    const { app } = this.#app.t;
    this.#end((words) => {
      if (code !== 'transfer') return app.problems[code];
      if (typeof attempt === 'number') return words.wrongAttempt(attempt);
      if (typeof player === 'number') return words.wrongPlayer(player);
      return words.problems[reason as keyof Words['problems']];
    }, true);
  }
}

/** A piece of a file as text, or why there is none. */
async function read(
  file: File,
  at: number,
  decoder: TextDecoder,
): Promise<string | { readonly problem: 'unreadable' | 'foreign' | 'damaged' }> {
  let bytes;
  try {
    bytes = await file.slice(at, at + SLICE).arrayBuffer();
  } catch {
    return { problem: 'unreadable' };
  }
  try {
    return decoder.decode(bytes, { stream: at + SLICE < file.size });
  } catch {
    return { problem: at === 0 ? 'foreign' : 'damaged' };
  }
}

/** Hands a file to the browser. */
function download(blob: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  // The browser has taken it by then.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
