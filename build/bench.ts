import { coach } from './bench/coach.ts';
import { core } from './bench/core.ts';
import { frames } from './bench/frames.ts';
import { page } from './bench/page.ts';
import { solver } from './bench/solver.ts';
import { statistics } from './bench/statistics.ts';
import { storing } from './bench/storing.ts';
import { transfer } from './bench/transfer.ts';

/** The benches by name; each answers its figures as rows. Without a name all are run. */
const benches: Readonly<Record<string, () => Promise<object[]>>> = {
  coach,
  core,
  page,
  frames,
  solver,
  statistics,
  storing,
  transfer,
};

const names = process.argv.slice(2);
const unknown = names.find((name) => !Object.hasOwn(benches, name));
if (unknown !== undefined) {
  process.stderr.write(`There is no bench "${unknown}"; there are ${Object.keys(benches).join(', ')}.\n`);
  process.exitCode = 1;
} else {
  for (const name of names.length > 0 ? names : Object.keys(benches))
    for (const row of (await benches[name]?.()) ?? []) process.stdout.write(`${JSON.stringify(row)}\n`);
}
