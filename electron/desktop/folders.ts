import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { tryFolder } from '../database/disk.ts';

/**
 * The folder the window may write to: the data folder, made where it is not there, or a passing one where that cannot be
 * made or written. Without one Electron would not start, and nobody would learn why.
 */
export function writableFolder(data: string): string {
  try {
    mkdirSync(data, { recursive: true });
    tryFolder(data);
    return data;
  } catch {
    return passingFolder();
  }
}

/** The name of the folder in which Electron keeps what browsers keep. */
export const BROWSER = 'browser';

/**
 * The folder for Electron's own files, with one named `browser` in it: this one, or a passing one where Electron could not
 * use it. It knows by a link that another one runs, and where there are no links, as on sticks and some network drives, it
 * would take itself for the second one and never start. The other parameters are for tests.
 */
export function electronFolder(
  folder: string,
  link: typeof symlinkSync = symlinkSync,
  platform: NodeJS.Platform = process.platform,
): string {
  try {
    mkdirSync(join(folder, BROWSER), { recursive: true });
    if (platform !== 'win32') {
      const trial = join(folder, `.link-${process.pid}`);
      link('nowhere', trial);
      rmSync(trial);
    }
    return folder;
  } catch {
    const passing = passingFolder();
    mkdirSync(join(passing, BROWSER));
    return passing;
  }
}

/** A new empty folder among the system's temporary ones. */
export const passingFolder = (): string => mkdtempSync(join(tmpdir(), 'tarbart-'));
