// Packs Tarbart for six targets with stand-ins for Electron and checks exactly what is inside each app.asar. No network.
import assert from 'node:assert/strict';
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { listPackage } from '@electron/asar';
import { Arch, build, Platform, type Configuration } from 'electron-builder';
import pkg from '../../package.json' with { type: 'json' };
import { closingLine } from '../count.ts';
import config from '../electron-builder.config.mjs';
import { fakeElectron } from './fake-electron.ts';

type Os = 'linux' | 'win32' | 'darwin';
type Cpu = 'x64' | 'arm64';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const WORK = 'out/packaging';
const PLATFORMS = { linux: Platform.LINUX, win32: Platform.WINDOWS, darwin: Platform.MAC };

/** Where electron-builder leaves the unpacked program, and in it the resources. */
function resources(os: Os, cpu: Cpu): string {
  const suffix = cpu === 'x64' ? '' : `-${cpu}`;
  if (os === 'darwin') return `mac${suffix}/Tarbart.app/Contents/Resources`;
  return `${os === 'linux' ? 'linux' : 'win'}${suffix}-unpacked/resources`;
}

/** What was built, without source maps, as paths in the archive. */
const built = (): string[] =>
  ['main', 'page', 'preload'].flatMap((folder) =>
    readdirSync(join('out', folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.name.endsWith('.map'))
      .map((entry) => `/${join(entry.parentPath, entry.name).replaceAll('\\', '/')}`),
  );

const NEEDED = ['main/main.js', 'main/worker.js', 'page/index.html', 'preload/preload.cjs'].map(
  (name) => `/out/${name}`,
);

async function checkTarget(os: Os, cpu: Cpu): Promise<void> {
  rmSync(`${WORK}/dist`, { recursive: true, force: true });
  await build({
    projectDir: ROOT,
    targets: PLATFORMS[os].createTarget('dir', Arch[cpu]),
    config: {
      ...config,
      directories: { ...config.directories, output: `${WORK}/dist` },
      electronDist: `${WORK}/electron/${os}`,
    },
    publish: 'never',
  });
  const asar = join(`${WORK}/dist`, resources(os, cpu), 'app.asar');
  const listed = listPackage(asar, { isPack: true }).map((line) => line.replaceAll('\\', '/').split(' : '));
  const paths = listed.map(([, path = '']) => path);
  const folders = new Set(paths.map((path) => path.slice(0, path.lastIndexOf('/'))));
  const addon = `/node_modules/better-sqlite3/prebuilds/${os}-${cpu}.node`;
  const wanted = [
    '/LICENSE',
    '/build/THIRD-PARTY-NOTICES.md',
    '/package.json',
    '/node_modules/better-sqlite3/LICENSE',
    '/node_modules/better-sqlite3/package.json',
    addon,
    ...built(),
  ];
  for (const path of NEEDED) assert.ok(paths.includes(path), `${path} is missing`);
  const files = paths.filter(
    (path) => !folders.has(path) && !/^\/node_modules\/better-sqlite3\/lib\/.*\.js$/.test(path),
  );
  assert.deepEqual(files.sort(), wanted.sort());
  const unpacked = listed.filter(([state, path = '']) => state?.trim() === 'unpack' && !folders.has(path));
  assert.deepEqual(
    unpacked.map(([, path]) => path),
    [addon],
  );
  assert.ok(existsSync(`${asar}.unpacked${addon}`));
}

process.chdir(ROOT);
const count = { passed: 0, failed: 0, skipped: 0 };
try {
  const require = createRequire(import.meta.resolve('electron-builder'));
  const { validateConfiguration } = require('app-builder-lib/out/util/config/config') as {
    validateConfiguration: (config: Configuration, logger: object) => Promise<void>;
  };
  const { DebugLogger } = require('builder-util') as { DebugLogger: new (enabled: boolean) => object };
  await validateConfiguration(config, new DebugLogger(false));
  await fakeElectron(`${WORK}/electron`, pkg.devDependencies.electron);
} catch (error) {
  console.error(error);
  count.failed += 1;
}
for (const os of ['linux', 'win32', 'darwin'] as const) {
  for (const cpu of ['x64', 'arm64'] as const) {
    try {
      await checkTarget(os, cpu);
      count.passed += 1;
    } catch (error) {
      console.error(`${os}-${cpu}:`, error);
      count.failed += 1;
    }
  }
}
console.log(`packaging: ${closingLine(count)}`);
// Said outright: a hook that electron-builder leaves behind turns a mere exitCode into 0.
process.exit(count.failed === 0 ? 0 : 1);
