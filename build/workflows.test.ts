import { execFileSync } from 'node:child_process';
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
  readonly shell?: string;
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
    expect(job['runs-on']).toMatch(/^(ubuntu-24\.04|\$\{\{ matrix\.os \}\})$/);
    expect(job['timeout-minutes']).toBeGreaterThan(0);
    if (job.needs !== undefined) expect(Object.keys(workflow.jobs)).toContain(job.needs);
    // By name, lest a system that nobody has chosen takes the place of one that was.
    if (job.strategy) expect(job.strategy.matrix.os).toEqual(['ubuntu-24.04', 'windows-2025', 'macos-26']);
  }
  for (const { uses, run } of stepsOf(workflow)) {
    expect([uses, run].filter((one) => one !== undefined)).toHaveLength(1);
    // By the commit: what a name stands for can be changed by others.
    if (uses !== undefined) expect(uses).toMatch(/^actions\/[a-z-]+@[\da-f]{40}$/);
  }
});

test('every action has one version, said beside its commit, and no step leaves the right to write behind', () => {
  const texts = workflows.map(({ text }) => text).join('\n');
  const versions = new Set([...texts.matchAll(/uses: (.*)/g)].map(([, action = '']) => action));
  for (const action of versions) expect(action).toMatch(/ # v\d+\.\d+\.\d+$/);
  expect(new Set([...versions].map((action) => action.split('@')[0])).size).toBe(versions.size);
  for (const { workflow } of workflows)
    for (const { uses, with: options } of stepsOf(workflow))
      if (uses?.startsWith('actions/checkout')) expect(options).toEqual({ 'persist-credentials': false });
});

test.skipIf(process.platform === 'win32')('every script is one that bash can read', () => {
  for (const { workflow } of workflows)
    for (const { run, shell = 'bash' } of stepsOf(workflow))
      if (run !== undefined && shell === 'bash') execFileSync('bash', ['-n'], { input: run });
  execFileSync('bash', ['-n', `${root}build/packaging/linux/after-remove`]);
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
  // From a folder and as players have it on each system, and by both ways without a package manager on Linux.
  expect(runs.match(/--smoke/g)).toHaveLength(7);
  expect(runs).toContain('dnf install');
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
  vi.stubEnv('CSC_LINK', 'certificate.p12');
  vi.stubEnv('APPLE_ID', 'player@example.invalid');
  vi.resetModules();
  const { mac: signed } = (await import('./electron-builder.config.mjs')).default;
  expect(signed).toMatchObject({ hardenedRuntime: true, notarize: true });
  expect(signed).not.toHaveProperty('identity');
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
