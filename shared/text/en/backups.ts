import { formatCount, isolated, listOf, pluralOf, sentence } from '../format.ts';

const n = (count: number): string => formatCount('en', count);
const plural = pluralOf('en');
const list = listOf('en');
const attempts = (count: number): string => plural(count, { one: '1 attempt', other: `${n(count)} attempts` });

/** What is in a backup; players where there are several. */
export interface Contents {
  readonly attempts: number;
  readonly saved: number;
  readonly players: number;
}

/** What restoring a backup changes, in attempts. */
export interface Changes {
  readonly go: number;
  readonly come: number;
  readonly back: number;
}

/** The backups in the settings. */
export const backups = {
  name: 'A copy of everything',
  about: 'Made once a day and before every big change; the newest 10 are kept, and one a month for a year',
  make: 'Back up now',
  made: 'The backup is made.',
  none: 'There is no backup yet.',
  failed: 'The last backup could not be made.',
  /** Why a backup was made. */
  reasons: {
    daily: 'daily',
    asked: 'by hand',
    migration: 'before a new version',
    import: 'before an import',
    restore: 'before restoring',
    rescue: 'what was rescued',
  },
  contents: ({ attempts: all, saved, players }: Contents) =>
    [
      attempts(all),
      ...(saved > 0 ? [`${n(saved)} in play`] : []),
      ...(players > 1 ? [`${n(players)} players`] : []),
    ].join(', '),
  unusable: 'damaged, or of a later version',
  restore: 'Restore',
  restoreOf: (when: string) => `Restore the backup of ${when}`,
  delete: 'Delete',
  deleteOf: (when: string) => `Delete the backup of ${when}`,
  cancel: 'Cancel',
  deleteAsk: 'This backup cannot be brought back.',
  deleted: 'The backup is deleted.',
  changes: ({ go, come, back }: Changes) => {
    const parts = [
      ...(go > 0 ? [`${attempts(go)} will be gone`] : []),
      ...(come > 0 ? [`${attempts(come)} will come back`] : []),
      ...(back > 0 ? [`${attempts(back)} will stand as then`] : []),
    ];
    return parts.length === 0 ? 'No attempt changes.' : `${sentence(list(parts))}.`;
  },
  playersGo: (names: readonly string[]) =>
    `${plural(names.length, { one: 'The player', other: 'The players' })} ${list(names.map(isolated))} will be gone.`,
  playersCome: (names: readonly string[]) =>
    `${plural(names.length, { one: 'The player', other: 'The players' })} ${list(names.map(isolated))} will come back.`,
  changesAll: 'The settings of all players become those of then. A backup of how things are now is made first.',
  restored: 'The backup is restored.',
};

export type Backups = typeof backups;
