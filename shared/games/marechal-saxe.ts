import { standard, type Game } from './game.ts';
import { tournament } from './tournament.ts';

/** Maréchal Saxe: Tournament with the first ace and the first king of the pack laid out. */
export const marechalSaxe: Game = {
  id: 'marechal-saxe',
  family: 'tournament',
  layout: 'tournament',
  revision: 1,
  options: {},
  presets: [standard],
  rules: (options) => ({ ...tournament.rules(options), bases: 'firstOfEach', baseInReserves: false }),
};
