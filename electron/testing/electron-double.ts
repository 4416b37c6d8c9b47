/*
 * A small double of what the main process uses of Electron: start, window, IPC, protocol, menu, dialogs, power and quit. It
 * has the shapes of Electron's own types. Tests fire its events and read what was asked of it. What it cannot show is left
 * to the specs for real Electron.
 */
import { EventEmitter } from 'node:events';
import { existsSync } from 'node:fs';

type Permission = 'request' | 'check' | 'device';
type WebRequest = (details: { url: string }, answer: (response: { cancel?: boolean }) => void) => void;

class Session {
  /** Whether a permission of this name is granted, asked in each of the ways there are. */
  readonly permissions: Partial<Record<Permission, (name: string) => unknown>> = {};
  #request: WebRequest = (_details, answer) => answer({});
  readonly webRequest = {
    onBeforeRequest: (listener: WebRequest): void => {
      this.#request = listener;
    },
  };
  setPermissionRequestHandler(
    handler: (contents: unknown, name: string, answer: (may: boolean) => void) => void,
  ): void {
    this.permissions.request = (name) => {
      let granted: boolean | undefined;
      handler(undefined, name, (may) => (granted = may));
      return granted;
    };
  }
  setPermissionCheckHandler(handler: (contents: unknown, name: string) => boolean): void {
    this.permissions.check = (name) => handler(null, name);
  }
  setDevicePermissionHandler(handler: () => boolean): void {
    this.permissions.device = handler;
  }
  /** Whether a request of the page goes out. */
  lets(url: string): boolean {
    let cancelled: boolean | undefined;
    this.#request({ url }, ({ cancel }) => (cancelled = cancel));
    return cancelled !== true;
  }
}

/** What is done with what is sent to a page, and to load one: set by tests that have a real page. */
export const pages = {
  load: (_url: string): Promise<void> => Promise.resolve(),
  send: (_channel: string, ..._words: unknown[]): void => undefined,
};

class WebContents extends EventEmitter implements Pick<Electron.WebContents, 'send' | 'reload'> {
  readonly session = new Session();
  readonly mainFrame = { url: '' };
  readonly sent: (readonly [channel: string, ...words: unknown[]])[] = [];
  reloads = 0;
  crashes = 0;
  openHandler: (details: { url: string }) => { action: string } = () => ({ action: 'allow' });
  setWindowOpenHandler(handler: WebContents['openHandler']): void {
    this.openHandler = handler;
  }
  send(channel: string, ...words: unknown[]): void {
    this.sent.push([channel, ...words]);
    pages.send(channel, ...words);
  }
  reload(): void {
    this.reloads++;
  }
  forcefullyCrashRenderer(): void {
    this.crashes++;
    this.emit('render-process-gone', {}, { reason: 'killed', exitCode: 9 });
  }
}

type WindowMethods =
  | 'focus'
  | 'getBounds'
  | 'getContentBounds'
  | 'getNormalBounds'
  | 'isDestroyed'
  | 'isFullScreen'
  | 'isMaximized'
  | 'isMinimized'
  | 'isVisible'
  | 'loadURL'
  | 'maximize'
  | 'restore'
  | 'setBackgroundColor'
  | 'setMinimumSize'
  | 'setSize'
  | 'show';

/** What a window has around its page: a frame, and menus above. */
const AROUND = { side: 8, above: 51, below: 8 } as const;

export class BrowserWindow extends EventEmitter implements Pick<Electron.BrowserWindow, WindowMethods> {
  static readonly all: BrowserWindow[] = [];
  readonly webContents = new WebContents();
  readonly options: Electron.BrowserWindowConstructorOptions;
  bounds: Electron.Rectangle;
  ground: string | undefined;
  /** The size below which it cannot be made. */
  least: readonly [width: number, height: number] | undefined;
  minimized = false;
  maximized = false;
  fullScreen: boolean;
  destroyed = false;
  focused = 0;
  shown = false;
  constructor(options: Electron.BrowserWindowConstructorOptions) {
    super();
    const { x = 0, y = 0, width = 0, height = 0, fullscreen = false, backgroundColor } = options;
    this.options = options;
    this.bounds = { x, y, width, height };
    this.fullScreen = fullscreen;
    this.ground = backgroundColor;
    BrowserWindow.all.push(this);
  }
  loadURL(url: string): Promise<void> {
    this.webContents.mainFrame.url = url;
    return pages.load(url);
  }
  getBounds = (): Electron.Rectangle => this.bounds;
  getContentBounds(): Electron.Rectangle {
    const { x, y, width, height } = this.bounds;
    const { side, above, below } = this.fullScreen ? { side: 0, above: 0, below: 0 } : AROUND;
    return { x: x + side, y: y + above, width: width - 2 * side, height: height - above - below };
  }
  getNormalBounds = (): Electron.Rectangle => this.bounds;
  setMinimumSize(width: number, height: number): void {
    this.least = [width, height];
  }
  setSize(width: number, height: number): void {
    this.bounds = { ...this.bounds, width, height };
  }
  isDestroyed = (): boolean => this.destroyed;
  /** The window, unless it is gone: then nothing can be asked of it. */
  alive(): this {
    if (this.destroyed) throw new TypeError('Object has been destroyed');
    return this;
  }
  isFullScreen = (): boolean => this.fullScreen;
  isMaximized = (): boolean => this.maximized;
  isMinimized = (): boolean => this.alive().minimized;
  isVisible = (): boolean => this.shown;
  maximize(): void {
    this.maximized = true;
  }
  restore(): void {
    this.minimized = false;
  }
  setBackgroundColor(color: string): void {
    this.ground = color;
  }
  focus(): void {
    this.focused++;
  }
  show(): void {
    this.shown = true;
    this.emit('show');
  }
}

