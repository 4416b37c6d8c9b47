// The page: built so that it runs under a policy of `default-src 'none'` with `'self'` only, hence nothing is inlined.
import './require-node.mjs';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { notices } from './notices.ts';

const path = (relative: string): string => fileURLToPath(new URL(relative, import.meta.url));

export default defineConfig({
  root: path('../renderer'),
  base: './',
  cacheDir: path('../node_modules/.cache/vite-page'),
  plugins: [
    svelte({ configFile: path('./svelte.config.js') }),
    {
      name: 'notices',
      generateBundle() {
        this.emitFile({ type: 'asset', fileName: 'notices.txt', source: notices() });
      },
      // Once more for beside the program: what electron-builder lays there it leaves out of the archive.
      closeBundle() {
        writeFileSync(path('../out/NOTICES.txt'), notices());
      },
    },
  ],
  worker: { format: 'es' },
  server: { host: '127.0.0.1' },
  build: {
    outDir: path('../out/page'),
    emptyOutDir: true,
    sourcemap: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
});
