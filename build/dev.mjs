// npm run dev: the page with hot reload, main process and preload rebuilt on a change, and Electron restarted after it.
// Where Electron can't be had, everything is rebuilt and the loopback host restarted; reload the browser then.
import './require-node.mjs';
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { build, createServer } from 'vite';
import { electronPath } from './electron-path.mjs';
import { ROOT } from './outdated.mjs';

const { program, reason } = electronPath();
const env = { ...process.env };
const watched = ['vite.main.config.ts'];
if (program === undefined) {
  console.log(`${reason}; the loopback host serves the page.`);
  watched.push('vite.page.config.ts');
} else {
  const server = await createServer({ configFile: join(ROOT, 'build/vite.page.config.ts') });
  await server.listen();
  env.VITE_DEV_SERVER_URL = server.resolvedUrls.local[0];
  watched.push('vite.preload.config.ts');
}

let child;
function restart() {
  child?.removeAllListeners('exit');
  child?.kill();
  child =
    program === undefined
      ? spawn(process.execPath, ['out/main/host.js', ...process.argv.slice(2)], { cwd: ROOT, stdio: 'inherit', env })
      : spawn(program, ['.'], { cwd: ROOT, stdio: 'inherit', env });
  child.on('exit', (code) => process.exit(code ?? 1));
}

const built = new Set();
for (const config of watched) {
  await build({
    configFile: join(ROOT, 'build', config),
    mode: 'development',
    logLevel: 'warn',
    build: { watch: {} },
    plugins: [
      {
        name: 'restart',
        closeBundle() {
          built.add(config);
          if (built.size === watched.length) restart();
        },
      },
    ],
  });
}
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    child?.kill();
    process.exit(0);
  });
}
