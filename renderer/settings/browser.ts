/** The marks browsers put before their version, the telling ones first: nearly all of them also call themselves Chrome. */
const MARKS = [
  ['Edg', 'Edge'],
  ['OPR', 'Opera'],
  ['Firefox', 'Firefox'],
  ['Chrome', 'Chromium'],
  ['Version', 'Safari'],
] as const;

/** Name and main version of the browser that calls itself so; empty where it is none that is known. */
export function browserOf(userAgent: string): string {
  for (const [mark, name] of MARKS) {
    const [, version] = new RegExp(`${mark}/(\\d+)`).exec(userAgent) ?? [];
    if (version !== undefined) return `${name} ${version}`;
  }
  return '';
}
