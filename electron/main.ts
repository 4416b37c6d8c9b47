import { app, dialog, nativeTheme, shell, type BrowserWindow } from 'electron';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Carrier, HandlersOf } from '../shared/api/contract.ts';
import type { DesktopCall } from '../shared/api/desktop.ts';
import { dispatch } from '../shared/api/dispatch.ts';
import { leadsSomewhere, LINKS } from '../shared/api/links.ts';
import { desktopWords } from '../shared/text/desktop.ts';
import { chooseLanguage, messages } from '../shared/text/index.ts';
import { databaseThread } from './database/thread.ts';
import { BROWSER, electronFolder, passingFolder, writableFolder } from './desktop/folders.ts';
import { changeGraphics, chooseGraphics, watchGraphics } from './desktop/graphics.ts';
import { openLog } from './desktop/log.ts';
import { Memory } from './desktop/remembered.ts';
import { watchRest } from './desktop/rest.ts';
import { smoke, SMOKE } from './desktop/smoke.ts';
import { watchPage } from './desktop/trouble.ts';
import { dataFolder } from './folder.ts';
import { answerCalls, send } from './ipc.ts';
import { Menus, offerClipboard } from './menu.ts';
import { ADDRESS, registerScheme, servePage } from './page.ts';
import { PAGE } from './places.ts';
import { openWindow } from './window.ts';

const isTrial = process.argv.includes(SMOKE);
const data = isTrial ? passingFolder() : dataFolder();
/** The same, unless nothing can be written there: then the database tells the page why. */
const own = writableFolder(data);
const logs = join(own, 'logs');
const log = openLog(logs);
const memory = new Memory(own);
app.setAppUserModelId('org.tarbart.app');
const electrons = electronFolder(own);
app.setPath('userData', electrons);
app.setPath('sessionData', join(electrons, BROWSER));

/** The page, or the server of `npm run dev`. */
const address = (!app.isPackaged && process.env['VITE_DEV_SERVER_URL']) || ADDRESS;

const language = () => memory.value.language ?? chooseLanguage(app.getPreferredSystemLanguages());
const words = () => desktopWords(language());

function open(what: 'log' | 'releases'): void {
  if (what === 'releases') return void shell.openExternal(LINKS.releases);
  mkdirSync(logs, { recursive: true });
  void shell.openPath(logs);
}

function menusOf(window: BrowserWindow): { readonly speak: () => void; readonly menus: Menus } {
  const speak = (): void => {
    menus.show({ words: messages(language()), desktop: words(), software: memory.value.software });
    app.setAboutPanelOptions({
      applicationName: app.getName(),
      applicationVersion: app.getVersion(),
      ...(leadsSomewhere(LINKS.releases) && { website: LINKS.releases, credits: LINKS.releases }),
    });
  };
  const menus = new Menus({
    run: (command) => send(window, command),
    open,
    changeGraphics: () => void changeGraphics(window, words(), memory),
  });
  return { speak, menus };
}

async function start(): Promise<void> {
  chooseGraphics(memory);
  const database = databaseThread(data, (fault) => log('fault', fault));
  await app.whenReady();
  log(`${app.getName()} ${app.getVersion()}, ${process.platform} ${process.arch}`);
  nativeTheme.themeSource = memory.value.theme;
  servePage(PAGE);
  const { window, show } = openWindow(address, memory);
  const { speak, menus } = menusOf(window);
  speak();
  offerClipboard(window, () => messages(language()));

  const desktop: HandlersOf<DesktopCall> = {
    'desktop.tell': ({ possible, ...shown }) => {
      const spoke = language();
      const { theme, ground } = memory.value;
      if (shown.language !== memory.value.language || shown.theme !== theme || shown.ground !== ground)
        memory.keep(shown);
      nativeTheme.themeSource = shown.theme;
      window.setBackgroundColor(shown.ground);
      if (language() !== spoke) speak();
      menus.allow(possible);
      show();
      return {};
    },
    'desktop.open': ({ what }) => {
      open(what);
      return {};
    },
  };
  const call: Carrier = async (name, input) => {
    if (Object.hasOwn(desktop, name)) return dispatch(desktop, name, input, (fault) => log('fault', fault));
    const answer = await database.call(name, input);
    if (!answer.ok && answer.code === 'database') log(`${name}: ${String(answer.params['reason'])}`);
    return answer;
  };
  answerCalls(window, address, isTrial ? tried(window, call, () => database.close()) : call);

  watchRest(window, (word) => send(window, word));
  watchPage(window, words, log);
  watchGraphics(window, words, memory, log);
  app.on('second-instance', () => {
    // It is about to end, and the second one has gone.
    if (window.isDestroyed()) return;
    if (window.isMinimized()) window.restore();
    window.show();
    window.focus();
  });
  app.on('window-all-closed', () => app.quit());
  app.on('will-quit', () => void database.close());
}

/** Calls as they are, while the program is tried out. */
function tried(window: BrowserWindow, call: Carrier, close: () => Promise<void>): Carrier {
  const hear = smoke({
    run: (command) => send(window, command),
    call,
    isVisible: () => window.isVisible(),
    end: (code, what) => {
      (code === 0 ? console.log : console.error)(`smoke: ${what}`);
      void close().then(() => {
        removeTrial();
        app.exit(code);
      });
    },
  });
  return async (name, input) => {
    const answer = await call(name, input);
    hear(name, input, answer);
    return answer;
  };
}

function removeTrial(): void {
  try {
    rmSync(data, { recursive: true, force: true, maxRetries: 5 });
  } catch {
    // Electron still holds some of its own files there; the system clears its temporary folder.
  }
}

function stop(fault: unknown): void {
  log('the program has failed', fault);
  if (isTrial) console.error(fault);
  else dialog.showErrorBox(words().stopped, words().stoppedAbout);
  app.exit(1);
}

process.on('uncaughtException', stop);
process.on('unhandledRejection', (fault) => log('nobody waited for what has failed', fault));
if (app.requestSingleInstanceLock()) {
  registerScheme();
  start().catch(stop);
} else app.quit();
