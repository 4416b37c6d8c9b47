/*
 * A small double of what the main process uses of Electron: start, window, IPC, protocol, menu and quit. Tests fire its
 * events and read what was asked of it. What it cannot show is left to the specs for real Electron.
 */
import { EventEmitter } from 'node:events';
import { existsSync } from 'node:fs';

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
    if (!existsSync(path)) throw new Error(`${path} is not there`);
    this.paths[name] = path;
  }
  /** Whether no other instance is running. */
  alone = true;
  requestSingleInstanceLock(): boolean {
    return this.alone;
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

type Serve = (request: Pick<Request, 'url' | 'method'>) => Promise<Response>;
export const protocol = {
  privileged: [] as Electron.CustomScheme[],
  handlers: new Map<string, Serve>(),
  registerSchemesAsPrivileged(schemes: Electron.CustomScheme[]): void {
    this.privileged = schemes;
  },
  handle(scheme: string, handler: Serve): void {
    this.handlers.set(scheme, handler);
  },
};

/** An item of a menu, as far as tests look at it. */
export interface Item {
  readonly id?: string;
  readonly label?: string;
  readonly role?: string;
  readonly accelerator?: string;
  readonly registerAccelerator?: boolean;
  readonly click?: (...given: never[]) => void;
  readonly submenu?: readonly Item[];
}
export const Menu = {
  /** The menus last shown. */
  shown: [] as readonly Item[],
  buildFromTemplate: (template: readonly Item[]) => template,
  setApplicationMenu(template: readonly Item[]): void {
    this.shown = template;
  },
};
