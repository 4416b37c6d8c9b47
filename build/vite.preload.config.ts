// A sandboxed preload script can be nothing but one CommonJS file.
import './require-node.mjs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

const path = (relative: string): string => fileURLToPath(new URL(relative, import.meta.url));

export default defineConfig({
  root: path('..'),
  publicDir: false,
  build: {
    outDir: path('../out/preload'),
    emptyOutDir: true,
    sourcemap: false,
    minify: false,
    lib: { entry: path('../electron/preload.ts'), formats: ['cjs'], fileName: () => 'preload.cjs' },
    rolldownOptions: { external: ['electron'] },
  },
});
