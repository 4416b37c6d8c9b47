// The page: built so that it runs under a policy of `default-src 'none'` with `'self'` only, hence nothing is inlined.
import './require-node.mjs';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

const path = (relative: string): string => fileURLToPath(new URL(relative, import.meta.url));

export default defineConfig({
  root: path('../renderer'),
  base: './',
  cacheDir: path('../node_modules/.cache/vite-page'),
  plugins: [svelte({ configFile: path('./svelte.config.js') })],
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
