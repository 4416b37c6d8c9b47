import type { OpenAttempt } from '../../shared/api/contract.ts';
import { gameOf, presetOf, rulesOfRecord } from '../../shared/games/index.ts';
import type { Messages } from '../../shared/text/language.ts';

/** A game in play as lists tell it. */
export interface InPlay {
  readonly id: string;
  /** The player's own name for it. */
  readonly name: string | null;
  readonly game: string;
  readonly home: number;
  readonly cards: number;
  readonly pass: number | null;
  readonly rules: string;
  readonly deal: number | null;
  /** Ms at the table. */
  readonly clock: number;
  /** Ms since 1970. */
  readonly touchedAt: number;
}

/** A game in play in the words of a language. */
export function tell(attempt: OpenAttempt, { games }: Messages): InPlay {
  const { id, name, game, options, deal, home, passes, clock, touchedAt } = attempt;
  const found = gameOf(game);
  const preset = found && presetOf(found, options);
  const rules = rulesOfRecord(attempt);
  return {
    ...{ id, name, home, clock, touchedAt },
    game: games.names[game] ?? game,
    cards: rules?.pack.size ?? home,
    pass: rules && rules.redeals > 0 ? Math.max(1, passes) : null,
    rules: preset ? (games.readings[preset.id] ?? '') : games.ownRules,
    deal: deal.kind === 'number' ? deal.number : null,
  };
}
