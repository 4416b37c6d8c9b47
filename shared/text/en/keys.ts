/** The keys, as their caps call them. */
export const keys = {
  /** Where a cap is called otherwise than the key's code, in some language. */
  names: {
    ArrowDown: '↓',
    ArrowLeft: '←',
    ArrowRight: '→',
    ArrowUp: '↑',
    Comma: ',',
    ContextMenu: 'Menu',
    Enter: 'Enter',
    Escape: 'Esc',
    Shift: 'Shift',
    Space: 'Space',
  } as Readonly<Record<string, string>>,

  /** The sheet of keys: what hands do besides the commands. */
  hands: {
    title: 'At the table',
    move: 'Go from pile to pile',
    press: 'Play or choose the card of the pile',
    menu: 'Open the menu of the pile',
  },
  lettersOff: 'Keys of one letter are switched off.',
  change: 'Change letters',
  print: 'Print',
  close: 'Close',

  /** The settings of single letters. */
  letters: 'Which letter',
  lettersAbout: 'A letter alone, for what can be taken back and leaves an attempt fair',
  lettersSpoil:
    'These end a fair attempt, and a slip of the finger is enough: they have no letter unless you give them one.',
  letterOf: (command: string) => `Letter for ${command}`,
  none: 'none',
  taken: (letter: string, command: string) =>
    `${letter} is already the letter of “${command}”. Take it away there first.`,
  given: (command: string, letter: string | null) => `${command}: ${letter ?? 'no letter'}`,
  reset: 'The usual letters',
  asBefore: 'The usual letters hold again.',
};

export type Keys = typeof keys;
