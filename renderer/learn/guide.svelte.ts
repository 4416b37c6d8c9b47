import type { GameRecord } from '../../shared/engine/record.ts';
import type { App } from '../app.svelte.ts';
import type { LaidOver } from '../play/watching.svelte.ts';
import type { Answer } from '../solver/protocol.ts';
import { tableOf, WALK, type LessonId, type WalkStep } from './lessons.ts';

/** Most nodes looked at to judge a position of a lesson. */
const NODES = 1_000_000;

/** The steps of the walk that ask for a move, and the last of them: what comes after is true wherever cards lie. */
const ASKING = WALK.flatMap(({ move }, i) => (move === undefined ? [] : [i]));
const LAST_ASKED = ASKING.at(-1) ?? 0;

/** What a lesson knows of the position it stands at. */
export type Judged = Answer<'light'> | 'thinking' | 'finished';

/** The walk over the table, or one of the lessons: a slip of paper beside a table on which moves are only tried. */
export class Guide {
  /** `null` is the walk. */
  readonly lesson: LessonId | null;
  /** Where the walk stands. */
  at = $state(0);
  judged = $state<Judged>('thinking');
  readonly #app: App;
  /** What was tried when its way was to be shown. */
  #tried: LaidOver | null = null;
  #asking = new AbortController();

  constructor(app: App, lesson: LessonId | null) {
    this.#app = app;
    this.lesson = lesson;
  }

  get step(): WalkStep | undefined {
    return this.lesson === null ? WALK[this.at] : undefined;
  }
  /** Moves have been made that the walk did not ask for, while what it says depends on how the cards lie. */
  get strayed(): boolean {
    if (this.lesson !== null || this.at > LAST_ASKED) return false;
    const { record } = this.#app.game;
    return record.moves.slice(0, record.cursor).some((move, i) => move !== WALK[ASKING[i] ?? -1]?.move);
  }
  /** The ply that is begun at. */
  get from(): number {
    return tableOf(this.lesson ?? 'walk').record.cursor;
  }
  get isLast(): boolean {
    return this.at === WALK.length - 1;
  }

  /** Lays its table; what lay there lies aside. */
  begin(): Promise<void> {
    return this.#app.game.practise(tableOf(this.lesson ?? 'walk'));
  }

  /** The next step; a move that this one asks for and that has not been made is made. From elsewhere, back to the walk. */
  async next(): Promise<void> {
    const { game } = this.#app;
    if (this.strayed) return this.#leadBack();
    const { at } = this;
    const move = this.step?.move;
    if (move) await game.act(move);
    if (this.at === at) this.#goTo(Math.min(at + 1, WALK.length - 1));
  }

  /** Takes moves back until the table is as the walk says. */
  async #leadBack(): Promise<void> {
    while (this.strayed && (await this.#app.game.undo())) continue;
  }

  /** The step before; a move that was asked for there is taken back. */
  async back(): Promise<void> {
    const to = Math.max(0, this.at - 1);
    const move = WALK[to]?.move;
    if (move && !this.strayed && this.#app.game.lastMove === move) await this.#app.game.undo();
    this.at = to;
  }

  /** The table has changed: the walk stands where the moves made lead, a lesson judges where it stands. */
  changed(record: GameRecord): void {
    const { game } = this.#app;
    if (this.lesson === null) {
      if (this.at > LAST_ASKED || this.strayed) return;
      const made = game.ply;
      const first = made === 0 ? 0 : (ASKING[made - 1] ?? 0) + 1;
      const to = Math.max(first, Math.min(this.at, ASKING[made] ?? this.at));
      if (to !== this.at) this.#goTo(to);
    } else if (game.home === game.rules.pack.size) this.judged = 'finished';
    else void this.#judge(record);
  }

  /** Who has come to the last step has walked, and is not offered the walk again. */
  #goTo(at: number): void {
    this.at = at;
    const { settings } = this.#app;
    if (this.isLast && settings.get('offerWalk')) void settings.write('offerWalk', false);
  }

  async #judge(record: GameRecord): Promise<void> {
    this.#asking.abort();
    this.#asking = new AbortController();
    const { signal } = this.#asking;
    this.judged = 'thinking';
    try {
      const verdict = await this.#app.solver.ask('light', { record, nodes: NODES }, { signal });
      if (!signal.aborted) this.judged = verdict;
    } catch {
      if (!signal.aborted) this.judged = 'unknown';
    }
  }

  /** Shows a line that wins from where the lesson began, unless that has been left meanwhile; whether there is one. */
  async showMe(): Promise<boolean> {
    const table = tableOf(this.lesson ?? 'walk');
    const { record } = table;
    const line = await this.#app.solver.ask('winningLine', { record }).catch(() => null);
    if (this.#app.guide !== this) return true;
    if (line === null || line === 'lost') return false;
    this.#tried = this.#app.game.laidOver;
    await this.#app.game.watch(table, [...record.moves, ...line], 0);
    return true;
  }

  /** Back from the way that is shown to what was tried before. */
  async goOn(): Promise<void> {
    if (this.#tried) await this.#app.game.layOver(this.#tried);
  }

  /** Stops judging. */
  stop(): void {
    this.#asking.abort();
  }
}
