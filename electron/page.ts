import { protocol } from 'electron';
import { HEADERS, pageFile } from './files.ts';

const SCHEME = 'app';
/** Where the page is in the window. */
export const ADDRESS = `${SCHEME}://tarbart/`;

/** Makes the page's scheme one with an origin of its own, whose scripts are kept as they have been read. To be called before Electron is ready. */
export function registerScheme(): void {
  protocol.registerSchemesAsPrivileged([
    { scheme: SCHEME, privileges: { standard: true, secure: true, supportFetchAPI: true, codeCache: true } },
  ]);
}

/** Serves the files of a folder, and nothing else, under the page's address. */
export function servePage(folder: string): void {
  protocol.handle(SCHEME, async ({ method, url }) => {
    const file =
      method === 'GET' && url.startsWith(ADDRESS) ? await pageFile(folder, new URL(url).pathname) : undefined;
    return file
      ? new Response(file.body, { headers: file.headers })
      : new Response(null, { status: 404, headers: HEADERS });
  });
}
