import { auldLangSyne } from './auld-lang-syne.ts';
import { standard, type Game } from './game.ts';

/** Old Fashioned: Auld Lang Syne with six depots. */
export const oldFashioned: Game = {
  id: 'old-fashioned',
  family: 'auld-lang-syne',
  layout: 'auld-lang-syne',
  revision: 1,
  options: {},
  presets: [standard],
  rules: () => ({ ...auldLangSyne.rules({ build: 'anySuit' }), depots: 6 }),
};
