import { existsSync, renameSync, rmSync } from 'node:fs';
import { databaseRefusal } from './reason.ts';
import type { Migration } from './migrations/index.ts';
import type { Db } from './open.ts';

const versionOf = (db: Db): number => Number(db.pragma('user_version', { simple: true }));

/**
 * Brings a database to the newest version, each step in a transaction of its own; `found` marks a new one as ours in the
 * first. A copy of an older one is set aside before. Throws the refusal `migration`, with the fault as its cause, when a
 * step fails: the database then stands at the version before it.
 */
export function migrate(db: Db, file: string, migrations: readonly Migration[], found: () => void): void {
  const before = versionOf(db);
  const copy = before > 0 && before < migrations.length ? setAside(db, file, before) : undefined;
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
      if (copy !== undefined && versionOf(db) === before) rmSync(copy);
      if (isBusy(cause)) throw cause;
      throw Object.assign(databaseRefusal('migration'), { cause });
    }
  }
}

const isBusy = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('SQLITE_BUSY');

/** Copies the database beside itself, as `.version-1`, `.version-1.2` and so on; the copy is whole or not there. */
function setAside(db: Db, file: string, version: number): string {
  const name = `${file}.version-${version}`;
  let copy = name;
  for (let n = 2; existsSync(copy); n++) copy = `${name}.${n}`;
  const part = `${copy}.part`;
  rmSync(part, { force: true });
  db.prepare('VACUUM INTO ?').run(part);
  renameSync(part, copy);
  return copy;
}
