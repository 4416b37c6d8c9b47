import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import * as v from 'valibot';
import { contract, type Answer, type Call, type Dealt, type Input, type Output } from '../../shared/api/contract.ts';
import { dispatch } from '../../shared/api/dispatch.ts';
import { amazons } from '../../shared/games/amazons.ts';
import type { Clock } from '../clock.ts';
import { FILE, type Db } from '../database/open.ts';
import { Store } from '../database/store.ts';
import { handlers } from '../handlers.ts';

/** A new folder that is deleted when the test has ended. */
export function temporaryFolder(name = ''): string {
  const folder = mkdtempSync(join(tmpdir(), 'tarbart-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return join(folder, name);
}

/** A clock that is set by hand. */
export class TestClock implements Clock {
  /** Ms since 1970. */
  time = Date.UTC(2026, 6, 30);
  /** The local date. */
  day = '2026-07-30';
  /** Ms on the clock that cannot be set. */
  running = 0;
  now = (): number => this.time;
  date = (): string => this.day;
  monotonic = (): number => this.running;
  /** Time goes by, on every clock. */
  pass(ms: number): void {
    this.time += ms;
    this.running += ms;
  }
}

/** Lets several programs have a folder open, as on a disk that knows no locks. */
const NO_LOCK = { take: () => true, release: () => undefined };

/** The handlers over a database file, without a thread, as a carrier sees them. */
export class Program {
  readonly clock = new TestClock();
  readonly folder: string;
  readonly file: string;
  #store: Store;
  #handlers: ReturnType<typeof handlers>;
  #fast: Db | undefined;

  constructor(folder = temporaryFolder()) {
    this.folder = folder;
    this.file = join(folder, FILE);
    this.#store = this.#opened();
    this.#handlers = handlers(this.#store, this.clock);
    onTestFinished(() => this.#store.close());
  }

  #opened(): Store {
    return new Store(this.folder, this.clock.now, NO_LOCK);
  }

  /** The open database, also for looking behind the calls. No test cuts the power, so nothing waits for the disk. */
  get db(): Db {
    const { db } = this.#store;
    if (this.#fast !== db) db.pragma('synchronous = OFF');
    this.#fast = db;
    return db;
  }

  #quicken(): Db | undefined {
    try {
      return this.db;
    } catch {
      // The next call says why.
      return undefined;
    }
  }

  /** Ends the process, so to speak, and starts another on the same file. */
  restart(): void {
    this.#store.close();
    this.#store = this.#opened();
    this.clock.running = 0;
    this.#handlers = handlers(this.#store, this.clock);
  }

  async send(name: string, input: unknown): Promise<Answer<unknown>> {
    this.#quicken();
    return dispatch(this.#handlers, name, input, (fault) => {
      throw fault;
    });
  }

  /** Makes a call that has to succeed, with an answer as the contract has it. */
  async call<C extends Call>(name: C, input: Input<C>): Promise<Output<C>> {
    const answer = await this.send(name, input);
    if (!answer.ok) throw new Error(`${name}: ${answer.code} ${JSON.stringify(answer.params)}`);
    return v.parse(contract[name].output, answer.value);
  }

  /** Makes a call that has to be refused; the code. */
  async refusal<C extends Call>(name: C, input: Input<C>): Promise<Extract<Answer<unknown>, { ok: false }>> {
    const answer = await this.send(name, input);
    if (answer.ok) throw new Error(`${name} was not refused`);
    return answer;
  }
}

/** A deal of Amazons by number under a reading, as the chooser offers it. */
export const dealOf = (number: number, reading = 0, source: Dealt['source'] = 'random'): Dealt => ({
  game: amazons.id,
  revision: amazons.revision,
  options: { ...(amazons.presets[reading] ?? amazons.presets[0]).options },
  deal: { kind: 'number', shuffle: 1, number },
  source,
});
