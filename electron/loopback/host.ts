// The command that serves Tarbart without Electron: `node out/main/host.js [--port N] [--open]`.
import '../../build/require-node.mjs';
import { parseArgs } from 'node:util';
import { databaseThread } from '../database/thread.ts';
import { dataFolder } from '../folder.ts';
import { PAGE } from '../places.ts';
import { openInBrowser } from './browser.ts';
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
const host = await loopback(database.call, PAGE, port).catch(() => fail(`Port ${port} cannot be had.`));
const url = `${host.origin}/#${host.secret}`;
console.log(`Tarbart is at ${url}`);
if (open) openInBrowser(url);

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.once(signal, () => {
    void host
      .close()
      .then(() => database.close())
      .then(() => process.exit(0));
  });
