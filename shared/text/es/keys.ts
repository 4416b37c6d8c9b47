import type { Keys } from '../en/keys.ts';

export const keys: Keys = {
  names: {
    Comma: ',',
    ContextMenu: 'Menú',
    Enter: 'Intro',
    Escape: 'Esc',
    Shift: 'Mayús',
    Space: 'Espacio',
  },
};
