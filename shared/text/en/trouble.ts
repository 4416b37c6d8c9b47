import type { DatabaseReason } from '../../api/contract.ts';
import { formatCount, pluralOf } from '../format.ts';

const n = (count: number): string => formatCount('en', count);
const plural = pluralOf('en');
const attempts = (count: number): string => plural(count, { one: '1 attempt', other: `${n(count)} attempts` });

/** What the matter is, and what is lost and can be done. */
interface Matter {
  readonly title: string;
  readonly text: string;
}

const matters: Readonly<Record<DatabaseReason, Matter>> = {
  newer: {
    title: 'Your records are from a later version',
    text: 'A later version of Tarbart has written them, and this one leaves them untouched. Nothing is lost; open them with that version.',
  },
  damaged: {
    title: 'The file with your records is damaged',
    text: 'It can no longer be read as a whole, and is kept as it is. What was played after the newest backup may be lost.',
  },
  foreign: {
    title: 'A file of another program stands where your records were',
    text: 'It is left untouched. What was played after the newest backup may be lost.',
  },
  lost: {
    title: 'The file with your records is gone',
    text: 'It has been deleted or emptied, but there are backups. What was played after the newest one is lost.',
  },
  inUse: {
    title: 'Tarbart is already open',
    text: 'Another window or program has these records open, and two at once would get in each other’s way. Play on there, or close it and try again.',
  },
  locked: {
    title: 'Another program is holding the file with your records',
    text: 'It may be one that makes copies of your files. Nothing is lost; wait a moment and try again.',
  },
  readOnly: {
    title: 'The file with your records cannot be written to',
    text: 'The file, its folder or the disk is write-protected. Nothing is lost; allow writing and try again.',
  },
  full: {
    title: 'The disk is full',
    text: 'Nothing more can be stored. What was stored before is safe; make room and try again.',
  },
  missing: {
    title: 'The folder of your records cannot be reached',
    text: 'It may be on a disk that is not connected. Nothing has been changed; connect it and try again.',
  },
  migration: {
    title: 'Your records could not be brought to this version',
    text: 'They are as they were before, and the version you had can still open them. Nothing is lost.',
  },
  unreadable: {
    title: 'The disk reports an error',
    text: 'The file with your records could not be read or written. Look after the disk, then try again.',
  },
};

/** When the records cannot be used, and while nothing is being kept. */
export const trouble = {
  matters,
  notDone: 'What you did last was not stored, so it was not done.',
  newest: (when: string, count: number) => `The newest backup is of ${when}, with ${attempts(count)}.`,
  noBackup: 'There is no backup that could be used.',
  restore: 'Restore this backup',
  aside: 'The file that is there now is kept beside the new one, with the date in its name.',
  anew: 'Begin anew',
  again: 'Try again',
  close: 'Close',
  memory: 'Play without keeping',
  memoryText: 'Without keeping, what you play is gone when the program ends.',
  /** At the foot of every screen while nothing is being kept, after the title of the matter. */
  unkept: 'What you play now is not kept.',
  unkeptYet: 'What you play now is kept only once that is mended.',
  kept: 'All is being kept again.',
  /** While nothing reaches the program, at the foot of every screen or instead of it. */
  lost: {
    unreachable: {
      title: 'Tarbart does not answer',
      text: 'Nothing is lost, and the clock stands. This window goes on by itself when it answers; if you start Tarbart anew, go on in its new window.',
    },
    otherRun: {
      title: 'Tarbart was started anew',
      text: 'This window belongs to the run before; nothing is lost, and the clock stands. Go on in the new window, or open the address that Tarbart shows.',
    },
    noKey: {
      title: 'This address does not open your games',
      text: 'Tarbart is running, but the address is not whole: the part from the # on, which lets you in, is missing. Open the whole address that Tarbart shows where it was started.',
    },
  },
  answers: 'Tarbart answers again.',
};

export type Trouble = typeof trouble;
