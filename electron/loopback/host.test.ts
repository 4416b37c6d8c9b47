import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
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

// The other systems open a browser by programs of their own.
test.skipIf(process.platform !== 'linux')('what a browser is opened with does not tell the secret', async () => {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'bin'));
  writeFileSync(
    join(folder, 'bin/xdg-open'),
    `#!/bin/sh\nprintf %s "$*" > ${folder}/part; mv ${folder}/part ${folder}/asked\n`,
    {
      mode: 0o755,
    },
  );
  const host = spawn(process.execPath, [HOST, '--open'], {
    env: { ...process.env, TARBART_DATA: join(folder, 'data'), PATH: `${folder}/bin:${process.env['PATH'] ?? ''}` },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = (await once(host.stdout, 'data')) as [Buffer];
  const secret = /#(\S+)/.exec(line.toString())?.[1] ?? expect.fail('no secret is printed');
  await expect.poll(() => existsSync(join(folder, 'asked'))).toBe(true);
  const asked = readFileSync(join(folder, 'asked'), 'utf8');
  expect(asked).not.toContain(secret);
  const file = fileURLToPath(asked);
  expect(readFileSync(file, 'utf8')).toContain(secret);
  host.kill('SIGTERM');
  await once(host, 'exit');
  expect(existsSync(file)).toBe(false);
});
