import { homedir } from 'node:os';
import path from 'node:path';

/**
 * The folder that holds the player's data, the same for Electron and the loopback host: TARBART_DATA, or the place the
 * system has for it. The other parameters are for tests.
 */
export function dataFolder(
  env: Readonly<Record<string, string | undefined>> = process.env,
  platform: NodeJS.Platform = process.platform,
  home = homedir(),
): string {
  const on = platform === 'win32' ? path.win32 : path.posix;
  if (env['TARBART_DATA']) return path.resolve(env['TARBART_DATA']);
  switch (platform) {
    case 'win32':
      return on.join(env['APPDATA'] || on.join(home, 'AppData/Roaming'), 'Tarbart');
    case 'darwin':
      return on.join(home, 'Library/Application Support/Tarbart');
    default:
      return on.join(env['XDG_CONFIG_HOME'] || on.join(home, '.config'), 'Tarbart');
  }
}
