import { PACKS } from '../engine/cards.ts';
import { oneOfEachSuit, PLAIN } from '../engine/rules.ts';
import { standard, type Game } from './game.ts';

/** Kingsdown Eights: all foundations from the ace, depots down in alternating colours, eight reserves dealt by fours. */
export const kingsdownEights: Game = {
  id: 'kingsdown-eights',
  family: 'tournament',
  layout: 'algerian',
  revision: 1,
  options: {},
  presets: [standard],
  rules: () => ({
    ...PLAIN,
    pack: PACKS.double,
    depots: 8,
    reserves: 8,
    foundations: [...oneOfEachSuit('up'), ...oneOfEachSuit('up')],
    building: { suits: 'alternate', direction: 'down', wrap: false },
    emptyDepot: 'anyCard',
    start: [
      { to: 'depots', each: 1, by: 'rounds' },
      { to: 'reserves', each: 4, by: 'packets' },
    ],
    deal: { to: 'reserves', each: 4, by: 'packets' },
  }),
};
