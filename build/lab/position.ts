import { formatCard } from '../../shared/engine/cards.ts';
import { legalMoves, stuck, won, type State } from '../../shared/engine/state.ts';
import { texts } from './input.ts';

/** A position in the shape of the vectors: piles as card texts, whether it is won or lost, legal moves by code unit. */
export function position(state: State): { state: object; won: boolean; lost: boolean; legal: string[] } {
  const format = (card: number): string => formatCard(state.rules.pack, card);
  return {
    state: {
      stock: state.stock.map(format),
      foundation: texts(state.foundations, format),
      tableau: texts(state.depots, format),
      reserve: texts(state.reserves, format),
    },
    won: won(state),
    lost: stuck(state),
    legal: legalMoves(state).sort(),
  };
}
