import type { State } from '../../engine/state.ts';
import { deal, deckOf } from '../../engine/state.ts';
import { GAMES, rulesOf, type Game, type Options } from '../index.ts';

/** Every game under every reading, and under each single option changed from the default reading. */
export const EVERY: readonly { readonly name: string; readonly game: Game; readonly options: Options }[] =
  GAMES.flatMap((game) => {
    const read = game.presets.map((preset) => ({ name: `${game.id} ${preset.id}`, game, options: preset.options }));
    const single = Object.entries(game.options).flatMap(([option, values]) =>
      values.map((value) => ({
        name: `${game.id} ${option}=${value}`,
        game,
        options: { ...game.presets[0].options, [option]: value },
      })),
    );
    return [...read, ...single];
  });

/** A game's position before the first move, by deal number. */
export function dealt(game: Game, options: Options, number: number): State {
  const rules = rulesOf(game, options);
  return deal(rules, deckOf(rules, number), number);
}

/** Small whole numbers in an order that looks random, the same for the same seed: below `n` at each call. */
export function dice(seed: number): (n: number) => number {
  let state = (seed * 2_654_435_761 + 1) >>> 0;
  return (n) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 4_294_967_296) * n);
  };
}
