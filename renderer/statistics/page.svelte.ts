import type { Client } from '../../shared/api/client.ts';
import type { Figures, History, Input, Logged } from '../../shared/api/contract.ts';
import { formatOptions, gameOf, parseOptions, rulesOf, type Game, type Options } from '../../shared/games/index.ts';
import type { Rules } from '../../shared/engine/rules.ts';
import { calendarStart } from './calendar.ts';
import { today } from './today.ts';

/** Rows of the log fetched at once. */
const PAGE = 50;

export type Result = Exclude<NonNullable<Input<'statistics.log'>['result']>, 'lost' | 'givenUp'>;

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
    const { repeats } = this;
    const asked = ++this.#asked;
    const of = { game: this.game.id, options: this.options, repeats };
    const log = this.loadLog();
    const figures = this.#client('statistics.figures', { repeats });
    const history = this.#client('statistics.history', { ...of, since: calendarStart(today()) });
    const counted = await figures;
    // The first figures are shown at once; later ones change together with the pictures.
    if (asked === this.#asked && counted.ok && !this.all) this.all = counted.value.figures;
    const drawn = await history;
    if (asked !== this.#asked) return;
    this.failed = !counted.ok || !drawn.ok;
    if (counted.ok) this.all = counted.value.figures;
    if (drawn.ok) this.history = drawn.value;
    await log;
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

  async #page(before: number | null): Promise<readonly Logged[] | undefined> {
    const { repeats, result, options } = this;
    const game = this.game.id;
    const answer = await this.#client('statistics.log', { game, options, repeats, result, before, limit: PAGE });
    const still = { repeats: this.repeats, result: this.result, options: this.options, game: this.game.id };
    if (!answer.ok || still.repeats !== repeats || still.result !== result) return undefined;
    if (still.options !== options || still.game !== game) return undefined;
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
