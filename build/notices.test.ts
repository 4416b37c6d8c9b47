import { expect, test } from 'vitest';
import pkg from '../package.json' with { type: 'json' };
import { notices, PACKAGES } from './notices.ts';

test('every licence stands whole in the notices, with the version that is built in', () => {
  const text = notices();
  const versions: Record<string, string> = { ...pkg.devDependencies, ...pkg.dependencies };
  for (const name of PACKAGES) expect(text).toContain(`\n${name} ${versions[name] ?? ''}`);
  for (const words of [
    'Copyright (c) 2017 Joshua Wise',
    'Copyright (c) 2016-2025',
    'Copyright (c) Fabian Hiller',
    'Nicolas',
    'SIL OPEN FONT LICENSE',
    'Adrian Kennard',
  ])
    expect(text).toContain(words);
  expect(text).not.toContain('undefined');
});
