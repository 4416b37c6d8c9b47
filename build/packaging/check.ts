// Packs Tarbart for six targets with stand-ins for Electron and checks exactly what is inside each. No network. Windows
// cannot pack for macOS: there two are skipped.
import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Arch, build, Platform, type Configuration } from 'electron-builder';
import pkg from '../../package.json' with { type: 'json' };
import { closingLine } from '../count.ts';
import config from '../electron-builder.config.mjs';
import { PACKAGES } from '../notices.ts';
import { fakeElectron } from './fake-electron.ts';
import {
  archived,
  filesIn,
  FUSED,
  fuses,
  headHash,
  programFolder,
  resourcesFolder,
  type Cpu,
  type Os,
} from './inside.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const WORK = 'out/packaging';
const DIST = `${WORK}/dist`;
const PLATFORMS = { linux: Platform.LINUX, win32: Platform.WINDOWS, darwin: Platform.MAC };

/** What was built for the window, without source maps, as paths in the archive. */
const built = (): string[] =>
  ['main', 'page', 'preload'].flatMap((folder) =>
    filesIn(join('out', folder))
      .filter((name) => !name.endsWith('.map') && !(folder === 'main' && name === 'host.js'))
      .map((name) => `/out/${folder}/${name}`),
  );

const NEEDED = ['main/main.js', 'main/worker.js', 'page/index.html', 'page/notices.txt', 'preload/preload.cjs'].map(
  (name) => `/out/${name}`,
);
/** Files that are in packages for Linux besides Electron's and ours. */
const SHARE = [
  'README',
  'share/applications/tarbart.desktop',
  'share/icons/hicolor/512x512/apps/tarbart.png',
  'share/metainfo/org.tarbart.app.metainfo.xml',
];
const LANGUAGES: Readonly<Record<Os, readonly string[]>> = {
  linux: ['en-US.pak', 'es.pak', 'ru.pak'],
  win32: ['en-US.pak', 'es.pak', 'ru.pak'],
  darwin: ['en.lproj', 'es.lproj', 'ru.lproj'],
};

function checkArchive(os: Os, cpu: Cpu): void {
  const asar = join(DIST, resourcesFolder(os, cpu), 'app.asar');
  const addon = `/node_modules/better-sqlite3/prebuilds/${os}-${cpu}.node`;
  const { files, unpacked } = archived(asar);
  for (const path of NEEDED) assert.ok(files.includes(path), `${path} is missing`);
  const wanted = [
    '/LICENSE',
    '/package.json',
    '/node_modules/better-sqlite3/LICENSE',
    '/node_modules/better-sqlite3/package.json',
    addon,
    ...(os === 'linux' ? ['/build/icons/256x256.png'] : []),
    ...built(),
  ];
  const others = files.filter((path) => !/^\/node_modules\/better-sqlite3\/lib\/.*\.js$/.test(path));
  assert.deepEqual(others.sort(), wanted.sort());
  assert.deepEqual(unpacked, [addon]);
  assert.ok(existsSync(`${asar}.unpacked${addon}`));
  console.log(`${os}-${cpu}: app.asar ${Math.round(statSync(asar).size / 1000)} kB, ${files.length} files`);
}

/** Where the hash of the archive stands: nothing but this archive is run then. */
function checkIntegrity(os: Os, cpu: Cpu): void {
  const hash = headHash(join(DIST, resourcesFolder(os, cpu), 'app.asar'));
  const program = join(DIST, programFolder(os, cpu));
  if (os === 'darwin') assert.ok(readFileSync(join(program, 'Info.plist'), 'utf8').includes(hash), 'no hash in plist');
  if (os === 'win32') assert.ok(readFileSync(join(program, FUSED.win32)).includes(hash), 'no hash in the program');
  assert.deepEqual(fuses(join(program, FUSED[os])), {
    runAsNode: false,
    enableCookieEncryption: false,
    enableNodeOptionsEnvironmentVariable: false,
    enableNodeCliInspectArguments: false,
    enableEmbeddedAsarIntegrityValidation: true,
    onlyLoadAppFromAsar: true,
    loadBrowserProcessSpecificV8Snapshot: false,
    grantFileProtocolExtraPrivileges: false,
  });
}

