import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** What fpm calls processors, in rpm's words. */
const ARCHITECTURES = { amd64: 'x86_64', arm64: 'aarch64' };

/** All entries below a folder, as absolute paths in it. */
const below = (root) =>
  readdirSync(root, { recursive: true, withFileTypes: true }).map((entry) => ({
    isFolder: entry.isDirectory(),
    path: join(entry.parentPath, entry.name).slice(root.length),
  }));

/** The description of a package as fpm writes it: only folders below `--directories` are the package's own. */
function specification(root, options) {
  const owned = (path) => options['--directories'].some((folder) => path === folder || path.startsWith(`${folder}/`));
  const files = below(root).flatMap(({ path, isFolder }) =>
    isFolder ? (owned(path) ? [`%dir "${path}"`] : []) : [`"${path}"`],
  );
  const script = (option) => readFileSync(options[option], 'utf8');
  const description = options['--description'].trim();
  return [
    // Nothing is made: the files lie ready.
    ...['prep', 'build', 'install', 'clean'].flatMap((step) =>
      ['pre', 'post'].map((when) => `%define __spec_${step}_${when} true`),
    ),
    `Name: ${options['--name']}`,
    `Version: ${options['--version'].replaceAll('-', '_')}`,
    'Release: 1',
    `Summary: ${options['--rpm-summary'] ?? description.split('\n')[0]}`,
    'AutoReqProv: no',
    `Group: ${options['--category'] ?? 'default'}`,
    `License: ${options['--license']}`,
    `Vendor: ${options['--vendor']}`,
    `URL: ${options['--url']}`,
    `Packager: ${options['--maintainer']}`,
    ...options['-d'].map((one) => `Requires: ${one}`),
    '%description',
    description,
    '%prep\n%build\n%install\n%clean',
    `%post\n${script('--after-install')}`,
    `%postun\n${script('--after-remove')}`,
    '%files\n%defattr(-,root,root,-)',
    ...files,
    '',
  ].join('\n');
}

/** Makes an rpm of the files below `root` by fpm's options. */
export function buildRpm(root, options) {
  const architecture = ARCHITECTURES[options['--architecture']] ?? options['--architecture'];
  const top = mkdtempSync(join(tmpdir(), 'rpmbuild-'));
  for (const folder of ['BUILD', 'RPMS', 'SPECS']) mkdirSync(join(top, folder));
  const spec = join(top, 'SPECS/package.spec');
  writeFileSync(spec, specification(root, options));
  const defines = [`buildroot ${root}`, `_topdir ${top}`, ...options['--rpm-rpmbuild-define']];
  const words = ['-bb', '--quiet', '--target', `${architecture}-unknown-${options['--rpm-os']}`];
  execFileSync('rpmbuild', [...words, ...defines.flatMap((define) => ['--define', define]), spec], {
    stdio: 'inherit',
  });
  const [made] = readdirSync(join(top, 'RPMS'), { recursive: true }).filter((name) => name.endsWith('.rpm'));
  copyFileSync(join(top, 'RPMS', made), options['--package']);
  rmSync(top, { recursive: true });
}
