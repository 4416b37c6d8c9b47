import type { Language } from '../shared/text/index.ts';

/** A moment in the words and the time zone of the reader: `29 Nov 2026, 22:05`. */
export const formatMoment = (language: Language, at: number): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(at);

/** The size of a file, `1.2 MB`. */
export const formatSize = (language: Language, bytes: number): string =>
  new Intl.NumberFormat(language, { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 }).format(
    Math.max(bytes, 100_000) / 1_000_000,
  );
