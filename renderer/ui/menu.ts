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
