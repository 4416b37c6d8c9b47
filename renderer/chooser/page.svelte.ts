import type { Figures, OpenAttempt } from '../../shared/api/contract.ts';
import { rulesOfRecord, type Game } from '../../shared/games/index.ts';
import type { App } from '../app.svelte.ts';
import { randomDeal } from '../deal/chance.ts';
import { tell, type InPlay } from '../saved/tell.ts';

/** What the player has won of a game, whatever the rules. */
export interface Tally {
  readonly played: number;
  readonly won: number;
}

/** The chooser: what is in play, what has been won, and what a click on a game does. */
export class ChooserPage {
  /** Games in play, last touched first, without those this version cannot play. */
  open = $state.raw<readonly OpenAttempt[]>([]);
  figures = $state.raw<readonly Figures[]>([]);
  /** The player's figures could not be had. */
  failed = $state(false);
  readonly #app: App;

  constructor(app: App) {
    this.#app = app;
  }

  async load(): Promise<void> {
    const { client } = this.#app;
    const [open, figures] = await Promise.all([
      client('attempts.open', {}),
      client('statistics.figures', { repeats: false }),
    ]);
    this.failed = !open.ok || !figures.ok;
    if (open.ok) this.open = open.value.attempts.filter((attempt) => rulesOfRecord(attempt) !== undefined);
    if (figures.ok) this.figures = figures.value.figures;
  }

  /** What lies on the table can be gone on with. */
  readonly goesOn = $derived.by((): boolean => {
    const { game } = this.#app;
    return !game.won && (game.status === null || game.status === 'open');
  });

  /** The games in play besides the one on the table. */
  readonly others = $derived.by((): readonly InPlay[] =>
    this.open.filter(({ id }) => id !== this.#app.game.id).map((attempt) => this.#tell(attempt)),
  );

  tally(game: Game): Tally {
    const all = this.figures.filter((one) => one.game === game.id);
    return {
      played: all.reduce((sum, { played }) => sum + played, 0),
      won: all.reduce((sum, { won }) => sum + won, 0),
    };
  }

  /** The game of this kind that would be gone on with: the one on the table, or the one last touched. */
  inPlay(game: Game): InPlay | undefined {
    const attempt = this.open.find((one) => one.game === game.id);
    return attempt && this.#tell(attempt);
  }

  /** Goes on with a game where one is in play, else lays a new deal under the rules it was last dealt under. */
  async choose(game: Game): Promise<void> {
    const app = this.#app;
    const open = this.open.find((one) => one.game === game.id);
    if (this.goesOn && app.game.game.id === game.id) app.route.go('table');
    else if (open) await app.resume(open.id);
    else await app.layNewDeal(randomDeal(game, app.settings.lastOptions(game)));
  }

  #tell(attempt: OpenAttempt): InPlay {
    return tell(attempt, this.#app.t);
  }
}
