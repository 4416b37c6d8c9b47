import { test as base } from '@playwright/test';
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const HOST = fileURLToPath(new URL('../out/main/host.js', import.meta.url));

/** The built loopback host, in a process of its own, on a data folder of its own and a free port. */
export class Host {
  readonly folder = mkdtempSync(join(tmpdir(), 'tarbart-'));
  #url = '';
  #child: ChildProcess | undefined;

  /** Where the page is, secret included. Another one after every start. */
  get url(): string {
    return this.#url;
  }

  /** Starts it and waits until it can be reached. */
  async start(): Promise<void> {
    const child = spawn(process.execPath, [HOST], {
      env: { ...process.env, TARBART_DATA: this.folder },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    this.#child = child;
    this.#url = await new Promise<string>((resolve, reject) => {
      child.once('exit', (code) => reject(new Error(`the host ended with ${code ?? 'a signal'}`)));
      child.stdout.setEncoding('utf8').once('data', (line: string) => {
        resolve(line.trim().replace('Tarbart is at ', ''));
      });
    });
  }

  /** Ends it as a crash or a power cut would: `SIGKILL`. */
  async kill(): Promise<void> {
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    await gone;
  }

  /** Kills it and starts it again on the same folder; go to the new `url`. */
  async restart(): Promise<void> {
    await this.kill();
    await this.start();
  }

  /** Kills it and deletes its folder. */
  async remove(): Promise<void> {
    await this.kill();
    rmSync(this.folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** Playwright's `test` with a running host for each test. */
export const test = base.extend<{ host: Host }>({
  host: async ({}, use) => {
    const host = new Host();
    await host.start();
    await use(host);
    await host.remove();
  },
});
export { expect } from '@playwright/test';
