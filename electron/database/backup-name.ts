/**
 * Why a backup was made: by the day, because the player asked, before something that changes much, or to rescue what was
 * about to be lost.
 */
export const BACKUP_REASONS = ['daily', 'asked', 'migration', 'import', 'restore', 'rescue'] as const;
export type BackupReason = (typeof BACKUP_REASONS)[number];

/** What the name of a backup says. */
export interface BackupName {
  readonly name: string;
  /** Backups are counted in the order they were made, whatever the clock said. */
  readonly nth: number;
  /** When, ms since 1970, whole seconds. */
  readonly at: number;
  readonly reason: BackupReason;
}

/** A moment as names have it: `20261129T220512Z`. */
export const stampOf = (at: number): string => new Date(at).toISOString().replace(/[-:]|\.\d+/g, '');

/** `0042-20261129T220512Z-daily.sqlite`. */
export const formatBackupName = ({ nth, at, reason }: Omit<BackupName, 'name'>): string =>
  `${String(nth).padStart(4, '0')}-${stampOf(at)}-${reason}.sqlite`;

/** Reads the name of a file; undefined for what is no backup. */
export function parseBackupName(name: string): BackupName | undefined {
  const parts = /^(\d{4,12})-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z-([a-z]+)\.sqlite$/.exec(name);
  if (!parts) return undefined;
  const [nth = 0, year = 0, month = 0, day, hour, minute, second] = parts.slice(1, 8).map(Number);
  const reason = BACKUP_REASONS.find((one) => one === parts[8]);
  return reason && { name, nth, at: Date.UTC(year, month - 1, day, hour, minute, second), reason };
}
