import type { Db } from '../open.ts';

/**
 * Several players, one of whom sits at the table, and attempts with names of their own. A player without a name is the one
 * the program was first played by. `removed`: to be deleted at the next start.
 */
export function players(db: Db): void {
  db.exec(`
    ALTER TABLE profile ADD COLUMN name TEXT CHECK (length(name) BETWEEN 1 AND 40);
    ALTER TABLE profile ADD COLUMN created_at INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE profile ADD COLUMN removed INTEGER NOT NULL DEFAULT 0 CHECK (removed IN (0, 1));

    CREATE TABLE current (
      one INTEGER PRIMARY KEY NOT NULL DEFAULT 1 CHECK (one = 1),
      profile TEXT NOT NULL REFERENCES profile (id)
    ) STRICT;
    INSERT INTO current (profile) VALUES ('player');

    ALTER TABLE attempt ADD COLUMN name TEXT CHECK (length(name) BETWEEN 1 AND 60);
  `);
}
