import type { Db } from './open.ts';

/** What the program runs on, and the file that holds the records. */
export function about(db: Db) {
  const { node } = process.versions;
  // Types of Node say it is always there; it is in Electron only.
  const electron: string | null = (process.versions as Record<string, string | undefined>)['electron'] ?? null;
  const sqlite = db.prepare<[], { version: string }>('SELECT sqlite_version() AS version').get()?.version ?? '';
  return { electron, node, sqlite, file: db.name };
}
