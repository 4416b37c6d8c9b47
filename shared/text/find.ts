/** Letters as they are compared: small, without marks, and with one kind of apostrophe. As long as the text. */
export const plain = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('’', "'").toLowerCase();

/** The words that are looked for, as they are compared. */
export const wordsOf = (text: string): readonly string[] => plain(text).split(/\s+/).filter(Boolean);

/** Where a word of a compared text begins with what is looked for, at or after `from`; -1 where none does. */
export function findWord(compared: string, word: string, from = 0): number {
  const at = compared.indexOf(word, from);
  return at <= 0 || !/[\p{L}\p{N}]/u.test(compared.charAt(at - 1)) ? at : findWord(compared, word, at + 1);
}

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
    for (let at = findWord(compared, word); at >= 0; at = findWord(compared, word, at + word.length))
      found.fill(true, at, at + word.length);
  const cuts = [...found.keys()].filter((i) => i > 0 && found[i] !== found[i - 1]);
  return [0, ...cuts].map((from, i) => ({ text: text.slice(from, cuts[i]), found: found[from] ?? false }));
}
