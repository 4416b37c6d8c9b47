import type { Attempt, Dealt } from '../../shared/api/contract.ts';
import { dealOf, Program } from './program.ts';
import { carelessMove, layStep, moveStep, type Position, type Step } from './random-play.ts';

/** A seat at the table of a program: what is done there, call by call, and how it then has to stand. */
export class Seat {
  readonly program = new Program();
  #now: Position | undefined;

  /** How the table has to stand. */
  get now(): Position {
    if (!this.#now) throw new Error('nothing is laid');
    return this.#now;
  }
  /** The attempt on the table; none before the first move. */
  get id(): string {
    return this.now.id ?? '';
  }
  get ply(): number {
    return this.now.record.cursor;
  }

  /** Something has been done beside this seat, and this is how the table stands for it. */
  stands(position: Position): void {
    this.#now = position;
  }

  /** Carries a step out and takes its position over. */
  async take({ name, input, after }: Step): Promise<void> {
    await this.program.call(name, input);
    this.#now = after;
  }
  lay(dealt: Dealt): Promise<void> {
    return this.take(layStep(this.#now, dealt));
  }

  /** Plays carelessly, at most so many moves. */
  async play(most = 3000): Promise<void> {
    for (let i = 0; i < most && this.now.status === 'open'; i++) {
      const move = carelessMove(this.now);
      if (move === undefined) return;
      await this.take(moveStep(this.now, move));
    }
  }

  /** The rows of all attempts. */
  rows(): unknown[] {
    return this.program.db.prepare('SELECT * FROM attempt').all();
  }
  /** The attempt on the table as the program tells it. */
  async attempt(): Promise<Attempt> {
    const { table } = await this.program.call('app.start', {});
    if (table?.kind !== 'attempt') throw new Error('no attempt lies on the table');
    return table.attempt;
  }
  /** The figures of each rule set, repeats among them. */
  async figures() {
    return (await this.program.call('statistics.figures', { repeats: true })).figures;
  }
}

/** The first deal careless play wins, or one it leaves with no move, under the default reading. */
export function dealThat(ends: 'won' | 'stuck'): Dealt {
  for (let number = 1; ; number++) {
    let position = layStep(undefined, dealOf(number)).after;
    for (let move = carelessMove(position); move !== undefined; move = carelessMove(position))
      position = moveStep(position, move).after;
    if ((position.status === 'won') === (ends === 'won')) return dealOf(number);
  }
}
