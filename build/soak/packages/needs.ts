import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Where a program is, if it is there. */
export const found = (program: string): string | undefined =>
  spawnSync('which', [program], { encoding: 'utf8' }).stdout.trim() || undefined;

const apt = (...words: string[]): boolean => spawnSync('apt-get', ['-qq', ...words], { stdio: 'ignore' }).status === 0;

/**
 * Sees to it that programs are there, by the names of the Debian packages that bring them: as root on Debian what is missing
 * is installed. Tells why something cannot be done without them, in a sentence, or nothing.
 */
export function lacking(wanted: Readonly<Record<string, string>>): string | undefined {
  const missing = (): string[] => Object.keys(wanted).filter((program) => found(program) === undefined);
  const packages = missing().map((program) => wanted[program] ?? program);
  if (packages.length > 0 && existsSync('/etc/debian_version') && process.getuid?.() === 0) {
    const install = (): boolean => apt('install', '-y', '--no-install-recommends', ...packages);
    if (!install() && apt('update')) install();
  }
  const still = missing();
  return still.length === 0 ? undefined : `${still.join(', ')} cannot be found here or installed.`;
}
