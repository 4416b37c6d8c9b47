import { COMMANDS, type Command } from '../shared/api/commands.ts';

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
