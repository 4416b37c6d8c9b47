import type { Figures, Output, Tally } from '../../shared/api/contract.ts';
import { formatOptions, GAMES } from '../../shared/games/index.ts';

/** A game that was played, all its rules together, and each of them. */
export interface PlayedGame {
  readonly game: string;
  readonly tally: Tally;
  readonly rules: readonly Figures[];
}

/** The place of an id among those that are known; after them where it is not. */
function placeIn(known: readonly string[], id: string): number {
  const at = known.indexOf(id);
  return at < 0 ? known.length : at;
}

const IDS = GAMES.map(({ id }) => id);

/** Games that were played in the order of the chooser, their readings in that of the rules, own rules after them. */
export function playedGames({ games, figures }: Output<'statistics.figures'>): PlayedGame[] {
  return games
    .filter(({ played }) => played > 0)
    .sort((a, b) => placeIn(IDS, a.game) - placeIn(IDS, b.game))
    .map(({ game, ...tally }) => {
      const known = GAMES.find(({ id }) => id === game);
      const readings = known?.presets.map(({ options }) => formatOptions(known, options)) ?? [];
      const rules = figures
        .filter((one) => one.game === game && one.played > 0)
        .sort((a, b) => placeIn(readings, a.options) - placeIn(readings, b.options));
      return { game, tally, rules };
    });
}
