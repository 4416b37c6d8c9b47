import { execFileSync } from 'node:child_process';
import { chmodSync, copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Makes a deb of the files below `root` by fpm's options. */
export function buildDeb(root, options) {
  mkdirSync(join(root, 'DEBIAN'));
  const control = {
    Package: options['--name'],
    Version: options['--version'],
    Architecture: options['--architecture'],
    Maintainer: options['--maintainer'],
    Depends: options['-d'].join(', '),
    Section: options['--category'] ?? 'misc',
    Priority: options['--deb-priority'],
    Homepage: options['--url'],
    Description: options['--description'].trim().replaceAll('\n', '\n '),
  };
  const lines = Object.entries(control).map(([key, value]) => `${key}: ${value}\n`);
  writeFileSync(join(root, 'DEBIAN/control'), lines.join(''));
  for (const [option, name] of [
    ['--after-install', 'postinst'],
    ['--after-remove', 'postrm'],
  ]) {
    copyFileSync(options[option], join(root, 'DEBIAN', name));
    chmodSync(join(root, 'DEBIAN', name), 0o755);
  }
  execFileSync('dpkg-deb', ['--root-owner-group', '-Zxz', '--build', root, options['--package']], { stdio: 'inherit' });
}
