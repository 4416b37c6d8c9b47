import Database from 'better-sqlite3';
import pkg from '../../../package.json' with { type: 'json' };
import { Refusal, type Input, type Output } from '../../../shared/api/contract.ts';
import type { Clock } from '../../clock.ts';
import { openToRead, type Db } from '../open.ts';
import { csvHead, csvLine, type LogRow } from './csv.ts';
import type { Helped } from '../desk.ts';
import { ATTEMPT, FORMAT, RECORD, VERSION, type AttemptEntry, type PlayerEntry } from './document.ts';

type Asked = Omit<Input<'export.begin'>, 'id'>;

/** Characters handed out at once, and a little more. */
const PIECE = 250_000;

/** An export under way, on a connection of its own that sees the database as it was when it began. */
interface Under {
  readonly id: string;
  readonly db: Db;
  readonly pieces: Generator<string, void>;
}

/** Writes out what is stored, piece by piece, so that only one piece is ever held. One export at a time. */
export class Export {
  readonly #db: Db;
  readonly #clock: Clock;
  #under: Under | undefined;

  constructor(db: Db, clock: Clock) {
    this.#db = db;
    this.#clock = clock;
  }

  /** Begins one; another that is under way ends. */
  begin({ id, ...asked }: Input<'export.begin'>): Output<'export.begin'> {
    this.#end();
    const db = this.#db.memory ? new Database(this.#db.serialize()) : openToRead(this.#db.name);
    db.exec('BEGIN');
    this.#under = { id, db, pieces: asked.as === 'json' ? this.#document(db, asked) : log(db, asked) };
    const condition = asked.as === 'json' ? 'true' : 'ending IS NOT NULL';
    return { attempts: count(db, asked, condition) };
  }

  /** The next piece. Refuses one that is not under way, since another has begun or the program was started anew. */
  next({ id }: Input<'export.next'>): Output<'export.next'> {
    if (this.#under?.id !== id) throw new Refusal('transfer', { reason: 'gone' });
    let text = '';
    let rows = 0;
    while (text.length < PIECE) {
      const { value, done } = this.#under.pieces.next();
      if (done) {
        this.#end();
        return { text, rows, end: true };
      }
      text += value;
      rows++;
    }
    return { text, rows, end: false };
  }

  /** Nothing more is wanted of it. */
  cancel({ id }: Input<'export.cancel'>): void {
    if (this.#under?.id === id) this.#end();
  }

  #end(): void {
    this.#under?.pieces.return();
    this.#under?.db.close();
    this.#under = undefined;
  }

  *#document(db: Db, asked: Asked): Generator<string, void> {
    const head = { format: FORMAT, version: VERSION, program: pkg.version };
    const at = new Date(this.#clock.now()).toISOString();
    yield `${JSON.stringify({ ...head, exportedAt: at }).slice(0, -1)},\n"players":[\n`;
    yield* lines(playersIn(db, asked));
    yield '\n],\n"attempts":[\n';
    yield* lines(attemptsIn(db, asked));
    yield '\n]}\n';
  }
}

/** Which profiles are wanted: one, or all that have not been removed. */
const whose = ({ player }: Asked): string =>
  player === undefined ? 'removed = 0' : 'removed = 0 AND profile.id = @player';

const count = (db: Db, asked: Asked, condition: string): number =>
  db
    .prepare<object, number>(
      `SELECT count(*) FROM attempt JOIN profile ON profile.id = profile WHERE ${condition} AND ${whose(asked)}`,
    )
    .pluck()
    .get(asked) ?? 0;

function* lines(entries: Iterable<object>): Generator<string> {
  let first = true;
  for (const entry of entries) {
    yield (first ? '' : ',\n') + JSON.stringify(entry);
    first = false;
  }
}

function* playersIn(db: Db, asked: Asked): Generator<PlayerEntry> {
  const settings = db.prepare<[string], { key: string; value: string }>(
    'SELECT key, value FROM setting WHERE profile = ? ORDER BY key',
  );
  const desk = db.prepare<[string], Helped & { attempt: string | null; dealt: string | null }>(
    'SELECT attempt, dealt, hints, lights, shows FROM desk WHERE profile = ?',
  );
  const all = db
    .prepare<object, Pick<PlayerEntry, 'id' | 'name' | 'created_at'>>(
      `SELECT id, name, created_at FROM profile WHERE ${whose(asked)} ORDER BY created_at, id`,
    )
    .all(asked);
  for (const player of all) {
    const lying = desk.get(player.id);
    const { attempt, dealt, ...helped } = lying ?? { attempt: null, dealt: null };
    yield {
      ...player,
      settings: Object.fromEntries(settings.all(player.id).map(({ key, value }) => [key, JSON.parse(value) as never])),
      desk: lying
        ? attempt === null
          ? { dealt: JSON.parse(dealt ?? '') as never, ...(helped as Helped) }
          : { attempt }
        : null,
    };
  }
}

function* attemptsIn(db: Db, asked: Asked): Generator<AttemptEntry> {
  const columns = [
    'profile AS player',
    ...ATTEMPT.map((name) => `attempt.${name}`),
    ...Object.entries(RECORD).map(([name, none]) => `coalesce(record.${name}, ${none}) AS ${name}`),
  ];
  // In the order they began.
  const rows = db
    .prepare<object, AttemptEntry & { unseen: string; auto: string }>(
      `SELECT ${columns.join(', ')} FROM attempt JOIN profile ON profile.id = profile
         LEFT JOIN record ON record.attempt = attempt.id WHERE ${whose(asked)} ORDER BY attempt.rowid`,
    )
    .iterate(asked);
  for (const row of rows)
    yield { ...row, unseen: JSON.parse(row.unseen) as number[], auto: JSON.parse(row.auto) as number[] };
}

/** The log of ended attempts as a table, the first to end first. */
function* log(db: Db, asked: Asked): Generator<string, void> {
  yield csvHead();
  const rows = db
    .prepare<object, LogRow>(
      `SELECT attempt.*, profile.name AS player FROM attempt JOIN profile ON profile.id = profile
       WHERE ending IS NOT NULL AND ${whose(asked)} ORDER BY ending`,
    )
    .iterate(asked);
  for (const row of rows) yield csvLine(row);
}
