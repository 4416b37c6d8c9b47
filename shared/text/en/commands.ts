import type { Command } from '../../api/commands.ts';
import { app } from './app.ts';
import { chooser } from './chooser.ts';
import { learn } from './learn.ts';
import { rules } from './rules.ts';
import { saved } from './saved.ts';

/** What every command is called, in menus, on buttons and in the sheet of keys. */
export const commands: Readonly<Record<Command, string>> = {
  newDeal: 'New deal',
  saved: saved.title,
  saveAs: saved.saveAs,
  restart: 'Restart',
  giveUp: 'Give up',
  pause: 'Pause',
  goOn: 'Go on',
  deal: 'Deal',
  hint: 'Hint',
  light: 'Can it be won?',
  showMe: 'Show me how',
  finish: 'Play all home',
  undo: 'Undo',
  redo: 'Redo',
  back: app.back,
  games: chooser.title,
  statistics: app.statistics,
  settings: app.settings,
  rules: rules.title,
  learn: learn.title,
  keys: 'All keys',
};
