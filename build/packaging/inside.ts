// What is inside a packed program.
import { listPackage } from '@electron/asar';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

export type Os = 'linux' | 'win32' | 'darwin';
export type Cpu = 'x64' | 'arm64';

/** Where electron-builder leaves the unpacked program, as a path in its output folder. */
export function programFolder(os: Os, cpu: Cpu): string {
  const suffix = cpu === 'x64' ? '' : `-${cpu}`;
  if (os === 'darwin') return `mac${suffix}/Tarbart.app/Contents`;
  return `${os === 'linux' ? 'linux' : 'win'}${suffix}-unpacked`;
}

/** Where its resources are. */
export const resourcesFolder = (os: Os, cpu: Cpu): string =>
  join(programFolder(os, cpu), os === 'darwin' ? 'Resources' : 'resources');

/** The file that carries the fuses, as a path in the program's folder. */
export const FUSED: Readonly<Record<Os, string>> = {
  linux: 'tarbart',
  win32: 'tarbart.exe',
  darwin: 'Frameworks/Electron Framework.framework/Versions/A/Electron Framework',
};

/** Electron's fuses by the places they have in its wire. */
const FUSES = [
  'runAsNode',
  'enableCookieEncryption',
  'enableNodeOptionsEnvironmentVariable',
  'enableNodeCliInspectArguments',
  'enableEmbeddedAsarIntegrityValidation',
  'onlyLoadAppFromAsar',
  'loadBrowserProcessSpecificV8Snapshot',
  'grantFileProtocolExtraPrivileges',
] as const;
const SENTINEL = 'dL7pKGdnNz796PbbjQWNKmHXBZaB9tsX';

/** How the fuses of an executable stand. Throws where there are none. */
export function fuses(file: string): Record<(typeof FUSES)[number], boolean> {
  const bytes = readFileSync(file);
  const at = bytes.indexOf(SENTINEL);
  if (at < 0) throw new Error(`${file} has no fuses`);
  // After the sentinel: the version of the wire and its length, then one sign for each fuse.
  const wire = bytes.subarray(at + SENTINEL.length + 2).toString('latin1', 0, FUSES.length);
  return Object.fromEntries(FUSES.map((name, i) => [name, wire[i] === '1'])) as Record<(typeof FUSES)[number], boolean>;
}

/** The files of an archive, and which of them lie beside it. */
export function archived(asar: string): { readonly files: string[]; readonly unpacked: string[] } {
  const listed = listPackage(asar, { isPack: true }).map((line) => line.replaceAll('\\', '/').split(' : '));
  const paths = listed.map(([, path = '']) => path);
  const folders = new Set(paths.map((path) => path.slice(0, path.lastIndexOf('/'))));
  const files = paths.filter((path) => !folders.has(path));
  const beside = listed.filter(([state]) => state?.trim() === 'unpack').map(([, path = '']) => path);
  return { files, unpacked: beside.filter((path) => !folders.has(path)) };
}

/** The hash by which Electron knows the archive: that of its head. */
export function headHash(asar: string): string {
  const bytes = readFileSync(asar);
  const length = bytes.readUInt32LE(12);
  return createHash('sha256')
    .update(bytes.subarray(16, 16 + length))
    .digest('hex');
}

/** All files below a folder, as paths in it. */
export const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    )
    .sort();

/** Bytes of all files below a folder. */
export const bytesIn = (folder: string): number =>
  filesIn(folder).reduce((sum, file) => sum + statSync(join(folder, file)).size, 0);
