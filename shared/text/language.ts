export type { Messages } from './en/index.ts';

/** The languages the program speaks. */
export type Language = 'en' | 'es' | 'ru';
export const LANGUAGES: readonly Language[] = ['en', 'es', 'ru'];

/** The first of the wanted languages (BCP 47 tags) that the program speaks; English where it speaks none. */
export function chooseLanguage(wanted: readonly string[]): Language {
  const tags = wanted.map((tag) => tag.toLowerCase().split('-')[0]);
  return tags.flatMap((tag) => LANGUAGES.find((language) => language === tag) ?? [])[0] ?? 'en';
}
