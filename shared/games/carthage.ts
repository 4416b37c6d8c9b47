import { oneOfEachSuit } from '../engine/rules.ts';
import { algerian } from './algerian.ts';
import { standard, type Game } from './game.ts';

/** Carthage: Algerian built home from the aces only, in suit down on the depots. Source: help pages of Pretty Good Solitaire. */
export const carthage: Game = {
  id: 'carthage',
  family: 'algerian',
  layout: 'algerian',
  revision: 1,
  options: {},
  presets: [standard],
  rules: () => ({
    ...algerian.rules(algerian.presets[0].options),
    foundations: [...oneOfEachSuit('up'), ...oneOfEachSuit('up')],
    bases: 'none',
    transfers: false,
    building: { suits: 'same', direction: 'down', wrap: false },
    emptyReserve: 'anyTime',
    start: [
      { to: 'depots', each: 1, by: 'rounds' },
      { to: 'reserves', each: 6, by: 'rounds' },
    ],
    deal: { to: 'reserves', each: 2, by: 'rounds' },
  }),
};
