import type { Client } from '../shared/api/client.ts';
import type { Setting } from '../shared/api/contract.ts';
import type { Letters } from '../shared/api/commands.ts';
import type { Game, Options } from '../shared/games/index.ts';
import { hasDealt, lastOptions, writeLastOptions } from './last-options.ts';
import { readLetters } from './letter-keys.ts';

/** The setting that keeps the rules each game was last dealt under. */
const LAST_OPTIONS = 'lastOptions';

/** The setting that keeps the letters the player has given to commands. */
const LETTER_KEYS = 'letterKeys';

/** Every setting of the page: its values, the first is the default. */
export const PREFERENCES = {
  language: ['system', 'en', 'es', 'ru'],
  table: ['felt', 'midnight', 'linen', 'contrast'],
  theme: ['system', 'light', 'dark'],
  back: ['red', 'blue', 'slate'],
  /** In how many colours the four suits are printed. */
  suits: ['two', 'four'],
  /** The large-index deck always, or only where cards are small. */
  index: ['bySize', 'large'],
  /** How quickly things move; `system`: as `normal`, and not at all where the system asks for less motion. */
  motion: ['system', 'slow', 'normal', 'brisk', 'fast', 'none'],
  sound: [false, true],
  /** Of the sounds, percent. */
  volume: [50, 10, 20, 30, 40, 60, 70, 80, 90, 100],
  /** What a click on an exposed card does: make the one sensible move, or choose the card. */
  click: ['move', 'choose'],
  /** Whether keys of a single letter do anything. */
  letters: [true, false],
  /** Whether a lane shows that its card lies open below. */
  seamLight: [true, false],
  /** Whether a position can be won is told when asked for, at every position, or never. */
  light: ['asked', 'always', 'never'],
  /** Whether moves that can hurt nothing are made by themselves, in the games that have such moves. */
  auto: [false, true],
  /** Whether all cards go home by themselves once only that is left. */
  finish: [false, true],
  /** The walk over the table is offered: from the player's first start until it is waved off or has been walked. */
  offerWalk: [false, true],
  /** The game on the table is paused: it is so, too, after a kill. */
  paused: [false, true],
} as const satisfies Record<string, readonly Setting[]>;

type Preference = keyof typeof PREFERENCES;
type Value<P extends Preference> = (typeof PREFERENCES)[P][number];

/** The player's settings: read reactively, stored when written. */
export class Preferences {
  #stored = $state.raw<Readonly<Record<string, Setting>>>({});
  readonly #client: Client;

  constructor(client: Client) {
    this.#client = client;
  }

  /** Takes over what is stored. */
  load(stored: Readonly<Record<string, Setting>>): void {
    this.#stored = stored;
  }

  /** The value of a setting; the default where nothing or nothing known is stored. */
  get<P extends Preference>(key: P): Value<P> {
    const known: readonly Setting[] = PREFERENCES[key];
    const stored = this.#stored[key];
    return (stored !== undefined && known.includes(stored) ? stored : known[0]) as Value<P>;
  }

  /** Changes a setting at once and stores it; whether it could be stored. */
  write<P extends Preference>(key: P, value: Value<P>): Promise<boolean> {
    return this.#write(key, value);
  }

  /** The rules a game was last dealt under; its first reading where it never was. */
  lastOptions(game: Game): Options {
    return lastOptions(this.#stored[LAST_OPTIONS], game);
  }

  /** Whether the player has dealt a game before. */
  hasDealt(game: Game): boolean {
    return hasDealt(this.#stored[LAST_OPTIONS], game);
  }

  /** Keeps the rules a game has been dealt under; whether they could be stored. */
  async keepOptions(game: Game, options: Options): Promise<boolean> {
    const text = writeLastOptions(this.#stored[LAST_OPTIONS], game, options);
    return text === this.#stored[LAST_OPTIONS] || this.#write(LAST_OPTIONS, text);
  }

  /** The letters the player has given to commands; `null` while single letters mean nothing. */
  readonly letters = $derived.by((): Letters | null => (this.get('letters') ? this.letterKeys : null));
  get letterKeys(): Letters {
    return readLetters(this.#stored[LETTER_KEYS]);
  }

  /** Changes the letters and stores them; whether they could be stored. */
  writeLetterKeys(letters: Letters): Promise<boolean> {
    return this.#write(LETTER_KEYS, JSON.stringify(letters));
  }

  async #write(key: string, value: Setting): Promise<boolean> {
    this.#stored = { ...this.#stored, [key]: value };
    return (await this.#client('settings.write', { key, value })).ok;
  }
}
