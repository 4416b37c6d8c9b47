import type { Attempt, Dealt, Help, OpenAttempt, Status } from '../../shared/api/contract.ts';
import type { GameRecord } from '../../shared/engine/record.ts';
import { formatDealtOptions, readOptions } from './dealt.ts';
import type { Helped } from './desk.ts';
import type { Db } from './open.ts';

/** A row of `attempt`. */
export interface Row {
  id: string;
  name: string | null;
  game: string;
  revision: number;
  options: string;
  deal: 'number' | 'text';
  shuffle: number | null;
  number: number | null;
  deck: string | null;
  seed: number | null;
  source: Dealt['source'];
  repeat: 0 | 1;
  status: Status;
  began_on: string;
  touched_at: number;
  ended_on: string | null;
  clock: number;
  undos: number;
  restarts: number;
  hints: number;
  lights: number;
  shows: number;
  home: number;
  passes: number;
  plies: number;
  struck: 0 | 1;
  taken_up: number | null;
}

/** Where an attempt stands, as it is stored with every change. */
export interface Standing {
  readonly record: Pick<GameRecord, 'moves' | 'cursor' | 'unseen' | 'auto'>;
  readonly clock: number;
  readonly undos: number;
  readonly restarts: number;
  readonly home: number;
  readonly passes: number;
}

/** What an attempt begins with: the help given before its first move, and where it was taken up. */
export interface Beginning extends Helped {
  readonly takenUp: number | null;
}

/** What a change has to know of the attempt it is made to. */
export type Counted = Pick<Attempt, 'id' | 'status' | 'clock' | 'undos' | 'restarts'>;

/** The moment of a change: ms since 1970 and the local date. */
export interface Moment {
  readonly now: number;
  readonly date: string;
}

const dealColumns = ({ deal }: Pick<Dealt, 'deal'>): Pick<Row, 'deal' | 'shuffle' | 'number' | 'deck' | 'seed'> =>
  deal.kind === 'number'
    ? { deal: 'number', shuffle: deal.shuffle, number: deal.number, deck: null, seed: null }
    : { deal: 'text', shuffle: null, number: null, deck: deal.deck, seed: deal.seed };

/** The deal of a row. */
export const dealOf = (row: Pick<Row, 'deal' | 'shuffle' | 'number' | 'deck' | 'seed'>): Dealt['deal'] =>
  row.deal === 'number'
    ? { kind: 'number', shuffle: row.shuffle ?? 0, number: row.number ?? 0 }
    : { kind: 'text', deck: row.deck ?? '', seed: row.seed ?? 0 };

const common = (row: Row): Omit<OpenAttempt, 'touchedAt'> => ({
  id: row.id,
  name: row.name,
  game: row.game,
  revision: row.revision,
  options: readOptions(row.options),
  deal: dealOf(row),
  source: row.source,
  status: row.status,
  repeat: row.repeat === 1,
  takenUp: row.taken_up,
  clock: row.clock,
  undos: row.undos,
  restarts: row.restarts,
  hints: row.hints,
  lights: row.lights,
  shows: row.shows,
  home: row.home,
  passes: row.passes,
  plies: row.plies,
  beganOn: row.began_on,
});

const standingColumns = ({ record, ...standing }: Standing): object => ({
  ...standing,
  plies: record.cursor,
  moves: record.moves.join(' '),
  cursor: record.cursor,
  unseen: JSON.stringify(record.unseen),
  auto: JSON.stringify(record.auto),
});

