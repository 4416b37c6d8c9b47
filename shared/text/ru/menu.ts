import type { Menu } from '../en/menu.ts';

export const menu: Menu = {
  game: 'Партия',
  edit: 'Правка',
  play: 'Ход',
  view: 'Вид',
  help: 'Справка',
  quit: 'Выход',
  fullScreen: 'Во весь экран',
  cut: 'Вырезать',
  copy: 'Копировать',
  paste: 'Вставить',
  selectAll: 'Выделить всё',
};
