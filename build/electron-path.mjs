import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './outdated.mjs';

/** How long the first start may spend on downloading Electron's program, about 120 MB. */
const DOWNLOAD_MS = 5 * 60_000;

/**
 * Where Electron's program is, or why it cannot be used. Its package downloads it when it is first asked, which can fail or
 * hang without a network; that happens in a process of its own.
 * @returns {{ program: string } | { reason: string }}
 */
export function electronPath() {
  if (process.platform === 'linux' && !process.env.DISPLAY && !process.env.WAYLAND_DISPLAY) {
    return { reason: 'There is no screen for Electron here' };
  }
  if (!existsSync(join(ROOT, 'node_modules/electron/path.txt'))) console.log("Fetching Electron's program, once…");
  const asked = spawnSync(process.execPath, ['--print', 'require("electron")'], {
    cwd: ROOT,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    timeout: DOWNLOAD_MS,
  });
  const program = asked.status === 0 ? asked.stdout.trim().split(/\r?\n/).at(-1) : undefined;
  return program ? { program } : { reason: "Electron's program cannot be had here" };
}
