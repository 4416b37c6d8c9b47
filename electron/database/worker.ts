// A thread on the database file, its owner or a reader: validates and carries out calls, one after another.
import { join } from 'node:path';
import { inspect } from 'node:util';
import { parentPort, workerData } from 'node:worker_threads';
import { dispatch } from '../../shared/api/dispatch.ts';
import { handlers } from '../handlers.ts';
import { FILE, openDatabase, openToRead, type Db } from './open.ts';
import type { Order, Post, Reply } from './worker-thread.ts';

const { folder, role } = workerData as Post;
const open = role === 'writer' ? openDatabase : openToRead;
const port = parentPort;
if (!port) throw new Error('this is the entry of a worker thread');

let db: Db | undefined;
const calls = handlers(() => (db = open(join(folder, FILE))));

port.on('message', (order: Order) => {
  if (order === 'close') {
    db?.close();
    port.close();
    return;
  }
  const report = (fault: unknown): void => port.postMessage({ fault: inspect(fault) } satisfies Reply);
  void dispatch(calls, order.name, order.input, report).then((answer) => {
    port.postMessage({ id: order.id, answer } satisfies Reply);
  });
});