/** Attempts and their records. What changes more than one row is to run within a transaction of the caller. */
export function attempts(db: Db) {
  const find = db.prepare<[string, string], Row & { moves: string; cursor: number; unseen: string; auto: string }>(
    'SELECT * FROM attempt JOIN record ON record.attempt = attempt.id WHERE attempt.id = ? AND profile = ?',
  );
  const counted = db.prepare<[string, string], Counted>(
    'SELECT id, status, clock, undos, restarts FROM attempt WHERE id = ? AND profile = ?',
  );
  const owner = db.prepare<[string], string>('SELECT profile FROM attempt WHERE id = ?').pluck();
  const open = db.prepare<[string], Row>(
    `SELECT * FROM attempt WHERE profile = ? AND status = 'open' ORDER BY touched_at DESC, rowid DESC`,
  );
  const played = db
    .prepare<object, number>(
      `SELECT EXISTS (SELECT 1 FROM attempt WHERE profile = @player AND game = @game AND options = @options
         AND number IS @number AND deck IS @deck AND shuffle IS @shuffle AND seed IS @seed)`,
    )
    .pluck();
  const insert = db.prepare<object>(
    `INSERT INTO attempt (id, profile, game, revision, options, deal, shuffle, number, deck, seed, source, repeat,
       began_at, began_on, touched_at, clock, hints, lights, shows, home, passes, plies, taken_up)
     VALUES (@id, @player, @game, @revision, @options, @deal, @shuffle, @number, @deck, @seed, @source, @repeat,
       @now, @date, @now, @clock, @hints, @lights, @shows, @home, @passes, @plies, @takenUp)`,
  );
  const insertRecord = db.prepare<object>(
    'INSERT INTO record (attempt, moves, cursor, unseen, auto) VALUES (@id, @moves, @cursor, @unseen, @auto)',
  );
  const update = db.prepare<object>(
    `UPDATE attempt SET touched_at = @now, clock = @clock, undos = @undos, restarts = @restarts, home = @home,
       passes = @passes, plies = @plies WHERE id = @id`,
  );
  const updateRecord = db.prepare<object>(
    'UPDATE record SET moves = @moves, cursor = @cursor, unseen = @unseen, auto = @auto WHERE attempt = @id',
  );
  const touch = db.prepare<object>('UPDATE attempt SET touched_at = @now, clock = @clock WHERE id = @id');
  const end = db.prepare<object>(
    `UPDATE attempt SET status = @status, ended_at = @now, ended_on = @date,
       ending = 1 + (SELECT coalesce(max(ending), 0) FROM attempt) WHERE id = @id`,
  );
  const reopen = db.prepare<[number, string]>(
    `UPDATE attempt SET status = 'open', ended_at = NULL, ended_on = NULL, ending = NULL, touched_at = ? WHERE id = ?`,
  );
  const touched = db.prepare<[string], number>('SELECT touched_at FROM attempt WHERE id = ?').pluck();
  const name = db.prepare<[string | null, string]>('UPDATE attempt SET name = ? WHERE id = ?');
  const helps = {
    hint: db.prepare<[string]>('UPDATE attempt SET hints = hints + 1 WHERE id = ?'),
    light: db.prepare<[string]>('UPDATE attempt SET lights = lights + 1 WHERE id = ?'),
    show: db.prepare<[string]>('UPDATE attempt SET shows = shows + 1 WHERE id = ?'),
  };
  const strike = db.prepare<object>('UPDATE attempt SET struck = @struck WHERE id = @id');
  const key = (player: string, dealt: Dealt): object => ({
    ...dealColumns(dealt),
    player,
    game: dealt.game,
    options: formatDealtOptions(dealt),
  });

  return {
    find(player: string, id: string): Attempt | undefined {
      const row = find.get(id, player);
      return (
        row && {
          ...common(row),
          moves: row.moves === '' ? [] : row.moves.split(' '),
          cursor: row.cursor,
          unseen: JSON.parse(row.unseen) as number[],
          auto: JSON.parse(row.auto) as number[],
          endedOn: row.ended_on,
          struck: row.struck === 1,
        }
      );
    },
    /** The same without its record: what is looked up for every move. */
    counted: (player: string, id: string): Counted | undefined => counted.get(id, player),
    /** Whose attempt it is. */
    ownerOf: (id: string): string | undefined => owner.get(id),
    /** The games in play, last touched first. */
    open: (player: string): OpenAttempt[] =>
      open.all(player).map((row) => ({ ...common(row), touchedAt: row.touched_at })),
    /** An attempt of the player's that has ended, as lists of games in play tell it. */
    discarded(player: string, id: string): OpenAttempt | undefined {
      const row = find.get(id, player);
      return row && row.status !== 'open' ? { ...common(row), touchedAt: row.touched_at } : undefined;
    },
    /** Whether the player has an attempt at the same deal under the same rules. */
    played: (player: string, dealt: Dealt): boolean => played.get(key(player, dealt)) === 1,
    insert(player: string, id: string, dealt: Dealt, standing: Standing & Beginning, moment: Moment): void {
      const row = { ...key(player, dealt), ...standingColumns(standing), ...moment, id };
      const repeat = this.played(player, dealt) ? 1 : 0;
      insert.run({ ...row, revision: dealt.revision, source: dealt.source, repeat });
      insertRecord.run(row);
    },
    update(id: string, standing: Standing, moment: Moment): void {
      const row = { ...standingColumns(standing), ...moment, id };
      update.run(row);
      updateRecord.run(row);
    },
    help: (id: string, help: Help): void => void helps[help].run(id),
    touch: (id: string, clock: number, { now }: Moment): void => void touch.run({ id, clock, now }),
    end: (id: string, status: Exclude<Status, 'open'>, moment: Moment): void => void end.run({ id, status, ...moment }),
    touchedAt: (id: string): number => touched.get(id) ?? 0,
    /** In play again, as it was when it was touched last. */
    reopen: (id: string, touchedAt: number): void => void reopen.run(touchedAt, id),
    name: (id: string, text: string | null): void => void name.run(text, id),
    strike: (id: string, struck: boolean): void => void strike.run({ id, struck: struck ? 1 : 0 }),
  };
}
