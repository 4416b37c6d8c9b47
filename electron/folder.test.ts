import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { dataFolder } from './folder.ts';

test.each([
  ['linux', {}, '/home/анна', '/home/анна/.config/Tarbart'],
  ['linux', { XDG_CONFIG_HOME: '/data/x' }, '/home/a', '/data/x/Tarbart'],
  ['linux', { XDG_CONFIG_HOME: '' }, '/home/a', '/home/a/.config/Tarbart'],
  ['darwin', {}, '/Users/a', '/Users/a/Library/Application Support/Tarbart'],
  ['win32', { APPDATA: 'C:\\Users\\a\\AppData\\Roaming' }, 'C:\\Users\\a', 'C:\\Users\\a\\AppData\\Roaming\\Tarbart'],
  ['win32', {}, 'C:\\Users\\a', 'C:\\Users\\a\\AppData\\Roaming\\Tarbart'],
] as const)('on %s with %j it is where the system has such data', (platform, env, home, folder) =>
  expect(dataFolder(env, platform, home)).toBe(folder),
);

test.each(['linux', 'darwin', 'win32'] as const)('TARBART_DATA goes before, on %s too', (platform) =>
  expect(dataFolder({ TARBART_DATA: 'here/games', APPDATA: 'C:\\x' }, platform, '/home/a')).toBe(resolve('here/games')),
);
