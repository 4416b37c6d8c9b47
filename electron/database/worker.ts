// A thread on the database file, its owner or a reader: validates and carries out calls, one after another.
import { inspect } from 'node:util';
import { parentPort, workerData } from 'node:worker_threads';
import { dispatch } from '../../shared/api/dispatch.ts';
import { systemClock } from '../clock.ts';
import { handlers } from '../handlers.ts';
import { Keeper } from './keeper.ts';
import { Reading } from './reading.ts';
import { Store } from './store.ts';
import type { Order, Post, Reply } from './worker-thread.ts';

/** The first look waits until what is asked at the start has been answered. */
const FIRST_MS = 5000;
/** How often a program that stays open looks whether a backup is due. */
const LOOK_MS = 6 * 3_600_000;

const { folder, role } = workerData as Post;
const port = parentPort;
if (!port) throw new Error('this is the entry of a worker thread');

const source = role === 'writer' ? new Store(folder) : new Reading(folder);
const keeper = new Keeper(source);
const calls = handlers(source, systemClock, keeper);

const report = (fault: unknown): void => port.postMessage({ fault: inspect(fault) } satisfies Reply);

function daily(): void {
  try {
    keeper.daily();
  } catch (fault) {
    report(fault);
  }
}

port.on('message', (order: Order) => {
  if (order === 'close') {
    source.close();
    port.close();
  } else if (order === 'daily') {
    setTimeout(daily, FIRST_MS).unref();
    setInterval(daily, LOOK_MS).unref();
  } else
    void dispatch(calls, order.name, order.input, report).then((answer) => {
      port.postMessage({ id: order.id, answer } satisfies Reply);
    });
});
