import type { Db } from '../open.ts';

/** What is to be put in order: an id or row, and when it ended by the clock of its computer. */
type Ended<K> = readonly [key: K, endedAt: number];

/**
 * Numbers the endings of what comes in, in `incoming.step`. Where nothing has ended here they keep their numbers. Else both
 * histories keep their own order, and are laid into each other by the time of ending; what stands here after the first
 * that comes in is numbered on from the last one.
 */
export function mergeEndings(db: Db): void {
  const coming = db
    .prepare<[], Ended<string>>(
      `SELECT step.id, ended_at FROM incoming.step JOIN incoming.attempt USING (id)
       WHERE attempt.ending IS NOT NULL ORDER BY attempt.ending`,
    )
    .raw()
    .all();
  const kept = db
    .prepare<[], Ended<number>>('SELECT rowid, ended_at FROM main.attempt WHERE ending IS NOT NULL ORDER BY ending')
    .raw()
    .all();
  if (kept.length === 0) {
    db.exec('UPDATE incoming.step SET ending = (SELECT ending FROM incoming.attempt WHERE attempt.id = step.id)');
    return;
  }
  const number = db.prepare<[number, string]>('UPDATE incoming.step SET ending = ? WHERE id = ?');
  const renumber = db.prepare<[number, number]>('UPDATE main.attempt SET ending = ? WHERE rowid = ?');
  let last = db.prepare<[], number>('SELECT max(ending) FROM main.attempt').pluck().get() ?? 0;
  let next = 0;
  for (const [n, [id, at]] of coming.entries()) {
    for (let one = kept[next]; one && one[1] <= at; one = kept[++next]) if (n > 0) renumber.run(++last, one[0]);
    number.run(++last, id);
  }
  if (coming.length > 0) for (const [row] of kept.slice(next)) renumber.run(++last, row);
}
