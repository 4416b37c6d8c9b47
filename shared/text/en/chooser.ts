import { formatCount } from '../format.ts';

const n = (count: number): string => formatCount('en', count);

/** The chooser: the games by family, what is in play, and where else to go. */
export const chooser = {
  title: 'Games',
  tagline: 'A book of patience',
  leftOff: 'where you left off',
  goOn: 'Continue',
  /** The other games in play, and the button that shows all of them. */
  inPlay: 'also in play',
  showAll: (count: number) => `Show all ${n(count)}`,
  byNumber: 'A deal by number',
  /** What the games of a family share, by its id. */
  families: {
    amazons: 'One pack, four queens',
    algerian: 'Two packs, built in suit, with six reserves',
    tournament: 'Two packs, eight reserves, cards by fours',
    'auld-lang-syne': 'One pack, no building below: the old game for New Year’s Eve',
  } as Readonly<Record<string, string>>,
  /** How far a game has come; `pass` where a game has several. */
  position: (pass: number | null, home: number, all: number) =>
    `${pass === null ? '' : `Pass ${n(pass)}, `}${n(home)} of ${n(all)} home`,
  /** Which deal of which reading. */
  dealOf: (reading: string, deal: number | null) =>
    deal === null ? `${reading}, your own deck` : `${reading}, deal\u00a0${deal}`,
  /** What follows the number of wins, which stands out. */
  wonOf: (_won: number, played: number) => `won of ${n(played)}`,
  notPlayed: 'not yet played',
  underWay: (home: number, all: number) => `in play, ${n(home)} of ${n(all)} home`,
  minutes: (count: number) => `${n(count)} min`,
  skill: 'skill',
  skillOf: (dots: number) => `skill ${n(dots)} of 5`,
  skillMeans:
    'Skill: in how many of all deals play decides, those that are won with all cards known and that careless play loses. A dot stands for a fifth of the deals, rounded; from one deal in twenty on there is at least one.',
};

export type Chooser = typeof chooser;
