import { randomUUID } from 'node:crypto';
import type { Output } from '../../../shared/api/contract.ts';
import { foldName, freeName } from '../../../shared/api/name.ts';
import type { Db } from '../open.ts';
import { deletePlayers } from '../players.ts';
import { ATTEMPT, RECORD } from './document.ts';
import { mergeEndings } from './endings.ts';
import { ATTEMPTS } from './plan.ts';

/** Columns that stay as they are where the same attempt is further on in the file, and those that come with the file. */
const STAY = ['id', 'name', 'repeat', 'ending'];
const FURTHER = ATTEMPT.filter((name) => !STAY.includes(name));
const RECORD_COLUMNS = Object.keys(RECORD);
const list = (names: readonly string[], of: string): string => names.map((name) => `${of}.${name}`).join(', ');
const set = (names: readonly string[]): string => names.map((name) => `${name} = file.${name}`).join(', ');

/**
 * Takes over what has been read, by the plan; to be run within a transaction. Of attempts that are in both the one that is
 * further on stays: an ended one, or of two open ones the one touched later. Settings that are set here stay. What lies on
 * the table comes along for players who have no attempt here.
 */
export function merge(db: Db): Output<'import.commit'> {
  makeWay(db);
  const players = takePlayers(db);
  db.exec(`
    CREATE TABLE incoming.met AS SELECT DISTINCT profile FROM main.attempt;
    CREATE TABLE incoming.step (id TEXT PRIMARY KEY, target TEXT NOT NULL, kind TEXT NOT NULL, ending INTEGER) STRICT;
    INSERT INTO incoming.step (id, target, kind)
      SELECT id, target, kind FROM (${ATTEMPTS}) WHERE kind IN ('adds', 'goesOn');`);
  mergeEndings(db);
  const attempts = takeAttempts(db);
  markRepeats(db);
  db.exec(`
    INSERT OR IGNORE INTO main.setting (profile, key, value)
      SELECT target, key, value FROM incoming.plan JOIN incoming.setting USING (profile);
    DELETE FROM main.desk WHERE profile IN (SELECT target FROM incoming.plan)
      AND profile NOT IN (SELECT profile FROM incoming.met);
    INSERT OR REPLACE INTO main.desk (profile, attempt, dealt, hints, lights, shows)
      SELECT target, attempt, dealt, hints, lights, shows FROM incoming.plan JOIN incoming.desk USING (profile)
      WHERE target NOT IN (SELECT profile FROM incoming.met)
        AND (attempt IS NULL OR EXISTS (SELECT 1 FROM main.attempt AS one WHERE one.id = desk.attempt AND one.profile = target));`);
  return { players, ...attempts };
}

/** Players who were removed and could still be taken back go for good where the file brings what was theirs. */
function makeWay(db: Db): void {
  deletePlayers(
    db,
    `SELECT id FROM main.profile WHERE removed = 1 AND (id IN (SELECT id FROM incoming.profile)
       OR id IN (SELECT kept.profile FROM main.attempt AS kept JOIN incoming.attempt USING (id)))`,
  );
}

/** Makes the players who are new here, and puts their ids into the plan; how many. The player of an unused program goes. */
function takePlayers(db: Db): number {
  const names = db.prepare<[], string>('SELECT name FROM main.profile WHERE name IS NOT NULL').pluck();
  const planned = db
    .prepare<[], { id: string; name: string | null; created_at: number; target: string | null }>(
      'SELECT id, name, created_at, target FROM incoming.plan JOIN incoming.profile ON id = plan.profile ORDER BY created_at, id',
    )
    .all();
  const isTaken = db.prepare<[string]>('SELECT 1 FROM main.profile WHERE id = ?');
  const insert = db.prepare<[string, string | null, number]>(
    'INSERT INTO main.profile (id, name, created_at) VALUES (?, ?, ?)',
  );
  const last = db.prepare<[], number>('SELECT max(created_at) FROM main.profile').pluck();
  const call = db.prepare<[string, string]>('UPDATE main.profile SET name = ? WHERE id = ? AND name IS NULL');
  const aim = db.prepare<[string, string]>('UPDATE incoming.plan SET target = ? WHERE profile = ?');
  const fresh: string[] = [];
  for (const { id, name, created_at, target } of planned) {
    const taken = names.all();
    if (target !== null) {
      if (name !== null && !taken.some((one) => foldName(one) === foldName(name))) call.run(name, target);
      continue;
    }
    const made = isTaken.get(id) === undefined ? id : randomUUID();
    // Whoever gets another id here comes after all others.
    const at = made === id ? created_at : Math.max(created_at, 1 + (last.get() ?? 0));
    insert.run(made, name === null ? null : freeName(name, taken), at);
    aim.run(made, id);
    fresh.push(made);
  }
  const [first] = fresh;
  if (first !== undefined) leaveUnused(db, first);
  return fresh.length;
}

/** The player of a program in which nothing has been played gives the place at the table to another. */
function leaveUnused(db: Db, other: string): void {
  const unused = `SELECT id FROM main.profile WHERE name IS NULL AND id NOT IN (SELECT target FROM incoming.plan)
    AND NOT EXISTS (SELECT 1 FROM main.attempt WHERE profile = profile.id)`;
  const id = db.prepare<[], string>(unused).pluck().get();
  if (id === undefined) return;
  db.prepare('UPDATE main.current SET profile = ?').run(other);
  deletePlayers(db, unused);
}

function takeAttempts(db: Db): { added: number; changed: number } {
  const file = 'incoming.attempt AS file JOIN incoming.step AS step USING (id)';
  const changed = db
    .prepare(
      `UPDATE main.attempt SET ${set(FURTHER)}, ending = file.ending_here, name = coalesce(attempt.name, file.name)
       FROM (SELECT file.*, step.ending AS ending_here FROM ${file} WHERE kind = 'goesOn') AS file WHERE file.id = attempt.id`,
    )
    .run().changes;
  db.exec(
    `UPDATE main.record SET ${set(RECORD_COLUMNS)}
       FROM (SELECT record.* FROM incoming.record JOIN incoming.step ON id = attempt WHERE kind = 'goesOn') AS file
       WHERE file.attempt = record.attempt`,
  );
  const others = ATTEMPT.filter((name) => name !== 'ending');
  const added = db
    .prepare(
      `INSERT INTO main.attempt (profile, ending, ${others.join(', ')})
       SELECT step.target, step.ending, ${list(others, 'file')} FROM ${file} WHERE kind = 'adds' ORDER BY file.rowid`,
    )
    .run().changes;
  db.exec(
    `INSERT INTO main.record (attempt, ${RECORD_COLUMNS.join(', ')})
     SELECT attempt, ${list(RECORD_COLUMNS, 'record')} FROM incoming.record JOIN incoming.step ON id = attempt
     WHERE kind = 'adds' ORDER BY record.rowid`,
  );
  return { added, changed };
}

/** Where two histories have the same deal as a first attempt, the one that began first stays one. */
function markRepeats(db: Db): void {
  const same = ['game', 'options', 'number', 'deck', 'shuffle', 'seed'].map(
    (name) => `first.${name} IS attempt.${name}`,
  );
  db.exec(
    `UPDATE main.attempt SET repeat = 1
     WHERE repeat = 0 AND profile IN (SELECT profile FROM incoming.met JOIN incoming.step ON target = profile)
       AND EXISTS (SELECT 1 FROM main.attempt AS first WHERE first.profile = attempt.profile AND first.repeat = 0
         AND ${same.join(' AND ')} AND (first.began_at, first.id) < (attempt.began_at, attempt.id))`,
  );
}
