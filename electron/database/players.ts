import { randomUUID } from 'node:crypto';
import { Refusal, type Output, type Player } from '../../shared/api/contract.ts';
import { foldName, freeName, MOST, parseName } from '../../shared/api/name.ts';
import { backup, folderOf } from './backups.ts';
import type { Db } from './open.ts';

const ORDER = 'ORDER BY created_at, id';
const attemptsOf = (condition = ''): string => `(SELECT count(*) FROM attempt WHERE profile = profile.id${condition})`;

/** Those who play here, one of whom sits at the table. */
export function players(db: Db) {
  const seated = db.prepare<[], string>('SELECT profile FROM current').pluck();
  const list = db.prepare<[], Player>(`SELECT id, name FROM profile WHERE removed = 0 ${ORDER}`);
  const counted = db.prepare<[], Output<'players.read'>['players'][number]>(
    `SELECT id, name, ${attemptsOf(" AND status <> 'open'")} AS attempts, ${attemptsOf(" AND status = 'open'")} AS saved
     FROM profile WHERE removed = 0 ${ORDER}`,
  );
  const removed = db.prepare<[], Player>(`SELECT id, name FROM profile WHERE removed = 1 ${ORDER}`);
  const insert = db.prepare<[string, string, number]>(
    // Later than all others, whatever the clock says.
    `INSERT INTO profile (id, name, created_at) SELECT ?, ?, max(?, 1 + max(created_at)) FROM profile`,
  );
  const copy = db.prepare<[string, string]>(
    `INSERT INTO setting (profile, key, value)
     SELECT ?, key, value FROM setting WHERE key = 'language' AND profile = ?`,
  );
  const rename = db.prepare<[string, string]>('UPDATE profile SET name = ? WHERE id = ?');
  const mark = db.prepare<[0 | 1, string]>('UPDATE profile SET removed = ? WHERE id = ?');
  const seat = db.prepare<[string]>('UPDATE current SET profile = ?');

  const current = (): string => seated.get() ?? '';
  const of = (all: readonly Player[], id: string): Player => {
    const player = all.find((one) => one.id === id);
    if (!player) throw new Refusal('unknownPlayer');
    return player;
  };
  /** The name as it is kept. Refuses what is none, and what another player is called. */
  const named = (text: string, id?: string): string => {
    const read = parseName(text, MOST.player);
    if ('problem' in read) throw new Refusal('name', { reason: read.problem });
    const folded = foldName(read.name);
    if (list.all().some((one) => one.id !== id && one.name !== null && foldName(one.name) === folded))
      throw new Refusal('name', { reason: 'taken' });
    return read.name;
  };
  /** One transaction, so that no other process comes between the look and the change. */
  const change = <T>(work: () => T): T => db.transaction(work).immediate();

  return {
    /** The id of the one at the table. */
    current,
    /** The players in the order they came. */
    list: (): Player[] => list.all(),
    read: (): Output<'players.read'> => ({ players: counted.all(), removed: removed.all() }),
    /** A new player, who starts in the language of the one at the table. */
    add: (text: string, now: number): Output<'players.add'> =>
      change(() => {
        const id = randomUUID();
        insert.run(id, named(text), now);
        copy.run(id, current());
        return { id };
      }),
    rename: (id: string, text: string): void =>
      change(() => {
        of(list.all(), id);
        rename.run(named(text, id), id);
      }),
    /** Takes a player away until the next start deletes what was theirs. Refuses to take the last one. */
    remove: (id: string): void =>
      change(() => {
        const all = list.all();
        of(all, id);
        const next = all.find((one) => one.id !== id);
        if (!next) throw new Refusal('lastPlayer');
        if (current() === id) seat.run(next.id);
        mark.run(1, id);
      }),
    /** Brings a removed player back, under a name that is free. */
    takeBack: (id: string): void =>
      change(() => {
        const { name } = of(removed.all(), id);
        const taken = list.all().flatMap((one) => one.name ?? []);
        if (name !== null) rename.run(freeName(name, taken), id);
        mark.run(0, id);
      }),
    /** Who sits at the table from now on. */
    choose: (id: string): void =>
      change(() => {
        of(list.all(), id);
        seat.run(id);
      }),
  };
}

/** Deletes players, as ids in a subquery of profiles, with everything of theirs. To be run within a transaction. */
export function deletePlayers(db: Db, which: string): void {
  for (const table of ['desk', 'setting', 'attempt']) db.exec(`DELETE FROM main.${table} WHERE profile IN (${which})`);
  db.exec(`DELETE FROM main.profile WHERE id IN (${which})`);
}

/** Deletes the players that were removed, once they are in a backup; until one can be made they stay. */
export function deleteRemoved(db: Db): void {
  if (db.prepare('SELECT 1 FROM profile WHERE removed = 1').get() === undefined) return;
  try {
    backup(db, folderOf(db), { reason: 'daily' });
  } catch {
    return;
  }
  db.transaction(() => deletePlayers(db, 'SELECT id FROM profile WHERE removed = 1')).immediate();
}
