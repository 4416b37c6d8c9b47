import { Menu, type BrowserWindow, type MenuItemConstructorOptions } from 'electron';
import { COMMANDS, isLetter, type Command } from '../shared/api/commands.ts';
import { leadsSomewhere, LINKS } from '../shared/api/links.ts';
import type { Desktop } from '../shared/text/desktop.ts';
import type { Messages } from '../shared/text/index.ts';

/** What the menus do besides the commands of the page. */
export interface Actions {
  readonly run: (command: Command) => void;
  readonly open: (what: 'log' | 'releases') => void;
  readonly changeGraphics: () => void;
}

/** What the menus say, and whether pictures are drawn without the graphics card. */
export interface Shown {
  readonly words: Messages;
  readonly desktop: Desktop;
  readonly software: boolean;
}

type Items = MenuItemConstructorOptions[];
const LINE = { type: 'separator' } as const;

/** More keys that people zoom by: Electron's own are the plus with Shift, the minus and the 0 above the letters. */
const MORE_ZOOM: Items = (
  [
    ['zoomIn', '='],
    ['zoomIn', 'numadd'],
    ['zoomOut', 'numsub'],
    ['resetZoom', 'num0'],
  ] as const
).map(([role, key]) => ({ role, accelerator: `CommandOrControl+${key}`, visible: false }));

/** A `KeyboardEvent.code` with modifiers in Electron's words: `Ctrl+KeyZ` is `CmdOrCtrl+Z`. */
const accelerator = (key: string): string => key.replace('Ctrl', 'CmdOrCtrl').replace('Key', '').replace('Comma', ',');

/** What macOS has in the menus of the program and of editing; there Undo and Redo are for what is typed, too. */
const ELSEWHERE_ON_MACOS: readonly Command[] = ['settings', 'undo', 'redo'];

/** The clipboard. Windows and Linux need no menu for its keys. */
const clipboard = ({ menu: { cut, copy, paste, selectAll } }: Messages): Items => [
  { role: 'cut', label: cut },
  { role: 'copy', label: copy },
  { role: 'paste', label: paste },
  { role: 'selectAll', label: selectAll },
];

/**
 * The native menus of a platform. Keys are shown and left to the page, which knows whether something is being typed; single
 * letters are not shown, since the player may have given others. macOS cannot only show keys: the page has them before the
 * menus there, and what it leaves they take. So Escape is left out, and keys for text stand in the menus.
 */
export function menuTemplate(
  { words, desktop, software }: Shown,
  { run, open, changeGraphics }: Actions,
  platform: NodeJS.Platform = process.platform,
): Items {
  const mac = platform === 'darwin';
  const item = ({ id, key }: (typeof COMMANDS)[number]): Items[number] => ({
    id,
    label: words.commands[id],
    // Until the page has told what is possible, nothing is.
    enabled: false,
    click: () => run(id),
    ...(key !== null && !isLetter(key) && !(mac && key === 'Escape')
      ? { accelerator: accelerator(key), registerAccelerator: false }
      : {}),
  });
  const those = (...ids: readonly Command[]): Items => COMMANDS.filter(({ id }) => ids.includes(id)).map(item);
  /** The commands of a menu. */
  const commands = (menu: (typeof COMMANDS)[number]['menu']): Items =>
    COMMANDS.filter((one) => one.menu === menu && !(mac && ELSEWHERE_ON_MACOS.includes(one.id))).map(item);
  const about = { role: 'about', label: desktop.about } as const;
  const program: Items = [
    about,
    LINE,
    ...those('settings'),
    LINE,
    { role: 'services', label: desktop.services },
    LINE,
    { role: 'hide', label: desktop.hide },
    { role: 'hideOthers', label: desktop.hideOthers },
    { role: 'unhide', label: desktop.showAll },
    LINE,
    { role: 'quit', label: desktop.quit },
  ];
  const { game, edit, play, view, help, quit, fullScreen } = words.menu;
  const zoom: Items = [
    { role: 'resetZoom', label: desktop.actualSize },
    { role: 'zoomIn', label: desktop.zoomIn },
    { role: 'zoomOut', label: desktop.zoomOut },
    ...(mac ? [] : MORE_ZOOM),
  ];
  const window: Items = [
    { role: 'minimize', label: desktop.minimize },
    { role: 'zoom', label: desktop.zoom },
    { role: 'close', label: desktop.close },
  ];
  const support: Items = [
    { id: 'software', type: 'checkbox', label: desktop.software, checked: software, click: changeGraphics },
    { id: 'log', label: desktop.log, click: () => open('log') },
    ...(leadsSomewhere(LINKS.releases)
      ? [{ id: 'releases', label: desktop.releases, click: () => open('releases') }]
      : []),
  ];
  return [
    ...(mac ? [{ label: words.app.name, submenu: program }] : []),
    { label: game, submenu: [...commands('game'), ...(mac ? [] : [LINE, { role: 'quit', label: quit } as const])] },
    ...(mac ? [{ label: edit, submenu: [...those('undo', 'redo'), LINE, ...clipboard(words)] }] : []),
    { label: play, submenu: commands('play') },
    {
      label: view,
      submenu: [...commands('view'), LINE, ...zoom, LINE, { role: 'togglefullscreen', label: fullScreen }],
    },
    ...(mac ? [{ role: 'window', label: desktop.window, submenu: window } as const] : []),
    { role: 'help', label: help, submenu: [...commands('help'), LINE, ...support, ...(mac ? [] : [LINE, about])] },
  ];
}

/** The native menus: made anew for another language, and else only enabled and disabled. */
export class Menus {
  readonly #actions: Actions;
  #possible: ReadonlySet<string> = new Set();

  constructor(actions: Actions) {
    this.#actions = actions;
  }

  show(shown: Shown): void {
    Menu.setApplicationMenu(Menu.buildFromTemplate(menuTemplate(shown, this.#actions)));
    this.allow([...this.#possible]);
  }

  /** Enables these commands of the page and no others. */
  allow(possible: readonly string[]): void {
    this.#possible = new Set(possible);
    const menu = Menu.getApplicationMenu();
    for (const { id } of COMMANDS) {
      const item = menu?.getMenuItemById(id);
      if (item) item.enabled = this.#possible.has(id);
    }
  }
}

/** Lets text be cut, copied and pasted by mouse, as browsers do. */
export function offerClipboard(window: BrowserWindow, words: () => Messages): void {
  window.webContents.on('context-menu', (_event, { isEditable, selectionText }) => {
    if (!isEditable && selectionText.trim() === '') return;
    const items = clipboard(words()).filter(({ role }) => isEditable || role === 'copy');
    Menu.buildFromTemplate(items).popup({ window });
  });
}
