import { PACKS } from '../engine/cards.ts';
import { oneOfEachSuit, PLAIN, type Row } from '../engine/rules.ts';
import type { Game } from './game.ts';

const common = { bases: 'asTheyAppear', tableauStart: 'ones', reserveStart: '4', emptyReserve: 'afterStock' } as const;
const oneEach: Row = { to: 'depots', each: 1, by: 'rounds' };

/** Algerian: two packs, built home from both ends, eight depots built in suit up or down, six reserves. */
export const algerian: Game = {
  id: 'algerian',
  family: 'algerian',
  layout: 'algerian',
  revision: 1,
  options: {
    bases: ['acesAndKings', 'asTheyAppear', 'kingsOnly'],
    tableauStart: ['ones', 'fourTwos'],
    reserveStart: ['4', '6'],
    emptyReserve: ['afterStock', 'anyTime', 'never'],
  },
  presets: [
    // "Tarbart", Games of Patience, 2nd edition.
    { id: 'tarbart-1905', year: 1905, options: { ...common, bases: 'acesAndKings' } },
    // Parlett, The Penguin Book of Patience.
    { id: 'parlett-1979', year: 1979, options: common },
    // An older reading whose count comes out even.
    { id: 'even-count', options: { ...common, tableauStart: 'fourTwos', emptyReserve: 'never' } },
    // As common in programs.
    { id: 'goodsol', options: { ...common, bases: 'kingsOnly', reserveStart: '6', emptyReserve: 'anyTime' } },
  ],
  rules: (o) => ({
    ...PLAIN,
    pack: PACKS.double,
    depots: 8,
    reserves: 6,
    foundations: [...oneOfEachSuit('up'), ...oneOfEachSuit('down')],
    bases: o['bases'] === 'acesAndKings' ? 'all' : o['bases'] === 'kingsOnly' ? 'highest' : 'none',
    transfers: true,
    building: { suits: 'same', direction: 'both', wrap: true },
    emptyDepot: 'anyCard',
    emptyReserve: o['emptyReserve'] === 'anyTime' ? 'anyTime' : o['emptyReserve'] === 'never' ? 'never' : 'afterStock',
    start: [
      oneEach,
      ...(o['tableauStart'] === 'fourTwos' ? [{ ...oneEach, piles: 4 }] : []),
      { to: 'reserves', each: Number(o['reserveStart']), by: 'rounds' },
    ],
    deal: { to: 'reserves', each: 2, by: 'rounds', lastRow: 8 },
  }),
};
