import type { Client } from '../../shared/api/client.ts';
import type { Answer, Help, Input } from '../../shared/api/contract.ts';
import type { Move } from '../../shared/engine/notation.ts';
import { lineOf, type GameRecord } from '../../shared/engine/record.ts';
import type { OnTable } from './lying.ts';

/** What a call has changed of the table, or why it was refused. */
type Stored = Promise<Answer<Partial<OnTable>>>;

/** What of a call says which moves are made. */
type Made = Pick<Input<'attempt.play'>, 'move' | 'then' | 'auto'>;

/** Where the page takes a record to stand, and what moves to be in it, up to `to` at least. */
const at = (record: GameRecord, to = 0): { ply: number; line: number } => ({
  ply: record.cursor,
  line: lineOf(record, Math.max(record.cursor, to)),
});

/** The attempt of a table as it is stored: every change of it is a call, at a time of its clock, ms. */
export class StoredAttempt {
  readonly #client: Client;
  #kept = 0;

  constructor(client: Client) {
    this.#client = client;
  }

  /** Stores a move; the first one opens the attempt, and after the end nothing is stored. */
  move(table: OnTable, clock: number, move: Move, auto: boolean): Stored {
    return this.#move(table, clock, { move, ...(auto && { auto }) });
  }

  /** Stores moves of the player's, all or none. */
  async line(table: OnTable, clock: number, [move, ...then]: readonly Move[]): Stored {
    return move === undefined ? { ok: true, value: {} } : this.#move(table, clock, { move, then });
  }

  async #move({ id, status, dealt, record }: OnTable, clock: number, made: Made): Stored {
    if (id === null) {
      const begun = crypto.randomUUID();
      const { move, then } = made;
      return changed(await this.#client('attempt.begin', { id: begun, dealt, move, ...(then && { then }), clock }), {
        id: begun,
      });
    }
    if (status !== 'open') return { ok: true, value: {} };
    return changed(await this.#client('attempt.play', { id, ...at(record), clock, ...made }));
  }

  /** Stores that the cursor stands at another ply. */
  async seek({ id, status, record, counters }: OnTable, clock: number, to: number): Stored {
    if (id === null || status !== 'open') return { ok: true, value: {} };
    const undos = counters.undos + (to < record.cursor ? 1 : 0);
    const answer = await this.#client('attempt.seek', { id, ...at(record, to), clock, to });
    return changed(answer, { counters: { ...counters, undos } });
  }

  /** Stores a restart of an attempt that has been begun. */
  async restart({ record, counters }: OnTable, clock: number, id: string): Stored {
    const answer = await this.#client('attempt.restart', { id, ...at(record), clock });
    return changed(answer, { counters: { ...counters, restarts: counters.restarts + 1 } });
  }

  /** Ends the attempt as given up; lost where no move was left. */
  async giveUp({ record }: OnTable, clock: number, id: string): Stored {
    return changed(await this.#client('attempt.giveUp', { id, ...at(record), clock }));
  }

  /** Counts help, also before the first move. */
  async help({ id, dealt, record, counters }: OnTable, clock: number, help: Help): Stored {
    const answer =
      id === null
        ? await this.#client('table.help', { dealt, help })
        : await this.#client('attempt.help', { id, ...at(record), clock, help });
    if (!answer.ok) return answer;
    return { ok: true, value: { counters: { ...counters, [`${help}s`]: counters[`${help}s`] + 1 } } };
  }

  /** Stores the clock of an open attempt, when it has gone on since. */
  async keepClock(id: string, clock: number): Promise<void> {
    if (clock === this.#kept) return;
    this.#kept = clock;
    await this.#client('attempt.clock', { id, clock });
  }
}

function changed(answer: Answer<{ readonly status: OnTable['status'] }>, part: Partial<OnTable> = {}): Awaited<Stored> {
  return answer.ok ? { ok: true, value: { ...part, status: answer.value.status } } : answer;
}
