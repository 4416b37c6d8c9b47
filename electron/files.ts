import { readFile } from 'node:fs/promises';
import { extname, join, sep } from 'node:path';

/** What the page may load: its own files and nothing else, and no script that is not in one. */
const POLICY = [
  "default-src 'none'",
  ...['script-src', 'style-src', 'font-src', 'connect-src', 'worker-src'].map((kind) => `${kind} 'self'`),
  // What the page has drawn itself, too.
  "img-src 'self' blob:",
  ...['base-uri', 'form-action', 'frame-ancestors'].map((kind) => `${kind} 'none'`),
].join('; ');

/** Headers of everything that is served. */
export const HEADERS = {
  'content-security-policy': POLICY,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cache-control': 'no-cache',
} as const;

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.txt': 'text/plain; charset=utf-8',
  '.map': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
};

/** A file of the page, as both carriers serve it. */
export interface PageFile {
  readonly body: Buffer<ArrayBuffer>;
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * The file of a folder that a URL's path names, `/` being `index.html`. `undefined` where there is none, where the path
 * leads out of the folder, and for kinds of files a page has no use for.
 */
export async function pageFile(folder: string, urlPath: string): Promise<PageFile | undefined> {
  const path = decoded(urlPath);
  if (path === undefined || !path.startsWith('/') || /[\\\0:]/.test(path)) return undefined;
  const file = join(folder, path === '/' ? 'index.html' : path);
  const type = TYPES[extname(file)];
  if (type === undefined || !file.startsWith(folder + sep)) return undefined;
  try {
    return { body: await readFile(file), headers: { ...HEADERS, 'content-type': type } };
  } catch {
    return undefined;
  }
}

function decoded(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}
