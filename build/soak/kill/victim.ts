import Database from 'better-sqlite3';
import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { backupPath, listBackups } from '../../../electron/database/backups.ts';
import { FILE } from '../../../electron/database/open.ts';
import { HostProcess } from '../../../electron/testing/host-process.ts';
import { answered, shown, type Position } from '../../../electron/testing/random-play.ts';
import type { Answer, Output, Status } from '../../../shared/api/contract.ts';
import { CALL_PATH, SECRET_HEADER } from '../../../shared/api/wire.ts';

/** Every attempt with how it stands. */
export type Book = ReadonlyMap<string, Status>;

/** Calls made one after another, and where the table and the book stand once the last one is carried out. */
export interface Deed {
  readonly calls: readonly (readonly [name: string, input: unknown])[];
  readonly after: Position;
}

class Refused extends Error {}

/** Makes a call as the page would. Rejects when the host is gone. */
export async function call(host: HostProcess, name: string, input: unknown): Promise<unknown> {
  const { origin, hash } = new URL(host.url);
  const response = await fetch(origin + CALL_PATH + name, {
    method: 'POST',
    headers: { 'content-type': 'application/json', [SECRET_HEADER]: hash.slice(1) },
    body: JSON.stringify(input),
  });
  const answer = (await response.json()) as Answer<unknown>;
  if (!answer.ok) throw new Refused(`${name}: ${answer.code} ${JSON.stringify(answer.params)}`);
  return answer.value;
}

/** What is wrong with a database, looked at from outside; undefined where nothing is. */
export function wrongWith(file: string, book: Book): string | undefined {
  const db = new Database(file, { readonly: true });
  try {
    const integrity = db.pragma('integrity_check', { simple: true });
    if (integrity !== 'ok') return String(integrity);
    if ((db.pragma('foreign_key_check') as unknown[]).length > 0) return 'a row that belongs to no other';
    const rows = db.prepare<[], [string, Status]>('SELECT id, status FROM attempt').raw().all();
    return isDeepStrictEqual(new Map(rows), book) ? undefined : 'other attempts than those that were answered';
  } finally {
    db.close();
  }
}

/** What lies in the data folder of a program that has started; anything else has been left behind. */
const AT_HOME = new Set(['', '-wal', '-shm', '-journal'].map((end) => FILE + end).concat('tarbart.lock', 'backups'));

/** A host that is killed, and one beside it who knows what it has answered. */
export class Victim {
  readonly host = new HostProcess();
  /** What is in each backup, by its name; what was there when a deed began is what it backed up. */
  readonly backups = new Map<string, Position>();
  calls = 0;
  /** Where the table stands if the last deed was not carried out, and if it was. Equal when it was answered. */
  #before: Position | undefined;
  #after: Position | undefined;
  /** Where it stood when the last deed began: that is what a backup made by it has to hold. */
  #from: Position | undefined;

  /** `shared`: whether processes can share memory on the disk; on a network drive they cannot. */
  constructor(shared = true) {
    if (!shared) mkdirSync(join(this.host.folder, `${FILE}-shm`));
  }

  /** Where the table stands; undefined before the first deal. */
  get position(): Position | undefined {
    return this.#after;
  }

  /** Does something and waits for the answer. */
  async do({ calls, after }: Deed): Promise<void> {
    for (const [name, input] of calls) {
      await call(this.host, name, input);
      this.calls++;
    }
    this.#before = this.#after = after;
  }

  /** Does something and kills the host after so many ms; whether the kill came before the answer. */
  async killDuring({ calls, after }: Deed, ms: number): Promise<boolean> {
    const last = calls.at(-1);
    this.#from = this.#before;
    const done = async (): Promise<boolean> => {
      try {
        for (const one of calls) {
          if (one === last) this.#after = after;
          await call(this.host, ...one);
          this.calls++;
        }
        this.#before = after;
        return true;
      } catch (error) {
        if (error instanceof Refused) throw error;
        return false;
      }
    };
    const isDone = done();
    await Promise.all([wait(ms).then(() => this.host.kill()), isDone]);
    return !(await isDone);
  }

  /** Kills the host so many ms after it has begun to start. */
  async killStarting(ms: number): Promise<void> {
    await this.host.kill();
    const started = this.host.start().catch(() => undefined);
    await wait(ms);
    await this.host.kill();
    await started;
  }

  /** Starts the host and compares; a sentence says what is wrong. */
  async startAndCompare(): Promise<string | undefined> {
    await this.host.start();
    const { table, unkept } = (await call(this.host, 'app.start', {})) as Output<'app.start'>;
    if (unkept) return `not kept: ${unkept.reason}`;
    const book = bookIn(join(this.host.folder, FILE));
    const stands = [this.#before, this.#after].find((one) =>
      one === undefined
        ? table === null
        : isDeepStrictEqual(answered(table), shown(one)) && isDeepStrictEqual(book, one.book),
    );
    if (!stands && (table !== null || this.#before)) return `not what was answered: ${JSON.stringify(table)}`;
    this.#before = this.#after = stands;
    return (
      wrongWith(join(this.host.folder, FILE), stands?.book ?? new Map()) ?? this.#leftBehind() ?? this.#wrongBackup()
    );
  }

  #leftBehind(): string | undefined {
    const { folder } = this.host;
    const left = readdirSync(folder).find((name) => !AT_HOME.has(name));
    const backups = listBackups(folder).map(({ name }) => name);
    const part = backups.length > 0 && readdirSync(join(folder, 'backups')).find((name) => !backups.includes(name));
    return left ?? (part || undefined);
  }

  /** Looks into the backups that have come since: what was there before the last deed is in them. */
  #wrongBackup(): string | undefined {
    const { folder } = this.host;
    for (const { name, reason } of listBackups(folder)) {
      if (this.backups.has(name)) continue;
      const book =
        reason === 'daily' ? bookIn(backupPath(folder, name)) : (this.#from?.book ?? new Map<string, Status>());
      const wrong = wrongWith(backupPath(folder, name), book);
      if (wrong !== undefined) return `${name}: ${wrong}`;
      if (this.#from && reason !== 'daily') this.backups.set(name, this.#from);
    }
    return undefined;
  }
}

function bookIn(file: string): Book {
  const db = new Database(file, { readonly: true });
  try {
    return new Map(db.prepare<[], [string, Status]>('SELECT id, status FROM attempt').raw().all());
  } finally {
    db.close();
  }
}
