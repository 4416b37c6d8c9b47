import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { expect, test, vi } from 'vitest';
import pkg from '../package.json' with { type: 'json' };
import config from './electron-builder.config.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const { load } = createRequire(import.meta.resolve('electron-builder'))('js-yaml') as {
  load: (text: string) => unknown;
};

interface Step {
  readonly uses?: string;
  readonly run?: string;
  readonly with?: Readonly<Record<string, unknown>>;
}
interface Workflow {
  readonly on: object;
  readonly permissions: Readonly<Record<string, string>>;
  readonly jobs: Readonly<
    Record<
      string,
      {
        readonly 'runs-on': string;
        readonly 'timeout-minutes': number;
        readonly needs?: string;
        readonly permissions?: object;
        readonly strategy?: { readonly matrix: { readonly os: readonly string[] } };
        readonly steps: readonly Step[];
      }
    >
  >;
}

const folder = `${root}.github/workflows`;
const workflows = readdirSync(folder).map((name) => {
  const text = readFileSync(`${folder}/${name}`, 'utf8');
  return { name, text, workflow: load(text) as Workflow };
});
const stepsOf = ({ jobs }: Workflow): Step[] => Object.values(jobs).flatMap(({ steps }) => steps);
const release = workflows.find(({ name }) => name === 'release.yml') ?? expect.fail('no release workflow');

test.each(workflows)('$name: every job and step is one GitHub can read', ({ workflow }) => {
  expect(workflow.permissions).toEqual({ contents: 'read' });
  for (const job of Object.values(workflow.jobs)) {
    expect(job['runs-on']).toMatch(/^(ubuntu-latest|\$\{\{ matrix\.os \}\})$/);
    expect(job['timeout-minutes']).toBeGreaterThan(0);
    if (job.needs !== undefined) expect(Object.keys(workflow.jobs)).toContain(job.needs);
    if (job.strategy) expect(job.strategy.matrix.os).toEqual(['ubuntu-latest', 'windows-latest', 'macos-latest']);
  }
  for (const { uses, run } of stepsOf(workflow)) {
    expect([uses, run].filter((one) => one !== undefined)).toHaveLength(1);
    if (uses !== undefined) expect(uses).toMatch(/^actions\/[a-z-]+@v\d+$/);
  }
});

test.each(workflows)('$name: it runs scripts there are, and audits what is shipped', ({ workflow, text }) => {
  const runs = stepsOf(workflow).map(({ run = '' }) => run);
  const scripts = runs.flatMap((run) => [...run.matchAll(/npm (?:run (\w+)|(test))/g)].map(([, a, b]) => a ?? b ?? ''));
  for (const script of scripts) expect(Object.keys(pkg.scripts)).toContain(script);
  expect(runs).toContain('npm audit --omit=dev');
  // What others can write, such as a title or the name of a branch, is never part of a command.
  for (const run of runs) expect(run).not.toMatch(/\$\{\{/);
  expect(text).not.toMatch(/\t/);
});

test('a release packs on three systems, tries every packed program out and publishes a draft only', () => {
  const { packages, release: draft } = release.workflow.jobs;
  const runs = packages?.steps.map(({ run = '' }) => run).join('\n') ?? '';
  for (const words of ['npm test', 'npm run package', 'install-electron', 'codesign --verify'])
    expect(runs).toContain(words);
  // From a folder on each system, and installed on Linux.
  expect(runs.match(/--smoke/g)).toHaveLength(4);
  const last = draft?.steps.map(({ run = '' }) => run).join('\n') ?? '';
  expect(last).toContain('sha256sum');
  expect(last).toContain('gh release create "$TAG" --draft');
  expect(draft?.permissions).toEqual({ contents: 'write' });
});

test('every kind of package that is built is uploaded', () => {
  const endings: Record<string, string> = { nsis: 'exe', AppImage: 'AppImage' };
  const upload = release.workflow.jobs['packages']?.steps.find(({ uses = '' }) =>
    uses.startsWith('actions/upload-artifact'),
  );
  const path = String(upload?.with?.['path']);
  // As electron-builder's own types have it, a target may be many other things.
  const targets = [config.linux, config.win, config.mac].flatMap(
    (one) => (one as { target: { target: string }[] }).target,
  );
  for (const { target } of targets) expect(path).toContain(`dist/tarbart-*.${endings[target] ?? target}`);
});

test('deb and rpm ask for the same libraries, each by its own names', () => {
  const library = (name: string): string =>
    name
      .replace(/ \(.*|\.so.*/, '')
      .toLowerCase()
      .replace(/-?\d[\d.-]*$/, '')
      .replace('glib', 'gio');
  const names = (list: unknown): string[] => (list as string[]).map(library).sort();
  expect(names(config.deb?.depends)).toEqual(names(config.rpm?.depends));
  // What electron-builder forgets: without them Electron does not start on a bare system.
  for (const one of ['libasound', 'libgbm']) expect(names(config.deb?.depends)).toContain(one);
  expect(config.deb?.recommends).toEqual([]);
});

test('a certificate GitHub has no secret for is none: macOS gets the bare signature, and nothing is notarised', async () => {
  vi.stubEnv('CSC_LINK', '');
  vi.stubEnv('APPLE_ID', '');
  vi.resetModules();
  const { mac } = (await import('./electron-builder.config.mjs')).default;
  expect(process.env).not.toHaveProperty('CSC_LINK');
  expect(mac).toMatchObject({ identity: '-', hardenedRuntime: false, notarize: false });
  vi.unstubAllEnvs();
});

test('every system checks out the same lines: Prettier and the texts that tests compare know one way to end them', () => {
  expect(readFileSync(`${root}.gitattributes`, 'utf8')).toBe('* text=auto eol=lf\n');
});

test('the version, the changes and the metadata for Linux are of one mind', () => {
  const changes = readFileSync(`${root}build/CHANGELOG.md`, 'utf8');
  expect(changes).toContain(`## ${pkg.version}`);
  expect(readFileSync(`${root}build/packaging/linux/org.tarbart.app.metainfo.xml`, 'utf8')).toContain(
    `<release version="${pkg.version}"`,
  );
});
