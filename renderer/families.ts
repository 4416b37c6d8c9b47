import { GAMES, type Game } from '../shared/games/index.ts';

/** Games that stand together in lists, in the order of the games. */
export interface Family {
  readonly id: string;
  readonly games: readonly Game[];
}

export const FAMILIES: readonly Family[] = [...new Set(GAMES.map(({ family }) => family))].map((id) => ({
  id,
  games: GAMES.filter((game) => game.family === id),
}));
