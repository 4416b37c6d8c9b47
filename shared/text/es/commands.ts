import type { Messages } from '../en/index.ts';
import { app } from './app.ts';
import { chooser } from './chooser.ts';
import { learn } from './learn.ts';
import { rules } from './rules.ts';
import { saved } from './saved.ts';

export const commands: Messages['commands'] = {
  newDeal: 'Nuevo reparto',
  saved: saved.title,
  saveAs: saved.saveAs,
  restart: 'Reiniciar',
  giveUp: 'Abandonar',
  pause: 'Pausa',
  goOn: 'Seguir',
  deal: 'Repartir',
  hint: 'Pista',
  light: '¿Se puede ganar?',
  showMe: 'Mostrar el camino',
  finish: 'Subir todas',
  undo: 'Deshacer',
  redo: 'Rehacer',
  back: app.back,
  games: chooser.title,
  statistics: app.statistics,
  settings: app.settings,
  rules: rules.title,
  learn: learn.title,
  keys: 'Todas las teclas',
};
