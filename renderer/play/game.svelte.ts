import type { Answer, Help } from '../../shared/api/contract.ts';
import type { Move } from '../../shared/engine/notation.ts';
import { redoCursor, replay, undoCursor, view, withCursor, withMove } from '../../shared/engine/record.ts';
import { apply, isLegal, play, type State, type Step } from '../../shared/engine/state.ts';
import { finishOf } from '../../shared/solver/finish.ts';
import { safeMoveOf } from '../../shared/solver/safe.ts';
import { Laying, type Refusal } from './laying.ts';
import type { OnTable } from './lying.ts';
import type { Change } from './position.svelte.ts';
import { NO_STAGE, type Stage } from './stage.ts';

/**
 * The game on the table, and the one gate for everything that changes it. Commands run one after another; what they do is
 * stored before it is shown.
 */
export class PlayedGame extends Laying {
  stage: Stage = NO_STAGE;
  /** Whether moves that can hurt nothing are made by themselves after the player's. */
  playsItself: () => boolean = () => false;

  /** Whether all cards go home by themselves after the player's move, once only that is left. */
  finishesItself: () => boolean = () => false;

  #making = 0;

  /** Whether a command has not been carried out yet. */
  get busy(): boolean {
    return this.turns.busy;
  }
  /**
   * Whether a move is being made: it will be there to be undone. Asked when that is wanted; nothing on the page changes
   * for it, as that would cost the frame before the move's.
   */
  get making(): boolean {
    return this.#making > 0;
  }

  /**
   * Makes a move, if it is still legal when its turn comes, and after it what is played by itself; whether it was made.
   * All is stored before it is shown.
   */
  act(move: Move): Promise<boolean> {
    return this.#act(() => move, this.finishesItself);
  }

