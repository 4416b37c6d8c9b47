import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findBrowser } from '../e2e/browser.ts';

function run(command: string, ...args: string[]): boolean {
  return spawnSync(command, args, { stdio: 'inherit', shell: process.platform === 'win32' }).status === 0;
}

/** Sees to it that a Chromium is there: from Debian's packages when that can be done, otherwise by Playwright's download. */
export function ensureBrowser(): boolean {
  if (findBrowser() !== undefined) return true;
  if (existsSync('/etc/debian_version') && process.getuid?.() === 0) {
    if (run('apt-get', 'update') && run('apt-get', 'install', '-y', '--no-install-recommends', 'chromium')) {
      if (findBrowser() !== undefined) return true;
    }
  }
  if (run('npx', 'playwright', 'install', 'chromium') && findBrowser() !== undefined) return true;
  console.error('No Chromium was found and none could be installed: install one, or name yours in BROWSER_PATH.');
  return false;
}
