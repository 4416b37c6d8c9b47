import { BARE, COMMANDS, isLetter, keysOf, SPOILING, type Command, type Letters } from '../shared/api/commands.ts';

/** The letters of a player's own, read from the text they are stored as; what no command may have is left out. */
export function readLetters(stored: unknown): Letters {
  try {
    const read: unknown = typeof stored === 'string' ? JSON.parse(stored) : {};
    if (typeof read !== 'object' || read === null) return {};
    let letters: Letters = {};
    for (const command of [...BARE, ...SPOILING]) {
      const value: unknown = Object.hasOwn(read, command) ? (read as Record<string, unknown>)[command] : undefined;
      if (value === null || (typeof value === 'string' && isLetter(value))) letters = { ...letters, [command]: value };
    }
    return letters;
  } catch {
    return {};
  }
}

/** The letter of a command, or `null`. */
export const letterOf = (command: Command, letters: Letters): string | null =>
  keysOf(command, letters).find(isLetter) ?? null;

/** The command that has a letter already, other than the one that is to get it. */
export const holderOf = (letter: string, command: Command, letters: Letters): Command | undefined =>
  COMMANDS.map(({ id }) => id).find((id) => id !== command && keysOf(id, letters).includes(letter));
