import type { Game } from '../../shared/games/index.ts';

/** The id of the game that the walk shows and the lessons teach. */
export const TAUGHT = 'amazons';

/** Whether a game has a walk and lessons. */
export const isTaught = ({ id }: Game): boolean => id === TAUGHT;
