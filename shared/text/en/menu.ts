/** The native menus; the commands in them are named as on the page. */
export const menu = {
  game: 'Game',
  edit: 'Edit',
  play: 'Play',
  view: 'View',
  help: 'Help',
  quit: 'Quit',
  fullScreen: 'Full screen',
  cut: 'Cut',
  copy: 'Copy',
  paste: 'Paste',
  selectAll: 'Select all',
};

export type Menu = typeof menu;
