// npm run soak: what takes too long for npm test. One JSON value a row on standard output; exit code 1 when one failed.
import './require-node.mjs';
import { axe } from './soak/axe.ts';
import { games } from './soak/games.ts';
import { hints } from './soak/hints.ts';
import { kill } from './soak/kill/kill.ts';
import { longer } from './soak/longer.ts';
import { monkey } from './soak/monkey.ts';
import { packages } from './soak/packages/packages.ts';

const SOAKS: Readonly<Record<string, (...numbers: number[]) => Iterable<object> | AsyncIterable<object>>> = {
  axe,
  games,
  hints,
  kill,
  longer,
  monkey,
  packages,
};

// Names of soaks; numbers are how much and with which seed, for those that take them.
const asked = process.argv.slice(2).filter((word) => !/^[\d.]+$/.test(word));
const numbers = process.argv
  .slice(2)
  .filter((word) => !asked.includes(word))
  .map(Number);
const unknown = asked.find((name) => !Object.hasOwn(SOAKS, name));
if (unknown !== undefined) {
  console.error(`There is no soak named ${unknown}; there are ${Object.keys(SOAKS).join(', ')}.`);
  process.exit(1);
}
for (const [name, soak] of Object.entries(SOAKS)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  for await (const row of soak(...numbers)) {
    console.log(JSON.stringify(row));
    if ('failed' in row && row.failed !== 0) process.exitCode = 1;
  }
}
