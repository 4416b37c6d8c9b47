import type { Rules } from '../engine/rules.ts';
import { acquaintance } from './acquaintance.ts';
import { algerian } from './algerian.ts';
import { amazons } from './amazons.ts';
import { auldLangSyne } from './auld-lang-syne.ts';
import { carthage } from './carthage.ts';
import type { Game, Options, Preset } from './game.ts';
import { kingsdownEights } from './kingsdown-eights.ts';
import { laNivernaise } from './la-nivernaise.ts';
import { marechalSaxe } from './marechal-saxe.ts';
import { oldFashioned } from './old-fashioned.ts';
import { scuffle } from './scuffle.ts';
import { tamOShanter } from './tam-o-shanter.ts';
import { tournament } from './tournament.ts';

export type { Game, Options, Preset } from './game.ts';

/** Every game, in the order of the chooser. */
export const GAMES: readonly Game[] = [
  amazons,
  algerian,
  carthage,
  tournament,
  marechalSaxe,
  laNivernaise,
  kingsdownEights,
  auldLangSyne,
  tamOShanter,
  oldFashioned,
  acquaintance,
  scuffle,
];

/** The game of an id, or `undefined`. */
export const gameOf = (id: string): Game | undefined => GAMES.find((game) => game.id === id);

/** Why options cannot be read. */
export type OptionsProblem =
  | { readonly code: 'unknownReading'; readonly reading: string }
  | { readonly code: 'unknownOption'; readonly option: string }
  | { readonly code: 'unknownValue'; readonly option: string; readonly value: string };

/**
 * Reads a reading's id, or `key=value,key=value` over the default reading (the form of the canonical text, in any
 * order). The empty text is the default reading.
 */
export function parseOptions(game: Game, text: string): { options: Options } | { problem: OptionsProblem } {
  const preset = game.presets.find(({ id }) => id === text);
  if (preset) return { options: preset.options };
  if (text !== '' && !text.includes('=')) return { problem: { code: 'unknownReading', reading: text } };
  const options = { ...game.presets[0].options };
  for (const pair of text.split(',').filter((one) => one !== '')) {
    const [option = '', value = ''] = pair.split('=', 2);
    if (!Object.hasOwn(game.options, option)) return { problem: { code: 'unknownOption', option } };
    if (!game.options[option]?.includes(value)) return { problem: { code: 'unknownValue', option, value } };
    options[option] = value;
  }
  return { options };
}

/** All options as `key=value,…` in the game's fixed order: the key under which attempts are counted, for ever. */
export const formatOptions = (game: Game, options: Options): string =>
  Object.keys(game.options)
    .map((key) => `${key}=${options[key] ?? ''}`)
    .join(',');

/** The reading these options are, or `undefined` for the player's own rules. */
export const presetOf = (game: Game, options: Options): Preset | undefined =>
  game.presets.find((preset) => formatOptions(game, preset.options) === formatOptions(game, options));

const made = new Map<string, Rules>();

/** The rules of a game under valid options; the same object for the same options. */
export function rulesOf(game: Game, options: Options): Rules {
  const key = `${game.id} ${formatOptions(game, options)}`;
  const rules = made.get(key) ?? game.rules(options);
  made.set(key, rules);
  return rules;
}

/** The rules a record was played by, or `undefined` where its game, revision or options are not known here. */
export function rulesOfRecord(record: {
  readonly game: string;
  readonly revision: number;
  readonly options: Options;
}): Rules | undefined {
  const game = gameOf(record.game);
  if (!game || record.revision !== game.revision) return undefined;
  const names = Object.keys(game.options);
  const known = names.every((name) => game.options[name]?.includes(record.options[name] ?? ''));
  return known && Object.keys(record.options).length === names.length ? rulesOf(game, record.options) : undefined;
}