  /** Takes all cards home, where only that is left: the first is the player's move, and the others come of it. */
  finish(): Promise<boolean> {
    return this.#act(
      () => this.homeward[0],
      () => true,
    );
  }

  #act(first: () => Move | undefined, finishes: () => boolean): Promise<boolean> {
    this.#making++;
    return this.turns
      .take(async () => {
        if (this.watching) return false;
        const before = this.state;
        const clock = this.clock.read();
        const steps: Step[] = [];
        let { table } = this;
        let state = before;
        let refusal: Refusal | undefined;
        let change: Change | undefined;
        for (
          let next = first();
          next !== undefined && isLegal(state, next);
          next = this.#follows(table, state, finishes)
        ) {
          const storing = this.#store(table, clock, next, state !== before);
          // Thought through while it is on its way.
          const played = play(state, next);
          const after = apply(state, next);
          const record = withMove(table.record, next, state, after, state !== before);
          // More than one move makes another change.
          change = state === before ? this.changing('made', record, after, played) : undefined;
          if (change) this.stage.expect(change);
          const answer = await storing;
          if (!answer.ok) {
            refusal = answer;
            break;
          }
          steps.push(...played);
          table = { ...table, ...answer.value, record };
          state = after;
        }
        change ??= this.changing('made', table.record, state, steps);
        if (state !== before) {
          if (!refusal) await this.stage.setOut(change);
          this.#enter(table, clock, state);
        }
        if (refusal) await this.refused(refusal);
        if (state === before) return false;
        // A refusal may have brought another position to the table.
        const { problem } = this;
        if (this.state === before) this.tell(change, state);
        this.problem = problem;
        return true;
      })
      .finally(() => this.#making--);
  }

  /** What is played by itself where a table stands after the player's move. */
  #follows({ record, rules }: OnTable, state: State, finishes: () => boolean): Move | undefined {
    const [home] = finishes() && !this.aside ? finishOf(rules, view(record, state)) : [];
    return home ?? (this.playsItself() ? safeMoveOf(state) : undefined);
  }

  /** Stores a move, unless it is only tried. */
  #store(table: OnTable, clock: number, move: Move, auto: boolean): Promise<Answer<Partial<OnTable>>> {
    return this.aside ? Promise.resolve({ ok: true, value: {} }) : this.stored.move(table, clock, move, auto);
  }

  /** Enters the table after moves that led to a position, and the end where they won. */
  #enter(table: OnTable, clock: number, { pass: passes }: State): void {
    this.enter(table);
    if (table.status === 'won' && table.booked === null) this.end({ clock, plies: this.ply, passes });
  }

  /** Plays moves at once, all or none, and looks away from what is watched; whether they are stored. */
  playOn(moves: readonly Move[]): Promise<boolean> {
    return this.turns.take(async () => {
      const { own } = this;
      if (!own) return false;
      const { table } = own;
      let { state } = replay(table.rules, table.record);
      let { record } = table;
      for (const move of moves) {
        const after = apply(state, move);
        record = withMove(record, move, state, after);
        state = after;
      }
      const answer = await this.stored.line(table, own.clock, moves);
      if (!answer.ok) return this.refused(answer);
      this.takeBack();
      this.enter({ ...answer.value, record });
      this.change('shown', [], state);
      return true;
    });
  }

  /** Takes back the player's last move, with what came of it, or one that is watched; whether there was one. */
  undo(): Promise<boolean> {
    return this.watching ? this.watchTo(this.ply - 1) : this.#seek(-1);
  }
  /** Makes it again. */
  redo(): Promise<boolean> {
    return this.watching ? this.watchTo(this.ply + 1) : this.#seek(1);
  }

  #seek(by: 1 | -1): Promise<boolean> {
    return this.turns.take(async () => {
      const { record } = this;
      const to = by < 0 ? undoCursor(record) : redoCursor(record);
      if (to < this.first || to > record.moves.length) return false;
      const { booked } = this.table;
      const storing = this.stored.seek(this.table, this.clock.read(), to);
      return this.#goTo(to, by < 0 ? 'undone' : 'redone', storing, { booked: booked && { ...booked, again: true } });
    });
  }

  /** Shows the position after another ply of the record, once that is stored; whether it is. */
  async #goTo(
    ply: number,
    kind: Change['kind'],
    storing: Promise<Answer<Partial<OnTable>>>,
    part: Partial<OnTable> = {},
  ): Promise<boolean> {
    // Thought through while it is on its way.
    const record = withCursor(this.record, ply);
    const { state } = replay(this.rules, record);
    const change = this.changing(kind, record, state);
    this.stage.expect(change);
    const answer = await storing;
    if (!answer.ok) return this.refused(answer);
    await this.stage.setOut(change);
    this.enter({ ...answer.value, ...part, record });
    this.tell(change, state);
    return true;
  }

  /** Back to the first position: the same attempt, or a new one where this one has ended; to where trying began. */
  restart(): Promise<unknown> {
    if (this.watching) return this.watchTo(0);
    if (this.status !== null && this.status !== 'open') return this.lay({ ...this.dealt });
    return this.turns.take(async () => {
      const { id, record, first } = this;
      if (this.aside) return this.#goTo(first, 'restarted', Promise.resolve({ ok: true, value: {} }));
      if (id === null || record.cursor === 0) return;
      return this.#goTo(first, 'restarted', this.stored.restart(this.table, this.clock.read(), id));
    });
  }

  /** Ends the attempt as given up; lost where no move was left. */
  giveUp(): Promise<unknown> {
    return this.turns.take(async () => {
      const { id, status } = this;
      if (id === null || status !== 'open') return;
      if (await this.#keep(this.stored.giveUp(this.table, this.clock.read(), id))) this.change('shown');
    });
  }

  /** Counts help, to be shown then; whether that is stored. After the end nothing is counted. */
  help(help: Help): Promise<boolean> {
    return this.turns.take(async () => {
      if (this.aside || (this.status !== null && this.status !== 'open')) return true;
      return this.#keep(this.stored.help(this.table, this.clock.read(), help));
    });
  }

  /** Waits until a change of the attempt is stored, and enters it; whether it was carried out. */
  async #keep(stored: Promise<Answer<Partial<OnTable>>>): Promise<boolean> {
    const answer = await stored;
    if (!answer.ok) return this.refused(answer);
    this.enter(answer.value);
    return true;
  }
}
