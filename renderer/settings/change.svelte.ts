import type { Messages } from '../../shared/text/index.ts';
import type { App } from '../app.svelte.ts';
import type { PREFERENCES } from '../preferences.svelte.ts';

type Settings = typeof PREFERENCES;
/** A value of a setting. */
export type Choice<S extends keyof Settings> = Settings[S][number];
/** The setting and the choice, in words. */
type Said = (words: Messages['settings']) => readonly [setting: string, choice: string];

/** Changes settings at once and says so, in the language that holds then. */
export class Change {
  /** The last change could not be stored. */
  failed = $state(false);
  readonly #app: App;

  constructor(app: App) {
    this.#app = app;
  }

  async write<S extends keyof Settings>(setting: S, value: Choice<S>, said: Said): Promise<void> {
    const stored = this.#app.settings.write(setting, value);
    await this.#app.speak();
    const words = this.#app.t.settings;
    this.#app.say(words.changed(...said(words)));
    this.failed = !(await stored);
  }
}
