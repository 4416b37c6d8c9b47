import { PACKS } from '../engine/cards.ts';
import { oneOfEachSuit, PLAIN } from '../engine/rules.ts';
import { standard, type Game } from './game.ts';

/** Tournament: two packs, eight single reserves, six columns refilled by fours, two redeals. */
export const tournament: Game = {
  id: 'tournament',
  family: 'tournament',
  layout: 'tournament',
  revision: 1,
  options: {},
  presets: [standard],
  rules: () => ({
    ...PLAIN,
    pack: PACKS.double,
    depots: 6,
    reserves: 8,
    foundations: [...oneOfEachSuit('up'), ...oneOfEachSuit('down')],
    transfers: true,
    refill: 4,
    emptyReserve: 'anyTime',
    start: [
      { to: 'reserves', each: 1, by: 'rounds' },
      { to: 'depots', each: 4, by: 'packets' },
    ],
    baseInReserves: true,
    deal: { to: 'depots', each: 4, by: 'packets' },
    redeals: 2,
  }),
};
