import type { Game } from '../games/index.ts';
import { algerianLayout } from './algerian.ts';
import { amazonsLayout } from './amazons.ts';
import type { Frame, Layout } from './layout.ts';

export * from './layout.ts';

/** The layouts, by the name games give. */
const LAYOUTS: Readonly<Record<string, (frame: Frame) => Layout>> = {
  amazons: amazonsLayout,
  algerian: (frame) => algerianLayout(frame, ['aceToKing', 'kingToAce']),
  carthage: (frame) => algerianLayout(frame, ['aceToKing', 'aceToKing']),
};

/** The table of a game in a window of this size. Throws `RangeError` for a name without a layout. */
export function layoutOf(game: Pick<Game, 'layout'>, frame: Frame): Layout {
  const layout = LAYOUTS[game.layout];
  if (!layout) throw new RangeError(`no layout named ${game.layout}`);
  return layout(frame);
}

/** Whether the game's table can be drawn. */
export const hasLayout = (game: Pick<Game, 'layout'>): boolean => Object.hasOwn(LAYOUTS, game.layout);
