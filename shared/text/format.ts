/** Forms of a word by the plural category of the language; `other` stands for those that are missing. */
export type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { readonly other: string };

/** Chooses the form of a word that goes with a number, by the rules of a language. */
export function pluralOf(
  language: string,
  type: Intl.PluralRuleType = 'cardinal',
): (n: number, forms: Forms) => string {
  let rules: Intl.PluralRules | undefined;
  return (n, forms) => forms[(rules ??= new Intl.PluralRules(language, { type })).select(n)] ?? forms.other;
}

/** What stands before the last word of a list, by that word, in the languages of the program. */
const JOINTS: Readonly<Record<string, Record<'conjunction' | 'disjunction', (last: string) => string>>> = {
  en: { conjunction: () => 'and', disjunction: () => 'or' },
  // By sound: before i (not before ia, ie) and before o.
  es: {
    conjunction: (last) => (/^(i|hi(?![ae]))/i.test(last) ? 'e' : 'y'),
    disjunction: (last) => (/^(o|ho|8|11(?= |$))/i.test(last) ? 'u' : 'o'),
  },
  ru: { conjunction: () => 'и', disjunction: () => 'или' },
};

/**
 * Joins words as the language does: `1, 3 and 4`, or with `or` between those one can choose from. By itself, since what a
 * browser has for it takes 28 ms to make, and the first table would wait for that. Throws for a language without words.
 */
export function listOf(
  language: string,
  type: 'conjunction' | 'disjunction' = 'conjunction',
): (words: readonly string[]) => string {
  const joint = JOINTS[language]?.[type];
  if (!joint) throw new Error(`no lists in ${language}`);
  return (words) => {
    const last = words.at(-1) ?? '';
    return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} ${joint(last)} ${last}`;
  };
}

const NARROW_SPACE = '\u202f';
const counts = new Map<string, Intl.NumberFormat>();

/** The least number of which a language groups the digits: below it, those of all our languages are written alike. */
const GROUPED = 10_000;

/** A count in digits of the language: from 10 000 on in groups, a thin space apart. Deal numbers are names and not counted. */
export function formatCount(language: string, n: number): string {
  // The start needs no other: to make what knows the numbers of a language takes as long as half of the table.
  if (Number.isInteger(n) && n >= 0 && n < GROUPED) return String(n);
  const format = counts.get(language) ?? new Intl.NumberFormat(language, { useGrouping: 'min2' });
  counts.set(language, format);
  return format
    .formatToParts(n)
    .map(({ type, value }) => (type === 'group' ? NARROW_SPACE : value))
    .join('');
}

const decimals = new Map<string, Intl.NumberFormat>();

/** A mean with one decimal, in digits of the language. */
export function formatDecimal(language: string, n: number): string {
  const format =
    decimals.get(language) ??
    new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1, useGrouping: 'min2' });
  decimals.set(language, format);
  return format.format(n);
}

/** A span of time as on a clock, `3:12` or `1:03:12`; parts of a second are left out. */
export function formatClock(ms: number): string {
  const seconds = Math.floor(ms / 1000);
  const two = (n: number): string => String(n).padStart(2, '0');
  const minutes = Math.floor(seconds / 60);
  const rest = two(seconds % 60);
  return minutes < 60 ? `${minutes}:${rest}` : `${Math.floor(minutes / 60)}:${two(minutes % 60)}:${rest}`;
}

/** A local calendar date `YYYY-MM-DD` in the words of the language. */
export function formatDate(language: string, date: string, style: Intl.DateTimeFormatOptions): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return new Intl.DateTimeFormat(language, { ...style, timeZone: 'UTC' }).format(
    new Date(Date.UTC(year, month - 1, day)),
  );
}

/** The text with a capital first letter: how a sentence begins. */
export const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** How a card's index shows its rank: the card text with ten as 10. */
export const rankIndex = (card: string): string => (card.startsWith('T') ? '10' : card.charAt(0));

/** A name in the quotation marks of Spanish and Russian, unless it has them already. */
export const quoted = (name: string): string => (name.startsWith('«') ? name : `«${name}»`);

/** Someone's own words within a sentence: in whatever direction they are written, the sentence around them stays in order. */
export const isolated = (text: string): string => `\u2068${text}\u2069`;

/** A moment, ms since 1970, as day and time where the reader is. */
export const formatDateTime = (language: string, at: number): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(at);

/** The text with every number on the line of the word after it. */
export const unbroken = (text: string): string => text.replace(/(\d) (?=\p{L})/gu, '$1\u00a0');
