import { formatOptions, GAMES, presetOf, rulesOf, type Game, type Options } from '../../shared/games/index.ts';
import type { History } from '../../shared/text/en/history.ts';
import { facts } from '../../shared/text/facts.ts';
import { unbroken } from '../../shared/text/format.ts';
import type { Messages } from '../../shared/text/language.ts';
import { originOf, type Origin } from '../../shared/text/origin.ts';
import { changes, rulePage, type PageSection } from '../../shared/text/rule-page.ts';

/** A set of rules that can be read: one of the readings, or the player's own. */
export interface Readable {
  /** Canonical text of the options. */
  readonly id: string;
  readonly options: Options;
  readonly name: string;
  readonly year: number | undefined;
}

/** The rules pages: which game is read, and under which rules. Opens at the game and rules on the table. */
export class HelpPage {
  game = $state.raw<Game>() as Game;
  /** Canonical text of the rules that are read. */
  rules = $state('');
  /** Where games come from, as soon as it has been fetched. */
  history = $state.raw<History | null>(null);
  /** What lies on the table: its rules can be read even where they are no reading. */
  readonly #table: { readonly game: Game; readonly options: Options };
  readonly #words: () => Messages;

  constructor(game: Game, options: Options, words: () => Messages) {
    this.#table = { game, options };
    this.#words = words;
    this.open(game);
  }

  /** Opens a game's page: at the rules in play where it is the game on the table, else at its first reading. */
  open(game: Game): void {
    this.game = game;
    this.rules = formatOptions(game, game === this.#table.game ? this.#table.options : game.presets[0].options);
  }

  /** Turns to a reading, by its id, where one is named. */
  readAs(reading: string | null): void {
    const preset = this.game.presets.find(({ id }) => id === reading);
    if (preset) this.rules = formatOptions(this.game, preset.options);
  }

  readonly readables = $derived.by((): readonly Readable[] => {
    const { game } = this;
    const { readings, ownRules } = this.#words().games;
    const all = game.presets.map(({ id, year, options }) => {
      return { id: formatOptions(game, options), options, name: readings[id] ?? id, year };
    });
    const { options } = this.#table;
    if (game !== this.#table.game || presetOf(game, options)) return all;
    return [...all, { id: formatOptions(game, options), options, name: ownRules, year: undefined }];
  });
  readonly read = $derived.by((): Readable => {
    const found = this.readables.find(({ id }) => id === this.rules) ?? this.readables[0];
    if (!found) throw new Error('a game has a reading');
    return found;
  });
  readonly sections = $derived.by((): readonly PageSection[] =>
    rulePage(this.#words().rules.sentences, facts(rulesOf(this.game, this.read.options))),
  );
  /** What the rules read here say otherwise than the first reading. */
  readonly changes = $derived.by((): readonly string[] => {
    const first = facts(rulesOf(this.game, this.game.presets[0].options));
    return changes(this.#words().rules.sentences, facts(rulesOf(this.game, this.read.options)), first);
  });

  /** How the reading differs from the others, in a line. */
  readonly about = $derived.by((): string => {
    const reading = this.game.presets.find(({ options }) => options === this.read.options);
    return unbroken(this.#words().deal.about[this.game.id]?.[reading?.id ?? ''] ?? '');
  });
  /** Whether the page tells a sentence as it is read now. */
  tells(text: string): boolean {
    return text === this.about || this.sections.some(({ paragraphs }) => paragraphs.flat().includes(text));
  }
  readonly origin = $derived.by((): Origin | null => this.history && originOf(this.history, this.game));

  readonly previous = $derived.by((): Game | undefined => GAMES[GAMES.indexOf(this.game) - 1]);
  readonly next = $derived.by((): Game | undefined => GAMES[GAMES.indexOf(this.game) + 1]);
}
