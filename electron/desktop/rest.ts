import { powerMonitor, type BrowserWindow } from 'electron';
import type { Rest } from '../../shared/api/wire.ts';

/** Tells when nobody can be at the table, and when somebody can again: the clock stands still meanwhile. */
export function watchRest(window: BrowserWindow, tell: (word: Rest) => void): void {
  /** Why nobody can; a computer that wakes may still be locked. */
  const reasons = new Set<'asleep' | 'locked' | 'unseen'>();
  const begin = (reason: 'asleep' | 'locked' | 'unseen') => (): void => {
    if (reasons.size === 0) tell('rest');
    reasons.add(reason);
  };
  const end = (reason: 'asleep' | 'locked' | 'unseen') => (): void => {
    if (reasons.delete(reason) && reasons.size === 0) tell('wake');
  };
  powerMonitor.on('suspend', begin('asleep'));
  powerMonitor.on('resume', end('asleep'));
  powerMonitor.on('lock-screen', begin('locked'));
  powerMonitor.on('unlock-screen', end('locked'));
  window.on('minimize', begin('unseen'));
  window.on('hide', begin('unseen'));
  window.on('restore', end('unseen'));
  window.on('show', end('unseen'));
  // What comes back to full screen on Windows is not said to be restored.
  window.on('focus', end('unseen'));
}
