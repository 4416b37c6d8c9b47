import type { Keys } from '../en/keys.ts';

export const keys: Keys = {
  names: {
    ArrowDown: '↓',
    ArrowLeft: '←',
    ArrowRight: '→',
    ArrowUp: '↑',
    Comma: ',',
    ContextMenu: 'Menú',
    Enter: 'Intro',
    Escape: 'Esc',
    Shift: 'Mayús',
    Space: 'Espacio',
  },

  hands: {
    title: 'En la mesa',
    move: 'Ir de un montón a otro',
    press: 'Jugar o elegir la carta del montón',
    menu: 'Abrir el menú del montón',
  },
  lettersOff: 'Las teclas de una sola letra están desactivadas.',
  change: 'Cambiar letras',
  print: 'Imprimir',
  close: 'Cerrar',

  letters: 'Qué letra',
  lettersAbout: 'Una letra sola, para lo que se puede deshacer y no quita a la partida el ser justa',
  lettersSpoil:
    'Con estas la partida deja de ser justa, y basta con rozar la tecla: no tienen letra si no se la das tú.',
  letterOf: (command) => `Letra para «${command}»`,
  none: 'ninguna',
  taken: (letter, command) => `La ${letter} ya es la letra de «${command}». Quítasela allí primero.`,
  given: (command, letter) => `${command}: ${letter ?? 'ninguna letra'}`,
  reset: 'Las letras de siempre',
  asBefore: 'Vuelven a valer las letras de siempre.',
};
