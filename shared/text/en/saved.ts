import { formatCount, isolated, pluralOf } from '../format.ts';

const plural = pluralOf('en');
const n = (count: number): string => formatCount('en', count);

/** The games put aside, and the names players give to games. */
export const saved = {
  title: 'Saved games',
  saveAs: 'Save as…',
  /** How many there are; how many of them were found. */
  count: (all: number) => plural(all, { one: '1 game in play', other: `${n(all)} games in play` }),
  found: (some: number, all: number) => `${n(some)} of ${n(all)}`,
  search: 'Search by name, game or deal',
  nothing: 'No game in play',
  nothingText: 'A game is kept from its first move on, and waits here when you begin another one.',
  notFound: 'No game in play has this in its name, its rules or its deal.',
  others: (count: number) =>
    plural(count, {
      one: '1 game more is kept for a version of Tarbart that knows its rules.',
      other: `${n(count)} games more are kept for a version of Tarbart that knows their rules.`,
    }),
  more: 'Show more',
  onTable: 'on the table',
  opens: (name: string) => `Continue ${isolated(name)}`,
  renames: (name: string) => `Name ${isolated(name)}`,
  deletes: (name: string) => `Delete ${isolated(name)}`,
  touched: (day: string, time: string) => `${day}, ${time}\u00a0at\u00a0the\u00a0table`,
  question: (name: string) => `Delete ${isolated(name)}?`,
  questionText: 'The game leaves this list and counts as given up. Until Tarbart is closed you can take this back.',
  delete: 'Delete',
  deleted: { givenUp: 'Deleted. It counts as given up.', lost: 'Deleted. No move was left, so it counts as lost.' },
  takeBack: 'Take back',
  takesBack: (name: string) => `Take ${isolated(name)} back`,
  isDeleted: (name: string) => `${isolated(name)} is deleted.`,
  isBack: (name: string) => `${isolated(name)} is back in play.`,
  /** The dialog that names a game. */
  nameOf: 'Name of this game',
  nameAbout: 'Every game is kept as it stands, move by move. A name makes it easy to find among the saved games.',
  keep: 'Save',
  named: (name: string) => `Saved as ${isolated(name)}.`,
  unnamed: 'The game has no name now.',
  tooLong: 'A name has at most 60 characters.',
  notLoaded: 'The saved games could not be read.',
};

export type Saved = typeof saved;
