import { formatCard } from '../../shared/engine/cards.ts';
import { pilesOf } from '../../shared/engine/notation.ts';
import { start, type GameRecord } from '../../shared/engine/record.ts';
import type { Rules } from '../../shared/engine/rules.ts';
import { apply, play } from '../../shared/engine/state.ts';
import type { Hint } from '../../shared/solver/coach/hints.ts';
import type { Reason } from '../../shared/solver/coach/reasons.ts';
import type { TurningPoint } from '../../shared/solver/coach/turning-point.ts';
import type { Messages } from '../../shared/text/language.ts';

/** A hint as it is said: why, and what that rests on where it is not certain. */
export function hintInWords({ coach }: Messages, { reason, basis }: Hint): string {
  const why = reasonInWords(coach, reason);
  if (basis.by === 'line') return why;
  return `${why} ${basis.by === 'orders' ? coach.orders(basis.won, basis.of) : coach.judgement}`;
}

function reasonInWords({ reasons }: Messages['coach'], reason: Reason): string {
  switch (reason.why) {
    case 'seeFirst':
    case 'nothingYet':
      return reasons[reason.why]();
    case 'comes':
      return reasons.comes(reason.card, reason.deals, reason.from);
    case 'waitAce':
      return reasons.waitAce(reason.ace, reason.first, reason.depot);
    case 'laterAce':
      return reasons.laterAce(reason.ace, reason.depot);
    case 'column':
      return reasons.column(reason.card, reason.depot);
    case 'frees':
      return reasons.frees(reason.card, reason.under);
    case 'builds':
      return reasons.builds(reason.card, reason.on, reason.under);
    case 'waits':
      return reasons.waits(reason.card, reason.pile, reason.under);
    case 'empties':
    case 'homeEmpties':
      return reasons[reason.why](reason.card, reason.pile);
    case 'transfers':
      return reasons.transfers(reason.card, reason.lets);
    case 'turns':
      return reasons.turns(reason.pile);
    case 'keep':
    case 'home':
      return reasons[reason.why](reason.card);
  }
}

/** What is known of where the game of a record was lost, as it is said `here` or at another position. */
export function turningInWords(
  { coach }: Messages,
  rules: Rules,
  record: GameRecord,
  point: TurningPoint,
  here: boolean,
): string {
  if (point.move === null) return coach.notLost(here);
  const state = record.moves.slice(0, point.ply).reduce(apply, start(rules, record));
  const [first] = play(state, point.move);
  const piles = pilesOf(point.move);
  const made = {
    card: piles && first && first !== 'shuffle' ? formatCard(rules.pack, first.card) : null,
    to: piles?.[1] ?? '',
    pickedUp: !piles && state.stock.length === 0,
  };
  return point.lostFrom === point.ply + 1 ? coach.lostBy(made, here) : coach.lastKnown(made, point.lostFrom, here);
}
