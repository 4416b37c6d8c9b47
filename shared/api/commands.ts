/**
 * Every command of the table, once: the native menus, the page's buttons and its keys are made from this list.
 * `key`: a `KeyboardEvent.code`, with `Ctrl+` standing for Command on macOS.
 */
export const COMMANDS = [
  { id: 'newDeal', menu: 'game', key: 'F2' },
  { id: 'restart', menu: 'game', key: null },
  { id: 'giveUp', menu: 'game', key: null },
  { id: 'deal', menu: 'play', key: 'KeyD' },
  { id: 'undo', menu: 'play', key: 'Ctrl+KeyZ' },
  { id: 'redo', menu: 'play', key: 'Ctrl+Shift+KeyZ' },
  { id: 'games', menu: 'view', key: null },
  { id: 'rules', menu: 'view', key: 'F1' },
  { id: 'statistics', menu: 'view', key: null },
] as const;

export type Command = (typeof COMMANDS)[number]['id'];
