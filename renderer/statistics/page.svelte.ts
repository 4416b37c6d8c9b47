import type { Client } from '../../shared/api/client.ts';
import type { Figures, Filter, History, Input, Logged } from '../../shared/api/contract.ts';
import { formatOptions, gameOf, parseOptions, rulesOf, type Game, type Options } from '../../shared/games/index.ts';
import type { Rules } from '../../shared/engine/rules.ts';
import { calendarStart } from './calendar.ts';
import { periodStart, type Period } from './period.ts';
import { today } from './today.ts';

/** Rows of the log fetched at once. */
const PAGE = 50;

export type Result = Exclude<NonNullable<Input<'statistics.log'>['result']>, 'lost' | 'givenUp'>;

export type Help = 'all' | NonNullable<Filter['help']>;

/** Figures of a rule set nothing was played under. */
export const noFigures = (game: string, options: string): Figures => ({
  game,
  options,
  played: 0,
  won: 0,
  lost: 0,
  givenUp: 0,
  open: 0,
  clean: 0,
  fairPlayed: 0,
  fairWon: 0,
  bestTime: null,
  medianTime: null,
  totalTime: 0,
  fewestPasses: null,
  totalPasses: 0,
  fewestMoves: null,
  totalMoves: 0,
  streak: 0,
  longestWon: 0,
  longestLost: 0,
});

/** What the statistics page looks at, and what it has been told. */
export class StatisticsPage {
  view = $state<'overview' | 'book' | 'allGames'>('overview');
  repeats = $state(false);
  period = $state<Period>('all');
  help = $state<Help>('all');
  result = $state<Result>('all');
  game = $state.raw<Game>() as Game;
  /** The rules looked at, as canonical text. */
  options = $state('');
  /** Everything counted, by game and rules; `undefined` until it has come. */
  all = $state.raw<readonly Figures[]>();
  history = $state.raw<History>();
  log = $state.raw<readonly Logged[]>();
  /** There are no attempts before the last one of the log. */
  whole = $state(false);
  failed = $state(false);

  readonly #client: Client;
  #asked = 0;

  constructor(client: Client, game: Game, options: Options) {
    this.#client = client;
    this.game = game;
    this.options = formatOptions(game, options);
  }

  // No deriveds: the page outlives the component it was made in.

  get figures(): Figures {
    return (
      this.all?.find(({ game, options }) => game === this.game.id && options === this.options) ??
      noFigures(this.game.id, this.options)
    );
  }

  /** The attempts looked at, of any game. */
  get filter(): Filter {
    const from = periodStart(this.period, today());
    const { repeats, help } = this;
    return { repeats, ...(from !== undefined && { from }), ...(help !== 'all' && { help }) };
  }

  /** Nothing has ended under these rules, whatever is looked at. */
  get empty(): boolean {
    const { period, help, result, figures, log } = this;
    return period === 'all' && help === 'all' && result === 'all' && figures.played === 0 && log?.length === 0;
  }

  /** The rules of this game that can be looked at: its readings, then own rules that were played or are looked at. */
  get rules(): readonly string[] {
    const { game } = this;
    const readings = game.presets.map(({ options }) => formatOptions(game, options));
    const played = (this.all ?? []).filter((one) => one.game === game.id).map(({ options }) => options);
    return [...readings, ...played, this.options].filter((one, i, all) => all.indexOf(one) === i);
  }

  /** What the rules looked at say; `undefined` for those of another version. */
  get table(): Rules | undefined {
    const read = parseOptions(this.game, this.options);
    return 'options' in read ? rulesOf(this.game, read.options) : undefined;
  }

  /** The stock is dealt through more than once in this game. */
  get passes(): boolean {
    return this.table?.redeals !== 0;
  }

  /** Fetches everything for what is looked at now, and shows each part as it comes. */
  async load(): Promise<void> {
    const log = this.loadLog();
    await this.#loadFigures();
    await log;
  }

  async #loadFigures(): Promise<void> {
    const { filter } = this;
    const asked = ++this.#asked;
    const of = { ...filter, game: this.game.id, options: this.options };
    const figures = this.#client('statistics.figures', filter);
    const history = this.#client('statistics.history', { ...of, since: calendarStart(today()) });
    const counted = await figures;
    // The first figures are shown at once; later ones change together with the pictures.
    if (asked === this.#asked && counted.ok && !this.all) this.all = counted.value.figures;
    const drawn = await history;
    if (asked !== this.#asked) return;
    this.failed = !counted.ok || !drawn.ok;
    if (counted.ok) this.all = counted.value.figures;
    if (drawn.ok) this.history = drawn.value;
  }

  /** Fetches the first page of the log. */
  async loadLog(): Promise<void> {
    this.whole = false;
    const page = await this.#page(null);
    if (page) this.log = page;
  }

  /** Fetches the next page of the log, unless it is whole. */
  async more(): Promise<void> {
    const before = this.log?.at(-1)?.ending;
    if (this.whole || before === undefined) return;
    const page = await this.#page(before);
    // The log may have been fetched anew, or another page have come, while this one was on its way.
    if (page && this.log?.at(-1)?.ending === before) this.log = [...this.log, ...page];
  }

  /** Looks at other rules, of any game. */
  look(game: string, options: string): Promise<void> {
    this.game = gameOf(game) ?? this.game;
    this.options = options;
    this.view = 'overview';
    this.history = undefined;
    this.log = undefined;
    return this.load();
  }

  /** Strikes an attempt out of all figures, or takes it in again; whether that was written down. */
  async strike(id: string, struck: boolean): Promise<boolean> {
    const answer = await this.#client('attempt.strike', { id, struck });
    if (!answer.ok) return false;
    this.log = this.log?.map((one) => (one.id === id ? { ...one, struck } : one));
    await this.#loadFigures();
    return true;
  }

  /** What the log shows. */
  get #listed(): Filter {
    const { filter, result, options } = this;
    return { ...filter, game: this.game.id, options, result };
  }

  async #page(before: number | null): Promise<readonly Logged[] | undefined> {
    const listed = this.#listed;
    const answer = await this.#client('statistics.log', { ...listed, before, limit: PAGE });
    if (!answer.ok || JSON.stringify(this.#listed) !== JSON.stringify(listed)) return undefined;
    this.whole = answer.value.attempts.length < PAGE;
    return answer.value.attempts;
  }
}

const left = new WeakMap<Client, { readonly page: StatisticsPage; readonly at: string }>();

/** The page as it was left, where the same rules still lie on the table; else a new one at those rules. */
export function pageAt(client: Client, game: Game, options: Options): StatisticsPage {
  const at = `${game.id} ${formatOptions(game, options)}`;
  const before = left.get(client);
  if (before?.at === at) return before.page;
  const page = new StatisticsPage(client, game, options);
  left.set(client, { page, at });
  return page;
}
