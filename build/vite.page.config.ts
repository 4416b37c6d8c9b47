// The page: built so that it runs under a policy of `default-src 'none'` with `'self'` only, hence nothing is inlined.
import './require-node.mjs';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin, type Rolldown } from 'vite';
import { drawings } from './drawings.ts';
import { notices } from './notices.ts';

const path = (relative: string): string => fileURLToPath(new URL(relative, import.meta.url));

/** The chunk of a module, and all it imports. */
function withImports(bundle: Rolldown.OutputBundle, module: string): Rolldown.OutputChunk[] {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
  const needed = new Set(chunks.filter(({ facadeModuleId }) => facadeModuleId === module));
  for (const { imports } of needed) for (const chunk of chunks) if (imports.includes(chunk.fileName)) needed.add(chunk);
  return [...needed];
}

/** Names in the document what the page is made of, so that it is fetched beside the small script that asks for it. */
const ahead: Plugin = {
  name: 'ahead',
  transformIndexHtml: {
    order: 'post',
    handler(html, { bundle = {} }) {
      const needed = withImports(bundle, path('../renderer/page.ts'));
      const link = (rel: string, file: string) => ({
        tag: 'link',
        attrs: { rel, crossorigin: true, href: `./${file}` },
        injectTo: 'head' as const,
      });
      const styles = new Set(needed.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]));
      return [
        ...needed
          .filter(({ fileName }) => !html.includes(fileName))
          .map(({ fileName }) => link('modulepreload', fileName)),
        ...[...styles].map((file) => link('stylesheet', file)),
      ];
    },
  },
};

/**
 * Tells the browser that what the page is made of is used as soon as it is there: it is read whole while it is fetched, beside
 * the page's thread, instead of piece by piece when each is first called.
 */
const atOnce: Plugin = {
  name: 'at-once',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      for (const chunk of withImports(bundle, path('../renderer/page.ts'))) {
        chunk.code = `//# allFunctionsCalledOnLoad\n${chunk.code}`;
        if (chunk.map) chunk.map.mappings = `;${chunk.map.mappings}`;
      }
    },
  },
};

/** The licences of what the program carries of others. */
const licences: Plugin = {
  name: 'licences',
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: 'notices.txt', source: notices() });
  },
  // Once more for beside the program: what electron-builder lays there it leaves out of the archive.
  closeBundle() {
    writeFileSync(path('../out/NOTICES.txt'), notices());
  },
};

/** What asks for the first things, and what is shown then with all it imports: one piece each, since each is a request. */
const PIECES = [
  {
    name: 'start',
    test: /preload-helper|[\\/](renderer[\\/](host|words|play[\\/]printing[\\/]printer)|api[\\/](client|wire)|text[\\/]language)\.ts$/,
    priority: 2,
  },
  { name: 'page', test: /[\\/]renderer[\\/]page\.ts$/, priority: 1 },
];

export default defineConfig({
  root: path('../renderer'),
  base: './',
  cacheDir: path('../node_modules/.cache/vite-page'),
  plugins: [svelte({ configFile: path('./svelte.config.js') }), drawings, ahead, atOnce, licences],
  worker: { format: 'es', plugins: () => [drawings] },
  server: { host: '127.0.0.1' },
  build: {
    outDir: path('../out/page'),
    emptyOutDir: true,
    sourcemap: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: PIECES } } },
  },
});
