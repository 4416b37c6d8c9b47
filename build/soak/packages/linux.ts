// The packages for Linux: looked into, installed into a small system, brought up to the next version, and removed.
import { execFileSync, spawnSync } from 'node:child_process';
import {
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import config from '../../electron-builder.config.mjs';
import { bytesIn, filesIn } from '../../packaging/inside.ts';
import { found } from './needs.ts';
import { SmallSystem } from './small-system.ts';

/** What is wrong with a package, a sentence each, and how much it lays down. */
export interface Looked {
  readonly faults: readonly string[];
  readonly bytes: number;
}

const output = (program: string, ...words: string[]): string => execFileSync(program, words, { encoding: 'utf8' });

/** What has to be in all of them, below the folder of the program. */
const PROGRAM = ['tarbart', 'resources/app.asar', 'resources/NOTICES.txt', 'LICENSE.electron.txt', 'locales/ru.pak'];
const ENTRY = 'usr/share/applications/tarbart.desktop';
const METADATA = 'usr/share/metainfo/org.tarbart.app.metainfo.xml';
/** What has to be in the deb and the rpm besides. */
const SYSTEM = [
  ENTRY,
  METADATA,
  'opt/Tarbart/resources/apparmor-profile',
  ...[16, 24, 32, 48, 64, 128, 256, 512].map((size) => `usr/share/icons/hicolor/${size}x${size}/apps/tarbart.png`),
];
const WANTED = [...SYSTEM, ...PROGRAM.map((path) => `opt/Tarbart/${path}`)];

const missing = (there: readonly string[], wanted: readonly string[]): string[] =>
  wanted.filter((path) => !there.includes(path)).map((path) => `${path} is missing`);

/** What those say who check menus and metadata, where they are here. */
function refused(root: string): string[] {
  const checks = [
    ['desktop-file-validate', join(root, ENTRY)],
    ['appstreamcli', 'validate', '--no-net', '--no-color', join(root, METADATA)],
  ] as const;
  return checks.flatMap(([program, ...words]) => {
    const { error, status, stdout, stderr } = spawnSync(program, words, { encoding: 'utf8' });
    return error !== undefined || status === 0 ? [] : [`${program}: ${stdout}${stderr}`.trim()];
  });
}

/** Whether the program is found by its name, and can make its sandbox where the kernel leaves that to one of root's files. */
function unreachable(root: string): string[] {
  const link = join(root, 'usr/bin/tarbart');
  const leads = lstatSync(link, { throwIfNoEntry: false })?.isSymbolicLink() ? readlinkSync(link) : 'nowhere';
  const alternative = join(root, 'etc/alternatives/tarbart');
  const end = leads === '/etc/alternatives/tarbart' ? readlinkSync(alternative) : leads;
  const sandbox = statSync(join(root, 'opt/Tarbart/chrome-sandbox')).mode & 0o7777;
  return [
    ...(end === '/opt/Tarbart/tarbart' ? [] : [`/usr/bin/tarbart leads ${end}`]),
    ...([0o4755, 0o755].includes(sandbox) ? [] : [`chrome-sandbox has mode ${sandbox.toString(8)}`]),
  ];
}

type Step = (system: SmallSystem, file: string) => void;

/** Installs a package, the next version over it, and removes it; faults on the way, and all that is left. */
function lived(file: string, next: string, install: Step, update: Step, remove: (system: SmallSystem) => void): Looked {
  const system = new SmallSystem();
  try {
    install(system, file);
    const faults = [...missing(system.added(), WANTED), ...refused(system.root), ...unreachable(system.root)];
    const bytes = bytesIn(join(system.root, 'opt'));
    update(system, next);
    faults.push(...[...missing(system.added(), WANTED), ...unreachable(system.root)].map((it) => `updated: ${it}`));
    remove(system);
    return { faults: [...faults, ...system.added().map((path) => `removed: ${path} is left`)], bytes };
  } finally {
    system.remove();
  }
}

const unlike = (what: string, is: string, wanted: string): string[] =>
  is === wanted ? [] : [`${what} is ${is}, not ${wanted}`];

/** Looks at the deb, and has dpkg install, update and remove it with its scripts. */
export function debFaults(file: string, next: string, other: string): Looked {
  const install: Step = (system, deb) => system.dpkg('--install', deb);
  const { faults, bytes } = lived(file, next, install, install, (system) => system.dpkg('--purge', 'tarbart'));
  const field = (deb: string, name: string): string => output('dpkg-deb', '--field', deb, name).trim();
  const wanted = (config.deb?.depends as string[]).join(', ');
  return {
    faults: [
      ...unlike('Architecture', field(file, 'Architecture'), 'amd64'),
      ...unlike('Architecture of the other', field(other, 'Architecture'), 'arm64'),
      ...unlike('Depends', field(file, 'Depends'), wanted),
      ...faults,
    ],
    bytes,
  };
}

/** Looks at the rpm, and has rpm install, update and remove it with its scripts. */
export function rpmFaults(file: string, next: string, other: string): Looked {
  const { faults, bytes } = lived(
    file,
    next,
    (system, rpm) => system.rpm('--install', rpm),
    (system, rpm) => system.rpm('--upgrade', rpm),
    (system) => system.rpm('--erase', 'tarbart'),
  );
  const asked = (rpm: string, format: string): string => output('rpm', '-qp', '--queryformat', format, rpm);
  const requires = output('rpm', '-qp', '--requires', file).split('\n');
  const listed = output('rpm', '-qp', '--list', file).split('\n');
  return {
    faults: [
      ...unlike('the rpm', asked(file, '%{NAME} %{ARCH} %{OS} %{LICENSE}'), 'tarbart x86_64 linux MIT'),
      ...unlike('the other', asked(other, '%{NAME} %{ARCH} %{OS} %{LICENSE}'), 'tarbart aarch64 linux MIT'),
      ...missing(requires, config.rpm?.depends as string[]),
      // All programs by Electron have the same ones, and two packages cannot.
      ...listed.filter((path) => path.includes('.build-id')).map((path) => `${path} is also in other packages`),
      ...faults,
    ],
    bytes,
  };
}

/** Bytes of what stands in for the program at the head of an AppImage, which mounts the rest. */
const RUNTIME = 4096;

/** Lays out in a folder what electron-builder makes an AppImage with. */
export function makeAppImageTools(folder: string): void {
  mkdirSync(join(folder, 'runtimes'), { recursive: true });
  mkdirSync(join(folder, 'lib/x64'), { recursive: true });
  writeFileSync(join(folder, 'runtimes/runtime-x64'), Buffer.alloc(RUNTIME));
  for (const tool of ['mksquashfs', 'desktop-file-validate']) symlinkSync(found(tool) ?? tool, join(folder, tool));
}

/** Unpacks the AppImage, and starts the program by the script that the real head of it starts. */
export function appImageFaults(file: string): Looked {
  const around = mkdtempSync(join(tmpdir(), 'tarbart-image-'));
  const folder = join(around, 'image');
  try {
    output('unsquashfs', '-no-progress', '-offset', String(RUNTIME), '-dest', folder, file);
    const faults = missing(filesIn(folder), ['AppRun', 'tarbart.desktop', ...PROGRAM]);
    const entry = spawnSync('desktop-file-validate', [join(folder, 'tarbart.desktop')], { encoding: 'utf8' });
    if (entry.status !== 0) faults.push(`desktop-file-validate: ${entry.stdout}`);
    if (!existsSync(join(folder, '.DirIcon'))) faults.push('it has no picture');
    const { status } = spawnSync(join(folder, 'AppRun'), ['--smoke'], { stdio: 'ignore' });
    if (status !== 0) faults.push(`AppRun ended with ${String(status)}`);
    return { faults, bytes: bytesIn(folder) };
  } finally {
    rmSync(around, { recursive: true, force: true });
  }
}

/** Unpacks the tar.gz. */
export function tarFaults(file: string): Looked {
  const folder = mkdtempSync(join(tmpdir(), 'tarbart-tar-'));
  try {
    output('tar', '-xzf', file, '-C', folder);
    const [name = ''] = readdirSync(folder);
    const program = join(folder, name);
    const faults = missing(filesIn(program), [...PROGRAM, 'README', 'share/applications/tarbart.desktop']);
    const mode = statSync(join(program, 'tarbart'), { throwIfNoEntry: false })?.mode ?? 0;
    return {
      faults: [...faults, ...((mode & 0o111) === 0 ? ['tarbart may not be run'] : [])],
      bytes: bytesIn(program),
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
