import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { dealOf } from './testing/program.ts';
import { dealThat, Seat } from './testing/seat.ts';

const WON = dealThat('won');
const STUCK = dealThat('stuck');

let seat: Seat;
beforeEach(() => {
  seat = new Seat();
});

test('a deal is shown, no move made: nothing is stored', async () => {
  for (let number = 1; number <= 10; number++) await seat.lay(dealOf(number));
  expect(seat.rows()).toEqual([]);
  expect(await seat.figures()).toEqual([]);
  expect(await seat.program.call('attempts.open', {})).toEqual({ attempts: [], deleted: [] });
});

test('yet an untouched deal comes back after a crash', async () => {
  await seat.lay(dealOf(7));
  seat.program.restart();
  expect(await seat.program.call('app.start', {})).toMatchObject({
    table: { kind: 'dealt', dealt: dealOf(7), repeat: false },
  });
});

test('first move: a row, open', async () => {
  await seat.lay(dealOf(7));
  await seat.play(1);
  expect(seat.rows()).toMatchObject([
    { id: seat.id, status: 'open', plies: 1, began_on: '2026-07-30', ended_at: null, ending: null },
  ]);
  expect(await seat.figures()).toMatchObject([{ played: 0, open: 1 }]);
});

test('a deal and a move, all taken back: still one open attempt, and nothing counted', async () => {
  await seat.lay(dealOf(7));
  await seat.play(1);
  await seat.program.call('attempt.seek', { id: seat.id, ply: 1, to: 0, clock: 0 });
  await seat.lay(dealOf(8));
  expect(await seat.figures()).toMatchObject([{ played: 0, open: 1 }]);
});

test('the last card goes home: won, with the final position', async () => {
  await seat.lay(WON);
  await seat.play();
  expect(await seat.attempt()).toMatchObject({
    status: 'won',
    home: 28,
    plies: seat.ply,
    cursor: seat.ply,
    endedOn: '2026-07-30',
  });
  expect(await seat.figures()).toMatchObject([
    { played: 1, won: 1, clean: 1, fairPlayed: 1, fairWon: 1, open: 0, streak: 1 },
  ]);
});

test('no legal move: still open, and undo goes on', async () => {
  await seat.lay(STUCK);
  await seat.play();
  expect((await seat.attempt()).status).toBe('open');
  await seat.program.call('attempt.seek', { id: seat.id, ply: seat.ply, to: seat.ply - 1, clock: 0 });
  expect(await seat.attempt()).toMatchObject({ status: 'open', undos: 1, cursor: seat.ply - 1 });
});

test.each(['another deal', 'another game in play', 'giving up'])(
  'no legal move, and it is left by %s: lost',
  async (way) => {
    await seat.lay(dealOf(99, 2));
    await seat.play(3);
    const other = seat.id;
    await seat.lay(STUCK);
    await seat.play();
    const left = seat.id;
    if (way === 'another deal') await seat.lay(dealOf(1));
    else if (way === 'giving up') await seat.program.call('attempt.giveUp', { id: left, clock: 0 });
    else await seat.program.call('attempt.resume', { id: other, clock: 0 });
    expect(seat.program.db.prepare('SELECT status FROM attempt WHERE id = ?').get(left)).toEqual({ status: 'lost' });
  },
);

test('left with moves: put aside, found among the games in play, and resumed where it stood', async () => {
  await seat.lay(dealOf(7));
  await seat.play(5);
  const aside = await seat.attempt();
  await seat.lay(dealOf(8));
  await seat.play(2);
  expect((await seat.program.call('attempts.open', {})).attempts.map((one) => one.id)).toEqual([seat.id, aside.id]);
  expect(await seat.program.call('attempt.resume', { id: aside.id, clock: 0 })).toEqual({ attempt: aside });
  expect(await seat.attempt()).toEqual(aside);
});

test('give up: given up, and it stays on the table as it stood', async () => {
  await seat.lay(dealOf(7));
  await seat.play(5);
  expect(await seat.program.call('attempt.giveUp', { id: seat.id, clock: 0 })).toEqual({ status: 'givenUp' });
  expect(await seat.attempt()).toMatchObject({ status: 'givenUp', cursor: 5 });
  expect(await seat.figures()).toMatchObject([{ played: 1, givenUp: 1, open: 0, streak: -1 }]);
});

test('a game put aside is given up by its name, without being laid on the table', async () => {
  await seat.lay(dealOf(7));
  await seat.play(5);
  const aside = seat.id;
  await seat.lay(dealOf(8));
  await seat.play(2);
  expect(await seat.program.call('attempt.giveUp', { id: aside, clock: 0 })).toEqual({ status: 'givenUp' });
  expect((await seat.program.call('attempts.open', {})).attempts.map((one) => one.id)).toEqual([seat.id]);
  expect(await seat.figures()).toMatchObject([{ played: 1, givenUp: 1, open: 1 }]);
  await seat.play(1);
  expect(await seat.attempt()).toMatchObject({ id: seat.id, cursor: 3 });
});

