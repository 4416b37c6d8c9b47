import { standard, type Game } from './game.ts';
import { tournament } from './tournament.ts';

/** La Nivernaise: Tournament with squared columns and a stock that may fill a reserve. Source: Lady Cadogan. */
export const laNivernaise: Game = {
  id: 'la-nivernaise',
  family: 'tournament',
  layout: 'tournament',
  revision: 1,
  options: {},
  presets: [standard],
  rules: (options) => ({
    ...tournament.rules(options),
    baseInReserves: false,
    stockToReserve: true,
    squared: true,
  }),
};