function checkBeside(os: Os, cpu: Cpu): void {
  const program = join(DIST, programFolder(os, cpu));
  const files = filesIn(program);
  assert.equal(files.filter((name) => name.endsWith('.node')).length, 1);
  assert.ok(files.some((name) => /^resources\/NOTICES\.txt$/i.test(name)));
  if (os !== 'darwin')
    for (const name of ['LICENSE.electron.txt', 'LICENSES.chromium.html']) assert.ok(files.includes(name), name);
  if (os === 'linux') for (const name of SHARE) assert.ok(files.includes(name), `${name} is missing`);
  const languages =
    os === 'darwin'
      ? readdirSync(join(program, 'Frameworks/Electron Framework.framework/Versions/A/Resources'))
      : readdirSync(join(program, 'locales'));
  assert.deepEqual(languages.filter((name) => /\.(pak|lproj)$/.test(name)).sort(), LANGUAGES[os]);
}

/** What macOS is told of the program: who it is, and that it uses nothing of the computer's. */
function checkInfo(cpu: Cpu): void {
  const contents = join(DIST, programFolder('darwin', cpu));
  const info = (folder: string): Readonly<Record<string, unknown>> =>
    plist.parse(readFileSync(join(folder, 'Info.plist'), 'utf8'));
  const { CFBundleIdentifier, CFBundleVersion, CFBundleIconFile, LSApplicationCategoryType, ...more } = info(contents);
  assert.deepEqual(
    [CFBundleIdentifier, CFBundleVersion, LSApplicationCategoryType],
    ['org.tarbart.app', pkg.version, 'public.app-category.card-games'],
  );
  assert.ok(existsSync(join(contents, 'Resources', String(CFBundleIconFile))));
  assert.deepEqual(
    Object.keys(more).filter((key) => key.includes('Usage')),
    [],
  );
  for (const kind of ['', ' (GPU)', ' (Plugin)', ' (Renderer)']) {
    const helper = info(join(contents, `Frameworks/Tarbart Helper${kind}.app/Contents`));
    assert.match(String(helper['CFBundleIdentifier']), /^org\.tarbart\.app\.helper/);
  }
  const entitlements = plist.parse(readFileSync(String(config.mac?.entitlements), 'utf8'));
  assert.deepEqual(entitlements, { 'com.apple.security.cs.allow-jit': true });
}

/** No package is built in whose licence is not among the notices. */
function checkNotices(): void {
  const maps = ['main', 'page'].flatMap((folder) =>
    filesIn(join('out', folder)).flatMap((name) => (name.endsWith('.map') ? [join('out', folder, name)] : [])),
  );
  const inside = maps.flatMap((map) => {
    const { sources } = JSON.parse(readFileSync(map, 'utf8')) as { sources: string[] };
    return sources.flatMap((source) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source)?.[1] ?? []);
  });
  for (const name of new Set(inside)) assert.ok((PACKAGES as readonly string[]).includes(name), `no notice of ${name}`);
}

async function checkTarget(os: Os, cpu: Cpu): Promise<void> {
  rmSync(DIST, { recursive: true, force: true });
  await build({
    projectDir: ROOT,
    targets: PLATFORMS[os].createTarget('dir', Arch[cpu]),
    config: {
      ...config,
      directories: { ...config.directories, output: DIST },
      electronDist: `${WORK}/electron/${os}`,
      // Nothing in a stand-in can be signed.
      mac: { ...config.mac, identity: null },
    },
    publish: 'never',
  });
  checkArchive(os, cpu);
  checkIntegrity(os, cpu);
  checkBeside(os, cpu);
  if (os === 'darwin') checkInfo(cpu);
}

process.chdir(ROOT);
const count = { passed: 0, failed: 0, skipped: 0 };
async function part(name: string, check: () => void | Promise<void>): Promise<void> {
  try {
    await check();
    count.passed += 1;
  } catch (error) {
    console.error(`${name}:`, error);
    count.failed += 1;
  }
}

const require = createRequire(import.meta.resolve('electron-builder'));
const { validateConfiguration } = require('app-builder-lib/out/util/config/config') as {
  validateConfiguration: (config: Configuration, logger: object) => Promise<void>;
};
const plist = require('plist') as { parse: (text: string) => Record<string, unknown> };
const { DebugLogger } = require('builder-util') as { DebugLogger: new (enabled: boolean) => object };
await part('configuration', () => validateConfiguration(config, new DebugLogger(false)));
await part('notices', checkNotices);
await fakeElectron(`${WORK}/electron`, pkg.devDependencies.electron);
for (const os of ['linux', 'win32', 'darwin'] as const)
  for (const cpu of ['x64', 'arm64'] as const)
    if (os === 'darwin' && process.platform === 'win32') count.skipped += 1;
    else await part(`${os}-${cpu}`, () => checkTarget(os, cpu));
console.log(`packaging: ${closingLine(count)}`);
// Said outright: a hook that electron-builder leaves behind turns a mere exitCode into 0.
process.exit(count.failed === 0 ? 0 : 1);
