import type { IconName } from './icons.ts';

/** One line of a menu. What has nothing to do only says something. */
export interface MenuItem {
  readonly text: string;
  readonly icon?: IconName;
  /** Its key, in words. */
  readonly key?: string | null;
  readonly run?: () => void;
}

/** A menu at a place in the window: lines in groups, with a name for ears. */
export interface MenuOf {
  readonly label: string;
  readonly groups: readonly (readonly MenuItem[])[];
  readonly at: { readonly x: number; readonly y: number };
}

/** The line whose text begins with what is typed, looked for from the one after `from` on and round; `from` where none does. */
export function typedAhead(texts: readonly string[], typed: string, from: number): number {
  const order = texts.map((_, i) => (from + 1 + i) % texts.length);
  const wanted = typed.toLocaleLowerCase();
  return order.find((i) => texts[i]?.toLocaleLowerCase().startsWith(wanted)) ?? from;
}

/** The line a key leads to from the one `from`: by arrows, Home, End, or the letter its text begins with; `null` for other keys. */
export function lineOf(
  { code, key, ctrlKey, metaKey, altKey }: Pick<KeyboardEvent, 'code' | 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>,
  texts: readonly string[],
  from: number,
): number | null {
  const n = texts.length;
  const to = { ArrowDown: from + 1, ArrowUp: from < 0 ? n - 1 : from - 1 + n, Home: 0, End: n - 1 }[code];
  if (to !== undefined) return n === 0 ? null : to % n;
  return /^[\p{L}\d]$/u.test(key) && !ctrlKey && !metaKey && !altKey ? typedAhead(texts, key, from) : null;
}

/** Whether a menu of a button lies open: it closes by itself at Escape and at a press beside it. */
export const isMenuOpen = (): boolean => document.querySelector(':popover-open:not([popover=manual])') !== null;
