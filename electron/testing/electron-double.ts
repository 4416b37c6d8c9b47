/*
 * A small double of what the main process uses of Electron: start, window, IPC, protocol, menu and quit. Tests fire its
 * events and read what was asked of it. What it cannot show is left to the specs for real Electron.
 */
import { EventEmitter } from 'node:events';

type Permission = 'request' | 'check' | 'device';

class Session {
  /** Answers what each kind of permission question comes to. */
  readonly permissions: Partial<Record<Permission, () => unknown>> = {};
  setPermissionRequestHandler(
    handler: (contents: unknown, name: string, answer: (may: boolean) => void) => void,
  ): void {
    this.permissions.request = () => {
      let granted: boolean | undefined;
      handler(undefined, 'notifications', (may) => (granted = may));
      return granted;
    };
  }
  setPermissionCheckHandler(handler: () => boolean): void {
    this.permissions.check = handler;
  }
  setDevicePermissionHandler(handler: () => boolean): void {
    this.permissions.device = handler;
  }
}

class WebContents extends EventEmitter {
  readonly session = new Session();
  readonly mainFrame = { url: '' };
  readonly sent: (readonly [channel: string, ...words: unknown[]])[] = [];
  openHandler: (details: { url: string }) => { action: string } = () => ({ action: 'allow' });
  setWindowOpenHandler(handler: WebContents['openHandler']): void {
    this.openHandler = handler;
  }
  send(channel: string, ...words: unknown[]): void {
    this.sent.push([channel, ...words]);
  }
}

export class BrowserWindow extends EventEmitter {
  static readonly all: BrowserWindow[] = [];
  readonly webContents = new WebContents();
  readonly options: Electron.BrowserWindowConstructorOptions;
  minimized = false;
  focused = 0;
  shown = false;
  constructor(options: Electron.BrowserWindowConstructorOptions) {
    super();
    this.options = options;
    BrowserWindow.all.push(this);
  }
  loadURL(url: string): Promise<void> {
    this.webContents.mainFrame.url = url;
    return Promise.resolve();
  }
  isMinimized(): boolean {
    return this.minimized;
  }
  restore(): void {
    this.minimized = false;
  }
  focus(): void {
    this.focused++;
  }
  show(): void {
    this.shown = true;
  }
}

class App extends EventEmitter {
  readonly isPackaged = true;
  readonly paths: Record<string, string> = {};
  quits = 0;
  setPath(name: string, path: string): void {
    this.paths[name] = path;
  }
  getPath(name: string): string {
    return this.paths[name] ?? '';
  }
  requestSingleInstanceLock(): boolean {
    return true;
  }
  whenReady(): Promise<void> {
    return Promise.resolve();
  }
  getPreferredSystemLanguages(): string[] {
    return ['es-MX', 'en'];
  }
  quit(): void {
    this.quits++;
    this.emit('will-quit');
  }
}
export const app = new App();

/** Calls the handler of a channel as a frame would. */
type Invoke = (event: { senderFrame: unknown }, ...words: unknown[]) => unknown;
export const ipcMain = {
  handlers: new Map<string, Invoke>(),
  handle(channel: string, handler: Invoke): void {
    this.handlers.set(channel, handler);
  },
};

export const protocol = {
  privileged: [] as Electron.CustomScheme[],
  handlers: new Map<string, (request: Request) => Promise<Response>>(),
  registerSchemesAsPrivileged(schemes: Electron.CustomScheme[]): void {
    this.privileged = schemes;
  },
  handle(scheme: string, handler: (request: Request) => Promise<Response>): void {
    this.handlers.set(scheme, handler);
  },
};

export const Menu = {
  /** The menus last shown. */
  shown: [] as Electron.MenuItemConstructorOptions[],
  buildFromTemplate: (template: Electron.MenuItemConstructorOptions[]) => template,
  setApplicationMenu(template: Electron.MenuItemConstructorOptions[]): void {
    this.shown = template;
  },
};
