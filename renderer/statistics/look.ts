import type { Filter, Input } from '../../shared/api/contract.ts';
import { formatOptions, gameOf, parseOptions, presetOf, type Game } from '../../shared/games/index.ts';
import { PERIODS, type Period } from './period.ts';

/** What the page can show. */
export const VIEWS = ['overview', 'book', 'allGames'] as const;
export const RESULTS = ['all', 'won', 'notWon', 'lost', 'givenUp', 'clean', 'helped'] as const;
export const HELPS = ['all', 'clean', 'helped'] as const;
export const ORDERS = ['ending', 'home', 'passes', 'plies', 'clock'] as const;

export type View = (typeof VIEWS)[number];
export type Result = (typeof RESULTS)[number] & NonNullable<Filter['result']>;
export type Help = (typeof HELPS)[number];
export type Order = (typeof ORDERS)[number] & NonNullable<Input<'statistics.log'>['order']>;

/** What the statistics page looks at. `options`: canonical text of the rules, or `null` for all rules of the game. */
export interface Look {
  readonly view: View;
  readonly game: Game;
  readonly options: string | null;
  readonly period: Period;
  readonly help: Help;
  readonly repeats: boolean;
  readonly result: Result;
  readonly order: Order;
  readonly rising: boolean;
}

/** Everything of a rule set, the last attempt to end first. */
export const lookAt = (game: Game, options: string | null): Look => ({
  view: 'overview',
  game,
  options,
  period: 'all',
  help: 'all',
  repeats: false,
  result: 'all',
  order: 'ending',
  rising: false,
});

/** The longest text of rules that can be asked for. */
const LONGEST = 1000;

/** The rules in an address: a reading by its id, other rules as canonical text. */
function nameOf(game: Game, options: string): string {
  const read = parseOptions(game, options);
  return ('options' in read ? presetOf(game, read.options)?.id : undefined) ?? options;
}

/** The address of a look at the statistics: the game, its rules, and what differs from everything of them. */
export function formatAddress({ game, options, repeats, rising, ...look }: Look): string {
  const plain = lookAt(game, options);
  const query = new URLSearchParams({ game: game.id });
  if (options !== null) query.set('rules', nameOf(game, options));
  for (const key of ['view', 'period', 'help', 'result', 'order'] as const)
    if (look[key] !== plain[key]) query.set(key, look[key]);
  if (repeats) query.set('repeats', '');
  if (rising) query.set('rising', '');
  return `#/statistics?${query.toString()}`;
}

/** The look an address asks for, as far as it can be read; `undefined` where it names no game. */
export function parseAddress(address: string): Look | undefined {
  const query = new URLSearchParams(/^#\/statistics\?(.*)$/.exec(address)?.[1]);
  const game = gameOf(query.get('game') ?? '');
  if (!game) return undefined;
  const rules = query.get('rules')?.slice(0, LONGEST) ?? null;
  const read = parseOptions(game, rules ?? '');
  const plain = lookAt(game, rules === null ? null : 'options' in read ? formatOptions(game, read.options) : rules);
  const one = <T extends string>(all: readonly T[], key: keyof Look, usual: T): T =>
    all.find((value) => value === query.get(key)) ?? usual;
  return {
    ...plain,
    view: one(VIEWS, 'view', plain.view),
    period: one(PERIODS, 'period', plain.period),
    help: one(HELPS, 'help', plain.help),
    result: one(RESULTS, 'result', plain.result),
    order: one(ORDERS, 'order', plain.order),
    repeats: query.has('repeats'),
    rising: query.has('rising'),
  };
}
