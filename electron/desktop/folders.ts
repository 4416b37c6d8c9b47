import { mkdirSync, mkdtempSync } from 'node:fs';
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

/** A new empty folder among the system's temporary ones. */
export const passingFolder = (): string => mkdtempSync(join(tmpdir(), 'tarbart-'));
