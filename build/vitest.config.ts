import './require-node.mjs';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** A test that hangs ends some time; a busy machine is no failure. */
const testTimeout = 120_000;

/** Every core, also where there are two: Vitest by itself would leave one of them idle. */
const maxWorkers = '100%';

const path = (relative: string): string => fileURLToPath(new URL(relative, import.meta.url));

const each = { root: path('..'), environment: 'node', testTimeout, maxWorkers } as const;

export default defineConfig({
  root: path('..'),
  test: {
    reporters: ['default', path('./closing-line-vitest.ts')],
    projects: [
      {
        // The package 'electron' downloads its program when it is imported, so tests meet a small double instead.
        resolve: { alias: { electron: path('../electron/testing/electron-double.ts') } },
        test: { ...each, name: 'unit', include: ['{electron,build}/**/*.test.ts'] },
      },
      {
        // What has no state needs no process of its own for each file.
        test: { ...each, name: 'shared', isolate: false, include: ['shared/**/*.test.ts'] },
      },
      {
        plugins: [svelte({ configFile: path('./svelte.config.js') })],
        test: { ...each, name: 'page', isolate: false, include: ['renderer/**/*.test.ts'] },
      },
    ],
  },
});
