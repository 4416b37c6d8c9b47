import { BrowserWindow } from 'electron';
import { PRELOAD } from './places.ts';

/** Opens the window on a page, closed off from everything but its carrier: no Node, no navigation, no permissions. */
export function openWindow(address: string): BrowserWindow {
  const window = new BrowserWindow({
    width: 1280,
    height: 800,
    minWidth: 800,
    minHeight: 600,
    show: false,
    title: 'Tarbart',
    webPreferences: {
      preload: PRELOAD,
      nodeIntegration: false,
      contextIsolation: true,
      sandbox: true,
      spellcheck: false,
    },
  });
  const contents = window.webContents;
  const stay = (event: { readonly url: string; preventDefault: () => void }): void => {
    if (!event.url.startsWith(address)) event.preventDefault();
  };
  contents.on('will-navigate', stay);
  contents.on('will-frame-navigate', stay);
  contents.on('will-redirect', stay);
  contents.on('will-attach-webview', (event) => event.preventDefault());
  contents.setWindowOpenHandler(() => ({ action: 'deny' }));
  contents.session.setPermissionRequestHandler((_contents, _permission, answer) => answer(false));
  contents.session.setPermissionCheckHandler(() => false);
  contents.session.setDevicePermissionHandler(() => false);
  window.once('ready-to-show', () => window.show());
  void window.loadURL(address);
  return window;
}
