import type { Db } from '../open.ts';

/**
 * Help that was shown before the first move lies with the deal on the table until an attempt is opened. `taken_up`: the
 * attempt goes on from this ply of an earlier one, after it was shown where that was lost; so it is a repeat with help.
 */
export function coach(db: Db): void {
  const count = (column: string): string =>
    `ALTER TABLE desk ADD COLUMN ${column} INTEGER NOT NULL DEFAULT 0 CHECK (${column} >= 0);`;
  db.exec(`
    ${['hints', 'lights', 'shows'].map(count).join('\n    ')}
    ALTER TABLE attempt ADD COLUMN taken_up INTEGER
      CHECK (taken_up IS NULL OR (taken_up >= 0 AND shows > 0));
  `);
}
