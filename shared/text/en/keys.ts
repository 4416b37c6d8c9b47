/** The keys, as their caps call them. */
export const keys = {
  /** Where a cap is called otherwise than the key's code, in some language. */
  names: {
    Comma: ',',
    ContextMenu: 'Menu',
    Enter: 'Enter',
    Escape: 'Esc',
    Shift: 'Shift',
    Space: 'Space',
  } as Readonly<Record<string, string>>,
};

export type Keys = typeof keys;
