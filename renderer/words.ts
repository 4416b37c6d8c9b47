import type { Language, Messages } from '../shared/text/language.ts';

/** Every word of a language, by subject: fetched when the language is first spoken. */
export async function fetchMessages(language: Language): Promise<Messages> {
  switch (language) {
    case 'en':
      return (await import('../shared/text/en/index.ts')).en;
    case 'es':
      return (await import('../shared/text/es/index.ts')).es;
    case 'ru':
      return (await import('../shared/text/ru/index.ts')).ru;
  }
}
