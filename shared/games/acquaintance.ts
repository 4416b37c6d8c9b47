import { auldLangSyne } from './auld-lang-syne.ts';
import { standard, type Game } from './game.ts';

/** Acquaintance: Auld Lang Syne with two redeals. */
export const acquaintance: Game = {
  id: 'acquaintance',
  family: 'auld-lang-syne',
  layout: 'auld-lang-syne',
  revision: 1,
  options: {},
  presets: [standard],
  rules: () => ({ ...auldLangSyne.rules({ build: 'anySuit' }), redeals: 2, pickUp: 'rightColumnFirst' }),
};
