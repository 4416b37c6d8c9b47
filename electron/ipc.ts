import { ipcMain, type BrowserWindow } from 'electron';
import type { Carrier } from '../shared/api/contract.ts';
import type { Command } from '../shared/api/commands.ts';
import { CALLS, COMMAND, type Rest } from '../shared/api/wire.ts';

/** Answers the calls of the window's page at this address; what any other frame sends is refused. */
export function answerCalls(window: BrowserWindow, address: string, call: Carrier): void {
  ipcMain.handle(CALLS, ({ senderFrame }, name: unknown, input: unknown) => {
    if (senderFrame === null || senderFrame !== window.webContents.mainFrame || !senderFrame.url.startsWith(address))
      throw new Error('Only the page may call.');
    return call(typeof name === 'string' ? name : '', input);
  });
}

/** Hands a command of the menus to the page, or tells it that nobody can be at the table. */
export function send(window: BrowserWindow, word: Command | Rest): void {
  if (!window.isDestroyed()) window.webContents.send(COMMAND, word);
}
