import { acquaintance } from './acquaintance.ts';
import { standard, type Game } from './game.ts';

/** Scuffle: Acquaintance with the cards shuffled at each redeal. */
export const scuffle: Game = {
  id: 'scuffle',
  family: 'auld-lang-syne',
  layout: 'auld-lang-syne',
  revision: 1,
  options: {},
  presets: [standard],
  rules: (options) => ({ ...acquaintance.rules(options), shuffleOnRedeal: true }),
};
