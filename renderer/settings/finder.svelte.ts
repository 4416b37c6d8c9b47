import { createContext } from 'svelte';
import { findWord, plain, wordsOf } from '../../shared/text/find.ts';

/** Finds settings by what is typed: those that have, for every typed word, one that begins so. */
export class Finder {
  text = $state('');
  /** Where one types. */
  field = $state<HTMLInputElement>();
  readonly #words = $derived(wordsOf(this.text));

  /** Whether anything has been typed. */
  get finding(): boolean {
    return this.#words.length > 0;
  }

  /** Puts the cursor where one types. */
  focus(): void {
    this.field?.focus();
    this.field?.select();
  }

  /** Whether a setting with these words is among those to be shown. */
  finds(words: readonly string[]): boolean {
    const all = plain(words.join(' '));
    return this.#words.every((word) => findWord(all, word) >= 0);
  }
}

/** The finder of the settings page, for the rows on it. */
export const [finderOfPage, setFinder] = createContext<Finder>();
