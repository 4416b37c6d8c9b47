import { execFileSync, spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const SOURCES = import.meta.dirname + '/nsis';
const PROGRAMS = ['StdUtils', 'UAC', 'WinShell', 'nsis7z'];

/** Has what stands in for electron-builder's NSIS and its plug-ins made in a folder. */
export function makeNsis(folder: string): void {
  const nsis = join(folder, 'linux');
  mkdirSync(nsis, { recursive: true });
  copyFileSync(join(SOURCES, 'makensis'), join(nsis, 'makensis'));
  for (const [cpu, name] of [
    ['i686', 'x86-unicode'],
    ['x86_64', 'amd64-unicode'],
  ] as const) {
    const plugins = join(folder, 'plugins', name);
    mkdirSync(plugins, { recursive: true });
    for (const program of PROGRAMS)
      execFileSync(`${cpu}-w64-mingw32-gcc`, [
        ...['-O1', '-Wall', '-Werror', '-shared', '-s', join(SOURCES, 'plugins.c')],
        ...['-o', join(plugins, `${program}.dll`), '-lshell32', '-luser32'],
      ]);
  }
}

/** A Windows of its own in a folder. */
export class Windows {
  readonly #folder: string;
  readonly #env: NodeJS.ProcessEnv;

  /** Makes it, once for all who are given the same folder; `sevenZip` unpacks what Nsis7z is to unpack. */
  constructor(folder: string, sevenZip: string) {
    this.#folder = folder;
    this.#env = {
      ...process.env,
      HOME: join(folder, 'home'),
      WINEPREFIX: join(folder, 'prefix'),
      WINEDEBUG: '-all',
      // Neither menus of the desktop here, nor what would have to be fetched.
      WINEDLLOVERRIDES: 'winemenubuilder.exe=d;mscoree=d;mshtml=d',
      TARBART_7Z: sevenZip,
    };
    mkdirSync(join(folder, 'home'), { recursive: true });
    if (!existsSync(this.path('.'))) {
      spawnSync('wineboot', ['-i'], { env: this.#env, stdio: 'ignore' });
      this.#wait();
      const shell = this.path('windows/system32/WindowsPowerShell/v1.0/powershell.exe');
      execFileSync('x86_64-w64-mingw32-gcc', ['-s', '-o', shell, join(SOURCES, 'powershell.c')]);
    }
  }

  get env(): NodeJS.ProcessEnv {
    return this.#env;
  }

  /** Where a file of `C:` is here. */
  path(file: string): string {
    return join(this.#folder, 'prefix/drive_c', file);
  }

  /** Where a file of the player is: what programs keep, what belongs to this computer, and what is in the menus. */
  own(place: 'Roaming' | 'Local', file: string): string {
    const [user = ''] = readdirSync(this.path('users')).filter((name) => name !== 'Public');
    return this.path(join('users', user, 'AppData', place, file));
  }

  /** Runs a program of Windows to its end and that of all it started; its code. */
  run(program: string, ...words: string[]): number | null {
    const { status } = spawnSync('wine', [program, ...words], { env: this.#env, stdio: 'ignore', timeout: 120_000 });
    this.#wait();
    return status;
  }

  /** What stands in the player's registry. */
  registry(): string {
    return readFileSync(join(this.#folder, 'prefix/user.reg'), 'utf8');
  }

  /** Waits until nothing runs any more, and all has been written. */
  #wait(): void {
    spawnSync('wineserver', ['--wait'], { env: this.#env, stdio: 'ignore', timeout: 60_000 });
  }

  remove(): void {
    spawnSync('wineserver', ['--kill'], { env: this.#env, stdio: 'ignore' });
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
