import type { Input, Output } from '../../../shared/api/contract.ts';
import type { Doubt } from '../../../shared/api/transfer.ts';
import { foldName } from '../../../shared/api/name.ts';
import type { Db } from '../open.ts';

type Preview = Output<'import.preview'>['players'][number];
/** Into whom a player of the file goes: a player here, or a new one where that is null. */
export type Targets = Input<'import.preview'>['into'];

/** The one player of a new program, who shares their id with that of every other. */
const FIRST = 'player';

/**
 * How each attempt of the file stands to what is stored: `adds`, `goesOn` (the same attempt, further on in the file), `there`
 * (the same or less far) or `elsewhere` (it is another player's here). What was removed counts as gone.
 */
export const ATTEMPTS = `
  SELECT file.id AS id, plan.profile AS profile, plan.target AS target,
    CASE
      WHEN kept.id IS NULL THEN 'adds'
      WHEN kept.profile IS NOT plan.target THEN 'elsewhere'
      WHEN kept.status = 'open' AND (file.status <> 'open' OR file.touched_at > kept.touched_at) THEN 'goesOn'
      ELSE 'there'
    END AS kind
  FROM incoming.attempt AS file JOIN incoming.plan ON plan.profile = file.profile
    LEFT JOIN (main.attempt AS kept JOIN main.profile AS owner ON owner.id = kept.profile AND owner.removed = 0)
      ON kept.id = file.id`;

/** Decides into whom each player of the file goes, as far as the player has not, and says what would be added. */
export function plan(db: Db, into: Targets): Preview[] {
  const here = db
    .prepare<[], { id: string; name: string | null }>('SELECT id, name FROM main.profile WHERE removed = 0')
    .all();
  const file = db
    .prepare<[], { id: string; name: string | null }>('SELECT id, name FROM incoming.profile ORDER BY created_at, id')
    .all();
  const known = db
    .prepare<[string], string>(
      `SELECT kept.profile FROM incoming.attempt AS file JOIN main.attempt AS kept ON kept.id = file.id
         JOIN main.profile AS owner ON owner.id = kept.profile AND owner.removed = 0
       WHERE file.profile = ? GROUP BY kept.profile ORDER BY count(*) DESC LIMIT 1`,
    )
    .pluck();
  const matchOf = ({ id, name }: { id: string; name: string | null }): string | null => {
    const same = here.find((one) => one.id === id);
    // Every program has a first player; names tell two of them apart.
    const others = same?.id === FIRST && same.name !== null && name !== null && foldName(same.name) !== foldName(name);
    return known.get(id) ?? (same && !others ? same.id : null);
  };
  db.exec('DELETE FROM incoming.plan');
  const put = db.prepare<[string, string | null]>('INSERT INTO incoming.plan (profile, target) VALUES (?, ?)');
  for (const player of file) {
    const wanted = into.find((one) => one.player === player.id);
    const target = wanted?.target ?? null;
    put.run(player.id, wanted ? (here.some(({ id }) => id === target) ? target : null) : matchOf(player));
  }
  return file.map((player) => ({ ...player, ...countsOf(db, player.id) }));
}

function countsOf(db: Db, id: string): Omit<Preview, 'id' | 'name'> {
  const kinds = db
    .prepare<[string], { kind: 'adds' | 'goesOn' | 'there' | 'elsewhere'; n: number }>(
      `SELECT kind, count(*) AS n FROM (${ATTEMPTS}) WHERE profile = ? GROUP BY kind`,
    )
    .all(id);
  const of = (kind: string): number => kinds.find((one) => one.kind === kind)?.n ?? 0;
  const target = db
    .prepare<[string], string | null>('SELECT target FROM incoming.plan WHERE profile = ?')
    .pluck()
    .get(id);
  const settings = db
    .prepare<[string], number>(
      `SELECT count(*) FROM incoming.plan JOIN incoming.setting AS file USING (profile)
       WHERE profile = ?
         AND NOT EXISTS (SELECT 1 FROM main.setting AS kept WHERE kept.profile = plan.target AND kept.key = file.key)`,
    )
    .pluck();
  const doubts = db
    .prepare<[string], { why: Doubt; n: number }>(
      'SELECT why, count(*) AS n FROM incoming.doubt WHERE profile = ? GROUP BY why',
    )
    .all(id);
  const leftOut = { moves: 0, result: 0, date: 0, ...Object.fromEntries(doubts.map(({ why, n }) => [why, n])) };
  return {
    target: target ?? null,
    adds: of('adds'),
    goesOn: of('goesOn'),
    there: of('there'),
    elsewhere: of('elsewhere'),
    settings: settings.get(id) ?? 0,
    leftOut,
  };
}
