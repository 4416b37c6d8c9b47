import { Menu, type MenuItemConstructorOptions } from 'electron';
import { COMMANDS, type Command } from '../shared/api/commands.ts';
import type { Messages } from '../shared/text/index.ts';

/** The words of every command, from where the page has them. */
const labels = ({ app, chooser, menu, play, rules }: Messages): Readonly<Record<Command, string>> => ({
  newDeal: play.newDeal,
  restart: play.restart,
  giveUp: play.giveUp,
  deal: menu.deal,
  undo: play.undo,
  redo: play.redo,
  games: chooser.title,
  rules: rules.title,
  statistics: app.statistics,
});

/** A `KeyboardEvent.code` with modifiers in Electron's words: `Ctrl+KeyZ` is `CmdOrCtrl+Z`. */
const accelerator = (key: string): string => key.replace('Ctrl', 'CmdOrCtrl').replace('Key', '');

/**
 * The native menus in the words of a language. Keys are shown and left to the page, which knows whether something is being
 * typed; macOS cannot only show them, so there a bare letter is left out.
 */
export function menuTemplate(
  words: Messages,
  run: (command: Command) => void,
  platform: NodeJS.Platform = process.platform,
): MenuItemConstructorOptions[] {
  const mac = platform === 'darwin';
  const label = labels(words);
  const commands = (menu: (typeof COMMANDS)[number]['menu']): MenuItemConstructorOptions[] =>
    COMMANDS.filter((command) => command.menu === menu).map(({ id, key }) => ({
      id,
      label: label[id],
      click: () => run(id),
      ...(key !== null && !(mac && /^Key.$/.test(key))
        ? { accelerator: accelerator(key), registerAccelerator: false }
        : {}),
    }));
  const { game, edit, play, view, quit, fullScreen, cut, copy, paste, selectAll } = words.menu;
  const clipboard: MenuItemConstructorOptions[] = [
    { role: 'cut', label: cut },
    { role: 'copy', label: copy },
    { role: 'paste', label: paste },
    { role: 'selectAll', label: selectAll },
  ];
  return [
    ...(mac ? [{ role: 'appMenu' } as const] : []),
    { label: game, submenu: [...commands('game'), ...(mac ? [] : [{ role: 'quit', label: quit } as const])] },
    ...(mac ? [{ label: edit, submenu: clipboard }] : []),
    { label: play, submenu: commands('play') },
    { label: view, submenu: [...commands('view'), { role: 'togglefullscreen', label: fullScreen }] },
  ];
}

/** Shows the menus in a language. */
export const showMenu = (words: Messages, run: (command: Command) => void): void =>
  Menu.setApplicationMenu(Menu.buildFromTemplate(menuTemplate(words, run)));
