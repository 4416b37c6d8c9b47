import type { History } from '../../shared/text/en/history.ts';
import type { Language } from '../../shared/text/language.ts';

/** Where the games come from, in the words of a language: fetched when the rules are first read in it. */
export async function fetchHistory(language: Language): Promise<History> {
  switch (language) {
    case 'en':
      return (await import('../../shared/text/en/history.ts')).history;
    case 'es':
      return (await import('../../shared/text/es/history.ts')).history;
    case 'ru':
      return (await import('../../shared/text/ru/history.ts')).history;
  }
}
