/** A percentage in a language: the number and its sign apart, and both as the language writes them. */
export interface Percent {
  readonly number: string;
  readonly sign: string;
  readonly text: string;
}

const formats = new Map<string, Intl.NumberFormat>();

function format(language: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `${language} ${JSON.stringify(options)}`;
  const made = formats.get(key) ?? new Intl.NumberFormat(language, { style: 'percent', ...options });
  formats.set(key, made);
  return made;
}

function percentOf(language: string, share: number, options: Intl.NumberFormatOptions): Percent {
  const made = format(language, options);
  const parts = made.formatToParts(share).filter(({ type }) => type !== 'literal');
  const joined = (sign: boolean) => parts.filter(({ type }) => (type === 'percentSign') === sign);
  const text = (some: Intl.NumberFormatPart[]) => some.map(({ value }) => value).join('');
  return { number: text(joined(false)), sign: text(joined(true)), text: made.format(share) };
}

/**
 * `part` of `whole` in percent with one decimal. It says 0 or 100 only where nothing or all is meant: what would be
 * rounded to 100 is cut to 99.9, and a share under 0.1 % is given with its first digit that is not 0 (0.07 %).
 */
export function percent(language: string, part: number, whole: number): Percent {
  const share = whole === 0 ? 0 : part / whole;
  if (part > 0 && share < 0.001) return percentOf(language, share, { maximumSignificantDigits: 1 });
  const shown = part < whole && share > 0.999 ? 0.999 : share;
  return percentOf(language, shown, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
}

/** An end of a range, from 0 to 1, in percent with one decimal. */
export const percentEnd = (language: string, share: number): Percent =>
  percentOf(language, share, { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** Decimals of a range at most: more would say nothing. */
const FINEST = 4;

/** Both ends of a range, each from 0 to 1, in percent with as many decimals as it takes to tell them apart. */
export function percentRange(language: string, low: number, high: number): readonly [low: Percent, high: Percent] {
  for (let digits = 1; ; digits++) {
    const options = { minimumFractionDigits: digits, maximumFractionDigits: digits };
    const ends = [percentOf(language, low, options), percentOf(language, high, options)] as const;
    if (digits === FINEST || ends[0].text !== ends[1].text) return ends;
  }
}
