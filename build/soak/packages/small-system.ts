import { execFileSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { found } from './needs.ts';

/** What the scripts of packages call, and the shell they run in. */
const PROGRAMS = ['bash', 'chmod', 'cp', 'ln', 'readlink', 'rm', 'unshare', 'true', 'update-alternatives'];
/** Folders that every system has, and that belong to no package of ours. */
const FOLDERS = [
  ...['bin', 'lib', 'lib64', 'share/applications', 'share/metainfo'].map((folder) => `usr/${folder}`),
  ...[16, 24, 32, 48, 64, 128, 256, 512].map((size) => `usr/share/icons/hicolor/${size}x${size}/apps`),
  ...['dev', 'opt', 'tmp', 'etc/alternatives', 'var/lib/rpm', 'var/log'],
  ...['alternatives', 'info', 'updates', 'triggers'].map((folder) => `var/lib/dpkg/${folder}`),
];
/** Where systems keep books. */
const BOOKS = /^(var|dev|tmp|root|etc\/alternatives\/README)/;

const output = (program: string, ...words: string[]): string => execFileSync(program, words, { encoding: 'utf8' });

/** A folder that is to packages and their scripts a whole system of its own, where rpm and dpkg can install them. */
export class SmallSystem {
  readonly root = mkdtempSync(join(tmpdir(), 'tarbart-system-'));
  readonly #before: ReadonlySet<string>;

  constructor() {
    for (const folder of FOLDERS) mkdirSync(join(this.root, folder), { recursive: true });
    for (const folder of ['bin', 'lib', 'lib64']) symlinkSync(`usr/${folder}`, join(this.root, folder));
    for (const file of ['dev/null', 'var/lib/dpkg/status', 'var/lib/dpkg/available'])
      writeFileSync(join(this.root, file), '');
    for (const program of PROGRAMS) this.#bring(found(program) ?? program);
    symlinkSync('bash', join(this.root, 'usr/bin/sh'));
    this.#before = new Set(this.#entries());
  }

  /** Copies a program of this computer and the libraries it is linked with. */
  #bring(program: string): void {
    const libraries = Array.from(output('ldd', program).matchAll(/(\/\S+) \(0x/g), ([, path = '']) => path);
    for (const file of [program, ...libraries]) {
      const copy = join(this.root, file);
      mkdirSync(dirname(copy), { recursive: true });
      if (!existsSync(copy)) copyFileSync(file, copy);
    }
  }

  #entries(): string[] {
    return readdirSync(this.root, { recursive: true, encoding: 'utf8' });
  }

  /** All files, links and folders that have come since it was made, but for the books of the system itself. */
  added(): string[] {
    return this.#entries()
      .filter((path) => !this.#before.has(path) && !BOOKS.test(path))
      .sort();
  }

  dpkg(...words: string[]): void {
    output('dpkg', `--root=${this.root}`, '--force-depends', '--force-not-root', '--force-bad-path', ...words);
  }

  /** `--force-debian`: Debian's rpm would rather have a deb made of it. */
  rpm(...words: string[]): void {
    output('rpm', '--root', this.root, '--force-debian', '--nodeps', ...words);
  }

  remove(): void {
    rmSync(this.root, { recursive: true, force: true });
  }
}
