import type { Messages } from '../en/index.ts';
import { app } from './app.ts';
import { chooser } from './chooser.ts';
import { learn } from './learn.ts';
import { rules } from './rules.ts';
import { saved } from './saved.ts';

export const commands: Messages['commands'] = {
  newDeal: 'Новая сдача',
  saved: saved.title,
  saveAs: saved.saveAs,
  restart: 'Заново',
  giveUp: 'Бросить партию',
  pause: 'Пауза',
  goOn: 'Продолжить',
  deal: 'Сдать',
  hint: 'Подсказка',
  light: 'Можно ли выиграть?',
  showMe: 'Показать решение',
  finish: 'Всё на базы',
  undo: 'Отменить',
  redo: 'Вернуть',
  back: app.back,
  games: chooser.title,
  statistics: app.statistics,
  settings: app.settings,
  rules: rules.title,
  learn: learn.title,
  keys: 'Все клавиши',
};
