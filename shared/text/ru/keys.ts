import type { Keys } from '../en/keys.ts';

export const keys: Keys = {
  names: {
    Comma: ',',
    ContextMenu: 'Меню',
    Enter: 'Enter',
    Escape: 'Esc',
    Shift: 'Shift',
    Space: 'Пробел',
  },
};
