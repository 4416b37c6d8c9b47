import type { Messages } from '../en/index.ts';
import { app } from './app.ts';
import { games } from './games.ts';
import { play } from './play.ts';

export const ru: Messages = { app, games, play };
