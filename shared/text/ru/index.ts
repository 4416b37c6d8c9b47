import type { Messages } from '../en/index.ts';
import { app } from './app.ts';
import { backups } from './backups.ts';
import { book } from './book.ts';
import { chooser } from './chooser.ts';
import { coach } from './coach.ts';
import { commands } from './commands.ts';
import { deal } from './deal.ts';
import { games } from './games.ts';
import { keys } from './keys.ts';
import { learn } from './learn.ts';
import { menu } from './menu.ts';
import { play } from './play.ts';
import { players } from './players.ts';
import { replay } from './replay.ts';
import { rules } from './rules.ts';
import { saved } from './saved.ts';
import { settings } from './settings.ts';
import { statistics } from './statistics.ts';
import { transfer } from './transfer.ts';
import { trouble } from './trouble.ts';

export const ru: Messages = {
  app,
  backups,
  book,
  chooser,
  coach,
  commands,
  deal,
  games,
  keys,
  learn,
  menu,
  play,
  players,
  replay,
  rules,
  saved,
  settings,
  statistics,
  transfer,
  trouble,
};