type AppMethods =
  | 'disableHardwareAcceleration'
  | 'exit'
  | 'getName'
  | 'getPreferredSystemLanguages'
  | 'getVersion'
  | 'isPackaged'
  | 'quit'
  | 'relaunch'
  | 'requestSingleInstanceLock'
  | 'setAboutPanelOptions'
  | 'setAppUserModelId'
  | 'setPath'
  | 'whenReady';

class App extends EventEmitter implements Pick<Electron.App, AppMethods> {
  readonly isPackaged = true;
  readonly paths: Record<string, string> = {};
  about: Electron.AboutPanelOptionsOptions = {};
  userModelId = '';
  quits = 0;
  /** How it was started again. */
  readonly relaunches: Electron.RelaunchOptions[] = [];
  software = false;
  /** The codes of the exits. */
  readonly exits: (number | undefined)[] = [];
  /** Whether no other instance is running. */
  alone = true;
  setPath(name: string, path: string): void {
    if (!existsSync(path)) throw new Error(`${path} is not there`);
    this.paths[name] = path;
  }
  requestSingleInstanceLock = (): boolean => this.alone;
  whenReady = (): Promise<void> => Promise.resolve();
  getName = (): string => 'Tarbart';
  getVersion = (): string => '1.2.3';
  getPreferredSystemLanguages = (): string[] => ['es-MX', 'en'];
  setAboutPanelOptions(options: Electron.AboutPanelOptionsOptions): void {
    this.about = options;
  }
  setAppUserModelId(id: string): void {
    this.userModelId = id;
  }
  disableHardwareAcceleration(): void {
    this.software = true;
  }
  relaunch(options: Electron.RelaunchOptions): void {
    this.relaunches.push(options);
  }
  quit(): void {
    this.quits++;
    this.emit('will-quit');
  }
  exit(code?: number): void {
    this.exits.push(code);
    this.emit('exit', code);
  }
}
export const app = new App();

export const nativeTheme: Pick<Electron.NativeTheme, 'themeSource'> = { themeSource: 'system' };
export const powerMonitor = new EventEmitter();

const display = (id: number, workArea: Electron.Rectangle) => ({ id, workArea });
export const screen = {
  displays: [display(1, { x: 0, y: 0, width: 1920, height: 1040 })],
  getPrimaryDisplay: () => screen.displays[0],
  getAllDisplays: () => screen.displays,
  getDisplayMatching: () => screen.displays[0],
};

export const shell = {
  /** The addresses and paths that the system was asked to show. */
  opened: [] as string[],
  openExternal(url: string): Promise<void> {
    this.opened.push(url);
    return Promise.resolve();
  },
  openPath(path: string): Promise<string> {
    this.opened.push(path);
    return Promise.resolve('');
  },
} satisfies Pick<Electron.Shell, 'openExternal' | 'openPath'> & { opened: string[] };

/** A question that waits for its answer, the number of a button. */
export interface Question extends Electron.MessageBoxOptions {
  readonly answer: (response: number) => void;
}
export const dialog = {
  questions: [] as Question[],
  errors: [] as (readonly [title: string, content: string])[],
  /** Asks; answered by a test, or by the button for closing when the question is taken back. */
  showMessageBox(window: BrowserWindow, options: Electron.MessageBoxOptions): Promise<{ response: number }> {
    window.alive();
    return new Promise((resolve) => {
      const answer = (response: number): void => resolve({ response });
      options.signal?.addEventListener('abort', () => answer(options.cancelId ?? 0));
      this.questions.push({ ...options, answer });
    });
  },
  showErrorBox(title: string, content: string): void {
    this.errors.push([title, content]);
  },
};

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
  readonly type?: string;
  readonly accelerator?: string;
  readonly registerAccelerator?: boolean;
  readonly visible?: boolean;
  enabled?: boolean;
  checked?: boolean;
  readonly click?: (...given: never[]) => void;
  readonly submenu?: readonly Item[];
}

/** All items of menus, those of their submenus too. */
export const itemsOf = (items: readonly Item[]): Item[] =>
  items.flatMap((item) => [item, ...itemsOf(item.submenu ?? [])]);

interface Shown {
  readonly items: readonly Item[];
  readonly getMenuItemById: (id: string) => Item | null;
  readonly popup: () => void;
}
export const Menu = {
  /** The menus last shown, and how often they were made. */
  shown: null as Shown | null,
  made: 0,
  /** What the menus that came up at the pointer offered. */
  popped: [] as (readonly Item[])[],
  buildFromTemplate(items: readonly Item[]): Shown {
    const getMenuItemById = (id: string): Item | null => itemsOf(items).find((item) => item.id === id) ?? null;
    return { items, getMenuItemById, popup: () => void this.popped.push(items) };
  },
  setApplicationMenu(menu: Shown): void {
    this.shown = menu;
    this.made++;
  },
  getApplicationMenu(): Shown | null {
    return this.shown;
  },
};
