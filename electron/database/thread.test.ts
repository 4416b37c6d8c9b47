import { expect, test } from 'vitest';
import { dealOf, temporaryFolder } from '../testing/program.ts';
import { databaseThread } from './thread.ts';

test('calls are carried out by the thread, in their order', async () => {
  const { call, close } = databaseThread(temporaryFolder());
  const id = '0b9ab1a2-3c4d-4e5f-8a6b-7c8d9e0f1a2b';
  const answers = await Promise.all([
    call('table.lay', { dealt: dealOf(7), clock: 0 }),
    call('attempt.begin', { id, dealt: dealOf(7), move: 'deal', clock: 0 }),
    call('attempt.play', { id, ply: 1, move: 'deal', clock: 0 }),
    call('attempt.play', { id, ply: 1, move: 'deal', clock: 0 }),
    call('constructor', {}),
    call('attempts.open', { extra: 1 }),
  ]);
  expect(answers).toEqual([
    { ok: true, value: { repeat: false } },
    { ok: true, value: { status: 'open' } },
    { ok: true, value: { status: 'open' } },
    { ok: false, code: 'stale', params: { ply: 2 } },
    { ok: false, code: 'unknownCall', params: {} },
    { ok: false, code: 'badInput', params: { where: 'extra' } },
  ]);
  await close();
});

test('five programs started at once on a new folder all find it in order', async () => {
  const folder = temporaryFolder();
  const threads = Array.from({ length: 5 }, () => databaseThread(folder));
  const answers = await Promise.all(threads.map(({ call }) => call('app.start', {})));
  expect(answers.map(({ ok }) => ok)).toEqual([true, true, true, true, true]);
  await Promise.all(threads.map(({ close }) => close()));
});

test('a call after the thread has ended is carried out by another', async () => {
  const { call, close } = databaseThread(temporaryFolder());
  await call('settings.write', { key: 'back', value: 'red' });
  await close();
  expect(await call('app.start', {})).toMatchObject({ ok: true, value: { settings: { back: 'red' } } });
  await close();
});

test('closing a thread that was never used is done at once', async () => {
  await expect(databaseThread(temporaryFolder()).close()).resolves.toBeUndefined();
});
