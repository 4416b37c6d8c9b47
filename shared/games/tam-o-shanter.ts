import { auldLangSyne } from './auld-lang-syne.ts';
import { standard, type Game } from './game.ts';
import { anySuitUp } from '../engine/rules.ts';

/** Tam O'Shanter: Auld Lang Syne with the aces left in the pack. */
export const tamOShanter: Game = {
  id: 'tam-o-shanter',
  family: 'auld-lang-syne',
  layout: 'auld-lang-syne',
  revision: 1,
  options: {},
  presets: [standard],
  rules: () => ({ ...auldLangSyne.rules({ build: 'anySuit' }), foundations: anySuitUp(4), bases: 'none' }),
};
