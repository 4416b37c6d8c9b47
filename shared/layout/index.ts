import type { Rules } from '../engine/rules.ts';
import { rulesOf, type Game } from '../games/index.ts';
import { algerianLayout } from './algerian.ts';
import { amazonsLayout } from './amazons.ts';
import { auldLangSyneLayout } from './auld-lang-syne.ts';
import type { Frame, Layout } from './layout.ts';
import { tournamentLayout } from './tournament.ts';

export * from './layout.ts';

/** The layouts, by the name games give. */
const LAYOUTS: Readonly<Record<string, (frame: Frame, rules: Rules) => Layout>> = {
  amazons: amazonsLayout,
  algerian: algerianLayout,
  tournament: tournamentLayout,
  'auld-lang-syne': auldLangSyneLayout,
};

/** The table of a game in a window of this size. Throws `RangeError` for a game whose layout is not known. */
export function layoutOf(game: Game, frame: Frame): Layout {
  const layout = LAYOUTS[game.layout];
  if (!layout) throw new RangeError(`no layout named ${game.layout}`);
  return layout(frame, rulesOf(game, game.presets[0].options));
}
