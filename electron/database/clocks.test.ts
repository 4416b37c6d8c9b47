import { beforeEach, expect, test } from 'vitest';
import { dealOf } from '../testing/program.ts';
import { moveStep } from '../testing/random-play.ts';
import { Seat } from '../testing/seat.ts';

/* The clock of an attempt, as it is stored. */

let seat: Seat;
beforeEach(async () => {
  seat = new Seat();
  await seat.lay(dealOf(7));
  seat.program.clock.pass(4000);
  const step = moveStep(seat.now, 'deal');
  await seat.take({ ...step, input: { ...step.input, clock: 4000 } });
});
const stored = (): unknown => seat.program.db.prepare('SELECT clock FROM attempt WHERE id = ?').pluck().get(seat.id);
const keep = async (clock: number): Promise<unknown> => {
  await seat.program.call('attempt.clock', { id: seat.id, clock });
  return stored();
};

test('counts from the deal', () => expect(stored()).toBe(4000));
test('never runs back', async () => expect(await keep(3000)).toBe(4000));

test('never runs ahead of the time that went by, but for one second in all', async () => {
  seat.program.clock.pass(10_000);
  expect(await keep(3_600_000)).toBe(15_000);
  expect(await keep(3_600_000)).toBe(15_000);
});

test('cares for no change of the computer’s time', async () => {
  seat.program.clock.pass(10_000);
  seat.program.clock.time -= 86_400_000;
  expect(await keep(14_000)).toBe(14_000);
  seat.program.clock.time += 1e12;
  expect(await keep(16_000)).toBe(15_000);
});

test('counts on from what was stored after a crash', async () => {
  seat.program.restart();
  expect((await seat.attempt()).clock).toBe(4000);
  seat.program.clock.pass(2000);
  expect(await keep(9_999_999)).toBe(7000);
});

test('stands still while the attempt is put aside, whatever a page says that still shows it', async () => {
  const first = seat.id;
  await seat.lay(dealOf(8));
  const { attempts: left } = await seat.program.call('attempts.open', {});
  for (let late = 0; late < 2; late++) {
    seat.program.clock.pass(1_800_000);
    await seat.program.call('attempt.clock', { id: first, clock: 9_999_999 });
  }
  expect((await seat.program.call('attempts.open', {})).attempts).toEqual(left);
  await seat.program.call('attempt.resume', { id: first, clock: 0 });
  seat.program.clock.pass(1000);
  await seat.program.call('attempt.clock', { id: first, clock: 9_999_999 });
  expect((await seat.attempt()).clock).toBe(6000);
});

test('is stored with every change, and when the attempt is left', async () => {
  seat.program.clock.pass(60_000);
  await seat.program.call('attempt.play', { id: seat.id, ply: 1, move: 'deal', clock: 5000 });
  expect(stored()).toBe(5000);
  await seat.program.call('attempt.seek', { id: seat.id, ply: 2, to: 1, clock: 6000 });
  expect(stored()).toBe(6000);
  await seat.program.call('attempt.restart', { id: seat.id, ply: 1, clock: 7000 });
  expect(stored()).toBe(7000);
  await seat.program.call('table.lay', { dealt: dealOf(8), clock: 8000 });
  expect(stored()).toBe(8000);
  await seat.program.call('attempt.giveUp', { id: seat.id, clock: 9000 });
  expect(stored()).toBe(9000);
});
