import type { App } from '../app.svelte.ts';
import type { PlayedGame } from './game.svelte.ts';
import type { Change } from './position.svelte.ts';
import type { Motion } from './motion.ts';
import { spokenOutcome } from './speech.ts';

/** When the parts of the end come, ms from the landing of the last card (`look.md`). */
export const END = {
  fade: 250,
  grow: 450,
  glow: 900,
  seams: 1150,
  seamStep: 150,
  figures: 1500,
  figureStep: 90,
  words: 1900,
} as const;
/** The slip of a game that cannot go on comes this long after the last card lies. */
const SLIP = 500;

/** How a game ends on the table: the picture of the win, or the slip that says why nothing goes on. */
export class Ending {
  /** The table of play has given way to the table of the win. */
  won = $state(false);
  /** Figures and foot are fading before that. */
  fading = $state(false);
  /** The parts of the win come one after another, instead of all at once. */
  staged = $state(false);
  /** The slip lies on the table. */
  slip = $state(false);
  readonly #game: PlayedGame;
  readonly #motion: Motion;

  constructor(game: PlayedGame, motion: Motion) {
    this.#game = game;
    this.#motion = motion;
  }

  /** Shows at once how the game stands. */
  settle(): void {
    this.staged = this.fading = false;
    this.won = this.#game.won;
    this.slip = !this.won && this.#game.over;
  }

  /** The game goes on: nothing of an end is shown. */
  leave(): void {
    this.won = this.fading = this.slip = this.staged = false;
  }

  /** Begins the end once the last card lies; `grow` changes the table. */
  after(ms: number, grow: () => void): void {
    const motion = this.#motion;
    if (this.#game.won) {
      this.staged = !motion.still;
      motion.later(ms + END.fade, () => (this.fading = true));
      motion.later(ms + END.grow, grow);
    } else if (this.#game.over) motion.later(ms + SLIP, () => (this.slip = true));
  }

  /** Says how the game has ended, after the `words` for the last change; of one that is shown, also which it is. */
  announce(app: App, kind: Change['kind'], words: string): void {
    const { t, game } = app;
    if (kind === 'shown') {
      if (game.won || game.over) app.sayGame();
    } else if (game.winStands && kind === 'undone') app.say(`${words} ${t.play.won.stands}`.trim());
    else if (game.won || game.stuck) app.say(`${words} ${spokenOutcome(t, game)}`.trim());
  }
}
