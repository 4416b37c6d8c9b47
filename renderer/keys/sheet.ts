import { keysOf, type Command, type Letters } from '../../shared/api/commands.ts';
import type { Messages } from '../../shared/text/index.ts';

/** One line of the sheet of keys: what is done, and by which keys, as the list of commands writes them. */
interface Line {
  readonly text: string;
  readonly keys: readonly string[];
}

export interface Part {
  readonly title: string;
  readonly lines: readonly Line[];
}

type Entry = { readonly id: Command; readonly menu: 'game' | 'play' | 'view' | 'help' };

/** The sheet of keys: the commands that have one, by their menus, and what hands do at the table and in menus. */
export function sheetOf(t: Messages, commands: readonly Entry[], letters: Letters | null): readonly Part[] {
  const { play, game, view, help } = t.menu;
  const titles = { play, game, view, help };
  const parts = (['play', 'game', 'view', 'help'] as const).map((menu) => ({
    title: titles[menu],
    lines: commands.flatMap(({ id, menu: own }) => {
      const keys = keysOf(id, letters);
      return own === menu && keys.length > 0 ? [{ text: t.commands[id], keys }] : [];
    }),
  }));
  const { hands } = t.keys;
  const table = {
    title: hands.title,
    lines: [
      { text: hands.move, keys: ['ArrowLeft', 'ArrowUp', 'ArrowDown', 'ArrowRight'] },
      { text: hands.press, keys: ['Enter', 'Space'] },
      { text: hands.menu, keys: ['Shift+F10', 'ContextMenu'] },
    ],
  };
  return [table, ...parts].filter(({ lines }) => lines.length > 0);
}
