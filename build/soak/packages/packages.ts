// Really builds packages around stand-ins for Electron, and does with them what players do.
import { copyFileSync, existsSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Arch, build, Platform } from 'electron-builder';
import pkg from '../../../package.json' with { type: 'json' };
import config from '../../electron-builder.config.mjs';
import { fakeElectron } from '../../packaging/fake-electron.ts';
import { appImageFaults, debFaults, makeAppImageTools, rpmFaults, tarFaults, type Looked } from './linux.ts';
import { found, lacking } from './needs.ts';
import { nsisFaults } from './windows.ts';
import { makeNsis, Windows } from './wine.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const WORK = join(ROOT, 'out/soak-packages');
const FPM = join(ROOT, 'build/packaging/fpm');
/** The version that comes over this one. */
const NEXT = '99.0.0';

/** Builds packages of a version; their files. */
const built = (platform: Platform, kinds: string[], cpus: Arch[], version: string): Promise<string[]> =>
  build({
    projectDir: ROOT,
    targets: platform.createTarget(kinds, ...cpus),
    config: {
      ...config,
      directories: { ...config.directories, output: join(WORK, version) },
      electronDist: join(WORK, 'electron', platform.nodeName),
      extraMetadata: { version },
    },
    publish: 'never',
  });

/** The one of some files whose name ends so. */
const one = (files: readonly string[], ending: RegExp): string => files.find((file) => ending.test(file)) ?? '';

/** Looks at a package; a row. */
function row(kind: string, files: readonly string[], look: () => Looked): object {
  const [file = ''] = files;
  if (!files.every((each) => existsSync(each)))
    return { soak: 'packages', kind, failed: 1, faults: ['it was not built'] };
  const { faults, bytes } = look();
  const packed = statSync(file).size;
  return { soak: 'packages', kind, file: file.slice(ROOT.length), packed, bytes, failed: faults.length, faults };
}

const skipped = (kind: string, why: string): object => ({ soak: 'packages', kind, skipped: why });

/** Needs what is built; installs what else it needs where it can; one row a package. */
export async function* packages(): AsyncGenerator<object> {
  process.chdir(ROOT);
  rmSync(WORK, { recursive: true, force: true });
  await fakeElectron(join(WORK, 'electron'), pkg.devDependencies.electron);
  const without = lacking({ [found('7z') === undefined ? '7zz' : '7z']: '7zip' });
  const sevenZip = found('7z') ?? found('7zz');
  if (sevenZip === undefined) {
    yield skipped('all', without ?? '');
    return;
  }
  process.env['ELECTRON_BUILDER_7ZIP_PATH'] = sevenZip;
  yield* forLinux();
  yield* forWindows(sevenZip);
}

async function* forLinux(): AsyncGenerator<object> {
  const looks = { deb: debFaults, rpm: rpmFaults };
  const lacks = {
    deb: lacking({ dpkg: 'dpkg', 'dpkg-deb': 'dpkg', 'update-alternatives': 'dpkg' }),
    rpm: lacking({ rpm: 'rpm', rpmbuild: 'rpm', 'update-alternatives': 'dpkg' }),
  };
  const noImage = lacking({
    mksquashfs: 'squashfs-tools',
    unsquashfs: 'squashfs-tools',
    'desktop-file-validate': 'desktop-file-utils',
  });
  // Only looked at by it.
  lacking({ appstreamcli: 'appstream' });
  process.env['CUSTOM_FPM_PATH'] = FPM;
  // A real program, whose mark of how it was built rpmbuild would put in /usr/lib/.build-id.
  copyFileSync(found('true') ?? 'true', join(WORK, 'electron/linux/chrome_crashpad_handler'));
  const kinds = (['deb', 'rpm'] as const).filter((kind) => lacks[kind] === undefined);
  if (noImage === undefined) {
    makeAppImageTools(join(WORK, 'appimage'));
    process.env['APPIMAGE_TOOLS_PATH'] = join(WORK, 'appimage');
  }
  const images = noImage === undefined ? ['AppImage'] : [];
  const first = await built(Platform.LINUX, [...kinds, ...images, 'tar.gz'], [Arch.x64], pkg.version);
  const next = await built(Platform.LINUX, kinds, [Arch.x64, Arch.arm64], NEXT);
  const tar = one(first, /\.tar\.gz$/);
  yield row('tar.gz', [tar], () => tarFaults(tar));
  const image = one(first, /\.AppImage$/);
  yield noImage === undefined ? row('AppImage', [image], () => appImageFaults(image)) : skipped('AppImage', noImage);
  for (const kind of ['deb', 'rpm'] as const) {
    const why = lacks[kind];
    const ending = (cpu: string): RegExp => new RegExp(`-(${cpu})\\.${kind}$`);
    const x64 = ending('amd64|x86_64');
    const files = [one(first, x64), one(next, x64), one(next, ending('arm64|aarch64'))] as const;
    yield why === undefined ? row(kind, files, () => looks[kind](...files)) : skipped(kind, why);
  }
}

async function* forWindows(sevenZip: string): AsyncGenerator<object> {
  const why =
    process.platform !== 'linux' || process.arch !== 'x64'
      ? 'wine is run on Linux with x64 only.'
      : lacking({
          makensis: 'nsis',
          wine: 'wine',
          'x86_64-w64-mingw32-gcc': 'gcc-mingw-w64-x86-64-win32',
          'i686-w64-mingw32-gcc': 'gcc-mingw-w64-i686-win32',
        });
  if (why !== undefined) {
    yield skipped('nsis', why);
    return;
  }
  const nsis = join(WORK, 'nsis');
  makeNsis(nsis);
  const windows = new Windows(join(WORK, 'wine'), sevenZip);
  try {
    Object.assign(process.env, windows.env, {
      ELECTRON_BUILDER_NSIS_DIR: nsis,
      ELECTRON_BUILDER_NSIS_RESOURCES_DIR: nsis,
      TARBART_PLUGINS: join(nsis, 'plugins/amd64-unicode'),
    });
    const first = await built(Platform.WINDOWS, ['nsis'], [Arch.x64, Arch.arm64], pkg.version);
    const next = await built(Platform.WINDOWS, ['nsis'], [Arch.x64], NEXT);
    const files = [one(first, /x64\.exe$/), one(next, /x64\.exe$/), one(first, /arm64\.exe$/)] as const;
    yield row('nsis', files, () => nsisFaults(windows, ...files, [pkg.version, NEXT]));
  } finally {
    windows.remove();
  }
}
