import { chooseLanguage, type Language, type Messages } from '../shared/text/language.ts';
import { fetchMessages } from './words.ts';

interface Words {
  readonly language: Language;
  readonly t: Messages;
}

/** The language the page speaks, and its words: those wanted, as soon as they are there. */
export class Spoken {
  /** The language spoken last, where the settings cannot be had. */
  last = $state<Language>();
  readonly #chosen: () => Language | 'system';
  readonly #wanted = $derived.by((): Language => {
    const chosen = this.#chosen();
    return chosen === 'system' ? (this.last ?? chooseLanguage(navigator.languages)) : chosen;
  });
  #words = $state.raw<Words>();

  /** `chosen` is what the settings say now. */
  constructor(chosen: () => Language | 'system') {
    this.#chosen = chosen;
  }

  /** The language that is spoken. */
  get language(): Language {
    return this.#now.language;
  }
  /** Its words. */
  get t(): Messages {
    return this.#now.t;
  }
  get #now(): Words {
    if (!this.#words) throw new Error('no words have come yet');
    return this.#words;
  }

  /** Speaks the wanted language once its words have come; until then, and where they cannot be had, the one before. */
  async speak(): Promise<void> {
    const language = this.#wanted;
    if (language === this.#words?.language) return;
    const t = await fetchMessages(language).catch(() => undefined);
    if (t && language === this.#wanted) this.#words = { language, t };
  }
}
