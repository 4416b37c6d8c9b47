import { scoreOf } from '../sound/score.ts';
import { MANY } from './flights.ts';
import { expectFrame, frameBegun, frameMade } from './frame.ts';
import type { Change } from './position.svelte.ts';
import { spokenChange } from './speech.ts';
import type { Stage } from './stage.ts';
import type { TableScreen } from './table.svelte.ts';

/** How moves come to the table: made ready while they are stored, and set out before anything tells of them. */
export class TableStage implements Stage {
  readonly #table: TableScreen;
  /** How much is to be done before the cards of the change to come set out. */
  #work: 'little' | 'much' = 'little';

  constructor(table: TableScreen) {
    this.#table = table;
  }

  expect(change: Change): void {
    const { app, scene } = this.#table;
    if (scene.motion.still) return;
    expectFrame();
    this.#work = scene.prepare(change, app.game.rules.pickUp).length > MANY ? 'much' : 'little';
  }

  /** An end on the table gives way in the same moment, and then all changes at once: nothing sets out before. */
  async setOut(change: Change): Promise<void> {
    const { app, scene, drag, ending } = this.#table;
    // Right after the start only those that lie open have been printed.
    await app.prints.ready;
    if (scene.motion.still || ending.won || ending.slip) return;
    await frameBegun(this.#work);
    // The table may have been left meanwhile.
    if (app.table !== this.#table) return;
    scene.show(change, app.game.rules.pickUp, drag.handOver());
    await frameMade();
    // The others of many cards set out meanwhile.
    if (this.#work === 'much') await frameMade();
  }

  /**
   * Thinks the next move through, while nobody waits for it: code is made ready when it is first run, and the first move of a
   * visit took three times as long as any other.
   */
  rehearse(): void {
    const { app, scene } = this.#table;
    const { game, t } = app;
    const move = game.legal.at(-1);
    if (move === undefined) return;
    const change = game.foreseen(move);
    scoreOf(change, scene.prepare(change, game.rules.pickUp), false);
    spokenChange(t, game, change);
  }
}
