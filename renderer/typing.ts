import { on } from 'svelte/events';
import { createSubscriber } from 'svelte/reactivity';

/** Kinds of fields that hold no text. */
const NO_TEXT = /^(button|checkbox|color|file|image|radio|range|reset|submit)$/;

const isText = (element: Element | null): boolean =>
  element instanceof HTMLTextAreaElement || (element instanceof HTMLInputElement && !NO_TEXT.test(element.type));

const moves = createSubscriber((update) => {
  const offs = (['focusin', 'focusout'] as const).map((event) => on(document, event, update));
  return () => offs.forEach((off) => off());
});

/** Whether a text field has the focus; effects that ask are run again when that changes. */
export function isTyping(): boolean {
  moves();
  return isText(document.activeElement);
}

/** What the menus can do to what is being typed. */
export const TYPED = ['undo', 'redo'] as const;

/** Does a word of the menus to what is being typed; whether it was for that. */
export function editTyped(word: string): boolean {
  const wanted = TYPED.find((one) => one === word);
  if (!wanted || !isText(document.activeElement)) return false;
  // Nothing else undoes in a text field what was typed there.
  // eslint-disable-next-line @typescript-eslint/no-deprecated
  document.execCommand(wanted);
  return true;
}
