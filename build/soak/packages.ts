// Builds the tar.gz and the deb for Linux around a stand-in for Electron, unpacks both, and has dpkg install and remove the deb.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Arch, build, Platform } from 'electron-builder';
import pkg from '../../package.json' with { type: 'json' };
import config from '../electron-builder.config.mjs';
import { fakeElectron } from '../packaging/fake-electron.ts';
import { bytesIn, filesIn } from '../packaging/inside.ts';

const WORK = 'out/soak-packages';
const FPM = fileURLToPath(new URL('../packaging/fpm', import.meta.url));
const ROOT = fileURLToPath(new URL('../..', import.meta.url));

const output = (program: string, ...words: string[]): string => execFileSync(program, words, { encoding: 'utf8' });
const found = (program: string): string | undefined =>
  spawnSync('which', [program], { encoding: 'utf8' }).stdout.trim() || undefined;

/** What has to be in both, below the folder of the program. */
const PROGRAM = ['tarbart', 'resources/app.asar', 'resources/NOTICES.txt', 'LICENSE.electron.txt', 'locales/ru.pak'];
/** What has to be in the deb besides. */
const SYSTEM = [
  'usr/share/applications/tarbart.desktop',
  'usr/share/metainfo/org.tarbart.app.metainfo.xml',
  'opt/Tarbart/resources/apparmor-profile',
  ...[16, 24, 32, 48, 64, 128, 256, 512].map((size) => `usr/share/icons/hicolor/${size}x${size}/apps/tarbart.png`),
];

const missing = (there: readonly string[], wanted: readonly string[]): string[] =>
  wanted.filter((path) => !there.includes(path));

/** Installs a package into an empty system of a folder and removes it again; what was missing, and what was left. */
function installAndRemove(deb: string): {
  readonly missing: string[];
  readonly left: string[];
  readonly bytes: number;
} {
  const root = mkdtempSync(join(tmpdir(), 'tarbart-root-'));
  const admin = join(root, 'var/lib/dpkg');
  for (const folder of ['info', 'updates', 'triggers']) mkdirSync(join(admin, folder), { recursive: true });
  for (const file of ['status', 'available']) writeFileSync(join(admin, file), '');
  const dpkg = (...words: string[]): string =>
    output('dpkg', `--root=${root}`, '--force-depends', '--force-not-root', ...words);
  try {
    dpkg('--unpack', deb);
    const there = filesIn(root);
    // The scripts are for a whole system, which this folder is not; their language is checked at least.
    for (const script of ['postinst', 'postrm']) {
      const file = join(admin, 'info', `tarbart.${script}`);
      execFileSync('bash', ['-n', file]);
      rmSync(file);
    }
    const bytes = bytesIn(join(root, 'opt'));
    dpkg('--remove', 'tarbart');
    const left = filesIn(root).filter((path) => !path.startsWith('var/'));
    return { missing: missing(there, [...SYSTEM, ...PROGRAM.map((path) => `opt/Tarbart/${path}`)]), left, bytes };
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

function unpackTar(archive: string): { readonly missing: string[]; readonly bytes: number } {
  const folder = mkdtempSync(join(tmpdir(), 'tarbart-tar-'));
  try {
    execFileSync('tar', ['-xzf', archive, '-C', folder]);
    const [name = ''] = readdirSync(folder);
    const program = join(folder, name);
    const runs = existsSync(join(program, 'tarbart')) && (statSync(join(program, 'tarbart')).mode & 0o111) !== 0;
    const wanted = [...PROGRAM, 'README', 'share/applications/tarbart.desktop'];
    return {
      missing: [...missing(filesIn(program), wanted), ...(runs ? [] : ['the right to run'])],
      bytes: bytesIn(program),
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Needs what is built, 7zip and dpkg; one row a package. */
export async function* packages(): AsyncGenerator<object> {
  const zip = found('7z') ?? found('7zz');
  if (zip === undefined || found('dpkg-deb') === undefined) {
    yield { soak: 'packages', failed: 1, why: '7zip and dpkg are needed' };
    return;
  }
  process.chdir(ROOT);
  rmSync(WORK, { recursive: true, force: true });
  await fakeElectron(`${WORK}/electron`, pkg.devDependencies.electron);
  Object.assign(process.env, { ELECTRON_BUILDER_7ZIP_PATH: zip, CUSTOM_FPM_PATH: FPM });
  const made = await build({
    projectDir: ROOT,
    targets: Platform.LINUX.createTarget(['deb', 'tar.gz'], Arch.x64),
    config: {
      ...config,
      directories: { ...config.directories, output: `${WORK}/dist` },
      electronDist: `${WORK}/electron/linux`,
    },
    publish: 'never',
  });
  for (const kind of ['deb', 'tar.gz']) {
    const file = made.find((path) => path.endsWith(kind));
    if (file === undefined) {
      yield { soak: 'packages', kind, failed: 1, why: 'it was not built' };
      continue;
    }
    const result = kind === 'deb' ? { ...installAndRemove(file) } : { ...unpackTar(file), left: [] };
    const failed = result.missing.length + result.left.length;
    yield { soak: 'packages', kind, file: file.slice(ROOT.length), packed: statSync(file).size, ...result, failed };
  }
}
