import type { BackupName } from './backup-name.ts';

/** How many of the newest are kept, over how many months one each, and how many bytes all together may have. */
const NEWEST = 10;
const MONTHS = 12;
const MOST_BYTES = 200_000_000;
const DAY_MS = 86_400_000;

type Sized = BackupName & { readonly bytes: number };

const monthOf = (at: number): number => {
  const date = new Date(at);
  return date.getUTCFullYear() * 12 + date.getUTCMonth();
};

/**
 * The backups that are to go, given all there are and the time, ms since 1970: what is neither among the newest 10 nor the
 * last of one of the last 12 months; then the oldest, until the rest is within 200 MB. The newest never goes, nor what is
 * spared. Which is newer is told by their count, not by their dates; a date more than a day ahead stands for no month.
 */
export function toPrune(backups: readonly Sized[], now: number, spared: readonly string[] = []): Sized[] {
  const newestFirst = [...backups].sort((a, b) => b.nth - a.nth);
  const months = new Set<number>();
  const isLastOfMonth = ({ at }: Sized): boolean => {
    const ago = monthOf(now) - monthOf(at);
    if (at > now + DAY_MS || ago >= MONTHS || months.has(ago)) return false;
    months.add(ago);
    return true;
  };
  const kept = newestFirst.filter((one, i) => isLastOfMonth(one) || i < NEWEST || spared.includes(one.name));
  let bytes = kept.reduce((sum, one) => sum + one.bytes, 0);
  for (const one of kept.slice(1).reverse()) {
    if (bytes <= MOST_BYTES) break;
    if (spared.includes(one.name)) continue;
    kept.splice(kept.indexOf(one), 1);
    bytes -= one.bytes;
  }
  return newestFirst.filter((one) => !kept.includes(one));
}

/** Whether a daily backup is due: none was made within a day of now. One dated further ahead says nothing. */
export const isDue = (backups: readonly BackupName[], now: number): boolean =>
  !backups.some(({ at }) => Math.abs(now - at) < DAY_MS);
