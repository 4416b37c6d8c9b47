import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const path = (relative: string): string => fileURLToPath(new URL(relative, import.meta.url));
const BUILT = path('../../out/main/host.js');
/** The built host; before the first build its source, which has no page. */
const HOST = existsSync(BUILT) ? BUILT : path('../loopback/host.ts');

/** The loopback host in a process of its own, on a new data folder and a free port. */
export class HostProcess {
  readonly folder = mkdtempSync(join(tmpdir(), 'tarbart-'));
  #url = '';
  #child: ChildProcess | undefined;

  /** Where the page is, secret included. Another one after every start. */
  get url(): string {
    return this.#url;
  }

  /** Starts it, killing one that runs, and waits until it can be reached. Rejects when it ends before. Port 0 is any free one. */
  async start(port = 0): Promise<void> {
    await this.kill();
    const child = spawn(process.execPath, [HOST, '--port', String(port)], {
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

  /** Ends it and waits until it is gone: `SIGKILL` as a crash or a power cut would. Its exit code, null after a signal. */
  async kill(signal: NodeJS.Signals = 'SIGKILL'): Promise<number | null> {
    const child = this.#child;
    if (!child) return null;
    if (child.exitCode === null && child.signalCode === null) {
      const gone = new Promise((resolve) => child.once('exit', resolve));
      child.kill(signal);
      await gone;
    }
    return child.exitCode;
  }

  /** Kills it and starts it again on the same folder; go to the new `url`. */
  restart(): Promise<void> {
    return this.start();
  }

  /** Kills it and deletes its folder. */
  async remove(): Promise<void> {
    await this.kill();
    rmSync(this.folder, { recursive: true, force: true, maxRetries: 5 });
  }
}
