import { formatCount, pluralOf, sentence } from '../format.ts';
import { games } from './games.ts';

const plural = pluralOf('en');
const number = (n: number): string => formatCount('en', n);
const { card, pile } = games;
const the = (code: string): string => `the ${card(code)}`;
const The = (code: string): string => sentence(the(code));
const passes = (n: number): string => plural(n, { one: '1 pass', other: `${number(n)} passes` });
const moves = (n: number): string => plural(n, { one: '1 move', other: `${number(n)} moves` });

/** A move in the past of a game; `card` is null for a deal. */
export interface MadeMove {
  readonly card: string | null;
  readonly to: string;
  /** The deal first picked the depots up. */
  readonly pickedUp: boolean;
}

const made = ({ card: carried, to, pickedUp }: MadeMove): string =>
  carried === null
    ? pickedUp
      ? 'the depots were picked up'
      : 'cards were dealt'
    : `${the(carried)} went to ${pile(to)}`;

const uncovering = (under: string | null): string => (under === null ? '' : ` and uncovers ${the(under)}`);

/** What the program says of a game when it is asked for help. Cards are card texts, piles pile codes. */
export const coach = {
  light: {
    ask: 'Can it be won?',
    thinking: 'Looking…',
    won: 'Can be won',
    lost: 'Can no longer be won',
    unknown: 'Not known',
  },
  /** Said once in an attempt, with the first help. */
  counts: 'It counts as help in the record.',

  /** Why a move is hinted at. */
  reasons: {
    seeFirst: () => 'Deal: see every card first.',
    nothingYet: () => 'Deal: nothing more can be gained before new cards come.',
    comes: (c: string, deals: number, from: string) =>
      deals === 1
        ? `Deal: ${the(c)} can then go home from ${pile(from)}.`
        : `Deal: in ${number(deals)} deals ${the(c)} can go home from ${pile(from)}.`,
    waitAce: (ace: string, first: string, depot: string) =>
      `Deal and wait: with ${the(first)} up first, ${the(ace)} gets ${pile(depot)}.`,
    laterAce: (ace: string, depot: string) => `Deal: ${the(ace)} goes up later, over ${pile(depot)}.`,
    keep: (c: string) =>
      `Deal: ${the(c)} can wait for a later pass. Going home now, it would change how the others fall.`,
    column: (c: string, depot: string) => `${The(c)} goes up now: its suit gets ${pile(depot)}.`,
    frees: (c: string, under: string) => `${The(c)} frees ${the(under)}.`,
    empties: (c: string, from: string) => `${The(c)} leaves ${pile(from)} empty.`,
    home: (c: string) => `${The(c)} goes home.`,
    homeEmpties: (c: string, from: string) => `${The(c)} goes home and leaves ${pile(from)} empty.`,
    builds: (c: string, on: string, under: string | null) => `${The(c)} goes on ${the(on)}${uncovering(under)}.`,
    waits: (c: string, to: string, under: string | null) => `${The(c)} waits on ${pile(to)}${uncovering(under)}.`,
    turns: (to: string) => `The next card of the stock goes to ${pile(to)}.`,
    transfers: (c: string, lets: string | null) =>
      `${The(c)} goes over to the other foundation of its suit${lets === null ? '' : `, so that ${the(lets)} can go home`}.`,
  },
  orders: (won: number, of: number) =>
    won === 0
      ? `No win was found in ${plural(of, { one: '1 possible order', other: `any of ${number(of)} possible orders` })} of the unseen cards.`
      : `A win was found in ${number(won)} of ${number(of)} possible ${plural(of, { one: 'order', other: 'orders' })} of the unseen cards.`,
  judgement: 'No win is known from here.',
  none: {
    over: 'Nothing can be played.',
    lost: 'From here the game can no longer be won.',
    noOther: 'There is no other hint.',
  },

  noLine: 'No way to win is known from here.',
  takeOver: 'Take over here',
  /** Said when what was shown has been taken over. */
  goesOn: 'The game goes on from here.',

  where: 'Where was it lost?',
  /** Beside that, while the attempt is open: whoever looks has left the game. */
  whereEnds: 'ends the game',
  /** The same of a game that was given up. */
  couldWin: 'Could it be won?',
  looking: 'Looking…',
  nowhere: 'No position of this game is known to be winnable.',
  after: (ply: number) => (ply === 0 ? 'Before the first move' : `After move ${number(ply)}`),
  /** Of the turning point; `here`: it lies on the table, and not a position before or after it. */
  lostBy: (move: MadeMove, here: boolean) =>
    `${here ? 'Here it' : 'It'} could still be won. Then ${made(move)}, and the game was lost.`,
  lastKnown: (move: MadeMove, lostFrom: number | null, here: boolean) =>
    `This ${here ? 'is' : 'was'} the last position known to be winnable. Then ${made(move)}. ` +
    (lostFrom === null
      ? 'Whether it could be won after that is not known.'
      : `After move ${number(lostFrom)} it was lost; what lies between is not known.`),
  notLost: (here: boolean) => `It can still be won from ${here ? 'here' : 'there'}.`,
  watchLine: 'The moves below lead from here to a win.',
  playOn: 'Play on from here',
  playOnAbout: 'A new attempt, marked as helped; it counts as a deal played before.',
  takenUp: (ply: number) => `Taken up after move ${number(ply)} of an earlier attempt`,

  shortest: (n: number | null, made: number) =>
    `Shortest way found: ${n === null ? '' : `${passes(n)}, `}${moves(made)}.`,
  noShorter: 'No shorter way was found.',
};

export type Coach = typeof coach;
