import { formatCount } from '../format.ts';

const number = (n: number): string => formatCount('en', n);

/** An idea: what it is, and the position it is tried out on. */
export interface LessonWords {
  readonly title: string;
  readonly text: string;
  readonly task: string;
  /** Where it stands after the player's move. */
  readonly judged: { readonly lost: string; readonly won: string };
}

/** The walk over the table, and how Amazons is won. */
export const learn = {
  title: 'How Amazons is won',
  intro:
    'What the books of patience call luck is, in Amazons, a puzzle. The stock is never shuffled: once you have seen the cards go by, you know in which order they will come again, and three ideas help you to find the way.',
  known: (careless: string, deals: number, won: number, of: number): string =>
    `Careless play, which sends every card home as soon as it can go, wins ${careless} of ${number(deals)} deals. With all cards known, ${won === of ? 'all' : number(won)} of ${number(of)} deals were won.`,
  walkOffer: 'New to the game? A walk over the table takes a minute.',
  /** The line beside the table after the first start, and its two buttons. */
  walkOffered: 'New to Amazons? A minute’s walk over the table.',
  walkTake: 'Begin',
  walkDecline: 'No, thank you',
  walkTitle: 'A walk over the table',
  tryIt: 'Try it on the table',
  lessons: {
    see: {
      title: 'See everything, and wait',
      text: 'Nothing forces you to play a card that can go home. In the first pass, deal on and only look: the depots are picked up one after the other and nothing is shuffled, so that afterwards you know where every card lies. Later, too, waiting is a move: each card that goes home changes how all the others fall.',
      task: 'Seven cards are left. The queen of diamonds could go home now. Should she?',
      judged: {
        lost: 'Proved: now the game can no longer be won. With her gone, the cards left fall so that one of them never comes into its lane.',
        won: 'Right: from here the game can be won. Play it out, or have it shown.',
      },
    },
    aces: {
      title: 'Choose which ace goes up when',
      text: 'The first ace to go up opens the first lane, the next one the second. So the order of the aces decides in which lane each suit has to come home, and that is the game. When two aces lie open, think of where their suits lie before you play either.',
      task: 'Two aces lie open, of spades and of hearts. Which of them shall open the third lane?',
      judged: {
        lost: 'Proved by a complete search: with the spades in the third lane this deal can no longer be won.',
        won: 'With this the deal can be won. The way is long: have it shown, or play on.',
      },
    },
    right: {
      title: 'Finish the right-hand lanes first',
      text: 'When only a few cards are left, a deal reaches only as many depots, from the left: the fourth depot gets a card only while four cards are left. What has to come home on the right must therefore go before the last cards on the left.',
      task: 'Five cards are left. The queen of hearts and the jack of clubs can go home. Which goes first?',
      judged: {
        lost: 'Proved: now it is lost. However it is dealt, the four cards left no longer all come into their lanes.',
        won: 'Right: the third lane can still be finished. Play it out.',
      },
    },
  } satisfies Record<string, LessonWords>,
  judged: {
    thinking: 'Looking…',
    unknown: 'Not known: the search ended before it had an answer.',
    finished: 'All cards home.',
  },
  again: 'Again',
  showMe: 'Show me',
  following: 'Next idea',
  leave: 'Leave',
  notFound: 'No line was found.',
  stepOf: (n: number, of: number): string => `Step ${number(n)} of ${number(of)}`,
  back: 'Back',
  next: 'Next',
  skip: 'Skip',
  done: 'Done',
  /** Instead of a step, once other moves have been made than it asks for. */
  strayed:
    'That is not a move of the walk. It does no harm: try what you like. Your moves are taken back when the walk goes on.',
  toWalk: 'Back to the walk',
  walk: [
    'Amazons is played in four lanes. Above lies a foundation, below it a depot. An ace goes to the first free foundation from any depot; from 7 to jack a card goes home only up its own lane.',
    'An ace begins. Press the ace of hearts in depot 4: the first ace to go up opens the first lane.',
    'Between foundation and depot stands what the lane waits for: now the 7 of hearts. It can go up only when it lies on top of depot 1.',
    'Nothing else can go. Press the stock: it deals one card to each depot.',
    'The ace of diamonds is the second: it opens the second lane, and every diamond now has to come to depot 2. Press it.',
    'In this reading a queen may go home from any depot. In the older ones she, too, keeps to her own.',
    'When the stock is empty, the depots are picked up, the last one first, and dealt again. Nothing is shuffled, and you may do so as often as you like.',
    'Every move can be undone. The record keeps what happened: a win is clean when it came without help, undo or restart. Your own game lies as you left it.',
  ],
};

export type Learn = typeof learn;
