import { app, dialog, type BrowserWindow } from 'electron';
import type { Desktop } from '../../shared/text/desktop.ts';
import type { Log } from './log.ts';
import type { Memory } from './remembered.ts';

/** Draws without the graphics card if that has been chosen. To be called before Electron is ready. */
export function chooseGraphics(memory: Memory): void {
  if (memory.value.software) app.disableHardwareAcceleration();
}

/** Ends the program and starts it again. */
function startAgain(): void {
  const { APPIMAGE, APPDIR } = process.env;
  // What an AppImage runs from goes away with it. A program started by one of another program has its variables, too.
  const isImage = APPIMAGE !== undefined && APPDIR !== undefined && process.execPath.startsWith(APPDIR);
  app.relaunch(isImage ? { execPath: APPIMAGE, args: process.argv.slice(1) } : {});
  app.quit();
}

/** Offers to draw without the graphics card when what talks to it has failed: once a run, and not where it is so already. */
export function watchGraphics(window: BrowserWindow, words: () => Desktop, memory: Memory, log: Log): void {
  let offered = memory.value.software;

  async function offer(): Promise<void> {
    const { graphics, graphicsAbout, without, goOn } = words();
    const { response } = await dialog.showMessageBox(window, {
      type: 'warning',
      message: graphics,
      detail: graphicsAbout,
      buttons: [goOn, without],
      cancelId: 0,
      noLink: true,
    });
    if (response !== 1) return;
    memory.keep({ software: true });
    startAgain();
  }

  app.on('child-process-gone', (_event, { type, reason, exitCode }) => {
    if (reason === 'clean-exit') return;
    log(`a process has ended: ${type}, ${reason}, ${exitCode}`);
    if (type !== 'GPU' || reason === 'killed' || offered || window.isDestroyed()) return;
    offered = true;
    void offer();
  });
}

/** Chooses with or without the graphics card; asks whether to start again, since it acts from the next start on. */
export async function changeGraphics(window: BrowserWindow, words: Desktop, memory: Memory): Promise<void> {
  memory.keep({ software: !memory.value.software });
  const { response } = await dialog.showMessageBox(window, {
    type: 'question',
    message: words.software,
    detail: words.softwareNext,
    buttons: [words.restartNow, words.later],
    cancelId: 1,
    noLink: true,
  });
  if (response === 0) startAgain();
}
