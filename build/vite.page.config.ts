// The page: built so that it runs under a policy of `default-src 'none'` with `'self'` only, hence nothing is inlined.
import './require-node.mjs';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';
import { drawings } from './drawings.ts';
import { notices } from './notices.ts';

const path = (relative: string): string => fileURLToPath(new URL(relative, import.meta.url));

/** The small script that asks for the first things. */
const START = path('../renderer/start.ts');

/** Lets the small script run as soon as it is there, while the page is still read. */
const ahead: Plugin = {
  name: 'ahead',
  transformIndexHtml: {
    order: 'post',
    handler(_, { bundle = {} }) {
      const start = Object.values(bundle).find((output) => output.type === 'chunk' && output.facadeModuleId === START);
      return start
        ? [
            {
              tag: 'script',
              attrs: { type: 'module', async: true, crossorigin: true, src: `./${start.fileName}` },
              injectTo: 'head-prepend',
            },
          ]
        : [];
    },
  },
};

/**
 * Tells the browser that what the page begins with is used as soon as it is there: it is read whole while it is fetched, beside
 * the page's thread, instead of piece by piece when each is first called.
 */
const atOnce: Plugin = {
  name: 'at-once',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
      const entries = chunks.filter(({ isEntry }) => isEntry);
      const first = new Set(entries.flatMap(({ fileName, imports }) => [fileName, ...imports]));
      for (const chunk of chunks) {
        if (!first.has(chunk.fileName)) continue;
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
    rolldownOptions: {
      input: { index: path('../renderer/index.html'), start: START },
      // Pieces of their own are read side by side.
      output: {
        codeSplitting: { groups: [{ name: 'engine', test: /[\\/]shared[\\/](engine|games|text[\\/]spoken)/ }] },
      },
    },
  },
});
