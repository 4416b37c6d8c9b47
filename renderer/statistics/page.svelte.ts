import type { Client } from '../../shared/api/client.ts';
import type { Filter, History, Input, Logged, Output, Tally } from '../../shared/api/contract.ts';
import type { Rules } from '../../shared/engine/rules.ts';
import { formatOptions, parseOptions, rulesOf, type Game } from '../../shared/games/index.ts';
import { calendarStart } from './calendar.ts';
import type { Look } from './look.ts';
import { NO_FIGURES } from './no-figures.ts';
import { datesOf } from './period.ts';
import { today } from './today.ts';

/** Rows of the log fetched at once. */
const PAGE = 50;

/** What the statistics page looks at, and what it has been told. */
export class StatisticsPage {
  look = $state.raw() as Look;
  /** What was counted of the game looked at, or of all games; `undefined` until it has come. */
  counted = $state.raw<Output<'statistics.figures'>>();
  history = $state.raw<History>();
  log = $state.raw<readonly Logged[]>();
  /** There are no attempts after the last one of the log. */
  whole = $state(false);
  failed = $state(false);
  readonly #client: Client;
  #asked = 0;
  /** What the log was fetched for, and how its rows were chosen and ordered. */
  #logged = '';
  #ordered: Pick<Look, 'result' | 'order' | 'rising'> | undefined;

  /** All games are looked at, not one. */
  readonly allGames = $derived.by(() => this.look.view === 'allGames');
  /** The figures over all that is looked at. */
  readonly tally = $derived.by((): Tally => {
    const { look, counted, allGames } = this;
    if (!counted || allGames || look.options === null) return counted?.all ?? NO_FIGURES;
    return counted.figures.find(({ options }) => options === look.options) ?? NO_FIGURES;
  });
  /** Nothing that is looked at has ended, whatever its period, help and result. */
  readonly empty = $derived.by(() => {
    const { look, tally, log } = this;
    const all = look.period === 'all' && look.help === 'all' && look.result === 'all';
    return all && tally.played === 0 && log?.length === 0;
  });
  /** The rules of this game that can be looked at: its readings, then own rules that were played or are looked at. */
  readonly rules = $derived.by((): readonly string[] => {
    const { look, counted } = this;
    const readings = look.game.presets.map(({ options }) => formatOptions(look.game, options));
    const played = counted?.figures.filter(({ game }) => game === look.game.id).map(({ options }) => options) ?? [];
    const all = [...readings, ...played, ...(look.options === null ? [] : [look.options])];
    return all.filter((one, i) => all.indexOf(one) === i);
  });
  /** What the rules looked at say; those of the first reading where it is not one alone, or one of another version. */
  readonly table = $derived.by((): Rules => {
    const { game, options } = this.look;
    const read = parseOptions(game, options ?? '');
    return rulesOf(game, 'options' in read ? read.options : game.presets[0].options);
  });
  /** The stock is dealt through more than once in what is looked at. */
  readonly passes = $derived.by(() => !this.allGames && this.table.redeals !== 0);

  constructor(client: Client, look: Look) {
    this.#client = client;
    this.look = look;
  }

