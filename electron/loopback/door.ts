import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** A local page that leads to another one. */
export interface Door {
  /** What a browser is asked to show. */
  readonly address: string;
  readonly remove: () => void;
}

/**
 * A file that only this user can read and that leads to a URL. What a program is started with can be seen by everybody on
 * the computer, so the secret in a URL must not be among it.
 */
export function doorTo(url: string): Door {
  const folder = mkdtempSync(join(tmpdir(), 'tarbart-'));
  const file = join(folder, 'tarbart.html');
  const to = url.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  const text = `<!doctype html><meta charset="utf-8"><meta name="referrer" content="no-referrer"><title>Tarbart</title>
<meta http-equiv="refresh" content="0;url=${to}">\n`;
  writeFileSync(file, text, { mode: 0o600 });
  return {
    address: pathToFileURL(file).href,
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
