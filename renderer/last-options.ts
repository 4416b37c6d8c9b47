import { formatOptions, parseOptions, type Game, type Options } from '../shared/games/index.ts';

/** The rules each game was last dealt under, by its id, as canonical texts: read from the text they are stored as. */
function readLastOptions(stored: unknown): Readonly<Record<string, string>> {
  try {
    const read: unknown = typeof stored === 'string' ? JSON.parse(stored) : {};
    const entries = typeof read === 'object' && read !== null ? Object.entries(read) : [];
    return Object.fromEntries(entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
  } catch {
    return {};
  }
}

/** The stored text after a deal of a game. */
export function writeLastOptions(stored: unknown, game: Game, options: Options): string {
  return JSON.stringify({ ...readLastOptions(stored), [game.id]: formatOptions(game, options) });
}

/** Whether a game has been dealt before. */
export const hasDealt = (stored: unknown, { id }: Game): boolean => Object.hasOwn(readLastOptions(stored), id);

/** The rules a game was last dealt under; its first reading where that is not known. */
export function lastOptions(stored: unknown, game: Game): Options {
  const all = readLastOptions(stored);
  const read = parseOptions(game, Object.hasOwn(all, game.id) ? (all[game.id] ?? '') : '');
  return 'options' in read ? read.options : game.presets[0].options;
}
