import './require-node.mjs';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** A test that hangs ends some time; a busy machine is no failure. */
const testTimeout = 120_000;

const path = (relative: string): string => fileURLToPath(new URL(relative, import.meta.url));

export default defineConfig({
  root: path('..'),
  test: {
    reporters: ['default', path('./closing-line-vitest.ts')],
    projects: [
      {
        // The package 'electron' downloads its program when it is imported, so tests meet a small double instead.
        resolve: { alias: { electron: path('../electron/testing/electron-double.ts') } },
        test: {
          name: 'unit',
          root: path('..'),
          environment: 'node',
          testTimeout,
          include: ['{shared,electron,build}/**/*.test.ts'],
        },
      },
      {
        plugins: [svelte({ configFile: path('./svelte.config.js') })],
        test: { name: 'page', root: path('..'), environment: 'node', testTimeout, include: ['renderer/**/*.test.ts'] },
      },
    ],
  },
});
