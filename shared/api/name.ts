/** Most characters of a player's and of a saved game's name. */
export const MOST = { player: 40, game: 60 } as const;

/** Marks that are not seen and change how what stands around them is shown; joiners are part of letters and signs. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}]/gu;
const JOINERS = /[\u200c\u200d]/gu;
/** Something that can be seen. */
const SEEN = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** Why a text is no name. */
export type NameProblem = 'empty' | 'long';

/**
 * A name as it is kept: NFC, without what cannot be seen, one space between words and none around them. A name of at most
 * `most` characters (code points), or why it is none.
 */
export function parseName(text: string, most: number): { readonly name: string } | { readonly problem: NameProblem } {
  const name = text
    .toWellFormed()
    .normalize('NFC')
    .replace(/\s+/gu, ' ')
    .replace(UNSEEN, (mark) => (/[\u200c\u200d]/.test(mark) ? mark : ''))
    .replace(/ +/g, ' ')
    .trim();
  if (!SEEN.test(name)) return { problem: 'empty' };
  return Array.from(name).length > most ? { problem: 'long' } : { name };
}

/** What two names have in common that are the same to the eye, whatever their case, width and accents are made of. */
export const foldName = (name: string): string =>
  name.replace(JOINERS, '').normalize('NFKC').toUpperCase().toLowerCase().normalize('NFKC');

/** The name, with the next free number where it is taken: `Anna 2`. */
export function freeName(name: string, taken: readonly string[], most: number = MOST.player): string {
  const folded = new Set(taken.map(foldName));
  let free = name;
  for (let n = 2; folded.has(foldName(free)); n++) {
    const number = ` ${n}`;
    free =
      Array.from(name)
        .slice(0, most - number.length)
        .join('')
        .trimEnd() + number;
  }
  return free;
}
