import { COMMANDS, type Command } from '../shared/api/commands.ts';
import type { Messages } from '../shared/text/index.ts';

/** A key press as the command list writes it: `Ctrl+Shift+KeyZ`; Command on macOS counts as Ctrl. */
export function chord(event: KeyboardEvent): string {
  const held = [
    event.ctrlKey || event.metaKey ? 'Ctrl+' : '',
    event.altKey ? 'Alt+' : '',
    event.shiftKey ? 'Shift+' : '',
  ];
  return held.join('') + event.code;
}

/** The commands a key press may mean; of several never more than one is possible. `letters`: single letters mean something. */
export function commandsOf(event: KeyboardEvent, letters: boolean): readonly Command[] {
  const keys = chord(event);
  if (/^Key.$/.test(keys) && !letters) return [];
  return COMMANDS.flatMap((command) =>
    command.key === keys || ('also' in command && command.also === keys) ? [command.id] : [],
  );
}

/** A chord of the list as it stands on the keys: `Ctrl+Shift+Z`, on macOS `⇧⌘Z`. */
export function keyName(keys: string, words: Messages['keys'], mac = isMac): string {
  const parts = keys.split('+').map((part) => (part.startsWith('Key') ? part.slice(3) : (words.names[part] ?? part)));
  if (!mac) return parts.join('+');
  const held = ['Ctrl', 'Alt', 'Shift'].filter((part) => keys.includes(`${part}+`));
  const signs: Readonly<Record<string, string>> = { Ctrl: '⌘', Alt: '⌥', Shift: '⇧' };
  return (
    held
      .reverse()
      .map((part) => signs[part])
      .join('') + (parts.at(-1) ?? '')
  );
}
const isMac = typeof navigator !== 'undefined' && /^Mac/.test(navigator.platform);

/** Whether a key press is for what is being typed or chosen where it lands. Function keys and Escape never are. */
export const isTyped = ({ target, code }: KeyboardEvent): boolean =>
  !/^(F\d+|Escape)$/.test(code) &&
  target instanceof Element &&
  target.closest('input, textarea, select, dialog, [popover]') !== null;

/** The directions of the arrow keys. */
export const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
