// Really builds packages around stand-ins for Electron, and does with them what players do.
import { copyFileSync, existsSync, rmSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Arch, build, Platform } from 'electron-builder';
import pkg from '../../../package.json' with { type: 'json' };
import config from '../../electron-builder.config.mjs';
import { fakeElectron } from '../../packaging/fake-electron.ts';
import { debFaults, rpmFaults, tarFaults, type Looked } from './linux.ts';
import { found, lacking } from './needs.ts';

const WORK = 'out/soak-packages';
const FPM = fileURLToPath(new URL('../../packaging/fpm', import.meta.url));
const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
/** The version that comes over this one. */
const NEXT = '99.0.0';

/** Builds packages of a version; their files. */
async function built(platform: Platform, kinds: string[], cpus: Arch[], version: string): Promise<string[]> {
  return build({
    projectDir: ROOT,
    targets: platform.createTarget(kinds, ...cpus),
    config: {
      ...config,
      directories: { ...config.directories, output: `${WORK}/${version}` },
      electronDist: `${WORK}/electron/${platform.nodeName}`,
      extraMetadata: { version },
    },
    publish: 'never',
  });
}

/** Looks at a package; a row. */
function row(kind: string, files: readonly string[], look: (...files: string[]) => Looked): object {
  const [file = ''] = files;
  if (!files.every(existsSync)) return { soak: 'packages', kind, failed: 1, faults: ['it was not built'] };
  const { faults, bytes } = look(...files);
  return {
    soak: 'packages',
    kind,
    file: file.slice(ROOT.length),
    packed: statSync(file).size,
    bytes,
    failed: faults.length,
    faults,
  };
}

const skipped = (kind: string, why: string): object => ({ soak: 'packages', kind, skipped: why });

/** Needs what is built; installs what else it needs where it can; one row a package. */
export async function* packages(): AsyncGenerator<object> {
  process.chdir(ROOT);
  rmSync(WORK, { recursive: true, force: true });
  await fakeElectron(`${WORK}/electron`, pkg.devDependencies.electron);
  yield* forLinux();
}

async function* forLinux(): AsyncGenerator<object> {
  const without = lacking({ [found('7z') === undefined ? '7zz' : '7z']: '7zip' });
  if (without !== undefined) {
    yield skipped('Linux', without);
    return;
  }
  const lacks = {
    deb: lacking({ dpkg: 'dpkg', 'dpkg-deb': 'dpkg', 'update-alternatives': 'dpkg' }),
    rpm: lacking({ rpm: 'rpm', rpmbuild: 'rpm', 'update-alternatives': 'dpkg' }),
  };
  // Only looked at by these.
  lacking({ 'desktop-file-validate': 'desktop-file-utils', appstreamcli: 'appstream' });
  // A real program, whose mark of how it was built rpmbuild would put in /usr/lib/.build-id.
  copyFileSync(found('true') ?? 'true', `${WORK}/electron/linux/chrome_crashpad_handler`);
  Object.assign(process.env, { ELECTRON_BUILDER_7ZIP_PATH: found('7z') ?? found('7zz'), CUSTOM_FPM_PATH: FPM });
  const kinds = (['deb', 'rpm'] as const).filter((kind) => lacks[kind] === undefined);
  const first = await built(Platform.LINUX, [...kinds, 'tar.gz'], [Arch.x64], pkg.version);
  const next = await built(Platform.LINUX, kinds, [Arch.x64, Arch.arm64], NEXT);
  const one = (files: readonly string[], pattern: RegExp): string => files.find((file) => pattern.test(file)) ?? '';
  yield row('tar.gz', [one(first, /\.tar\.gz$/)], tarFaults);
  for (const [kind, look] of [
    ['deb', debFaults],
    ['rpm', rpmFaults],
  ] as const) {
    const why = lacks[kind];
    if (why !== undefined) yield skipped(kind, why);
    else {
      const ending = (cpu: string): RegExp => new RegExp(`-(${cpu})\\.${kind}$`);
      const files = [one(first, ending('.*')), one(next, ending('amd64|x86_64')), one(next, ending('arm64|aarch64'))];
      yield row(kind, files, (...given) => look(given[0] ?? '', given[1] ?? '', given[2] ?? ''));
    }
  }
}
