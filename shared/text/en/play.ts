import { formatClock, formatCount, listOf, pluralOf, sentence } from '../format.ts';
import { games, rank } from './games.ts';
import { heaps, type Heap } from '../spoken.ts';

const plural = pluralOf('en');
const ordinal = pluralOf('en', 'ordinal');
const list = listOf('en');
const either = listOf('en', 'disjunction');
const number = (n: number): string => formatCount('en', n);
const nth = (n: number): string => `${number(n)}${ordinal(n, { one: 'st', two: 'nd', few: 'rd', other: 'th' })}`;
const { card, pile } = games;
/** What has been dealt to a pile. */
const heapOf = ({ to, cards }: Heap): string => `${sentence(pile(to))}: ${cards.map((one) => card(one)).join(', ')}.`;
const the = (code: string): string => `the ${card(code)}`;
/** What a foundation waits for: a card, a rank of any suit, or any ace. */
const awaited = (code: string): string =>
  code === 'anyAce' ? 'an ace' : code.length > 1 ? the(code) : `${'A8'.includes(code) ? 'an' : 'a'} ${rank(code)}`;
const numbersOf = (piles: readonly string[]): string => list(piles.map((code) => code.slice(1)));
const WORDS = [
  'none',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];
const inWords = (n: number): string => WORDS[n] ?? number(n);

/** A pile as it is spoken. Cards are card texts, piles pile codes. */
export interface SpokenPile {
  readonly pile: string;
  readonly count: number;
  /** The exposed card. */
  readonly top: string | null;
  /** Where the exposed card can go. */
  readonly goesTo: readonly string[];
  /** What a foundation takes next: a card, a rank alone where any suit will do, or `anyAce` before its first card. */
  readonly waitsFor: string | null;
  /** The card that has been chosen and could be laid here. */
  readonly takes: string | null;
  /** Its exposed card is the one that has been chosen. */
  readonly chosen: boolean;
}

/** A card that has come to a pile. */
export interface SpokenCard {
  readonly card: string;
  readonly to: string;
}

/** How one's own rate stands beside careless play: rates and ends of the range as percents in words; none: it never wins. */
export interface Beside {
  readonly careless: string | null;
  readonly deals: number;
  readonly own: { readonly rate: string; readonly low: string; readonly high: string; readonly games: number } | null;
}

