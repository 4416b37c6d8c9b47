import { desktop as en, type Desktop } from './en/desktop.ts';
import { desktop as es } from './es/desktop.ts';
import { desktop as ru } from './ru/desktop.ts';
import type { Language } from './index.ts';

export type { Desktop } from './en/desktop.ts';

const ALL: Readonly<Record<Language, Desktop>> = { en, es, ru };

/** The words only the desktop window says; the page does not carry them. */
export const desktopWords = (language: Language): Desktop => ALL[language];
