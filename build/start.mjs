// npm start: builds what is out of date, then opens Tarbart in Electron, or in the browser where Electron can't be had.
import './require-node.mjs';
import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { electronPath } from './electron-path.mjs';
import { ROOT, isBuilt } from './outdated.mjs';

/** A program that ends with an error sooner than this did not start: its sandbox or its screen was refused. */
const STARTED_MS = 10_000;

function build() {
  console.log('Building…');
  const { status, stdout, stderr } = spawnSync('npm', ['run', '--silent', 'build'], {
    cwd: ROOT,
    shell: process.platform === 'win32',
    encoding: 'utf8',
  });
  if (status === 0) return;
  console.error(`${stdout}${stderr}\nTarbart could not be built; the lines above say why.`);
  process.exit(1);
}

/** Runs Electron until it is closed; answers its exit code, or undefined when it did not start. */
async function runElectron(program) {
  const began = performance.now();
  const code = await new Promise((resolve) => {
    const child = spawn(program, ['.'], { cwd: ROOT, stdio: 'inherit' });
    child.once('error', () => resolve(1));
    child.once('exit', (status) => resolve(status ?? 1));
  });
  return code !== 0 && performance.now() - began < STARTED_MS ? undefined : code;
}

/** Serves the page on the loopback address and opens the browser; stays until it is interrupted. */
function runHost(reason) {
  const host = spawn(process.execPath, ['out/main/host.js', '--open', ...process.argv.slice(2)], {
    cwd: ROOT,
    stdio: ['inherit', 'pipe', 'inherit'],
  });
  host.stdout.setEncoding('utf8');
  host.stdout.on('data', (text) => {
    const url = /http:\/\/127\.0\.0\.1:\S+/.exec(text)?.[0];
    console.log(url === undefined ? text.trimEnd() : `${reason}; Tarbart opens in your browser at ${url}`);
  });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => host.kill(signal));
  host.once('exit', (code) => {
    process.exitCode = code ?? 0;
  });
}

if (!existsSync(join(ROOT, 'node_modules/vite'))) {
  console.error("Tarbart's packages are missing: run `npm ci` first.");
  process.exit(1);
}
if (!isBuilt()) build();
const electron = electronPath();
const code = electron.program && (await runElectron(electron.program));
if (code === undefined) runHost(electron.reason ?? "Electron's program does not run here");
else process.exitCode = code;
