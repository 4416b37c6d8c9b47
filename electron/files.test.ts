import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { pageFile } from './files.ts';
import { temporaryFolder } from './testing/program.ts';

let folder: string;
beforeEach(() => {
  const around = temporaryFolder();
  folder = join(around, 'page');
  mkdirSync(join(folder, 'assets'), { recursive: true });
  for (const name of [
    'index.html',
    'assets/a.js',
    'assets/a b.css',
    'assets/k.svg',
    'assets/f.woff2',
    'key.pem',
    'none',
  ])
    writeFileSync(join(folder, name), name);
  mkdirSync(join(around, 'page2'));
  writeFileSync(join(around, 'page2/index.html'), 'other');
  writeFileSync(join(around, 'secret.json'), 'secret');
});

test.each([
  ['/', 'index.html', 'text/html; charset=utf-8'],
  ['/index.html', 'index.html', 'text/html; charset=utf-8'],
  ['/assets/a.js', 'assets/a.js', 'text/javascript; charset=utf-8'],
  ['/assets/a%20b.css', 'assets/a b.css', 'text/css; charset=utf-8'],
  ['/assets/k.svg', 'assets/k.svg', 'image/svg+xml'],
  ['/assets/f.woff2', 'assets/f.woff2', 'font/woff2'],
])('%s is served', async (path, content, type) => {
  const file = await pageFile(folder, path);
  expect(file?.body.toString()).toBe(content);
  expect(file?.headers).toEqual({
    'content-security-policy':
      "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; connect-src 'self'; worker-src 'self'; img-src 'self' blob:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cross-origin-resource-policy': 'same-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cache-control': 'no-cache',
    'content-type': type,
  });
});

test.each([
  '',
  'index.html',
  '/nothing.html',
  '/none',
  '/key.pem',
  '/assets',
  '/assets/',
  '/../secret.json',
  '/..%2fsecret.json',
  '/%2e%2e/secret.json',
  '/%2e%2e%2fsecret.json',
  '/assets/../../secret.json',
  '/..\\secret.json',
  '/..%5csecret.json',
  '/../page2/index.html',
  '//etc/hosts.json',
  '/%00.html',
  '/index.html%00.js',
  '/%',
  '/%ff.html',
  '/index.html::$DATA.html',
  '/C:/secret.json',
])('%j is not', async (path) => expect(await pageFile(folder, path)).toBeUndefined());
