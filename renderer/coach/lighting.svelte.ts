import type { GameRecord } from '../../shared/engine/record.ts';
import { NODES } from '../../shared/solver/coach/nodes.ts';
import type { Verdict } from '../../shared/solver/coach/light.ts';
import type { App } from '../app.svelte.ts';
import { Solver } from '../solver/solver.ts';

/** What the light shows: nothing, that it can be asked, that it is looking, or what is known of this very position. */
export type Shown = 'none' | 'ask' | 'thinking' | Verdict;

/** Whether the position on the table can be won: looked at once for each position, when asked or always, and then only. */
export class Lighting {
  /** Its mark is shown without words. */
  alone = $state(false);
  readonly #app: Pick<App, 'game' | 'settings'>;
  readonly #solver: Solver;
  readonly #count: () => Promise<boolean>;
  readonly #tell: (shown: Verdict | 'thinking') => void;
  #known = $state.raw<{ readonly record: GameRecord; readonly verdict: Verdict } | null>(null);
  #asked = $state.raw<GameRecord | null>(null);
  #looking: { readonly record: GameRecord; readonly control: AbortController } | null = null;

  /**
   * `count` counts the light as help and answers whether that was stored; `tell` says what is shown. The solver is one of
   * its own: a hint never waits for a long look.
   */
  constructor(
    app: Pick<App, 'game' | 'settings'>,
    count: () => Promise<boolean>,
    tell: (shown: Verdict | 'thinking') => void,
    solver = new Solver(),
  ) {
    this.#app = app;
    this.#count = count;
    this.#tell = tell;
    this.#solver = solver;
  }

  readonly shown = $derived.by((): Shown => {
    const { game, settings } = this.#app;
    const when = settings.get('light');
    if (!game.ready || when === 'never' || game.aside || game.won || game.over) return 'none';
    if (this.#known?.record === game.record) return this.#known.verdict;
    return when === 'always' || this.#asked === game.record ? 'thinking' : 'ask';
  });

  /** Whether the light shows of this record, which is on the table, that it is looking. */
  wants(record: GameRecord): boolean {
    return this.#app.game.record === record && this.shown === 'thinking';
  }

  /** Looks at the position on the table. */
  async ask(): Promise<void> {
    this.#abort();
    this.#asked = this.#app.game.record;
    await this.think();
  }

  /** Looks at the position on the table, unless it has been looked at or is being looked at. */
  async think(): Promise<void> {
    const { game } = this.#app;
    const { record } = game;
    if (this.#known?.record === record || this.#looking?.record === record) return;
    this.#abort();
    const control = new AbortController();
    this.#looking = { record, control };
    const verdict = await this.#look(record, control.signal).catch(() => null);
    if (control.signal.aborted) return;
    this.#looking = null;
    const stands = (): boolean => game.record === record && !game.aside;
    if (verdict === null || !stands()) this.#asked = null;
    else if (await this.#count()) {
      if (stands()) this.#show(record, verdict);
    } else this.#asked = null;
  }

  /** Tells again what is shown. */
  repeat(): void {
    const { shown } = this;
    if (shown !== 'none' && shown !== 'ask') this.#tell(shown);
  }

  /** The position on the table is another one; that may be looked at already. */
  changed(): void {
    if (this.#looking?.record !== this.#app.game.record) this.#abort();
  }

  /** Stops looking; it can be asked again. What is asked for in the first, short round runs out by itself. */
  stop(): void {
    this.#abort();
    this.#asked = null;
  }

  #abort(): void {
    this.#looking?.control.abort();
    this.#looking = null;
  }

  /** Shows what is known, and tells it where it was asked for, or is another than before in the same game. */
  #show(record: GameRecord, verdict: Verdict): void {
    const before = this.#known;
    this.#known = { record, verdict };
    const same = before?.verdict === verdict && before.record.deal === record.deal;
    if (!same || this.#asked === record) this.#tell(verdict);
  }

  /** Round by round, each longer than the one before; `null` when it was stopped. */
  async #look(record: GameRecord, signal: AbortSignal): Promise<Verdict | null> {
    const rounds = NODES.light(this.#app.game.rules);
    for (const [i, nodes] of rounds.entries()) {
      // The first round is over before anybody has heard of it.
      if (i === 1 && this.#asked === record) this.#tell('thinking');
      const verdict = await this.#solver.ask('light', { record, nodes }, i > 0 ? { signal } : {});
      if (signal.aborted) return null;
      if (verdict !== 'unknown') return verdict;
    }
    return 'unknown';
  }
}
