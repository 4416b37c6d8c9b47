import * as v from 'valibot';
import { Refusal } from '../../../shared/api/contract.ts';
import type { Clock } from '../../clock.ts';
import type { Db } from '../open.ts';
import { doubtOf, latestBy, type Latest } from './doubt.ts';
import { attempt, ATTEMPT, FORMAT, player, RECORD, VERSION } from './document.ts';
import { JsonItems, NoDocument } from './json-items.ts';

const TABLES = ['profile', 'setting', 'attempt', 'record', 'desk'] as const;

/** What a file is refused for; `params.attempt`, `params.player` name the first entry that is wrong, counted from 1. */
export const refusal = (
  reason: 'foreign' | 'damaged' | 'newer' | 'gone',
  where: Record<string, number> = {},
): Refusal => new Refusal('transfer', { reason, ...where });

/**
 * A file on its way in. Its rows are laid down in a database of their own, beside the player's on the same connection, with
 * the same tables and therefore the same checks; nothing of the player's is touched. What SQLite keeps of it lies in a
 * temporary file that goes with the connection.
 */
export class Incoming {
  readonly id: string;
  readonly #db: Db;
  readonly #items: JsonItems;
  readonly #latest: Latest;
  readonly #insert;
  #format = false;
  #version = false;
  #players = 0;
  #attempts = 0;

  constructor(db: Db, id: string, clock: Clock) {
    this.id = id;
    this.#db = db;
    this.#latest = latestBy(clock);
    db.exec(`ATTACH '' AS incoming`);
    const sql = db
      .prepare<[string], string>(`SELECT sql FROM main.sqlite_schema WHERE type = 'table' AND name = ?`)
      .pluck();
    for (const table of TABLES)
      db.exec((sql.get(table) ?? '').replace(/^CREATE TABLE "?(\w+)"?/, 'CREATE TABLE incoming.$1'));
    // Attempts that cannot have been played as they say are only counted.
    db.exec(
      'CREATE TABLE incoming.doubt (id TEXT PRIMARY KEY, profile TEXT NOT NULL REFERENCES profile (id), why TEXT NOT NULL) STRICT',
    );
    // Desks wait for the attempts on them. Into whom each player goes is planned when all is known.
    db.exec(`
      CREATE TABLE incoming.waiting (profile TEXT, attempt TEXT, dealt TEXT, hints INTEGER, lights INTEGER, shows INTEGER) STRICT;
      CREATE TABLE incoming.plan (profile TEXT PRIMARY KEY, target TEXT) STRICT;`);
    const marks = (names: readonly string[]): string => names.map((name) => `@${name}`).join(', ');
    const record = Object.keys(RECORD);
    this.#insert = {
      player: db.prepare('INSERT INTO incoming.profile (id, name, created_at) VALUES (@id, @name, @created_at)'),
      setting: db.prepare('INSERT INTO incoming.setting VALUES (?, ?, ?)'),
      desk: db.prepare('INSERT INTO incoming.waiting VALUES (?, ?, ?, ?, ?, ?)'),
      attempt: db.prepare(
        `INSERT INTO incoming.attempt (profile, ${ATTEMPT.join(', ')}) VALUES (@player, ${marks(ATTEMPT)})`,
      ),
      doubt: db.prepare('INSERT INTO incoming.doubt (id, profile, why) VALUES (?, ?, ?)'),
      record: db.prepare(`INSERT INTO incoming.record (attempt, ${record.join(', ')}) VALUES (@id, ${marks(record)})`),
    };
    this.#items = new JsonItems(['players', 'attempts'], (key, value) => this.#take(key, value));
  }

  /** Reads on; how many attempts there are so far. Refuses what is no export, or one of a later version. */
  add(text: string): number {
    this.#checked(() => this.#db.transaction(() => this.#items.feed(text))());
    return this.#attempts;
  }

  /** All has been read. Refuses a file that broke off. */
  close(): void {
    this.#checked(() => {
      this.#items.close();
      if (!this.#format) throw refusal('foreign');
      this.#db.exec(
        `INSERT INTO incoming.desk (profile, attempt, dealt, hints, lights, shows)
         SELECT * FROM incoming.waiting WHERE attempt IS NULL OR attempt NOT IN (SELECT id FROM incoming.doubt)`,
      );
    });
    const astray = this.#db.prepare(
      'SELECT 1 FROM incoming.desk JOIN incoming.attempt ON id = desk.attempt WHERE attempt.profile <> desk.profile',
    );
    if (this.#players === 0 || astray.get() !== undefined) throw refusal('damaged');
  }

  /** Takes it away again. */
  drop(): void {
    this.#db.exec('DETACH incoming');
  }

  #take(key: string, value: unknown): void {
    if (key === 'format') {
      this.#format = value === FORMAT;
      if (!this.#format) throw refusal('foreign');
    } else if (!this.#format) throw refusal('foreign');
    else if (key === 'version') {
      if (typeof value !== 'number' || !(value >= 1)) throw refusal('damaged');
      if (value > VERSION) throw refusal('newer');
      this.#version = true;
    } else if (key === 'players' || key === 'attempts') {
      if (!this.#version) throw refusal('damaged');
      if (key === 'players') this.#takePlayer(value);
      else this.#takeAttempt(value);
    }
  }

  #takePlayer(value: unknown): void {
    this.#players++;
    this.#entered({ player: this.#players }, () => {
      const { settings, desk, ...entry } = v.parse(player, value);
      this.#insert.player.run(entry);
      for (const [key, value] of Object.entries(settings))
        this.#insert.setting.run(entry.id, key, JSON.stringify(value));
      if (desk && 'attempt' in desk) this.#insert.desk.run(entry.id, desk.attempt, null, 0, 0, 0);
      else if (desk) {
        const { dealt, hints, lights, shows } = desk;
        this.#insert.desk.run(entry.id, null, JSON.stringify(dealt), hints, lights, shows);
      }
    });
  }

  #takeAttempt(value: unknown): void {
    this.#attempts++;
    this.#entered({ attempt: this.#attempts }, () => {
      const entry = v.parse(attempt, value);
      const why = doubtOf(entry, this.#latest);
      if (why !== undefined) {
        this.#insert.doubt.run(entry.id, entry.player, why);
        return;
      }
      const row = { ...entry, unseen: JSON.stringify(entry.unseen), auto: JSON.stringify(entry.auto) };
      this.#insert.attempt.run(row);
      this.#insert.record.run(row);
    });
  }

  /** An entry that is not what it has to be, or that the tables refuse, refuses the whole file. */
  #entered(where: Record<string, number>, work: () => void): void {
    try {
      work();
    } catch (error) {
      if (error instanceof v.ValiError || isConstraint(error)) throw refusal('damaged', where);
      throw error;
    }
  }

  #checked(work: () => void): void {
    try {
      work();
    } catch (error) {
      if (error instanceof NoDocument) throw refusal(error.begun && this.#format ? 'damaged' : 'foreign');
      if (isConstraint(error)) throw refusal('damaged');
      throw error;
    }
  }
}

const isConstraint = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('SQLITE_CONSTRAINT');
