import type { Game } from '../games/index.ts';
import { algerianLayout } from './algerian.ts';
import { amazonsLayout } from './amazons.ts';
import type { Frame, Layout } from './layout.ts';

export * from './layout.ts';

/** The layouts, by family. */
const FAMILIES: Readonly<Record<string, (frame: Frame) => Layout>> = {
  amazons: amazonsLayout,
  algerian: (frame) => algerianLayout(frame, ['aceToKing', 'kingToAce']),
};

/** The table of a game in a window of this size. Throws `RangeError` for a family without a layout. */
export function layoutOf(game: Pick<Game, 'family'>, frame: Frame): Layout {
  const layout = FAMILIES[game.family];
  if (!layout) throw new RangeError(`no layout for the family ${game.family}`);
  return layout(frame);
}
