import './require-node.mjs';
import { defineConfig } from '@playwright/test';
import { browser } from '../e2e/browser.ts';

export default defineConfig({
  testDir: '../e2e',
  projects: [
    { name: 'page', testIgnore: 'electron/**' },
    // Real Electron: skipped where its program is not found.
    { name: 'electron', testMatch: 'electron/*.spec.ts' },
  ],
  outputDir: '../out/test-results',
  fullyParallel: true,
  workers: 2,
  // One that passes the second time is counted as passed, and named before the closing line.
  retries: 1,
  // A test that hangs ends some time; a busy machine is no failure.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  forbidOnly: !!process.env['CI'],
  reporter: [[process.env['CI'] ? 'line' : 'list'], ['./closing-line-playwright.ts']],
  use: {
    ...browser(),
    // Recording every test costs a third of the time.
    trace: 'on-first-retry',
    // Specs about motion ask for it; the others need not wait for cards.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    viewport: { width: 1280, height: 800 },
  },
});