/** Everything said at the table. */
export const play = {
  /** Label over or before a deal number. */
  deal: 'deal',
  ownDeck: 'your own deck',
  pass: 'pass',
  home: 'home',
  ofCards: (all: number) => `of ${number(all)}`,
  time: 'time',
  moves: 'moves',
  inStock: (n: number) => (n === 0 ? 'stock empty' : `${number(n)} in stock`),
  stockCount: 'in stock',
  anyAce: 'any ace',
  labels: { aceToKing: 'ace to king', kingToAce: 'king to ace' },

  dealCards: (n: number) => `Deal ${inWords(n)}`,
  pickUp: 'Pick up',
  more: 'More',
  /** Why what is greyed in the menu cannot be done. */
  ended: 'This game has ended: it can be neither saved nor given up.',
  actions: 'Actions',

  /** At the first deal of a game. */
  firstTime: (key: string | null) =>
    `New to this game? The book at the top right tells how it is played${key === null ? '' : ` (${key})`}.`,

  paused: 'Paused',
  pausedText: 'The clock stands still, and the cards are covered.',

  /** `Depot 3, 4 cards, queen of hearts on top; can go to foundation 2`. */
  spoken: (p: SpokenPile): string => {
    const parts = [sentence(pile(p.pile))];
    if (p.pile !== 's' && p.count > 1)
      parts.push(plural(p.count, { one: '1 card', other: `${number(p.count)} cards` }));
    if (p.pile === 's')
      parts.push(p.count === 0 ? 'empty' : plural(p.count, { one: '1 card', other: `${number(p.count)} cards` }));
    else parts.push(p.top === null ? 'empty' : p.count > 1 ? `${card(p.top)} on top` : card(p.top));
    const more = [
      ...(p.chosen ? ['chosen'] : []),
      ...(p.takes === null ? [] : [`takes ${the(p.takes)}`]),
      ...(p.goesTo.length === 0 ? [] : [`can go to ${either(p.goesTo.map(pile))}`]),
      ...(p.waitsFor === null ? [] : [`waits for ${awaited(p.waitsFor)}`]),
    ];
    return [parts.join(', '), ...more].join('; ');
  },

  /** The menu of a pile. */
  menu: {
    goTo: (to: string) => `To ${pile(to)}`,
    look: 'Look at its cards',
    /** The cards of a pile in their order. */
    cards: (from: string, cards: readonly string[]) =>
      `${sentence(pile(from))} from the bottom: ${cards.map((one) => card(one)).join(', ')}.`,
  },

  /** What happened, for the live region. */
  said: {
    carried: (c: SpokenCard) => `${sentence(card(c.card))} to ${pile(c.to)}.`,
    dealt: (cards: readonly SpokenCard[]) =>
      heaps(cards)?.reduce((said, heap) => `${said} ${heapOf(heap)}`, 'Dealt.') ??
      `Dealt: ${cards.map((c) => `${card(c.card)} to ${pile(c.to)}`).join(', ')}.`,
    /** What went home of itself after a move: not card by card. */
    wentHome: (n: number) => plural(n, { one: '1 more card goes home.', other: `${number(n)} more cards go home.` }),
    finish: 'Only going home is left: all cards can be played home at once.',
    pickedUp: (pass: number) => `Picked up; pass ${number(pass)}.`,
    undone: (moves: number) => `Undone. ${plural(moves, { one: '1 move', other: `${number(moves)} moves` })} made.`,
    redone: 'Redone.',
    restarted: 'Back to the first position.',
    laid: (name: string) => `${name}: the cards are laid.`,
    /** A game in play is at the table again. */
    here: (name: string, deal: number | null, moves: number, home: number, all: number) =>
      `${name}, ${deal === null ? play.ownDeck : `deal ${deal}`}: ${plural(moves, { one: '1 move', other: `${number(moves)} moves` })} made, ${number(home)} of ${number(all)} cards home.`,
    open: (cards: readonly SpokenCard[]) => `Open: ${cards.map((c) => `${card(c.card)} on ${pile(c.to)}`).join(', ')}.`,
    stock: (n: number) => (n === 0 ? 'The stock is empty.' : `${number(n)} in stock.`),
    chosen: (c: string, piles: readonly string[]) =>
      `${sentence(card(c))} chosen; can go to ${either(piles.map(pile))}.`,
    notChosen: (c: string) => `${sentence(the(c))} is no longer chosen.`,
  },

  /** Why a card or pile does not do what was asked. */
  refused: {
    waitsForDepot: (c: string, depot: string) => `${sentence(the(c))} goes home only from ${pile(depot)}.`,
    waitsForCard: (c: string, other: string) => `${sentence(the(c))} waits for ${the(other)}.`,
    noPlace: (c: string) => `No pile takes ${the(c)} now.`,
    notThere: (c: string, to: string) => `${sentence(the(c))} cannot go to ${pile(to)}.`,
    firstFoundation: 'An ace goes to the first empty foundation.',
    foundationWaits: (to: string, other: string) => `${sentence(pile(to))} waits for ${awaited(other)}.`,
    complete: (to: string) => `${sentence(pile(to))} is complete.`,
    empty: (to: string) => `${sentence(pile(to))} is empty.`,
    noDeal: 'The stock is out, and nothing can be dealt.',
    noPickUp: 'Twice running no card went home: a card must go home before the depots are picked up again.',
  },

  slip: {
    blocked: 'Blocked',
    blockedText: (passes: number) =>
      plural(passes, {
        one: 'In the next pass no card can go home; then the order repeats.',
        other: `In the next ${number(passes)} passes no card can go home; then the order repeats.`,
      }),
    falls: 'What the depots wait for falls elsewhere each time:',
    /** After the mark or name of the card. */
    fallsOn: (depots: readonly string[], own: string) => `on ${numbersOf(depots)}, never on ${own.slice(1)}`,
    noMove: 'No move is left',
    noMoveText: 'No card can go anywhere, and there is nothing left to deal.',
    fruitlessText: 'Two passes running brought no card home; by this reading the game ends here.',
    givenUp: 'Given up',
    givenUpText: 'It stands in the record as given up. You can play on, but that is neither kept nor counted.',
    lostText: 'It stands in the record as lost.',
    used: (help: readonly string[]) => `Help and corrections: ${list(help)}.`,
    soFar: (won: number, played: number) =>
      `So far you have won ${number(won)} of ${plural(played, { one: '1 attempt', other: `${number(played)} attempts` })}.`,
    stillOpen: 'It counts as lost once another game lies here.',
    home: (n: number, all: number) => `${number(n)} of ${number(all)}`,
    homeIn: (passes: number, time: number) =>
      `home in ${plural(passes, { one: '1 pass', other: `${number(passes)} passes` })}, ${formatClock(time)}.`,
    homeAfter: (time: number) => `home, ${formatClock(time)}.`,
  },

  /** The question before a game is given up. */
  giveUp: {
    title: 'Give up this game?',
    text: 'It goes into the record as given up. To play it another time, simply leave it: it stays among the saved games.',
    lost: 'No move is left in it, so it goes into the record as lost.',
    no: 'Play on',
  },

  won: {
    queens: 'Four queens',
    all: 'All cards home',
    passes: (n: number) => plural(n, { one: 'pass', other: 'passes' }),
    minutes: 'minutes',
    hours: 'hours',
    moves: (n: number) => plural(n, { one: 'move', other: 'moves' }),
    clean: 'clean',
    noHelp: 'no help',
    isClean: 'A clean win.',
    notClean: (help: readonly string[]) => `Not a clean win: ${list(help)}.`,
    undos: (n: number) => plural(n, { one: 'undo', other: 'undos' }),
    restarts: (n: number) => plural(n, { one: 'restart', other: 'restarts' }),
    watch: 'Watch it again',
    again: 'repeat',
    notCounted: 'not counted',
    /** A win on the table after the attempt was given up or lost. */
    /** A game that was won is played on, or was won again, after an undo. */
    stands: 'This win is in the record already, and stands as it was.',
    tooLate: 'The attempt had ended before, so this win is not counted.',
    record: (won: number, played: number, clean: number | null) =>
      `Your ${nth(won)} win in ${plural(played, { one: '1 attempt', other: `${number(played)} attempts` })}` +
      (clean === null ? '.' : `, and the ${nth(clean)} without help.`),
    repeat: 'You have played this deal before, so it is left out of the figures.',
    beside: ({ careless, deals, own }: Beside) =>
      `Careless play wins ${careless ?? 'none'} of ${number(deals)} deals` +
      (own
        ? `; you win ${own.rate} of ${number(own.games)} fair ones, likely between ${own.low} and ${own.high}.`
        : '.'),
    said: (title: string, passes: number | null, time: number, moves: number) =>
      `${title}. Won` +
      (passes === null ? '' : ` in ${plural(passes, { one: '1 pass', other: `${number(passes)} passes` })}`) +
      `, ${plural(moves, { one: '1 move', other: `${number(moves)} moves` })}, ${formatClock(time)}.`,
  },
};

export type Play = typeof play;
