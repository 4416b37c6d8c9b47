interface Entry {
  readonly id: string;
  /** The menu it stands in. */
  readonly menu: 'game' | 'play' | 'view' | 'help';
  /** A `KeyboardEvent.code`, with `Ctrl+` standing for Command on macOS. */
  readonly key: string | null;
  /** A second key for the same, which menus need not show. */
  readonly also?: string;
}

/**
 * Every command of the program, once, in the order of the menus: native menus, the page's buttons, their tooltips, the keys
 * and the sheet of keys are made from this list; words are `commands` in `shared/text`. Which of them are possible now is
 * known by the page (`renderer/commands.ts`). Two commands may have one key where never both are possible.
 */
export const COMMANDS = [
  { id: 'newDeal', menu: 'game', key: 'F2' },
  { id: 'saved', menu: 'game', key: 'Ctrl+KeyO' },
  { id: 'saveAs', menu: 'game', key: 'Ctrl+KeyS' },
  { id: 'restart', menu: 'game', key: null },
  { id: 'giveUp', menu: 'game', key: null },
  { id: 'pause', menu: 'game', key: 'Ctrl+KeyP' },
  { id: 'goOn', menu: 'game', key: 'Ctrl+KeyP' },
  { id: 'deal', menu: 'play', key: 'KeyD' },
  { id: 'undo', menu: 'play', key: 'Ctrl+KeyZ' },
  { id: 'redo', menu: 'play', key: 'Ctrl+Shift+KeyZ', also: 'Ctrl+KeyY' },
  { id: 'back', menu: 'view', key: 'Escape' },
  { id: 'games', menu: 'view', key: null },
  { id: 'statistics', menu: 'view', key: null },
  { id: 'settings', menu: 'view', key: 'Ctrl+Comma' },
  { id: 'rules', menu: 'help', key: 'F1' },
  { id: 'learn', menu: 'help', key: null },
] as const satisfies readonly Entry[];

export type Command = (typeof COMMANDS)[number]['id'];
