import { app } from './app.ts';
import { games } from './games.ts';
import { play } from './play.ts';

/** English: the shape every language fills. */
export const en = { app, games, play };

export type Messages = typeof en;
