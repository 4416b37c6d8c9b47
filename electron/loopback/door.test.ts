import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { doorTo } from './door.ts';

test('the way in is a file only this user can read, and its name tells nothing', () => {
  const secret = 'abc_DEF-123';
  const door = doorTo(`http://127.0.0.1:4711/#${secret}`);
  expect(door.address).toMatch(/^file:/);
  expect(door.address).not.toContain(secret);
  const file = fileURLToPath(door.address);
  expect(readFileSync(file, 'utf8')).toContain(`content="0;url=http://127.0.0.1:4711/#${secret}"`);
  if (process.platform !== 'win32') {
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(statSync(dirname(file)).mode & 0o777).toBe(0o700);
  }
  door.remove();
  door.remove();
  expect(existsSync(dirname(file))).toBe(false);
});
