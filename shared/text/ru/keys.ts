import type { Keys } from '../en/keys.ts';

/** A name that stands between quotation marks, with its own ones inside them. */
const within = (name: string): string => name.replace(/«(.+?)»/g, '„$1“');

export const keys: Keys = {
  names: {
    ArrowDown: '↓',
    ArrowLeft: '←',
    ArrowRight: '→',
    ArrowUp: '↑',
    Comma: ',',
    ContextMenu: 'Меню',
    Enter: 'Enter',
    Escape: 'Esc',
    Shift: 'Shift',
    Space: 'Пробел',
  },

  hands: {
    title: 'За столом',
    move: 'Перейти к другой стопке',
    press: 'Пойти картой стопки или выбрать её',
    menu: 'Открыть меню стопки',
  },
  lettersOff: 'Однобуквенные клавиши отключены.',
  change: 'Сменить буквы',
  print: 'Напечатать',
  close: 'Закрыть',

  letters: 'Какая буква',
  lettersAbout: 'Одна буква\u00a0— для того, что можно отменить и после чего партия остаётся честной',
  lettersSpoil:
    'После этих команд партия уже не честная, а букву легко нажать нечаянно: буквы у них появятся, только если вы сами их назначите.',
  letterOf: (command) => `Буква для команды «${within(command)}»`,
  none: 'нет',
  taken: (letter, command) => `Буква ${letter} уже занята командой «${within(command)}». Сначала освободите её там.`,
  given: (command, letter) => `${command}: ${letter ?? 'без буквы'}`,
  reset: 'Обычные буквы',
  asBefore: 'Снова действуют обычные буквы.',
};
