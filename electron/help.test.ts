import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import type { Attempt } from '../shared/api/contract.ts';
import { dealOf, Program } from './testing/program.ts';

const DEAL = dealOf(7);
const id = randomUUID();
let program: Program;
beforeEach(async () => {
  program = new Program();
  await program.call('table.lay', { dealt: DEAL, clock: 0 });
});

const begin = () => program.call('attempt.begin', { id, dealt: DEAL, move: 'deal', clock: 0 });
const help = (ply: number, what: 'hint' | 'light' | 'show') =>
  program.call('attempt.help', { id, ply, clock: 0, help: what });
async function onTable(): Promise<Attempt> {
  const { table } = await program.call('app.start', {});
  if (table?.kind !== 'attempt') throw new Error('no attempt lies on the table');
  return table.attempt;
}
const figures = async (repeats: boolean) => (await program.call('statistics.figures', { repeats })).figures;

test('help before the first move is that of the attempt that comes of it, also after a crash', async () => {
  await program.call('table.help', { dealt: DEAL, help: 'hint' });
  await program.call('table.help', { dealt: DEAL, help: 'light' });
  program.restart();
  expect(await program.call('app.start', {})).toMatchObject({
    table: { kind: 'dealt', hints: 1, lights: 1, shows: 0 },
  });
  await begin();
  expect(await onTable()).toMatchObject({ hints: 1, lights: 1, shows: 0, takenUp: null });
  await program.call('attempt.giveUp', { id, clock: 0 });
  expect(await figures(true)).toMatchObject([{ played: 1, fairPlayed: 0 }]);
});

test('a new deal begins without help; help for another deal is refused', async () => {
  await program.call('table.help', { dealt: DEAL, help: 'show' });
  await program.call('table.lay', { dealt: dealOf(8), clock: 0 });
  expect((await program.refusal('table.help', { dealt: DEAL, help: 'hint' })).code).toBe('stale');
  expect(await program.call('app.start', {})).toMatchObject({ table: { hints: 0, lights: 0, shows: 0 } });
});

test('help is counted once for each time, at the ply it is asked at, and not after the end', async () => {
  await begin();
  await help(1, 'hint');
  await help(1, 'hint');
  await help(1, 'light');
  await help(1, 'show');
  expect(await program.refusal('attempt.help', { id, ply: 2, clock: 0, help: 'hint' })).toMatchObject({
    code: 'stale',
    params: { ply: 1 },
  });
  expect(await onTable()).toMatchObject({ hints: 2, lights: 1, shows: 1 });
  await program.call('attempt.giveUp', { id, clock: 0 });
  expect((await program.refusal('attempt.help', { id, ply: 1, clock: 0, help: 'hint' })).code).toBe('ended');
});

test('taken up where it was lost: a new attempt that stands there, a repeat with help, never fair nor clean', async () => {
  await begin();
  for (const ply of [1, 2, 3]) await program.call('attempt.play', { id, ply, move: 'deal', clock: 0 });
  const again = randomUUID();
  const { attempt } = await program.call('attempt.takeUp', { id: again, from: id, ply: 2, clock: 5 });
  expect(attempt).toMatchObject({
    id: again,
    moves: ['deal', 'deal'],
    cursor: 2,
    plies: 2,
    status: 'open',
    repeat: true,
    takenUp: 2,
    shows: 1,
    clock: 0,
  });
  // The earlier one had moves left: it is put aside.
  expect((await program.call('attempt.show', { id })).attempt).toMatchObject({ status: 'open', cursor: 4 });
  expect((await onTable()).id).toBe(again);
  await program.call('attempt.play', { id: again, ply: 2, move: 'deal', clock: 0 });
  program.restart();
  expect(await onTable()).toMatchObject({ takenUp: 2, cursor: 3 });
  await program.call('attempt.giveUp', { id: again, clock: 0 });
  expect(await figures(false)).toMatchObject([{ played: 0, open: 1 }]);
  expect(await figures(true)).toMatchObject([{ played: 1, fairPlayed: 0, clean: 0 }]);
  expect((await program.refusal('attempt.takeUp', { id: randomUUID(), from: id, ply: 5, clock: 0 })).code).toBe(
    'badInput',
  );
  // With moves after the position it is taken up at: all of them, or no attempt.
  const further = { id: randomUUID(), from: id, ply: 1, clock: 0 };
  const broken = { ...further, then: ['deal', 't1>t2'] };
  expect((await program.refusal('attempt.takeUp', broken)).code).toBe('illegalMove');
  expect((await onTable()).id).toBe(again);
  expect((await program.call('attempt.takeUp', { ...further, then: ['deal', 'deal'] })).attempt).toMatchObject({
    moves: ['deal', 'deal', 'deal'],
    cursor: 3,
    takenUp: 1,
    auto: [],
  });
});
