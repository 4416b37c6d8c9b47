// Specs for real Electron: they run wherever its program is found, and else are skipped with the reason.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { _electron, test as base, type ElectronApplication, type Page } from '@playwright/test';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Electron's program: ELECTRON_PATH, or what its package has fetched. */
function findElectron(): string | undefined {
  const folder = join(ROOT, 'node_modules/electron');
  const fetched = existsSync(join(folder, 'path.txt'))
    ? join(folder, 'dist', readFileSync(join(folder, 'path.txt'), 'utf8').trim())
    : '';
  return [process.env['ELECTRON_PATH'] ?? '', fetched].find((path) => path !== '' && existsSync(path));
}

const program = findElectron();
const noScreen = process.platform === 'linux' && !process.env['DISPLAY'] && !process.env['WAYLAND_DISPLAY'];

/** Why these specs cannot run here. */
export const reason =
  program === undefined
    ? "Electron's program is not here"
    : noScreen
      ? 'there is no screen for Electron here'
      : undefined;

/** A started program and its window. */
export interface Started {
  readonly app: ElectronApplication;
  readonly page: Page;
}

interface Fixtures {
  /** The data folder. */
  readonly folder: string;
  /** Starts the program on a data folder, or on another one; it is ended with the test. */
  readonly launch: (folder?: string) => Promise<Started>;
  /** Starts it beside another one, with switches; its exit code. */
  readonly run: (...switches: string[]) => Promise<number | null>;
}

const environment = (folder: string): Record<string, string> => ({
  ...(Object.fromEntries(Object.entries(process.env).filter(([, value]) => value !== undefined)) as Record<
    string,
    string
  >),
  TARBART_DATA: folder,
});

export const test = base.extend<Fixtures>({
  folder: async ({}, use) => {
    const around = mkdtempSync(join(tmpdir(), 'tarbart-'));
    const folder = join(around, 'Jürgen Größe, Влад & 김용 %20 #');
    mkdirSync(folder);
    await use(folder);
    rmSync(around, { recursive: true, force: true, maxRetries: 10 });
  },
  launch: async ({ folder }, use) => {
    const started: ElectronApplication[] = [];
    await use(async (other = folder) => {
      const app = await _electron.launch({
        executablePath: program ?? '',
        args: [ROOT],
        cwd: ROOT,
        env: environment(other),
      });
      started.push(app);
      const page = await app.firstWindow();
      await page.locator('[data-pile]').first().waitFor();
      return { app, page };
    });
    for (const app of started) await app.close().catch(() => undefined);
  },
  run: async ({ folder }, use) => {
    await use(
      (...switches) =>
        new Promise((resolve, reject) => {
          const child = spawn(program ?? '', [ROOT, ...switches], {
            cwd: ROOT,
            env: environment(folder),
            stdio: 'inherit',
          });
          child.once('error', reject);
          child.once('exit', resolve);
        }),
    );
  },
});

export { expect } from '@playwright/test';
