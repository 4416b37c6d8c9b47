interface Entry {
  readonly id: string;
  /** The menu it stands in. */
  readonly menu: 'game' | 'play' | 'view' | 'help';
  /** A `KeyboardEvent.code`, with `Ctrl+` standing for Command on macOS. */
  readonly key: string | null;
  /** A second key for the same, which menus need not show. */
  readonly also?: string;
  /** The player may give it a single letter: what it does can be undone and spoils no fair attempt. */
  readonly bare?: true;
  /** The player may give it a single letter, being told that it ends a fair attempt. */
  readonly spoils?: true;
}

/**
 * Every command of the program, once, in the order of the menus: native menus, the page's buttons, their tooltips, the keys
 * and the sheet of keys are made from this list; words are `commands` in `shared/text`. Which of them are possible now is
 * known by the page (`renderer/commands.ts`). Two commands may have one key where never both are possible.
 */
export const COMMANDS = [
  { id: 'newDeal', menu: 'game', key: 'F2', bare: true },
  { id: 'saved', menu: 'game', key: 'Ctrl+KeyO', bare: true },
  { id: 'saveAs', menu: 'game', key: 'Ctrl+KeyS' },
  { id: 'restart', menu: 'game', key: null, spoils: true },
  { id: 'giveUp', menu: 'game', key: null },
  { id: 'pause', menu: 'game', key: 'Ctrl+KeyP' },
  { id: 'goOn', menu: 'game', key: 'Ctrl+KeyP' },
  { id: 'deal', menu: 'play', key: 'KeyD', bare: true },
  { id: 'finish', menu: 'play', key: 'F4', bare: true },
  { id: 'undo', menu: 'play', key: 'Ctrl+KeyZ', spoils: true },
  { id: 'redo', menu: 'play', key: 'Ctrl+Shift+KeyZ', also: 'Ctrl+KeyY', bare: true },
  { id: 'hint', menu: 'play', key: 'F3', spoils: true },
  { id: 'light', menu: 'play', key: null, spoils: true },
  { id: 'showMe', menu: 'play', key: null },
  { id: 'back', menu: 'view', key: 'Escape' },
  { id: 'games', menu: 'view', key: null, bare: true },
  { id: 'statistics', menu: 'view', key: null, bare: true },
  { id: 'settings', menu: 'view', key: 'Ctrl+Comma', bare: true },
  { id: 'rules', menu: 'help', key: 'F1', bare: true },
  { id: 'keys', menu: 'help', key: 'KeyK', bare: true },
  { id: 'learn', menu: 'help', key: null, bare: true },
] as const satisfies readonly Entry[];

export type Command = (typeof COMMANDS)[number]['id'];

/** The letters a player has given to commands (`KeyG`), or taken from them; where nothing stands the list holds. */
export type Letters = Readonly<Partial<Record<Command, string | null>>>;

const ENTRIES: readonly (Entry & { readonly id: Command })[] = COMMANDS;

/** The commands that may have a single letter. */
export const BARE: readonly Command[] = ENTRIES.filter(({ bare }) => bare).map(({ id }) => id);

/** Those that have one only if the player gives it to them: what they do ends a fair attempt. */
export const SPOILING: readonly Command[] = ENTRIES.filter(({ spoils }) => spoils).map(({ id }) => id);

/** A single letter, as a key of the list. */
export const isLetter = (key: string): boolean => /^Key[A-Z]$/.test(key);

/** The keys of a command; the first is the one that is shown. `letters: null`: single letters mean nothing. */
export function keysOf(command: Command, letters: Letters | null = {}): readonly string[] {
  const entry = ENTRIES.find(({ id }) => id === command);
  const keys = [entry?.key, entry?.also].flatMap((key) => key ?? []);
  if (letters === null) return keys.filter((key) => !isLetter(key));
  const own = entry?.bare || entry?.spoils ? letters[command] : undefined;
  return own === undefined ? keys : [...keys.filter((key) => !isLetter(key)), ...(own === null ? [] : [own])];
}
