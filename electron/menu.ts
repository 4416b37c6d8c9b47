import { Menu, type MenuItemConstructorOptions } from 'electron';
import { COMMANDS, type Command } from '../shared/api/commands.ts';
import type { Messages } from '../shared/text/index.ts';

/** A `KeyboardEvent.code` with modifiers in Electron's words: `Ctrl+KeyZ` is `CmdOrCtrl+Z`. */
const accelerator = (key: string): string => key.replace('Ctrl', 'CmdOrCtrl').replace('Key', '').replace('Comma', ',');

/**
 * The native menus in the words of a language. Keys are shown and left to the page, which knows whether something is being
 * typed; macOS cannot only show them, so there bare letters and Escape are left out.
 */
export function menuTemplate(
  words: Messages,
  run: (command: Command) => void,
  platform: NodeJS.Platform = process.platform,
): MenuItemConstructorOptions[] {
  const mac = platform === 'darwin';
  const commands = (menu: (typeof COMMANDS)[number]['menu']): MenuItemConstructorOptions[] =>
    COMMANDS.filter((command) => command.menu === menu).map(({ id, key }) => ({
      id,
      label: words.commands[id],
      click: () => run(id),
      ...(key !== null && !(mac && /^(Key.|Escape)$/.test(key))
        ? { accelerator: accelerator(key), registerAccelerator: false }
        : {}),
    }));
  const { game, edit, play, view, help, quit, fullScreen, cut, copy, paste, selectAll } = words.menu;
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
    { label: help, submenu: commands('help') },
  ];
}

/** Shows the menus in a language. */
export const showMenu = (words: Messages, run: (command: Command) => void): void =>
  Menu.setApplicationMenu(Menu.buildFromTemplate(menuTemplate(words, run)));
