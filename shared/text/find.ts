/** Letters as they are compared: small, without marks, and with one kind of apostrophe. As long as the text. */
export const plain = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('’', "'").toLowerCase();

/** The words that are looked for, as they are compared. */
export const wordsOf = (text: string): readonly string[] => plain(text).split(/\s+/).filter(Boolean);

/** A part of a text, and whether it is one of the words looked for. */
export interface Piece {
  readonly text: string;
  readonly found: boolean;
}

/** The text cut where words that are looked for begin and end. */
export function pieces(text: string, words: readonly string[]): readonly Piece[] {
  const compared = plain(text);
  const found = Array<boolean>(text.length).fill(false);
  for (const word of words)
    for (let at = compared.indexOf(word); at >= 0; at = compared.indexOf(word, at + word.length))
      found.fill(true, at, at + word.length);
  const cuts = [...found.keys()].filter((i) => i > 0 && found[i] !== found[i - 1]);
  return [0, ...cuts].map((from, i) => ({ text: text.slice(from, cuts[i]), found: found[from] ?? false }));
}
