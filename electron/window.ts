import { BrowserWindow, screen, shell } from 'electron';
import { LINKS } from '../shared/api/links.ts';
import { LEAST, leastWindow, placed } from './desktop/placement.ts';
import type { Memory } from './desktop/remembered.ts';
import { ICON, PRELOAD } from './places.ts';

/** Ms until what has been done to the window is kept. */
const REST_MS = 300;
/** Ms after the first picture of the page in which it should have drawn the table. */
const DRAWN_MS = 2000;

/** The window, and how it is shown once the page stands. */
export interface Opened {
  readonly window: BrowserWindow;
  readonly show: () => void;
}

/**
 * Opens the window on a page where it was last, closed off from everything but its carrier: no Node, no navigation, no
 * permissions, no network. It stays out of sight until `show`, or until the page has had time enough.
 */
export function openWindow(address: string, memory: Memory): Opened {
  const { bounds, maximized, fullScreen, ground } = memory.value;
  const main = screen.getPrimaryDisplay();
  const others = screen.getAllDisplays().filter(({ id }) => id !== main.id);
  const window = new BrowserWindow({
    ...placed(bounds, [main.workArea, ...others.map(({ workArea }) => workArea)]),
    minWidth: LEAST.width,
    minHeight: LEAST.height,
    show: false,
    // Said to be false, it would take the button for it away on macOS.
    ...(fullScreen ? { fullscreen: true } : {}),
    backgroundColor: ground,
    title: 'Tarbart',
    ...(process.platform === 'linux' ? { icon: ICON } : {}),
    webPreferences: {
      preload: PRELOAD,
      nodeIntegration: false,
      contextIsolation: true,
      sandbox: true,
      spellcheck: false,
    },
  });
  keepIn(window, address);
  rememberPlace(window, memory);
  let shown = false;
  const show = (): void => {
    if (shown) return;
    shown = true;
    keepLeast(window);
    if (maximized) window.maximize();
    window.show();
  };
  // A full screen has neither frame nor menus.
  window.on('leave-full-screen', () => keepLeast(window));
  window.once('ready-to-show', () => void setTimeout(() => window.isDestroyed() || show(), DRAWN_MS));
  void window.loadURL(address);
  return { window, show };
}

/** Lets the page never get smaller than the table, whatever its frame and menus take; a small screen allows less. */
function keepLeast(window: BrowserWindow): void {
  if (window.isFullScreen()) return;
  const { workArea } = screen.getDisplayMatching(window.getBounds());
  const [width, height] = leastWindow(window.getBounds(), window.getContentBounds(), workArea);
  window.setMinimumSize(width, height);
  const { width: wide, height: high } = window.getBounds();
  if (wide < width || high < height) window.setSize(Math.max(wide, width), Math.max(high, height));
}

/** Keeps the window on its page: it goes nowhere, opens nothing, asks for nothing and loads nothing from elsewhere. */
function keepIn({ webContents }: BrowserWindow, address: string): void {
  const stay = (event: { readonly url: string; preventDefault: () => void }): void => {
    if (!event.url.startsWith(address)) event.preventDefault();
  };
  webContents.on('will-navigate', stay);
  webContents.on('will-frame-navigate', stay);
  webContents.on('will-redirect', stay);
  webContents.on('will-attach-webview', (event) => event.preventDefault());
  webContents.setWindowOpenHandler(({ url }) => {
    if (Object.values<string>(LINKS).includes(url)) void shell.openExternal(url);
    return { action: 'deny' };
  });
  const { session } = webContents;
  // Copying is what a player asks for by a button; nothing else is granted, reading the clipboard neither.
  const granted = (permission: string): boolean => permission === 'clipboard-sanitized-write';
  session.setPermissionRequestHandler((_contents, permission, answer) => answer(granted(permission)));
  session.setPermissionCheckHandler((_contents, permission) => granted(permission));
  session.setDevicePermissionHandler(() => false);
  const own = [address, 'blob:', 'devtools:'];
  // The server of `npm run dev` has a socket besides.
  if (address.startsWith('http:')) own.push(address.replace('http:', 'ws:'));
  session.webRequest.onBeforeRequest(({ url }, answer) => answer({ cancel: !own.some((one) => url.startsWith(one)) }));
}

/** Remembers where the window is, a moment after it came there and when it is closed. */
function rememberPlace(window: BrowserWindow, memory: Memory): void {
  let resting: ReturnType<typeof setTimeout> | undefined;
  const keep = (): void => {
    clearTimeout(resting);
    if (window.isDestroyed()) return;
    memory.keep({
      bounds: window.getNormalBounds(),
      maximized: window.isMaximized(),
      fullScreen: window.isFullScreen(),
    });
  };
  const later = (): void => {
    clearTimeout(resting);
    resting = setTimeout(keep, REST_MS);
  };
  window.on('resize', later);
  window.on('move', later);
  window.on('maximize', later);
  window.on('unmaximize', later);
  window.on('enter-full-screen', later);
  window.on('leave-full-screen', later);
  window.on('close', keep);
}
