import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import type { PlaywrightTestOptions, PlaywrightWorkerOptions } from '@playwright/test';

type Use = Partial<PlaywrightTestOptions & PlaywrightWorkerOptions>;

/** Flags that keep Chromium from talking to anything outside this machine. */
const QUIET = [
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Where a browser of Chromium's kind is usually installed, the plainest first. */
function usualPaths(): string[] {
  switch (process.platform) {
    case 'darwin':
      return ['Chromium', 'Google Chrome', 'Microsoft Edge'].map(
        (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
      );
    case 'win32':
      return ['ProgramFiles', 'ProgramFiles(x86)', 'LOCALAPPDATA'].flatMap((variable) => {
        const base = process.env[variable];
        return base === undefined
          ? []
          : [join(base, 'Google/Chrome/Application/chrome.exe'), join(base, 'Microsoft/Edge/Application/msedge.exe')];
      });
    default:
      return ['chromium', 'chromium-browser', 'google-chrome', 'microsoft-edge'].map((name) => `/usr/bin/${name}`);
  }
}

/** The first usable browser: BROWSER_PATH, Playwright's own download, then one of the usual paths. */
export function findBrowser(): string | undefined {
  const candidates = [process.env['BROWSER_PATH'] ?? '', chromium.executablePath(), ...usualPaths()];
  return candidates.find((path) => existsSync(path));
}

/** The options that make Playwright use that browser; without one, Playwright says how to install its own. */
export function browser(): Use {
  const executablePath = findBrowser();
  return { launchOptions: { args: QUIET, ...(executablePath === undefined ? {} : { executablePath }) } };
}
