// The command that serves Tarbart without Electron: `node out/main/host.js [--port N] [--open]`.
import '../../build/require-node.mjs';
import { parseArgs } from 'node:util';
import { databaseThread } from '../database/thread.ts';
import { dataFolder } from '../folder.ts';
import { PAGE } from '../places.ts';
import type { Carrier } from '../../shared/api/contract.ts';
import { openInBrowser } from './browser.ts';
import { doorTo, type Door } from './door.ts';
import { loopback } from './server.ts';

function fail(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}

function readArguments(): { port: number; open: boolean } {
  try {
    const { values } = parseArgs({
      options: { port: { type: 'string', default: '0' }, open: { type: 'boolean', default: false } },
    });
    const port = Number(values.port);
    if (/^\d+$/.test(values.port) && port < 65_536) return { port, open: values.open };
  } catch {
    // Said below.
  }
  return fail('Usage: host [--port N] [--open], with a port from 0 (any free one) to 65535.');
}

const { port, open } = readArguments();
const database = databaseThread(dataFolder());
/** Where the way in lies, as long as nobody has gone it. */
let door: Door | undefined;
const call: Carrier = (name, input) => {
  door?.remove();
  return database.call(name, input);
};
const host = await loopback(call, PAGE, port).catch(() => fail(`Port ${port} cannot be had.`));
const url = `${host.origin}/#${host.secret}`;
console.log(`Tarbart is at ${url}`);
if (open) openInBrowser((door = doorTo(url)).address);

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.once(signal, () => {
    void host
      .close()
      .then(() => database.close())
      .then(() => {
        door?.remove();
        process.exit(0);
      });
  });
