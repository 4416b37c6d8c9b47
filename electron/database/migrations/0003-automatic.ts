import type { Db } from '../open.ts';

/** Records mark the moves the program made of itself: a list of their numbers from 0, empty in every older record. */
export function automatic(db: Db): void {
  db.exec(`ALTER TABLE record ADD COLUMN auto TEXT NOT NULL DEFAULT '[]' CHECK (json_type(auto) = 'array')`);
}
