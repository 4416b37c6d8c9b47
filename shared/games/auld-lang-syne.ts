import { PACKS } from '../engine/cards.ts';
import { oneOfEachSuit, PLAIN } from '../engine/rules.ts';
import type { Game } from './game.ts';

/** Auld Lang Syne: one pack, the aces laid out, four depots dealt in rows, home regardless of suit, no building below. */
export const auldLangSyne: Game = {
  id: 'auld-lang-syne',
  family: 'auld-lang-syne',
  layout: 'auld-lang-syne',
  revision: 1,
  options: { build: ['anySuit', 'inSuit'] },
  presets: [
    { id: 'standard', options: { build: 'anySuit' } },
    // Parlett, The Penguin Book of Patience.
    { id: 'in-suit', year: 1979, options: { build: 'inSuit' } },
  ],
  rules: (o) => ({
    ...PLAIN,
    pack: PACKS.full,
    depots: 4,
    foundations: oneOfEachSuit('up'),
    build: o['build'] === 'inSuit' ? 'inSuit' : 'anySuit',
    bases: 'lowest',
    start: [{ to: 'depots', each: 1, by: 'rounds' }],
    deal: { to: 'depots', each: 1, by: 'rounds' },
  }),
};
