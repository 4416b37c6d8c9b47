import { setFlagsFromString } from 'node:v8';
import { setImmediate } from 'node:timers/promises';
import { runInNewContext } from 'node:vm';

const MEGABYTE = 1024 * 1024;

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

/** Memory in use, in megabytes. */
export function used(): number {
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return (heapUsed + arrayBuffers) / MEGABYTE;
}

/** Memory in use after everything unused is freed; buffers are freed a turn later than what held them. */
export async function held(): Promise<number> {
  for (let i = 0; i < 3; i++) {
    collect();
    await setImmediate();
  }
  return used();
}
