import { formatCount, isolated, pluralOf } from '../format.ts';

const plural = pluralOf('en');
const n = (count: number): string => formatCount('en', count);
const attempts = (count: number): string => plural(count, { one: '1 attempt', other: `${n(count)} attempts` });
const games = (count: number): string => plural(count, { one: '1 saved game', other: `${n(count)} saved games` });

/** Those who play on this computer. */
export const players = {
  who: 'Player',
  /** The one the program was first played by, until a name is given. */
  first: 'First player',
  about: 'Each has a record, saved games and settings of their own.',
  now: 'plays now',
  holds: (ended: number, saved: number) => `${attempts(ended)}, ${games(saved)}`,
  add: 'Add a player',
  ownName: 'Your own name',
  newName: 'Name of the new player',
  cancel: 'Cancel',
  choose: 'Play',
  chooses: (name: string) => `Play as ${isolated(name)}`,
  rename: 'Rename',
  renames: (name: string) => `Rename ${isolated(name)}`,
  newNameOf: (name: string) => `New name of ${isolated(name)}`,
  keep: 'Rename',
  remove: 'Remove',
  removes: (name: string) => `Remove ${isolated(name)}`,
  question: (name: string) => `Remove ${isolated(name)}?`,
  goes: (ended: number, saved: number) =>
    ended + saved === 0
      ? 'Nothing has been played yet. Until Tarbart is closed you can take this back.'
      : `${attempts(ended)} and ${games(saved)} go too. Until Tarbart is closed you can take this back.`,
  removed: (name: string) => `${isolated(name)} is removed.`,
  untilClosed: 'Removed. Everything is there until Tarbart is closed.',
  takeBack: 'Take back',
  takesBack: (name: string) => `Take ${isolated(name)} back`,
  added: (name: string) => `${isolated(name)} is added.`,
  renamed: (name: string) => `The name is ${isolated(name)} now.`,
  back: (name: string) => `${isolated(name)} is back.`,
  plays: (name: string) => `${isolated(name)} plays now.`,
  problems: {
    empty: 'A name needs at least one letter or sign that can be seen.',
    long: 'A name has at most 40 characters.',
    taken: 'Another player has this name already.',
  },
};

export type Players = typeof players;
