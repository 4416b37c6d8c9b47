import type { Attempt, Dealt, Help } from '../../shared/api/contract.ts';
import type { Db } from './open.ts';

/** How often help has been given. */
export type Helped = Pick<Attempt, 'hints' | 'lights' | 'shows'>;

/** What lies on a player's table: an attempt by its id, or a deal without a move. */
export type Lying = { readonly attempt: string } | { readonly dealt: Dealt };
/** The same, with the help given before the first move. */
export type Lain = { readonly attempt: string } | ({ readonly dealt: Dealt } & Helped);

/** What lies on the table, so that it comes back. */
export function desk(db: Db) {
  const read = db.prepare<[string], Helped & { attempt: string | null; dealt: string | null }>(
    'SELECT attempt, dealt, hints, lights, shows FROM desk WHERE profile = ?',
  );
  const write = db.prepare<[string, string | null, string | null]>(
    `INSERT INTO desk (profile, attempt, dealt) VALUES (?, ?, ?)
     ON CONFLICT (profile) DO UPDATE SET attempt = excluded.attempt, dealt = excluded.dealt, hints = 0, lights = 0, shows = 0`,
  );
  const helps = {
    hint: db.prepare<[string]>('UPDATE desk SET hints = hints + 1 WHERE profile = ?'),
    light: db.prepare<[string]>('UPDATE desk SET lights = lights + 1 WHERE profile = ?'),
    show: db.prepare<[string]>('UPDATE desk SET shows = shows + 1 WHERE profile = ?'),
  };
  return {
    read(player: string): Lain | undefined {
      const row = read.get(player);
      if (!row) return undefined;
      const { attempt, dealt, ...helped } = row;
      return attempt === null ? { dealt: JSON.parse(dealt ?? '') as Dealt, ...helped } : { attempt };
    },
    help: (player: string, help: Help): void => void helps[help].run(player),
    write(player: string, lying: Lying): void {
      if ('attempt' in lying) write.run(player, lying.attempt, null);
      else write.run(player, null, JSON.stringify(lying.dealt));
    },
  };
}
