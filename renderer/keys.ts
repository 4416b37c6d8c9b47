import { COMMANDS, keysOf, type Command, type Letters } from '../shared/api/commands.ts';
import type { Messages } from '../shared/text/index.ts';

/**
 * A key press as the command list writes it: `Ctrl+Shift+KeyZ`; Command on macOS counts as Ctrl. Latin letters go by what
 * is written on the key, since keyboards have them in different places; keys of other scripts by their place.
 */
export function chord({ key, code, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): string {
  const held = [ctrlKey || metaKey ? 'Ctrl+' : '', altKey ? 'Alt+' : '', shiftKey ? 'Shift+' : ''];
  return held.join('') + (/^[a-z]$/i.test(key) ? `Key${key.toUpperCase()}` : code);
}

/** The commands a key press may mean; of several never more than one is possible. `letters: null`: no single letter means any. */
export function commandsOf(event: KeyboardEvent, letters: Letters | null): readonly Command[] {
  const pressed = chord(event);
  return COMMANDS.flatMap(({ id }) => (keysOf(id, letters).includes(pressed) ? [id] : []));
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
/** Whether keys are held and written as on macOS. */
export const isMac = typeof navigator !== 'undefined' && /^Mac/.test(navigator.platform);

/** Where keys are for what is typed or chosen, and where those are that are held with Ctrl or Command. */
const FIELDS = 'input, textarea, select, dialog, [popover]';
const TEXT_FIELDS = 'input:not([type=radio], [type=checkbox], [type=range]), textarea, dialog, [popover]';

/** Whether a key press is for what is being typed or chosen where it lands. Function keys and Escape never are. */
export const isTyped = ({ target, code, ctrlKey, metaKey }: KeyboardEvent): boolean =>
  !/^(F\d+|Escape)$/.test(code) &&
  target instanceof Element &&
  target.closest(ctrlKey || metaKey ? TEXT_FIELDS : FIELDS) !== null;

/** Whether a key does nothing by itself, but is held for another one. */
export const isHeldKey = ({ key }: KeyboardEvent): boolean =>
  ['Control', 'Shift', 'Alt', 'AltGraph', 'Meta'].includes(key);

/** The directions of the arrow keys. */
export const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
