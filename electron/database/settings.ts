import type { Setting } from '../../shared/api/contract.ts';
import type { Db } from './open.ts';

/** A player's settings: small JSON values by name. */
export function settings(db: Db) {
  const read = db.prepare<[string], { key: string; value: string }>('SELECT key, value FROM setting WHERE profile = ?');
  const write = db.prepare<[string, string, string]>(
    `INSERT INTO setting (profile, key, value) VALUES (?, ?, ?)
     ON CONFLICT (profile, key) DO UPDATE SET value = excluded.value`,
  );
  return {
    read: (player: string): Record<string, Setting> =>
      Object.fromEntries(read.all(player).map(({ key, value }) => [key, JSON.parse(value) as Setting])),
    write: (player: string, key: string, value: Setting): void => void write.run(player, key, JSON.stringify(value)),
  };
}
