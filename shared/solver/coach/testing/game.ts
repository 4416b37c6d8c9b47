import type { Move } from '../../../engine/notation.ts';
import { newRecord, start, withMove, type Deal, type GameRecord } from '../../../engine/record.ts';
import type { Rules } from '../../../engine/rules.ts';
import { apply, legalMoves, type State } from '../../../engine/state.ts';
import { rulesOf, type Game, type Options } from '../../../games/index.ts';

/** A game under way: its record and the position it stands at. */
export class GameUnderWay {
  readonly rules: Rules;
  record: GameRecord;
  state: State;

  constructor(game: Game, options: Options, deal: Deal | number) {
    const from: Deal = typeof deal === 'number' ? { kind: 'number', shuffle: 1, number: deal } : deal;
    this.rules = rulesOf(game, options);
    this.state = start(this.rules, { deal: from });
    this.record = newRecord(game, options, from, this.state);
  }

  make(move: Move): void {
    const after = apply(this.state, move);
    this.record = withMove(this.record, move, this.state, after);
    this.state = after;
  }

  /** Plays what can go home as soon as it can, else deals, to the end or for so many moves. */
  carelessly(most = 1000): void {
    for (let i = 0; i < most; i++) {
      const legal = legalMoves(this.state);
      const move = legal.find((one) => one !== 'deal') ?? legal[0];
      if (move === undefined) return;
      this.make(move);
    }
  }
}
