import { fileURLToPath } from 'node:url';

// What is built stands in out/main; sources run from electron/.
const built = import.meta.url.endsWith('.ts') ? '../out/' : '../';
const place = (name: string): string => fileURLToPath(new URL(built + name, import.meta.url));

/** The folder of the built page. */
export const PAGE = place('page');
/** The built preload script. */
export const PRELOAD = place('preload/preload.cjs');
/** The picture of the window on Linux, where the program does not carry it itself. */
export const ICON = place('../build/icons/256x256.png');
