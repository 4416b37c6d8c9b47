import { Refusal } from '../../shared/api/contract.ts';
import { backup, deleteBackup, folderOf } from './backups.ts';
import { databaseRefusal, refusalOf } from './reason.ts';
import type { Migration } from './migrations/index.ts';
import type { Db } from './open.ts';

const versionOf = (db: Db): number => Number(db.pragma('user_version', { simple: true }));

/** What of a migration is the caller's: how a new database is marked as ours, and whether an old one is copied first. */
export interface Around {
  readonly found: () => void;
  readonly copies: boolean;
}

/**
 * Brings a database to the newest version, each step in a transaction of its own. With `copies` a backup of an older one
 * is made before. Throws the refusal `migration`, with the fault as its cause, when a step fails: the database then stands
 * at the version before it. What the disk or another process is to blame for is thrown as it is.
 */
export function migrate(db: Db, migrations: readonly Migration[], { found, copies }: Around): void {
  const before = versionOf(db);
  const folder = folderOf(db);
  const copy =
    copies && before > 0 && before < migrations.length ? backup(db, folder, { reason: 'migration' }) : undefined;
  for (const [index, migration] of migrations.entries()) {
    if (versionOf(db) > index) continue;
    const step = db.transaction(() => {
      // Another process may have been faster.
      if (versionOf(db) > index) return;
      if (index === 0) found();
      migration(db);
      db.pragma(`user_version = ${index + 1}`);
    });
    try {
      step.immediate();
    } catch (cause) {
      // Another try makes another one.
      if (copy !== undefined && versionOf(db) === before) deleteBackup(folder, copy.name);
      if (refusalOf(cause) instanceof Refusal) throw cause;
      throw Object.assign(databaseRefusal('migration'), { cause });
    }
  }
}
