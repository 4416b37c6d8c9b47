import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { lineOf } from '../shared/engine/record.ts';
import { dealOf } from './testing/program.ts';
import { answered, lineStep, moveStep, shown } from './testing/random-play.ts';
import { Seat } from './testing/seat.ts';

/* What does not fit is refused, and changes nothing. */

let seat: Seat;
beforeEach(async () => {
  seat = new Seat();
  await seat.lay(dealOf(7));
  await seat.play(5);
});

test.each([
  ['a move from another ply', 'attempt.play', { ply: 4, move: 'deal' }, 'stale', { ply: 5 }],
  ['undo from another ply', 'attempt.seek', { ply: 6, to: 0 }, 'stale', { ply: 5 }],
  ['a restart from another ply', 'attempt.restart', { ply: 1 }, 'stale', { ply: 5 }],
  ['a move that is not legal', 'attempt.play', { ply: 5, move: 't1>t2' }, 'illegalMove', {}],
  ['a line that breaks off', 'attempt.play', { ply: 5, move: 'deal', then: ['deal', 't1>t2'] }, 'illegalMove', {}],
  ['a move of piles that are not there', 'attempt.play', { ply: 5, move: 't9>f9' }, 'illegalMove', {}],
  ['redo beyond the moves', 'attempt.seek', { ply: 5, to: 6 }, 'illegalMove', {}],
  ['an attempt that is not there', 'attempt.play', { id: randomUUID(), ply: 5, move: 'deal' }, 'unknownAttempt', {}],
  ['a clock of one that is not there', 'attempt.clock', { id: randomUUID() }, 'unknownAttempt', {}],
])('%s', async (_what, name, input, code, params) => {
  const before = seat.rows();
  expect(await seat.program.send(name, { id: seat.id, clock: 0, ...input })).toEqual({ ok: false, code, params });
  expect(seat.rows()).toEqual(before);
  await seat.play(1);
  expect(shown(seat.now)).toEqual(answered((await seat.program.call('app.start', {})).table));
});

test.each([
  ['an unknown game', { game: 'klondike' }],
  ['another revision', { revision: 2 }],
  ['an unknown value', { options: { ...dealOf(7).options, pickUp: 'never' } }],
  ['a missing option', { options: {} }],
  ['one option too many', { options: { ...dealOf(7).options, extra: 'x' } }],
  ['another shuffle', { deal: { kind: 'number', shuffle: 2, number: 7 } }],
])('a deal with %s', async (_what, change) => {
  const answer = await seat.program.send('table.lay', { dealt: { ...dealOf(7), ...change }, clock: 0 });
  expect(answer).toEqual({ ok: false, code: 'unknownRules', params: {} });
  expect((await seat.attempt()).id).toBe(seat.id);
});

test.each([
  ['a move', 'attempt.play', { move: 'deal' }],
  ['undo', 'attempt.seek', { to: 2 }],
  ['a restart', 'attempt.restart', {}],
  ['giving up', 'attempt.giveUp', {}],
])('%s on other moves than those the page has, at the same ply', async (_what, name, input) => {
  const at = { id: seat.id, ply: 5, clock: 0 };
  const line = lineOf(seat.now.record, 5);
  expect(await seat.program.send(name, { ...at, ...input, line: line ^ 1 })).toMatchObject({ code: 'stale' });
  expect((await seat.attempt()).cursor).toBe(5);
  expect(await seat.program.send(name, { ...at, ...input, line })).toMatchObject({ ok: true });
});

test('redo to other moves than those the page has', async () => {
  await seat.program.call('attempt.seek', { id: seat.id, ply: 5, to: 2, clock: 0, line: lineOf(seat.now.record, 5) });
  const redo = { id: seat.id, ply: 2, to: 4, clock: 0 };
  const other = { moves: seat.now.record.moves.with(3, 't1>f1') };
  expect(await seat.program.refusal('attempt.seek', { ...redo, line: lineOf(other, 4) })).toMatchObject({
    code: 'stale',
  });
  expect(await seat.program.call('attempt.seek', { ...redo, line: lineOf(seat.now.record, 4) })).toEqual({
    status: 'open',
  });
});

test('giving up what has been played on elsewhere', async () => {
  expect(await seat.program.refusal('attempt.giveUp', { id: seat.id, ply: 4, clock: 0 })).toMatchObject({
    code: 'stale',
  });
  expect((await seat.attempt()).status).toBe('open');
});

test.each([
  ['a deal', 'table.lay', () => ({ dealt: dealOf(8) })],
  ['another game', 'attempt.resume', (id: string) => ({ id })],
])('%s laid by a page that has something else on the table', async (_what, name, input) => {
  const first = seat.id;
  await seat.lay(dealOf(9));
  for (const from of [first, randomUUID()])
    expect(await seat.program.send(name, { ...input(first), clock: 0, from })).toMatchObject({ code: 'stale' });
  expect(await seat.program.call('app.start', {})).toMatchObject({ table: { dealt: dealOf(9) } });
  expect(await seat.program.send(name, { ...input(first), clock: 0, from: null })).toMatchObject({ ok: true });
});

test('a first move on a deal that no longer lies there', async () => {
  await seat.lay(dealOf(8));
  await seat.lay(dealOf(9));
  const late = { id: randomUUID(), dealt: dealOf(8), move: 'deal', clock: 0 };
  expect(await seat.program.refusal('attempt.begin', late)).toMatchObject({ code: 'stale' });
  expect(await seat.program.call('app.start', {})).toMatchObject({ table: { dealt: dealOf(9) } });
});

test('the first move sent twice, its answer lost, opens one attempt; another under the same id none', async () => {
  await seat.lay(dealOf(8));
  const { name, input, after } = moveStep(seat.now, 'deal');
  await seat.program.call(name, input);
  expect(await seat.program.call(name, input)).toEqual({ status: 'open' });
  seat.stands(after);
  expect(seat.rows()).toHaveLength(2);
  expect(await seat.program.send(name, { ...input, move: 't1>f1' })).toMatchObject({
    code: 'stale',
    params: { ply: 1 },
  });
  await seat.play(1);
  expect(await seat.program.send(name, input)).toMatchObject({ code: 'stale', params: { ply: 2 } });
});

test('a line sent twice, its answer lost, opens one attempt', async () => {
  await seat.lay(dealOf(8));
  const { name, input, after } = lineStep(seat.now, ['deal', 'deal', 'deal']);
  await seat.program.call(name, input);
  expect(await seat.program.call(name, input)).toEqual({ status: 'open' });
  seat.stands(after);
  expect(seat.rows()).toHaveLength(2);
  expect(await seat.program.send(name, { ...input, then: [] })).toMatchObject({ code: 'stale', params: { ply: 3 } });
});
