// What runs in Node: the main process, the worker that owns the database, and the loopback host, side by side in out/main.
import './require-node.mjs';
import { builtinModules } from 'node:module';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import pkg from '../package.json' with { type: 'json' };

const path = (relative: string): string => fileURLToPath(new URL(relative, import.meta.url));

export default defineConfig({
  root: path('..'),
  publicDir: false,
  ssr: { noExternal: true },
  build: {
    ssr: true,
    outDir: path('../out/main'),
    emptyOutDir: true,
    target: 'node24',
    sourcemap: true,
    minify: false,
    rolldownOptions: {
      input: {
        main: path('../electron/main.ts'),
        worker: path('../electron/database/worker.ts'),
        host: path('../electron/loopback/host.ts'),
      },
      external: [
        'electron',
        ...builtinModules,
        ...builtinModules.map((name) => `node:${name}`),
        ...Object.keys(pkg.dependencies),
      ],
      // Flat, so that './worker.js' is found from whichever chunk starts it.
      output: { format: 'es', entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
});
