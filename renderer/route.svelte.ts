import { Arrival } from './arrival.ts';
import type { App } from './app.svelte.ts';
import type { Guide } from './learn/guide.svelte.ts';
import type { LessonId } from './learn/lessons.ts';
import { fromStart } from './play/lying.ts';
import type { LaidOver } from './play/watching.svelte.ts';
import { screenOf, type Screen } from './screens.ts';

/** What was watched or tried at the table when that was left, and the trail that led there. */
interface Left {
  readonly over: LaidOver;
  readonly guide: Guide | null;
  readonly trail: readonly Screen[];
}

/** Which screen is shown, and where Back leads: to the screens before it, and to what is watched or tried at the table. */
export class Route {
  screen = $state<Screen>(screenOf(location.hash));
  /** The screen was come to from another one, so that what had the focus is gone. */
  arrives = false;
  readonly arrival = new Arrival<Screen>();
  readonly #app: App;
  /** The screens that Back leads through from here before the table, the next one last; none stands there twice. */
  #trail: readonly Screen[] = [];
  /** Back leads to it again. */
  #left: Left | null = null;
  /** Counts what has been asked for: what is still being fetched is not shown once it is something else. */
  #asked = 0;

  constructor(app: App) {
    this.#app = app;
    addEventListener('hashchange', () => this.#arrive(screenOf(location.hash)));
  }

  /** At once, so that a key pressed right afterwards means the new screen: the address tells of it later. */
  #arrive(to: Screen): void {
    if (to === this.screen) return;
    this.#asked++;
    this.#trail = this.#trailTo(to);
    this.arrives = true;
    this.arrival.leave(this.screen);
    this.screen = to;
    this.#app.dialog = null;
  }

  /** What was watched or tried is gone: Back leads to the player's own game. */
  forget(): void {
    this.#left = null;
  }

  /** One step back: at the table by what the hands hold, and then to the games; elsewhere to the screen before this one. */
  back(): void {
    const { game, table } = this.#app;
    if (this.screen === 'table') {
      if (table?.stepBack()) return;
      if (game.aside) void this.leaveAside();
      else void this.#return('chooser');
    } else if (this.screen === 'chooser') void this.#return('table');
    else void this.#return(this.#before);
  }

  /** The screen that Back leads to. */
  get #before(): Screen {
    return this.#trail.at(-1) ?? 'table';
  }

  /** The way back from a screen that is come to: at one that lies on it, it is as it was there. */
  #trailTo(to: Screen): readonly Screen[] {
    if (to === 'table') return this.#left?.trail ?? [this.screen];
    if (this.screen === 'table') return [];
    const at = this.#trail.indexOf(to);
    return at < 0 ? [...this.#trail, this.screen] : this.#trail.slice(0, at);
  }

  async #return(screen: Screen): Promise<void> {
    const left = screen === 'table' ? this.#left : null;
    if (left) {
      await this.#app.game.layOver(left.over);
      this.#app.guide = left.guide;
    }
    this.arrival.returns();
    this.#show(screen, left);
  }

  /** Shows a screen; Back leads to the one before, also to what is watched or tried at the table. */
  go(screen: Screen): void {
    this.#show(screen, null);
  }

  #show(screen: Screen, left: Left | null): void {
    if (screen === 'table') this.#left = left;
    else if (this.screen === 'table') {
      const over = this.#app.game.laidOver;
      this.#left = over && { over, guide: this.#app.guide, trail: this.#trail };
    }
    // What was said there is not said here.
    if (screen !== this.screen) this.#app.said = '';
    this.#arrive(screen);
    location.hash = screen === 'table' ? '' : `/${screen}`;
  }

  /** Asks for something that has to be fetched; whether it is still wanted: no other screen or dialog was asked for since. */
  #ask(): () => boolean {
    const asked = ++this.#asked;
    const { dialog } = this.#app;
    return () => this.#asked === asked && this.#app.dialog === dialog;
  }

  /** Shows the moves of a stored attempt, one after another, on the table; whether they can be shown here. */
  async watch(id: string): Promise<boolean> {
    const { client, game } = this.#app;
    const isWanted = this.#ask();
    const answer = await client('attempt.show', { id });
    if (!isWanted()) return true;
    const watched = answer.ok && fromStart(answer.value.attempt);
    if (!watched) return false;
    await game.watch(watched.table, watched.line, answer.value.attempt.clock);
    if (this.screen === 'table') this.#trail = [];
    this.go('table');
    return true;
  }

  /** Lays the table of a lesson, or of the walk where that is `null`. One that cannot be fetched may be asked for again. */
  async learn(lesson: LessonId | null): Promise<void> {
    const isWanted = this.#ask();
    const fetched = await import('./learn/guide.svelte.ts').catch(() => void this.#app.contact.ask());
    if (!fetched || !isWanted()) return;
    const guide = new fetched.Guide(this.#app, lesson);
    await guide.begin();
    this.#app.guide = guide;
    if (this.screen === 'table') this.#trail = [];
    this.go('table');
  }

  /**
   * Shows what lay on the table before moves were watched or tried, and the screen it was opened from; from the way of a
   * lesson that lesson.
   */
  async leaveAside(): Promise<void> {
    const { coach, game, guide } = this.#app;
    if (guide && game.watching) return guide.goOn();
    this.#app.guide = null;
    const to = coach.lines.showing ? 'table' : this.#before;
    if (this.screen === 'table') this.go(to);
    this.#left = null;
    await game.goBack();
    if (to === 'table') this.#app.sayShown();
  }
}
