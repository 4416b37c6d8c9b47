import { spawnSync } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../testing/program.ts';

const HOST = fileURLToPath(new URL('./host.ts', import.meta.url));

/** Runs the command with arguments it cannot serve under. */
const run = (...words: string[]) =>
  spawnSync(process.execPath, [HOST, ...words], {
    encoding: 'utf8',
    env: { ...process.env, TARBART_DATA: temporaryFolder() },
    timeout: 60_000,
  });

test.each([['--port', 'x'], ['--port', '65536'], ['--port=-1'], ['--port'], ['--nothing'], ['here']])(
  '%s %s is answered by one sentence, and exit code 1',
  (...words) => {
    const { status, stdout, stderr } = run(...words.filter((word) => word !== ''));
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr).toBe('Usage: host [--port N] [--open], with a port from 0 (any free one) to 65535.\n');
  },
);

test('so is a port that is taken', async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const { port } = other.address() as AddressInfo;
  const { status, stdout, stderr } = run('--port', String(port));
  other.close();
  expect([status, stdout, stderr]).toEqual([1, '', `Port ${port} cannot be had.\n`]);
});
