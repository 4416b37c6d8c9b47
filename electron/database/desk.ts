import type { Dealt } from '../../shared/api/contract.ts';
import type { Db } from './open.ts';

/** What lies on a player's table: an attempt by its id, or a deal without a move. */
export type Lying = { readonly attempt: string } | { readonly dealt: Dealt };

/** What lies on the table, so that it comes back. */
export function desk(db: Db) {
  const read = db.prepare<[string], { attempt: string | null; dealt: string | null }>(
    'SELECT attempt, dealt FROM desk WHERE profile = ?',
  );
  const write = db.prepare<[string, string | null, string | null]>(
    `INSERT INTO desk (profile, attempt, dealt) VALUES (?, ?, ?)
     ON CONFLICT (profile) DO UPDATE SET attempt = excluded.attempt, dealt = excluded.dealt`,
  );
  return {
    read(profile: string): Lying | undefined {
      const row = read.get(profile);
      if (!row) return undefined;
      return row.attempt === null ? { dealt: JSON.parse(row.dealt ?? '') as Dealt } : { attempt: row.attempt };
    },
    write(profile: string, lying: Lying): void {
      if ('attempt' in lying) write.run(profile, lying.attempt, null);
      else write.run(profile, null, JSON.stringify(lying.dealt));
    },
  };
}
