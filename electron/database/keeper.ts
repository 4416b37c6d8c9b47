import Database from 'better-sqlite3';
import { Refusal, type DatabaseReason, type Output } from '../../shared/api/contract.ts';
import { backup, backupPath, deleteBackup, listBackups } from './backups.ts';
import { examine, type Db } from './open.ts';
import { isDue } from './prune.ts';
import { refusalOf } from './reason.ts';
import type { Source } from './store.ts';

type Listed = Output<'backups.list'>['backups'][number];
type Contents = Listed['contents'];

/** Makes backups, and knows what is in those there are. */
export class Keeper {
  readonly #source: Source;
  readonly #now: () => number;
  /** What has been seen of a backup is kept as long as its file is the same. */
  readonly #seen = new Map<string, { readonly bytes: number; readonly contents: Contents }>();
  /** Why the last backup could not be made. */
  #failed: DatabaseReason | null = null;

  constructor(source: Source, now: () => number = Date.now) {
    this.#source = source;
    this.#now = now;
  }

  /** All backups, the newest first, and why the last one could not be made. */
  list(): Output<'backups.list'> {
    const { folder } = this.#source;
    const backups = listBackups(folder).map(({ name, at, bytes, reason }): Listed => {
      const seen = this.#seen.get(name);
      const contents = seen?.bytes === bytes ? seen.contents : contentsOf(backupPath(folder, name));
      this.#seen.set(name, { bytes, contents });
      return { name, at, bytes, reason, contents };
    });
    return { backups, failed: this.#failed };
  }

  /** Makes a backup because the player asks for it. Throws as `backup` does. */
  make(): void {
    backup(this.#source.db, this.#source.folder, { reason: 'asked', now: this.#now() });
    this.#failed = null;
  }

  /** Makes the backup of the day where it is due and there is anything to keep; whether that failed is told in the list. */
  daily(): void {
    const { folder } = this.#source;
    try {
      if (!isDue(listBackups(folder), this.#now())) return;
      const { db } = this.#source;
      if (!db.prepare('SELECT EXISTS (SELECT 1 FROM attempt)').pluck().get()) return;
      backup(db, folder, { reason: 'daily', now: this.#now() });
      this.#failed = null;
    } catch (error) {
      const refusal = refusalOf(error);
      if (!(refusal instanceof Refusal)) throw error;
      this.#failed = refusal.params['reason'] as DatabaseReason;
    }
  }

  /** What restoring a backup would change. Refuses one that cannot be used. */
  compare(name: string): Output<'backups.compare'> {
    const { db, folder } = this.#source;
    const known = this.list().backups.find((one) => one.name === name);
    if (!known?.contents) throw new Refusal('badBackup');
    db.prepare('ATTACH ? AS backup').run(backupPath(folder, name));
    try {
      const attempts = db.prepare<[], Omit<Output<'backups.compare'>, 'players'>>(CHANGES).get();
      return { ...(attempts ?? { go: 0, come: 0, back: 0 }), players: playersOf(db) };
    } finally {
      db.exec('DETACH backup');
    }
  }

  /** Deletes a backup; nothing where there is none of that name. */
  delete(name: string): void {
    deleteBackup(this.#source.folder, name);
  }
}

/** The names of the players who are not in the attached backup, and of those who are in it alone. */
function playersOf(db: Db): Output<'backups.compare'>['players'] {
  const inside = (which: 'main' | 'backup'): { id: string; name: string | null }[] => {
    const has = db.prepare(`SELECT 1 FROM pragma_table_info('profile', '${which}') WHERE name = 'removed'`).get();
    const of =
      has === undefined ? `NULL AS name FROM ${which}.profile` : `name FROM ${which}.profile WHERE removed = 0`;
    return db.prepare<[], { id: string; name: string | null }>(`SELECT id, ${of} ORDER BY id`).all();
  };
  const [now, then] = [inside('main'), inside('backup')];
  const only = (ones: typeof now, others: typeof now): (string | null)[] =>
    ones.filter(({ id }) => others.every((other) => other.id !== id)).map(({ name }) => name);
  return { go: only(now, then), come: only(then, now) };
}

const CHANGES = `
  SELECT
    (SELECT count(*) FROM main.attempt WHERE id NOT IN (SELECT id FROM backup.attempt)) AS go,
    (SELECT count(*) FROM backup.attempt WHERE id NOT IN (SELECT id FROM main.attempt)) AS come,
    (SELECT count(*) FROM main.attempt AS now JOIN backup.attempt AS old ON old.id = now.id
      WHERE now.status <> old.status OR now.plies <> old.plies OR now.touched_at <> old.touched_at) AS back`;

/** What is in a backup: null where it is not whole, or of a later version. */
function contentsOf(file: string): Contents {
  let db: Database.Database | undefined;
  try {
    examine(file);
    db = new Database(file, { readonly: true, fileMustExist: true });
    if (db.pragma('quick_check(1)', { simple: true }) !== 'ok') return null;
    const count = (what: string): number => Number(db?.prepare(`SELECT count(*) FROM ${what}`).pluck().get());
    const known = count("pragma_table_info('profile') WHERE name = 'removed'") > 0;
    const players = count(known ? 'profile WHERE removed = 0' : 'profile');
    return { players, attempts: count('attempt'), saved: count("attempt WHERE status = 'open'") };
  } catch {
    return null;
  } finally {
    db?.close();
  }
}
