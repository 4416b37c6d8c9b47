import { app, dialog, type BrowserWindow } from 'electron';
import type { Desktop } from '../../shared/text/desktop.ts';
import type { Log } from './log.ts';

/** A page that has ended so often within so many ms is not loaded again unasked. */
const MOST_ENDS = 3;
const WITHIN_MS = 60_000;

/** Brings the page back when it has ended or hangs: every move is stored, so the table comes back as it was. */
export function watchPage(window: BrowserWindow, words: () => Desktop, log: Log): void {
  const { webContents } = window;
  let ends: number[] = [];

  async function askWhetherAgain(): Promise<void> {
    const { gone, goneAbout, again, leave } = words();
    const { response } = await dialog.showMessageBox(window, {
      type: 'error',
      message: gone,
      detail: goneAbout,
      buttons: [again, leave],
      cancelId: 1,
      noLink: true,
    });
    if (response !== 0) {
      app.quit();
      return;
    }
    ends = [];
    webContents.reload();
  }

  async function askWhetherToWait(): Promise<void> {
    const { hangs, hangsAbout, wait, reload } = words();
    const answers = new AbortController();
    const answered = (): void => answers.abort();
    window.once('responsive', answered);
    const { response } = await dialog.showMessageBox(window, {
      type: 'warning',
      message: hangs,
      detail: hangsAbout,
      buttons: [wait, reload],
      cancelId: 0,
      noLink: true,
      signal: answers.signal,
    });
    window.off('responsive', answered);
    // It is loaded again because it has ended then.
    if (response === 1 && !answers.signal.aborted) webContents.forcefullyCrashRenderer();
  }

  /** What is being asked; the same is not asked twice at once. */
  const asked = new Set<() => Promise<void>>();
  const ask = (question: () => Promise<void>): void => {
    if (asked.has(question)) return;
    asked.add(question);
    void question().finally(() => asked.delete(question));
  };

  webContents.on('render-process-gone', (_event, { reason, exitCode }) => {
    if (reason === 'clean-exit') return;
    log(`the page has ended: ${reason}, ${exitCode}`);
    const now = performance.now();
    ends = [...ends.filter((at) => now - at < WITHIN_MS), now];
    if (ends.length < MOST_ENDS) webContents.reload();
    else ask(askWhetherAgain);
  });
  window.on('unresponsive', () => {
    log('the page does not answer');
    ask(askWhetherToWait);
  });
  webContents.on('did-fail-load', (_event, code, what, _url, isMainFrame) => {
    if (isMainFrame) log(`the page could not be loaded: ${what}, ${code}`);
  });
}
