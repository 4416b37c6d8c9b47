// npm test: every part, also after one has failed, and one closing line that is the sum.
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { ensureBrowser } from './ensure-browser.ts';
import { add, closingLine, failed, readClosingLine, type Count } from './count.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
/** What Node has compiled stays: hundreds of threads and processes are started from the same files. */
const env = { ...process.env, NODE_COMPILE_CACHE: fileURLToPath(new URL('../out/compiled', import.meta.url)) };

/** Runs one npm script and answers its exit code and what it printed, which `show` passes through meanwhile. */
function npmRun(script: string, show = true): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    const child = spawn('npm', ['run', '--silent', script], {
      cwd: root,
      env,
      shell: process.platform === 'win32',
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      if (show) process.stdout.write(chunk);
    });
    child.stderr.pipe(process.stderr, { end: false });
    child.on('close', (code) => {
      resolve({ code: code ?? 1, output });
    });
  });
}

/** A part that passes or fails as a whole; only its failure is counted. */
async function whole(script: string): Promise<Count> {
  const { code, output } = await npmRun(script, false);
  console.log(`\n── ${script}\n${output.trim()}`);
  if (code !== 0) console.log(`\n${script} failed.`);
  return failed(code === 0 ? 0 : 1);
}

/** A part that counts its tests; one that ends without a count, or badly with none failed, is one failure. */
async function counted(script: string, show = true): Promise<Count> {
  if (show) console.log(`\n── ${script}`);
  const { code, output } = await npmRun(script, show);
  if (!show) console.log(`\n── ${script}\n${output.trim()}`);
  const count = readClosingLine(output);
  if (count === undefined) return failed(1);
  return code !== 0 && count.failed === 0 ? add(count, failed(1)) : count;
}

const started = performance.now();
let sum = failed(ensureBrowser() ? 0 : 1);
for (const count of await Promise.all(['check', 'lint', 'build'].map(whole))) sum = add(sum, count);
sum = add(sum, await counted('unit'));
// Packing waits for the disk most of the time, and players for the page.
for (const count of await Promise.all([counted('e2e'), counted('packaging', false)])) sum = add(sum, count);
console.log(`\nThis took ${Math.round((performance.now() - started) / 1000)} s.`);
console.log(closingLine(sum));
process.exitCode = sum.failed === 0 ? 0 : 1;
