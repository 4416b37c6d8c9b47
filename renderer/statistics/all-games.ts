import type { Figures } from '../../shared/api/contract.ts';
import { formatOptions, GAMES } from '../../shared/games/index.ts';

/** The figures that can be added up over games. */
export type Totals = Pick<Figures, 'played' | 'won' | 'clean' | 'lost' | 'givenUp'>;

/** Games in the order of the chooser, their readings in that of the rules, own rules after them. */
export function inOrder(figures: readonly Figures[]): Figures[] {
  const keys = GAMES.map((game) => game.presets.map(({ options }) => formatOptions(game, options)));
  const place = ({ game: id, options }: Figures): readonly [number, number] => {
    const game = GAMES.findIndex((one) => one.id === id);
    const reading = keys[game]?.indexOf(options) ?? -1;
    return [game < 0 ? Infinity : game, reading < 0 ? Infinity : reading];
  };
  return [...figures].sort((a, b) => {
    const [gameA, readingA] = place(a);
    const [gameB, readingB] = place(b);
    return gameA === gameB ? Math.sign(readingA - readingB) || 0 : gameA - gameB;
  });
}

/** The figures of all of them together. */
export function totals(figures: readonly Figures[]): Totals {
  const sum = (key: keyof Totals): number => figures.reduce((total, one) => total + one[key], 0);
  return { played: sum('played'), won: sum('won'), clean: sum('clean'), lost: sum('lost'), givenUp: sum('givenUp') };
}
