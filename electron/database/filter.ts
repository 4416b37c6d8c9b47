import type { Filter } from '../../shared/api/contract.ts';
import type { Db } from './open.ts';

/** What is asked of an attempt, in the words of its index. */
export const WON = `status = 'won'`;
const HELPED = 'hints + lights + shows > 0';
export const CLEAN = 'hints + lights + shows = 0 AND undos + restarts = 0';

/** Which rows a filter by result or by help keeps. */
const RESULTS: Readonly<Record<NonNullable<Filter['result']>, string>> = {
  all: '',
  won: WON,
  notWon: `NOT ${WON}`,
  lost: `status = 'lost'`,
  givenUp: `status = 'givenUp'`,
  clean: `${WON} AND ${CLEAN}`,
  helped: HELPED,
};
const HELPS: Readonly<Record<NonNullable<Filter['help']>, string>> = { clean: CLEAN, helped: `NOT (${CLEAN})` };

/** The terms of those that are there. */
export const all = (...terms: readonly (string | false | undefined)[]): string =>
  terms.filter((term) => typeof term === 'string' && term !== '').join(' AND ');

/** Whose attempts and which: of the player, and what else a filter says of all attempts, open ones among them. */
const whose = ({ game, options, repeats, result, help }: Filter): string =>
  all(
    'profile = @player',
    game !== undefined && 'game = @game',
    options !== undefined && 'options = @options',
    !repeats && 'repeat = 0',
    result && RESULTS[result],
    help && HELPS[help],
  );

/** The ended attempts a filter keeps, struck-out ones among them, read along their index. */
export const kept = (filter: Filter): string =>
  `attempt INDEXED BY attempt_ended WHERE ${all(
    whose(filter),
    'ending IS NOT NULL',
    filter.from !== undefined && 'ended_on >= @from',
    filter.to !== undefined && 'ended_on <= @to',
  )}`;

/** The ended attempts that count. */
export const counted = (filter: Filter): string => all(kept(filter), 'struck = 0');

/** The attempts in play, whatever the period: they have no end yet. */
export const inPlay = (filter: Filter): string =>
  `attempt INDEXED BY attempt_open WHERE ${all(whose(filter), `status = 'open'`)}`;

/** What is bound to the names in a condition. */
export const bound = (player: string, { game, options, from, to }: Filter): object => ({
  player,
  game,
  options,
  from,
  to,
});

/** Statements by their text, each prepared once. */
export function statements(db: Db) {
  const known = new Map<string, ReturnType<Db['prepare']>>();
  return <R>(sql: string) => {
    const statement = known.get(sql) ?? db.prepare(sql);
    known.set(sql, statement);
    return statement as ReturnType<typeof db.prepare<object, R>>;
  };
}
