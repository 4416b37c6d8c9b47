import type { Input, Logged } from '../../shared/api/contract.ts';
import { dealOf, type Row } from './attempts.ts';
import { all, bound, kept, statements } from './filter.ts';
import type { Db } from './open.ts';

type Asked = Omit<Input<'statistics.log'>, 'limit'>;
type Ended = Row & { ending: number; status: Logged['status']; ended_on: string };

/**
 * The SQL of a page of the log: its rows are found in the index, then fetched. Attempts of the same value stand in the
 * order they ended. Bound besides the filter: `before`, `limit`.
 */
export function logQuery({ struck, order = 'ending', rising, before, ...filter }: Asked): string {
  const way = rising ? '' : ' DESC';
  const columns = order === 'ending' ? 'ending' : `${order}, ending`;
  const ordered = columns.replaceAll(/\w+/g, `$&${way}`);
  const after =
    before !== null &&
    `(${columns}) ${rising ? '>' : '<'} ` +
      (order === 'ending' ? '(@before)' : `(SELECT ${columns} FROM attempt WHERE ending = @before)`);
  const which = all(kept(filter), struck !== undefined && `struck = ${struck ? 1 : 0}`, after);
  return `
  WITH page AS MATERIALIZED (SELECT rowid AS id FROM ${which} ORDER BY ${ordered} LIMIT @limit)
  SELECT attempt.* FROM page CROSS JOIN attempt ON attempt.rowid = page.id ORDER BY ${ordered}`;
}

/** The log of ended attempts, by pages. */
export function log(db: Db) {
  const query = statements(db);
  return {
    read: (player: string, { limit, ...asked }: Input<'statistics.log'>): Logged[] =>
      query<Ended>(logQuery(asked))
        .all({ ...bound(player, asked), before: asked.before, limit })
        .map((row) => ({
          id: row.id,
          game: row.game,
          options: row.options,
          ending: row.ending,
          status: row.status,
          deal: dealOf(row),
          source: row.source,
          repeat: row.repeat === 1,
          struck: row.struck === 1,
          takenUp: row.taken_up,
          hints: row.hints,
          lights: row.lights,
          shows: row.shows,
          undos: row.undos,
          restarts: row.restarts,
          home: row.home,
          passes: row.passes,
          plies: row.plies,
          clock: row.clock,
          endedOn: row.ended_on,
        })),
  };
}
