import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { dealOf, Program } from './testing/program.ts';
import { exported, imported } from './testing/transfer.ts';

let program: Program;
beforeEach(() => (program = new Program()));

/** Begins a game; its id. */
async function begin(number: number): Promise<string> {
  const id = randomUUID();
  await program.call('table.lay', { dealt: dealOf(number), clock: 0 });
  await program.call('attempt.begin', { id, dealt: dealOf(number), move: 'deal', clock: 0 });
  return id;
}
const open = async () => (await program.call('attempts.open', {})).attempts;
const deleted = async () => (await program.call('attempts.open', {})).deleted;
const name = (id: string, text: string) => program.call('attempt.name', { id, name: text });

test('a game is given a name, another one, and none, and keeps it to its end', async () => {
  const id = await begin(1);
  expect(await open()).toMatchObject([{ id, name: null }]);
  expect(await name(id, '  Before\n the  storm ')).toEqual({ name: 'Before the storm' });
  program.restart();
  expect(await open()).toMatchObject([{ id, name: 'Before the storm' }]);
  expect(await program.refusal('attempt.name', { id, name: 'x'.repeat(61) })).toMatchObject({
    params: { reason: 'long' },
  });
  expect(await name(id, '\u200b')).toEqual({ name: null });
  await name(id, '=1+1');
  await program.call('attempt.giveUp', { id, clock: 0 });
  expect((await program.call('attempt.show', { id })).attempt).toMatchObject({ name: '=1+1', status: 'givenUp' });
  expect(await program.refusal('attempt.name', { id: randomUUID(), name: 'x' })).toMatchObject({
    code: 'unknownAttempt',
  });
});

test('a deleted game counts as given up, and is taken back as it was while the program runs', async () => {
  const id = await begin(1);
  program.clock.pass(5000);
  await program.call('attempt.play', { id, ply: 1, move: 'deal', clock: 5000 });
  await name(id, 'Long ago');
  const table = await begin(2);
  const before = await open();
  program.clock.pass(60_000);
  expect(await program.call('attempt.discard', { id })).toEqual({ status: 'givenUp' });
  expect(await open()).toMatchObject([{ id: table }]);
  expect(await deleted()).toMatchObject([{ id, name: 'Long ago', status: 'givenUp' }]);
  // It stays so for whoever comes back to the list, also after another has played.
  const { id: other } = await program.call('players.add', { name: 'Anna' });
  await program.call('players.choose', { id: other });
  expect(await deleted()).toEqual([]);
  await program.call('players.choose', { id: 'player' });
  await imported(program, await exported(program));
  expect((await program.call('statistics.figures', { repeats: true })).all).toMatchObject({ givenUp: 1, open: 1 });
  await program.call('attempt.takeBack', { id });
  expect(await open()).toEqual(before);
  expect((await program.call('statistics.figures', { repeats: true })).all).toMatchObject({ played: 0, open: 2 });
  expect(await deleted()).toEqual([]);
  expect(await program.refusal('attempt.takeBack', { id })).toMatchObject({ code: 'ended' });

  await program.call('attempt.discard', { id });
  program.restart();
  expect(await deleted()).toEqual([]);
  expect(await program.refusal('attempt.takeBack', { id })).toMatchObject({ code: 'ended' });
});

test('what lies on the table is kept, and what was given up there cannot be taken back', async () => {
  const id = await begin(1);
  expect(await program.refusal('attempt.discard', { id })).toMatchObject({ code: 'badInput' });
  expect(await open()).toMatchObject([{ id }]);
  await program.call('attempt.giveUp', { id, clock: 0 });
  for (const call of ['attempt.discard', 'attempt.takeBack'] as const)
    expect(await program.refusal(call, { id })).toMatchObject({ code: 'ended' });
});

test('a game that could not be deleted is none of those that can be taken back', async () => {
  const id = await begin(1);
  await begin(2);
  program.db.exec(`CREATE TEMP TRIGGER full BEFORE UPDATE ON attempt BEGIN SELECT RAISE(ABORT, 'full'); END`);
  await expect(program.send('attempt.discard', { id })).rejects.toThrow('full');
  program.db.exec('DROP TRIGGER full');
  await program.call('attempt.giveUp', { id, clock: 0 });
  expect(await deleted()).toEqual([]);
  expect(await program.refusal('attempt.takeBack', { id })).toMatchObject({ code: 'ended' });
});
