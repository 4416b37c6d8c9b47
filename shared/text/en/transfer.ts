import { formatCount, isolated, pluralOf } from '../format.ts';

const plural = pluralOf('en');
const n = (count: number): string => formatCount('en', count);
const attempts = (count: number): string => plural(count, { one: '1 attempt', other: `${n(count)} attempts` });

/** What goes out of the program as a file, and what comes in. */
export const transfer = {
  everything: 'Export everything',
  everythingAbout: 'Players, attempts move by move, saved games and settings, in one file that Tarbart can read again',
  whose: 'Whose',
  whoseLog: 'Whose log',
  all: 'All players',
  export: 'Export',
  log: 'Export the log as a table',
  logAbout: 'Every attempt that has ended, as a CSV file for spreadsheets',
  exportLog: 'Export the log',
  import: 'Import',
  importAbout: 'Reads an exported file and shows what it would add, before anything is changed',
  choose: 'Choose a file…',
  cancel: 'Cancel',
  writing: (done: number, all: number) => `Writing: ${n(done)} of ${attempts(all)}`,
  reading: (percent: string, count: number) => `Reading: ${percent}, ${attempts(count)}`,
  adding: 'Adding…',
  exported: (name: string) => `Exported as ${isolated(name)}.`,
  cancelled: 'Cancelled. Nothing has been changed.',
  /** The preview of an import. */
  title: 'What this file would add',
  into: (name: string) => `${isolated(name)} becomes`,
  newPlayer: 'A new player',
  adds: (count: number) => plural(count, { one: '1 attempt is new', other: `${n(count)} attempts are new` }),
  goesOn: (count: number) =>
    plural(count, {
      one: '1 attempt is further on in the file and takes the place of the one here',
      other: `${n(count)} attempts are further on in the file and take the place of those here`,
    }),
  there: (count: number) =>
    plural(count, { one: '1 attempt is here already', other: `${n(count)} attempts are here already` }),
  elsewhere: (count: number) =>
    plural(count, {
      one: '1 attempt is another player’s here and is left out',
      other: `${n(count)} attempts are another player’s here and are left out`,
    }),
  leftOut: {
    moves: (count: number) =>
      plural(count, {
        one: '1 attempt is left out: its moves cannot be made by the rules',
        other: `${n(count)} attempts are left out: their moves cannot be made by the rules`,
      }),
    result: (count: number) =>
      plural(count, {
        one: '1 attempt is left out: its moves do not lead to its result',
        other: `${n(count)} attempts are left out: their moves do not lead to their results`,
      }),
    date: (count: number) =>
      plural(count, {
        one: '1 attempt is left out: it has a date that cannot be',
        other: `${n(count)} attempts are left out: they have dates that cannot be`,
      }),
  },
  settings: (count: number) =>
    plural(count, { one: '1 setting that is not set here', other: `${n(count)} settings that are not set here` }),
  empty: 'Nothing has been played yet',
  nothing: 'Everything in this file is here already.',
  nothingTaken: 'There is nothing in this file that can be taken over.',
  backup: 'A backup is made before.',
  add: 'Import',
  close: 'Close',
  /** What came of it. */
  done: (players: number, added: number, changed: number) =>
    `Imported: ${plural(players, { one: '1 new player', other: `${n(players)} new players` })}, ${plural(added, { one: '1 new attempt', other: `${n(added)} new attempts` })}, ${n(changed)} further on than before.`,
  problems: {
    foreign: 'This file is no export of Tarbart. Nothing has been changed.',
    damaged: 'This file is damaged or not whole. Nothing has been changed.',
    newer: 'This file was written by a later version of Tarbart. Nothing has been changed.',
    gone: 'This was given up, since another window began the same. Nothing has been changed.',
    unreadable: 'This file could not be read to its end. Nothing has been changed.',
  },
  wrongAttempt: (nth: number) => `Attempt ${n(nth)} in this file is damaged. Nothing has been changed.`,
  wrongPlayer: (nth: number) => `Player ${n(nth)} in this file is damaged. Nothing has been changed.`,
};

export type Transfer = typeof transfer;
