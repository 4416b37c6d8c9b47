import { formatDeck, parseDeck, type DeckProblem } from '../../shared/engine/cards.ts';
import type { Dealt } from '../../shared/api/contract.ts';
import { parseDealNumber, SHUFFLE } from '../../shared/engine/shuffle.ts';
import { parseDealText } from '../../shared/games/deal-text.ts';
import { formatOptions, presetOf, rulesOf, type Game, type Options, type Preset } from '../../shared/games/index.ts';
import { kindsOf, type Kind } from '../../shared/solver/kinds.ts';
import { oddsOf } from '../../shared/solver/odds.ts';
import type { Question } from '../solver/protocol.ts';
import { chance } from './chance.ts';

/** The choice that stands for the player's own rules, beside the ids of the readings. */
export const OWN = 'own';

/** Why no deal can be laid. */
export type DealProblem = { readonly code: 'noNumber' | 'badNumber' | 'noDeck' | 'badSeed' } | DeckProblem;

/**
 * What the player chooses in the new-deal dialog, and the deal it makes. Starts with the given rules and a number by
 * chance. The text of a deal written into one of the fields chooses its game and rules, too.
 */
export class NewDeal {
  game = $state.raw<Game>() as Game;
  /** The id of a reading, or `OWN`. */
  reading = $state('');
  /** The player's own rules: kept while a reading is chosen. */
  own = $state<Options>({});
  by = $state<'number' | 'text'>('number');
  /** The seed of later shuffles, for a deck text; empty stands for 0. */
  seed = $state('');
  #kind = $state<Kind | 'any'>('any');
  #number = $state('');
  #deck = $state('');
  /** The number in the field came by chance and nobody touched it since. */
  #random = $state(true);
  readonly #chance: () => number;

  constructor(game: Game, options: Options, number = chance) {
    this.play(game, options);
    this.#chance = number;
    this.draw();
  }

  /** Chooses a game and its rules; where the cards come from stays. */
  play(game: Game, options: Options): void {
    this.game = game;
    this.reading = presetOf(game, options)?.id ?? OWN;
    this.own = { ...options };
  }

  /** The text of the number field: empty where the number is to be found. Writing it makes the deal a chosen one. */
  get number(): string {
    return this.kind === 'any' ? this.#number : '';
  }
  set number(text: string) {
    if (this.#take(text)) return;
    this.#kind = 'any';
    this.#number = text;
    this.#random = false;
  }

  /** The text of the deck field. */
  get deck(): string {
    return this.#deck;
  }
  set deck(text: string) {
    if (!this.#take(text)) this.#deck = text;
  }

  /** The kind of deal; `any` where the one chosen cannot be found under these rules. */
  get kind(): Kind | 'any' {
    const found = this.by === 'number' && this.kinds.some((one) => one === this.#kind);
    return found ? this.#kind : 'any';
  }
  set kind(kind: Kind | 'any') {
    this.by = 'number';
    this.#kind = kind;
  }

  /** Puts another number by chance into the field. */
  draw(): void {
    this.#kind = 'any';
    this.#number = String(this.#chance());
    this.#random = true;
  }

  /** Chooses a reading or `OWN`; the player's own rules start from the reading chosen before. */
  choose(reading: string): void {
    if (reading === OWN && this.reading !== OWN) this.own = { ...this.options };
    this.reading = reading;
  }

  /** Sets one of the player's own rules. */
  set(option: string, value: string): void {
    this.own = { ...this.own, [option]: value };
  }

  readonly options = $derived.by(
    (): Options => this.game.presets.find(({ id }) => id === this.reading)?.options ?? this.own,
  );
  /** The reading the player's own rules happen to be. */
  readonly same = $derived.by((): Preset | undefined =>
    this.reading === OWN ? presetOf(this.game, this.own) : undefined,
  );
  /** The stock is shuffled again in this game, so a deck text needs a seed. */
  readonly shuffles = $derived.by((): boolean => rulesOf(this.game, this.options).shuffleOnRedeal);

  /** The kinds of deal that can be found under these rules. */
  readonly kinds = $derived.by((): readonly Kind[] => {
    const { game, options } = this;
    return kindsOf(rulesOf(game, options), oddsOf(game.id, formatOptions(game, options))?.foresight);
  });

  /** The deal as chosen, the question by which a deal of the kind chosen is found, or what stands in its way. */
  result():
    { readonly dealt: Dealt } | { readonly question: Question<'findDeal'> } | { readonly problem: DealProblem } {
    const { game, options, kind } = this;
    if (kind !== 'any') return { question: { game: game.id, options: { ...options }, kind } };
    const made = this.by === 'number' ? this.#byNumber() : this.#byText();
    if ('problem' in made) return made;
    return { dealt: { game: game.id, revision: game.revision, options: { ...options }, ...made } };
  }

  /** The deal whose number was found by its kind. */
  found(number: number): Dealt {
    const { game, options } = this;
    const deal = { kind: 'number', shuffle: SHUFFLE, number } as const;
    return { game: game.id, revision: game.revision, options: { ...options }, deal, source: 'kind' };
  }

  /** Takes over the text of a deal; `false` where it is none. */
  #take(text: string): boolean {
    const named = parseDealText(text);
    if (!named) return false;
    const { game, options, deal } = named;
    this.play(game, options);
    this.by = deal.kind;
    if (deal.kind === 'number') this.number = String(deal.number);
    else {
      this.#deck = deal.deck;
      this.seed = String(deal.seed);
    }
    return true;
  }

  #byNumber(): Pick<Dealt, 'deal' | 'source'> | { readonly problem: DealProblem } {
    if (this.#number.trim() === '') return { problem: { code: 'noNumber' } };
    const number = parseDealNumber(this.#number);
    if (number === undefined) return { problem: { code: 'badNumber' } };
    return { deal: { kind: 'number', shuffle: SHUFFLE, number }, source: this.#random ? 'random' : 'number' };
  }

  #byText(): Pick<Dealt, 'deal' | 'source'> | { readonly problem: DealProblem } {
    if (this.deck.trim() === '') return { problem: { code: 'noDeck' } };
    const { pack } = rulesOf(this.game, this.options);
    const read = parseDeck(pack, this.deck);
    if ('problem' in read) return read;
    const seed = this.shuffles ? parseSeed(this.seed) : 0;
    if (seed === undefined) return { problem: { code: 'badSeed' } };
    return { deal: { kind: 'text', deck: formatDeck(pack, read.deck), seed }, source: 'text' };
  }
}

/** A shuffle seed: written like a deal number, but 0 is one too, and nothing stands for 0. */
const parseSeed = (text: string): number | undefined => (/^\s*0*\s*$/.test(text) ? 0 : parseDealNumber(text));
