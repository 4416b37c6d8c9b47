import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's top level folder. */
export const ROOT = fileURLToPath(new URL('..', import.meta.url));

const FOLDERS = ['shared', 'electron', 'renderer', 'build'];
const RESULTS = ['page/index.html', 'main/main.js', 'main/worker.js', 'main/host.js', 'preload/preload.cjs'];

const changed = (path) => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;

/** Whether everything that is built is there and newer than all it is built from; folders count, for deleted files. */
export function isBuilt(root = ROOT) {
  const built = Math.min(...RESULTS.map((name) => changed(join(root, 'out', name))));
  const sources = FOLDERS.flatMap((folder) => [
    folder,
    ...readdirSync(join(root, folder), { recursive: true }).map((name) => join(folder, name)),
  ]);
  return ['package.json', 'package-lock.json', ...sources].every((name) => changed(join(root, name)) < built);
}
