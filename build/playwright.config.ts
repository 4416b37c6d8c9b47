import './require-node.mjs';
import { defineConfig } from '@playwright/test';
import { browser } from '../e2e/browser.ts';

export default defineConfig({
  testDir: '../e2e',
  outputDir: '../out/test-results',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  // A test that hangs ends some time; a busy machine is no failure.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  forbidOnly: !!process.env['CI'],
  reporter: [[process.env['CI'] ? 'line' : 'list'], ['./closing-line-playwright.ts']],
  use: {
    ...browser(),
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
    viewport: { width: 1280, height: 800 },
  },
});