test('struck out: kept and shown, but in no figure; taken in again, as it was', async () => {
  await seat.lay(WON);
  await seat.play();
  const before = await seat.figures();
  const strike = (struck: boolean) => seat.program.call('attempt.strike', { id: seat.id, struck });
  for (let i = 0; i < 2; i++) expect(await strike(true)).toEqual({});
  expect(await seat.figures()).toEqual([]);
  expect((await seat.program.call('attempt.show', { id: seat.id })).attempt).toEqual(await seat.attempt());
  expect(await seat.attempt()).toMatchObject({ status: 'won', struck: true });
  expect(await seat.program.call('table.lay', { dealt: WON, clock: 0 })).toEqual({ repeat: true });
  await strike(false);
  expect(await seat.figures()).toEqual(before);
});

test('an open attempt is shown, but not struck out', async () => {
  await seat.lay(dealOf(7));
  await seat.play(3);
  expect(await seat.program.call('attempt.show', { id: seat.id })).toEqual({ attempt: await seat.attempt() });
  expect(await seat.program.refusal('attempt.strike', { id: seat.id, struck: true })).toMatchObject({
    code: 'badInput',
  });
  for (const name of ['attempt.show', 'attempt.strike'] as const)
    expect(
      await seat.program.send(name, { id: randomUUID(), ...(name === 'attempt.strike' && { struck: true }) }),
    ).toEqual({
      ok: false,
      code: 'unknownAttempt',
      params: {},
    });
});

test('a crash changes nothing: it resumes, with all of it to undo', async () => {
  await seat.lay(dealOf(7));
  await seat.play(9);
  await seat.take({ name: 'attempt.seek', input: { id: seat.id, ply: 9, to: 4, clock: 0 }, after: seat.now });
  const before = await seat.attempt();
  seat.program.restart();
  expect(await seat.attempt()).toEqual(before);
  expect(await seat.program.call('attempt.seek', { id: seat.id, ply: 4, to: 9, clock: 0 })).toEqual({ status: 'open' });
  expect(await seat.program.call('attempt.seek', { id: seat.id, ply: 9, to: 0, clock: 0 })).toEqual({ status: 'open' });
  expect(await seat.attempt()).toMatchObject({ cursor: 0, undos: 2, plies: 0, moves: seat.now.record.moves });
});

test('after the win nothing more is stored: undo and winning again book nothing', async () => {
  await seat.lay(WON);
  await seat.play();
  const before = seat.rows();
  const at = { id: seat.id, ply: seat.ply, clock: 1e6 };
  for (const refusal of [
    await seat.program.refusal('attempt.seek', { ...at, to: 0 }),
    await seat.program.refusal('attempt.play', { ...at, move: 'deal' }),
    await seat.program.refusal('attempt.restart', at),
    await seat.program.refusal('attempt.giveUp', { id: seat.id, clock: 1e6 }),
    await seat.program.refusal('attempt.clock', { id: seat.id, clock: 1e6 }),
    await seat.program.refusal('attempt.resume', { id: seat.id, clock: 1e6 }),
  ])
    expect(refusal.code).toBe('ended');
  expect(seat.rows()).toEqual(before);
  await seat.lay(dealOf(1));
  expect(seat.rows()).toEqual(before);
});

test('restart: the same attempt, one restart more; help and clock go on, and the moves can be redone', async () => {
  await seat.lay(dealOf(7));
  await seat.play(6);
  seat.program.clock.pass(60_000);
  await seat.program.call('attempt.seek', { id: seat.id, ply: 6, to: 5, clock: 50_000 });
  await seat.program.call('attempt.restart', { id: seat.id, ply: 5, clock: 55_000 });
  expect(await seat.attempt()).toMatchObject({
    id: seat.id,
    restarts: 1,
    undos: 1,
    clock: 55_000,
    cursor: 0,
    plies: 0,
  });
  await seat.program.call('attempt.restart', { id: seat.id, ply: 0, clock: 55_000 });
  await seat.program.call('attempt.seek', { id: seat.id, ply: 0, to: 6, clock: 55_000 });
  expect(await seat.attempt()).toMatchObject({ restarts: 1, undos: 1, cursor: 6, moves: seat.now.record.moves });
});

test('an attempt has the local dates of its beginning and its end', async () => {
  await seat.lay(dealOf(7));
  await seat.play(1);
  seat.program.clock.day = '2026-07-31';
  await seat.play(1);
  await seat.program.call('attempt.giveUp', { id: seat.id, clock: 0 });
  expect(await seat.attempt()).toMatchObject({ beganOn: '2026-07-30', endedOn: '2026-07-31' });
});

test('attempts end in their order, whatever the clock says', async () => {
  for (const [number, time] of [3e12, 2e12, 1e12].entries()) {
    seat.program.clock.time = time;
    await seat.lay(dealOf(number + 1));
    await seat.play(1);
    await seat.program.call('attempt.giveUp', { id: seat.id, clock: 0 });
  }
  expect(seat.program.db.prepare('SELECT number, ending FROM attempt ORDER BY ending').all()).toEqual([
    { number: 1, ending: 1 },
    { number: 2, ending: 2 },
    { number: 3, ending: 3 },
  ]);
});
