import { wordsOf } from '../../shared/text/find.ts';
import { find, pagesOf, type Page } from '../../shared/text/search.ts';
import type { Messages } from '../../shared/text/language.ts';
import type { HelpPage } from './page.svelte.ts';

/** What is looked for in all rules pages, and what has been found. */
export class Search {
  #text = $state('');
  /** Where one types. */
  field = $state<HTMLInputElement>();
  /** A page is read that was found, or chosen otherwise; what was found is shown again when one goes on typing. */
  aside = $state(false);
  readonly #page: HelpPage;
  readonly #said: () => Messages;

  constructor(page: HelpPage, said: () => Messages) {
    this.#page = page;
    this.#said = said;
  }

  /** What has been typed. */
  get text(): string {
    return this.#text;
  }
  set text(text: string) {
    this.#text = text;
    this.aside = false;
  }

  readonly words = $derived(wordsOf(this.#text));
  readonly #pages = $derived.by((): readonly Page[] => pagesOf(this.#said(), this.#page.history));
  readonly found = $derived.by((): readonly Page[] => find(this.#pages, this.#text));
  /** What was found, in a few words. */
  readonly count = $derived.by((): string => {
    const sentences = this.found.reduce((sum, { passages }) => sum + passages.length, 0);
    return this.#said().rules.found(this.found.length, sentences);
  });

  /** Whether what was found is shown in place of a page. */
  get shown(): boolean {
    return this.words.length > 0 && !this.aside;
  }

  /** Puts the cursor where one types; what was found is shown again. */
  focus(): void {
    this.aside = false;
    this.field?.focus();
    this.field?.select();
  }
}
