/** Absolute paths and file URLs, with the spaces inside their folders' names, up to the last part. */
const PATHS = /(?:file:\/\/\/?|\\\\|\b[A-Za-z]:[\\/]|(?<![\w.…~)\]:/])\/)(?:[^\\/:*?"'<>|()\r\n]+[\\/])+/g;

/** Text without paths, of which the last part stays, and without these names, however written. */
export function withoutNames(text: string, names: readonly string[]): string {
  let clean = text;
  for (const name of names.filter((one) => one.length > 1)) {
    const forms = [name, name.replaceAll('\\', '/'), name.replaceAll('\\', '\\\\'), encodeURI(name)];
    for (const form of new Set(forms)) clean = replaceWord(clean, form);
  }
  return clean.replace(PATHS, '…/');
}

/** Replaces a name that stands by itself, in capitals or not. */
function replaceWord(text: string, name: string): string {
  const escaped = name.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&');
  return text.replace(new RegExp(`(?<![\\p{L}\\p{N}])${escaped}(?![\\p{L}\\p{N}])`, 'giu'), '~');
}
