import { app, type BrowserWindow } from 'electron';
import { mkdirSync } from 'node:fs';
import type { Carrier, Input, Output } from '../shared/api/contract.ts';
import { chooseLanguage, messages } from '../shared/text/index.ts';
import { databaseThread } from './database/thread.ts';
import { dataFolder } from './folder.ts';
import { answerCalls, sendCommand } from './ipc.ts';
import { showMenu } from './menu.ts';
import { ADDRESS, registerScheme, servePage } from './page.ts';
import { PAGE } from './places.ts';
import { openWindow } from './window.ts';

const folder = dataFolder();
try {
  // Electron takes only a folder that is there.
  mkdirSync(folder, { recursive: true });
  app.setPath('userData', folder);
} catch {
  // The database, which needs the folder too, tells the page why.
}

/** The page, or the server of `npm run dev`. */
const address = (!app.isPackaged && process.env['VITE_DEV_SERVER_URL']) || ADDRESS;

/** Shows the menus in the language of the settings, or else of the system. */
function speak(window: BrowserWindow, chosen: unknown): void {
  const wanted = [...(typeof chosen === 'string' ? [chosen] : []), ...app.getPreferredSystemLanguages()];
  showMenu(messages(chooseLanguage(wanted)), (command) => sendCommand(window, command));
}

async function start(): Promise<void> {
  const database = databaseThread(folder);
  await app.whenReady();
  servePage(PAGE);
  const window = openWindow(address);
  const call: Carrier = async (name, input) => {
    const answer = await database.call(name, input);
    if (answer.ok && name === 'app.start') speak(window, (answer.value as Output<'app.start'>).settings['language']);
    if (answer.ok && name === 'settings.write') {
      const { key, value } = input as Input<'settings.write'>;
      if (key === 'language') speak(window, value);
    }
    return answer;
  };
  speak(window, undefined);
  answerCalls(window, address, call);
  app.on('second-instance', () => {
    if (window.isMinimized()) window.restore();
    window.focus();
  });
  app.on('window-all-closed', () => app.quit());
  app.on('will-quit', () => void database.close());
}

if (app.requestSingleInstanceLock()) {
  registerScheme();
  void start();
} else app.quit();
