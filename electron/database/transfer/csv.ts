import { GAMES, formatOptions } from '../../../shared/games/index.ts';
import type { Row } from '../attempts.ts';

/** An ended attempt with the name of its player. */
export type LogRow = Row & { readonly player: string | null; readonly ended_at: number };

/** What a spreadsheet would take for a formula. */
const FORMULA = /^[=+\-@\t\r]/;

/** A field by RFC 4180. Words of the player's own are marked as text where a spreadsheet would reckon with them. */
const field = (value: string | number | null): string => {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const text = FORMULA.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** The ids of readings, by game and options. */
const READINGS: ReadonlyMap<string, string> = new Map(
  GAMES.flatMap((game) => game.presets.map(({ id, options }) => [`${game.id} ${formatOptions(game, options)}`, id])),
);

/** The columns of the log: names for ever, whatever the language; times in whole seconds, dates by ISO 8601. */
const COLUMNS: readonly (readonly [name: string, of: (row: LogRow) => string | number | null])[] = [
  ['player', ({ player }) => player],
  ['began_on', ({ began_on }) => began_on],
  ['ended_on', ({ ended_on }) => ended_on],
  ['ended_at_utc', ({ ended_at }) => new Date(ended_at).toISOString().replace(/\.\d+/, '')],
  ['game', ({ game }) => game],
  ['options', ({ options }) => options],
  ['deal_number', ({ number }) => number],
  ['deck', ({ deck }) => deck],
  ['source', ({ source }) => source],
  ['result', ({ status }) => status],
  ['repeat', ({ repeat }) => repeat],
  ['struck_out', ({ struck }) => struck],
  ['seconds', ({ clock }) => Math.floor(clock / 1000)],
  ['moves', ({ plies }) => plies],
  ['passes', ({ passes }) => passes],
  ['cards_home', ({ home }) => home],
  ['undos', ({ undos }) => undos],
  ['restarts', ({ restarts }) => restarts],
  ['hints', ({ hints }) => hints],
  ['lights', ({ lights }) => lights],
  ['shows', ({ shows }) => shows],
  ['name', ({ name }) => name],
  // Empty for rules of the player's own.
  ['reading', ({ game, options }) => READINGS.get(`${game} ${options}`) ?? null],
  // After which move of an earlier attempt it was taken up.
  ['taken_up', ({ taken_up }) => taken_up],
];

const line = (fields: readonly (string | number | null)[]): string => `${fields.map(field).join(',')}\r\n`;

/**
 * The first line. Before it stands a byte order mark: without one a spreadsheet set to another language reads the letters of
 * names as those of its own code page.
 */
export const csvHead = (): string => `\ufeff${line(COLUMNS.map(([name]) => name))}`;

/** A line of the log. */
export const csvLine = (row: LogRow): string => line(COLUMNS.map(([, of]) => of(row)));
