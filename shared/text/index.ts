import { en } from './en/index.ts';
import { es } from './es/index.ts';
import type { Language, Messages } from './language.ts';
import { ru } from './ru/index.ts';

export { chooseLanguage, LANGUAGES, type Language, type Messages } from './language.ts';

const ALL: Readonly<Record<Language, Messages>> = { en, es, ru };

/** Every word of a language, by subject, for who has all languages at hand; the page fetches the one it speaks. */
export const messages = (language: Language): Messages => ALL[language];
