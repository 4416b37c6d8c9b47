// The installer for Windows: run by wine, over an earlier one, and its uninstaller, as a player and as a script run them.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { bytesIn, filesIn } from '../../packaging/inside.ts';
import type { Looked } from './linux.ts';
import type { Windows } from './wine.ts';

/** What has to be in the program's folder, and all that may. */
const PROGRAM = [
  'LICENSE.electron.txt',
  'LICENSES.chromium.html',
  'Uninstall tarbart.exe',
  'locales/ru.pak',
  'resources/NOTICES.txt',
  'resources/app.asar',
  'tarbart.exe',
];
const PLACE = 'Programs/tarbart';
const UNINSTALL = 'Uninstall tarbart.exe';
const GAMES = 'Tarbart/tarbart.sqlite';
const LINK = 'Microsoft/Windows/Start Menu/Programs/Tarbart.lnk';

/** What is wrong, step by step. */
class Steps {
  readonly faults: string[] = [];
  readonly #windows: Windows;
  constructor(windows: Windows) {
    this.#windows = windows;
  }

  is(when: string, what: string, right: boolean): void {
    if (!right) this.faults.push(`${when}: ${what}`);
  }

  ends(when: string, wanted: number, program: string, ...words: string[]): void {
    const code = this.#windows.run(program, ...words);
    this.is(when, `ended with ${String(code)}, not ${wanted}`, code === wanted);
  }

  /** Installed for the player alone, whole, with its entries and without anything beside. */
  installed(when: string, version: string, folder = this.#windows.own('Local', PLACE)): void {
    const windows = this.#windows;
    const there = existsSync(folder) ? filesIn(folder) : [];
    for (const file of PROGRAM) this.is(when, `${file} is missing`, there.includes(file));
    this.is(when, 'it brings a program that asks for more rights', !there.some((file) => file.endsWith('elevate.exe')));
    this.is(when, 'a copy of the installer is left', !existsSync(windows.own('Local', 'tarbart-updater')));
    this.is(when, 'it is not in the menus', existsSync(windows.own('Roaming', LINK)));
    const registry = windows.registry();
    this.is(when, 'Windows does not know it', registry.includes(`"DisplayVersion"="${version}"`));
    this.is(
      when,
      'Windows cannot remove it',
      /"QuietUninstallString"=".*tarbart.exe\\" \/currentuser \/S"/.test(registry),
    );
  }

  removed(when: string, games: boolean): void {
    const windows = this.#windows;
    this.is(when, 'the program is left', !existsSync(windows.own('Local', PLACE)));
    this.is(when, 'it is still in the menus', !existsSync(windows.own('Roaming', LINK)));
    this.is(when, 'it is still in the registry', !/tarbart/i.test(windows.registry()));
    this.games(when, games);
  }

  games(when: string, wanted: boolean): void {
    const there = existsSync(this.#windows.own('Roaming', GAMES));
    this.is(when, there ? 'the games are still there' : 'the games are gone', there === wanted);
  }
}

/** Goes through the life of an installation: two versions, folders that are refused, and both ways of removing it. */
export function nsisFaults(
  windows: Windows,
  file: string,
  next: string,
  other: string,
  versions: [string, string],
): Looked {
  const steps = new Steps(windows);
  const games = windows.own('Roaming', GAMES);
  const play = (): void => {
    mkdirSync(dirname(games), { recursive: true });
    writeFileSync(games, 'games');
  };
  const uninstaller = windows.own('Local', join(PLACE, UNINSTALL));

  steps.ends('installing', 0, file, '/S');
  steps.installed('installed', versions[0]);
  const bytes = bytesIn(windows.own('Local', PLACE));
  play();
  steps.ends('updating', 0, next, '/S');
  steps.installed('updated', versions[1]);
  steps.games('updated', true);
  steps.ends('removing', 0, uninstaller, '/currentuser', '/S');
  steps.removed('removed', true);

  // Folders that would be lost with the program.
  const mine = windows.path('Games/Tarbart/mine');
  mkdirSync(dirname(mine), { recursive: true });
  writeFileSync(mine, '');
  for (const place of ['C:\\Games\\Tarbart', 'C:\\users', toWindows(dirname(games))])
    steps.ends(`into ${place}`, 2, file, '/S', `/D=${place}`);
  steps.removed('refused', true);
  steps.is('refused', 'what was in the folder is gone', existsSync(mine));

  const elsewhere = 'C:\\Игры & Jürgen';
  steps.ends('installing elsewhere', 0, file, '/S', `/D=${elsewhere}`);
  steps.installed('elsewhere', versions[0], windows.path('Игры & Jürgen'));
  steps.ends('removing with games', 0, `${elsewhere}\\${UNINSTALL}`, '/currentuser', '/S', '--delete-app-data');
  steps.removed('removed with games', false);
  steps.is('removed with games', 'its folder is left', !existsSync(windows.path('Игры & Jürgen')));

  steps.ends('for another processor', 2, other, '/S');
  steps.removed('for another processor', false);
  return { faults: steps.faults, bytes };
}

/** A file of `C:` as Windows names it. */
const toWindows = (file: string): string =>
  `C:${file.slice(file.indexOf('drive_c') + 'drive_c'.length)}`.replaceAll('/', '\\');
