import type { Menu } from '../en/menu.ts';

export const menu: Menu = {
  game: 'Partida',
  edit: 'Edición',
  play: 'Jugada',
  view: 'Ver',
  help: 'Ayuda',
  quit: 'Salir',
  fullScreen: 'Pantalla completa',
  cut: 'Cortar',
  copy: 'Copiar',
  paste: 'Pegar',
  selectAll: 'Seleccionar todo',
};
