import type { Move } from '../../shared/engine/notation.ts';
import { withCursor } from '../../shared/engine/record.ts';
import type { OnTable } from './lying.ts';
import { Position } from './position.svelte.ts';
import { Turns } from './turns.ts';
import { watched } from './watched.ts';

/** What lies over the player's own game: `line` is watched, or moves are tried from the ply `from` on. */
export interface LaidOver {
  readonly table: OnTable;
  readonly line: readonly Move[] | null;
  readonly from: number;
  readonly clock: number;
}

/** A table on which moves can be watched or tried, while the player's own game lies aside. */
export abstract class Watching extends Position {
  /** Commands are carried out one after another. */
  protected readonly turns = new Turns();

  /** The player's own game and its time, ms, also while it lies aside; nothing before the first table. */
  protected get own(): { readonly table: OnTable; readonly clock: number } | null {
    return this.lyingAside ?? (this.ready ? { table: this.table, clock: this.clock.read() } : null);
  }

  /** Stores the clock, when it has gone on since. */
  abstract keepClock(): Promise<void>;

  /**
   * Shows moves instead of playing them: `line` are all the moves from the first position on, or `null` where moves are
   * to be tried; `table` stands at the ply to begin at, `clock` is the time shown, ms. What can be known of the cards
   * grows with the moves shown. What lay on the table lies aside.
   */
  watch(table: OnTable, line: readonly Move[] | null, clock = this.clock.read()): Promise<void> {
    return this.turns.take(async () => {
      this.takeBack();
      await this.#layAside(table, line, clock);
    });
  }

  /**
   * Shows moves as `watch` does, beginning at a ply of the game on the table: `line` are all of them. Not where that game
   * has gone on before its turn comes.
   */
  watchOn(ply: number, line: readonly Move[]): Promise<void> {
    const { record } = this;
    return this.turns.take(async () => {
      this.takeBack();
      if (this.record === record)
        await this.#layAside({ ...this.table, record: withCursor(record, ply) }, line, this.clock.read());
    });
  }

  /** What is watched or tried, as it lies there now. */
  get laidOver(): LaidOver | null {
    const { lyingAside: aside } = this;
    return aside && { table: this.table, line: aside.line, from: aside.from, clock: this.clock.read() };
  }

  /** Lays what was watched or tried once more, where it stood. What lay on the table lies aside. */
  layOver({ table, line, clock, from }: LaidOver): Promise<void> {
    return this.turns.take(async () => {
      this.takeBack();
      await this.#layAside(table, line, clock, from);
    });
  }

  async #layAside(
    table: OnTable,
    line: readonly Move[] | null,
    clock: number,
    from = line ? 0 : table.record.cursor,
  ): Promise<void> {
    await this.keepClock();
    this.lyingAside = { line, table: this.table, clock: this.clock.read(), paused: this.paused, from };
    this.paused = false;
    this.put(table, clock);
    this.change('shown');
  }

  /** Lays a position to try moves on: they are made as in a game, but nothing is stored. What lay on the table lies aside. */
  practise(table: OnTable): Promise<void> {
    return this.watch(table, null, 0);
  }

  /** Shows the position after `ply` of the moves that are watched; a step to the next or the last one is drawn as a move. */
  watchTo(ply: number): Promise<boolean> {
    return this.turns.take(() => {
      const { line, record } = this;
      const to = Math.max(0, Math.min(ply, this.length));
      if (!line || to === record.cursor) return false;
      const after = watched(this.rules, record, this.state, line, to);
      this.enter({ record: after.record });
      this.change(after.kind, after.steps, after.state);
      return true;
    });
  }

  /** Shows what lay on the table before moves were watched or tried. */
  goBack(): Promise<void> {
    return this.turns.take(() => {
      if (this.takeBack()) this.change('shown');
    });
  }
}
