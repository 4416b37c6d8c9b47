import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '../testing/program.ts';
import { FolderLock } from './lock.ts';
import { refusalOf } from './reason.ts';

const LOCK = 'tarbart.lock';
let folder: string;
beforeEach(() => (folder = temporaryFolder()));

const lockOn = (path: string): FolderLock => {
  const lock = new FolderLock(path);
  onTestFinished(() => lock.release());
  return lock;
};
/** What taking the folder comes to: whether it is new, or what it is refused for. */
function taking(lock: FolderLock): unknown {
  try {
    return lock.take();
  } catch (error) {
    return (refusalOf(error) as { params: object }).params;
  }
}

/** Another process that takes the folder and holds it. */
async function holder(): Promise<ChildProcess> {
  const module = JSON.stringify(new URL('./lock.ts', import.meta.url).href);
  const script = `import { FolderLock } from ${module};
    const lock = new FolderLock(${JSON.stringify(folder)});
    console.log(lock.take());
    // What nothing refers to may be taken away, and its lock with it.
    setInterval(() => lock, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const [said] = (await once(child.stdout, 'data')) as [Buffer];
  expect(said.toString().trim()).toBe('true');
  return child;
}

test('a folder is taken once, and can be taken again when it has been let go of', () => {
  const [one, other] = [lockOn(folder), lockOn(folder)];
  expect([taking(one), taking(one)]).toEqual([true, false]);
  expect(taking(other)).toEqual({ reason: 'inUse' });
  one.release();
  expect(taking(other)).toBe(true);
  expect(taking(one)).toEqual({ reason: 'inUse' });
  other.release();
  other.release();
  expect(taking(one)).toBe(true);
});

test('a process that is killed lets go of it', async () => {
  const child = await holder();
  const lock = lockOn(folder);
  expect(taking(lock)).toEqual({ reason: 'inUse' });
  child.kill('SIGKILL');
  await once(child, 'exit');
  expect(taking(lock)).toBe(true);
});

test('it is a file with nothing in it, in a folder that is made for it', () => {
  folder = join(folder, 'Влад', "a'b %20 #");
  expect(taking(lockOn(folder))).toBe(true);
  expect(readFileSync(join(folder, LOCK)).length).toBe(0);
});

test.each([
  ['is a file', (path: string) => writeFileSync(path, 'not a folder')],
  ['has a folder in the place of the lock', (path: string) => mkdirSync(join(path, LOCK), { recursive: true })],
  [
    'has something else in the place of the lock',
    (path: string) => {
      mkdirSync(path);
      writeFileSync(join(path, LOCK), 'Dear diary, '.repeat(1000));
    },
  ],
])('where the folder %s there is no lock, and nothing is written', (_what, lay) => {
  const path = join(folder, 'data');
  lay(path);
  expect([taking(lockOn(path)), taking(lockOn(path))]).toEqual([false, false]);
  expect(existsSync(join(path, `${LOCK}-journal`))).toBe(false);
});
