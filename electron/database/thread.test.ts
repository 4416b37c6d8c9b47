import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { dealOf, temporaryFolder } from '../testing/program.ts';
import { FILE } from './open.ts';
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

test('of five programs started at once on a new folder one has it; the next may when that one has ended', async () => {
  const folder = temporaryFolder();
  const threads = Array.from({ length: 5 }, () => databaseThread(folder));
  const answers = await Promise.all(threads.map(({ call }) => call('app.start', {})));
  const refusal = { ok: false, code: 'database', params: { reason: 'inUse' } };
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  expect(answers.filter(({ ok }) => !ok)).toEqual([refusal, refusal, refusal, refusal]);
  const has = answers.findIndex(({ ok }) => ok);
  await threads[has]?.close();
  threads.splice(has, 1);
  expect(await threads[0]?.call('app.start', {})).toMatchObject({ ok: true });
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

test('figures show what was asked for before them, also when it is not answered yet', async () => {
  const { call, close } = databaseThread(temporaryFolder());
  const id = '0b9ab1a2-3c4d-4e5f-8a6b-7c8d9e0f1a2b';
  const figuresAfter = async (name: string, input: object) =>
    (await Promise.all([call(name, input), call('statistics.figures', { repeats: false })]))[1];
  expect(await figuresAfter('table.lay', { dealt: dealOf(7), clock: 0 })).toMatchObject({
    value: { all: { open: 0 } },
  });
  for (const [name, input, all] of [
    ['attempt.begin', { id, dealt: dealOf(7), move: 'deal', clock: 0 }, { open: 1, played: 0 }],
    ['attempt.giveUp', { id, clock: 0 }, { open: 0, played: 1 }],
    ['attempt.strike', { id, struck: true }, { open: 0, played: 0 }],
    ['attempt.strike', { id, struck: false }, { open: 0, played: 1 }],
  ] as const)
    expect(await figuresAfter(name, input)).toMatchObject({ ok: true, value: { all } });
  await close();
});

test('while the database cannot be used figures are refused with its reason; then they come', async () => {
  const folder = temporaryFolder();
  const { call, close } = databaseThread(folder);
  writeFileSync(join(folder, FILE), 'Dear diary, '.repeat(1000));
  const refusal = { ok: false, code: 'database', params: { reason: 'damaged' } };
  expect(await call('statistics.figures', { repeats: false })).toEqual(refusal);
  expect(await call('app.start', {})).toEqual(refusal);
  writeFileSync(join(folder, FILE), '');
  expect(await call('statistics.figures', { repeats: false })).toMatchObject({ ok: true, value: { figures: [] } });
  await close();
});
