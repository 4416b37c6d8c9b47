import { compile, FIRST_FOUNDATION, type CompiledRules } from './compiled.ts';
import { mix } from './mix.ts';
import type { Rules } from './rules.ts';

/** Room for a pile's cards: piles lie one after another in one array, 128 places each. */
export const SHIFT = 7;
/** What a foundation wants next when it is complete. */
const NOTHING = 255;

/**
 * Where the cards of one game lie, in typed arrays: what each foundation wants next and the hash are kept with every
 * card that is laid or taken. Cards are numbers of the pack; piles are numbered as in `pileCodes`.
 */
export class Piles {
  readonly compiled: CompiledRules;
  readonly rules: Rules;
  /** Cards of pile p: `cards[p << 7 … (p << 7) + size[p] - 1]`, bottom first; the stock's last card is dealt next. */
  readonly cards: Uint8Array;
  readonly size: Uint8Array;
  /** By pile: the rank a foundation takes next, or 255. */
  readonly wantRank: Uint8Array;
  /** By pile: the suit a foundation takes next; 4 stands for any. */
  readonly wantSuit: Uint8Array;
  /** Cards on foundations. */
  cardsHome = 0;
  protected hashLow = 0;
  protected hashHigh = 0;

  constructor(rules: Rules) {
    this.rules = rules;
    this.compiled = compile(rules);
    this.cards = new Uint8Array(this.compiled.pileCount << SHIFT);
    this.size = new Uint8Array(this.compiled.pileCount);
    this.wantRank = new Uint8Array(this.compiled.pileCount);
    this.wantSuit = new Uint8Array(this.compiled.pileCount);
  }

  /** The cards of a pile, bottom first: a copy. */
  pile(pile: number): number[] {
    return Array.from(this.cards.subarray(pile << SHIFT, (pile << SHIFT) + (this.size[pile] as number)));
  }

  /** The exposed card of a pile, or -1. */
  top(pile: number): number {
    const size = this.size[pile] as number;
    return size === 0 ? -1 : (this.cards[(pile << SHIFT) + size - 1] as number);
  }

  /** All cards are home. */
  get won(): boolean {
    return this.cardsHome === this.rules.pack.size;
  }

  /** Whether an exposed card of a depot or reserve could go home now. */
  anyHomeMove(): boolean {
    const { firstDepot, pileCount } = this.compiled;
    for (let from = firstDepot; from < pileCount; from++)
      if ((this.size[from] as number) > 0 && this.homeFrom(from, this.top(from)) > 0) return true;
    return false;
  }

  /** The leftmost foundation a card lying on pile `from` could go to, or 0. */
  homeFrom(from: number, card: number): number {
    const { firstDepot, rank, suit, aligned } = this.compiled;
    const cardRank = rank[card] as number;
    const cardSuit = suit[card] as number;
    for (let to = FIRST_FOUNDATION; to < firstDepot; to++)
      if (
        this.wantRank[to] === cardRank &&
        ((this.wantSuit[to] as number) > 3 || this.wantSuit[to] === cardSuit) &&
        (aligned[cardRank] === 0 || from - firstDepot === to - FIRST_FOUNDATION)
      )
        return to;
    return 0;
  }

  /** Carries the top card of a pile to another, with nothing it causes. */
  protected shift(from: number, to: number): void {
    const card = this.pop(from);
    this.hash(from, card);
    this.push(to, card);
  }

  /** Takes the top card off a pile; its caller takes it out of the hash. */
  protected pop(pile: number): number {
    const size = (this.size[pile] as number) - 1;
    this.size[pile] = size;
    if (pile >= FIRST_FOUNDATION && pile < this.compiled.firstDepot) {
      this.cardsHome--;
      this.want(pile);
    }
    return this.cards[(pile << SHIFT) + size] as number;
  }

  protected push(pile: number, card: number): void {
    this.hash(pile, card);
    const size = this.size[pile] as number;
    this.cards[(pile << SHIFT) + size] = card;
    this.size[pile] = size + 1;
    if (pile >= FIRST_FOUNDATION && pile < this.compiled.firstDepot) {
      this.cardsHome++;
      this.want(pile);
    }
  }

  /** Works out what a foundation takes next. */
  protected want(pile: number): void {
    const { firstDepot, ranks, rank, suit } = this.compiled;
    if (pile < FIRST_FOUNDATION || pile >= firstDepot) return;
    const foundation = this.rules.foundations[pile - FIRST_FOUNDATION];
    const up = foundation?.direction !== 'down';
    const size = this.size[pile] as number;
    const top = this.top(pile);
    if (top < 0) {
      this.wantRank[pile] = up ? 0 : ranks - 1;
      this.wantSuit[pile] = foundation?.suit === 'any' || foundation === undefined ? 4 : foundation.suit;
    } else {
      this.wantRank[pile] = size === ranks ? NOTHING : (rank[top] as number) + (up ? 1 : -1);
      this.wantSuit[pile] = this.rules.build === 'anySuit' ? 4 : (suit[top] as number);
    }
  }

  /** Takes a card's place (its pile's size is its place) into or out of the hash. */
  protected hash(pile: number, card: number): void {
    const place = ((this.compiled.kind[card] as number) << 12) | (pile << SHIFT) | (this.size[pile] as number);
    this.hashLow ^= mix(place + 0x632be5ab, 0x85ebca6b);
    this.hashHigh ^= mix(place + 0x1b873593, 0xc2b2ae35);
  }
}
