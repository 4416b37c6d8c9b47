import { execFileSync } from 'node:child_process';
import { chmodSync, closeSync, fstatSync, ftruncateSync, openSync, unlinkSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { onTestFinished, type TestContext } from 'vitest';
import { temporaryFolder } from './program.ts';

const BLOCK = Buffer.alloc(4096);

/** A disk of its own for a test, which can be filled, emptied and made read-only. */
export class SmallDisk {
  readonly folder = temporaryFolder();

  /** Skips the test where this user may not mount. */
  constructor({ skip }: TestContext, megabytes = 1) {
    try {
      execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', this.folder], { stdio: 'ignore' });
    } catch {
      skip('this user may not mount');
    }
    onTestFinished(() => void execFileSync('umount', ['--lazy', this.folder]));
  }

  /** Writes until there is no room left but for so many bytes. */
  fill(left = 0): void {
    const handle = openSync(join(this.folder, 'ballast'), 'a');
    try {
      for (;;) writeSync(handle, BLOCK);
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error;
      ftruncateSync(handle, Math.max(0, fstatSync(handle).size - left));
    } finally {
      closeSync(handle);
    }
  }

  /** Makes room again. */
  empty(): void {
    unlinkSync(join(this.folder, 'ballast'));
  }

  /** Whether it can be written to. Nobody may have a file open there to write. */
  set writable(can: boolean) {
    execFileSync('mount', ['-o', `remount,${can ? 'rw' : 'ro'}`, this.folder]);
  }
}

/** Does something as a user to whom a folder belongs in which nothing can be written. */
export function asGuestOf(folder: string, work: () => void): void {
  const isRoot = process.getuid?.() === 0;
  chmodSync(folder, 0o555);
  // To the root every folder can be written to.
  if (isRoot) process.seteuid?.(65_534);
  try {
    work();
  } finally {
    if (isRoot) process.seteuid?.(0);
    chmodSync(folder, 0o755);
  }
}