  /** Looks at something else, and fetches what that takes. Rows that cannot be fetched in another order stay in theirs. */
  async change(part: Partial<Look>): Promise<void> {
    const { look } = this;
    this.look = { ...look, ...part };
    if (part.view === 'book') return;
    if ('view' in part || 'game' in part || 'options' in part) this.#forget('game' in part || 'view' in part);
    const ofLog = Object.keys(part).every((key) => ['result', 'order', 'rising'].includes(key));
    if (!ofLog) await this.load();
    else if ((await this.#loadLog()) === null) this.look = { ...this.look, ...this.#ordered };
  }

  /** Fetches everything for what is looked at now, and shows each part as it comes. */
  async load(): Promise<void> {
    const log = this.#loadLog();
    await this.#loadFigures();
    if ((await log) === null) this.failed = true;
  }

  /** Fetches the next page of the log, unless it is whole or another one is on its way. */
  async more(): Promise<void> {
    const before = this.log?.at(-1)?.ending;
    if (this.whole || before === undefined || this.#logged !== JSON.stringify(this.#listed)) return;
    const page = await this.#page(before);
    // The log may have been fetched anew, or another page have come, while this one was on its way.
    if (page && this.log?.at(-1)?.ending === before) this.#show([...this.log, ...page], page);
  }

  /** Strikes an attempt out of all figures, or takes it in again; whether that was written down. */
  async strike(id: string, struck: boolean): Promise<boolean> {
    const answer = await this.#client('attempt.strike', { id, struck });
    if (!answer.ok) return false;
    this.log = this.log?.map((one) => (one.id === id ? { ...one, struck } : one));
    await this.#loadFigures();
    return true;
  }

  /** Drops what was told of something else; the figures of a game say something of all its rules. */
  #forget(figures: boolean): void {
    if (figures) this.counted = undefined;
    this.history = undefined;
    this.log = undefined;
  }

  /** The attempts looked at, under all rules of the game. */
  get #ofGame(): Filter {
    const { game, period, help, repeats } = this.look;
    return {
      repeats,
      ...(!this.allGames && { game: game.id }),
      ...datesOf(period, today()),
      ...(help !== 'all' && { help }),
    };
  }
  get #filter(): Filter {
    const { options } = this.look;
    return { ...this.#ofGame, ...(!this.allGames && options !== null && { options }) };
  }
  get #listed(): Omit<Input<'statistics.log'>, 'before' | 'limit'> {
    const { result, order, rising } = this.look;
    return { ...this.#filter, result, order, rising };
  }

  async #loadFigures(): Promise<void> {
    const asked = ++this.#asked;
    const figures = this.#client('statistics.figures', this.#ofGame);
    const history = this.#client('statistics.history', { ...this.#filter, since: calendarStart(today()) });
    const counted = await figures;
    // The first figures are shown at once; later ones change together with the pictures.
    if (asked === this.#asked && counted.ok && !this.counted) this.counted = counted.value;
    const drawn = await history;
    if (asked !== this.#asked) return;
    this.failed = !counted.ok || !drawn.ok;
    if (counted.ok) this.counted = counted.value;
    if (drawn.ok) this.history = drawn.value;
  }

  /** Answers as `#page` does. */
  async #loadLog(): Promise<readonly Logged[] | null | undefined> {
    const page = await this.#page(null);
    if (page) this.#show(page, page);
    return page;
  }

  /** Shows a log that ends with the page that has come last. */
  #show(log: readonly Logged[], page: readonly Logged[]): void {
    this.log = log;
    this.whole = page.length < PAGE;
    this.#logged = JSON.stringify(this.#listed);
    const { result, order, rising } = this.look;
    this.#ordered = { result, order, rising };
  }

  /** A page of the log; `null` where it cannot be had, `undefined` where something else is looked at by the time it comes. */
  async #page(before: number | null): Promise<readonly Logged[] | null | undefined> {
    const listed = this.#listed;
    const answer = await this.#client('statistics.log', { ...listed, before, limit: PAGE });
    if (JSON.stringify(this.#listed) !== JSON.stringify(listed)) return undefined;
    return answer.ok ? answer.value.attempts : null;
  }
}

const left = new WeakMap<Client, { readonly at: string; readonly look: Look }>();
const placeOf = (game: Game, options: string): string => `${game.id} ${options}`;

/** What was last looked at while these rules lay on the table, if they still do. */
export function lastLook(client: Client, game: Game, options: string): Look | undefined {
  const last = left.get(client);
  return last?.at === placeOf(game, options) ? last.look : undefined;
}

/** Keeps what is looked at while these rules lie on the table. */
export const keepLook = (client: Client, game: Game, options: string, look: Look): void =>
  void left.set(client, { at: placeOf(game, options), look });
