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

/** The command of a key press. `letters` says whether single letters do anything. */
export function commandOf(event: KeyboardEvent, letters: boolean): Command | undefined {
  const keys = chord(event);
  if (/^Key.$/.test(keys) && !letters) return undefined;
  if (keys === 'Ctrl+KeyY') return 'redo';
  return COMMANDS.find(({ key }) => key === keys)?.id;
}

/** Whether something is being typed or chosen there, so that letters and arrows are not for the table. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, select, dialog, [popover]') !== null;

/** The directions of the arrow keys. */
export const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
