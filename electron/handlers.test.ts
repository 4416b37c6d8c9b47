import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Attempt, Dealt } from '../shared/api/contract.ts';
import { formatDeck } from '../shared/engine/cards.ts';
import { deckOf, legalMoves } from '../shared/engine/state.ts';
import { replay } from '../shared/engine/record.ts';
import { lineOf } from '../shared/engine/record.ts';
import { amazons } from '../shared/games/amazons.ts';
import { algerian } from '../shared/games/algerian.ts';
import { rulesOf, rulesOfRecord } from '../shared/games/index.ts';
import { openDatabase } from './database/open.ts';
import { dealOf, Program } from './testing/program.ts';
import {
  answered,
  carelessMove,
  layStep,
  lineStep,
  moveStep,
  randomFrom,
  randomStep,
  shown,
  type Position,
  type Step,
} from './testing/random-play.ts';

let program: Program;
let table: Position | undefined;
beforeEach(() => {
  program = new Program();
  table = undefined;
});

const now = (): Position => {
  if (!table) throw new Error('nothing is laid');
  return table;
};
const id = (): string => now().id ?? '';
const ply = (): number => now().record.cursor;

/** Carries a step out and takes its position over. */
async function take({ name, input, after }: Step): Promise<void> {
  await program.call(name, input);
  table = after;
}
const lay = (dealt: Dealt): Promise<void> => take(layStep(table, dealt));

/** Plays carelessly, at most so many moves. */
async function play(most = 3000): Promise<void> {
  for (let i = 0; i < most && now().status === 'open'; i++) {
    const move = carelessMove(now());
    if (move === undefined) return;
    await take(moveStep(now(), move));
  }
}

/** The first deal careless play wins, or one it leaves with no move, under the default reading. */
function dealThat(ends: 'won' | 'stuck'): Dealt {
  for (let number = 1; ; number++) {
    let position = layStep(undefined, dealOf(number)).after;
    for (let move = carelessMove(position); move !== undefined; move = carelessMove(position))
      position = moveStep(position, move).after;
    if ((position.status === 'won') === (ends === 'won')) return dealOf(number);
  }
}
const WON = dealThat('won');
const STUCK = dealThat('stuck');

const rows = (): unknown[] => program.db.prepare('SELECT * FROM attempt').all();
async function attempt(): Promise<Attempt> {
  const { table: lying } = await program.call('app.start', {});
  if (lying?.kind !== 'attempt') throw new Error('no attempt lies on the table');
  return lying.attempt;
}
const figures = async () => (await program.call('statistics.figures', { repeats: true })).figures;

describe('an attempt', () => {
  test('a deal is shown, no move made: nothing is stored', async () => {
    for (let number = 1; number <= 10; number++) await lay(dealOf(number));
    expect(rows()).toEqual([]);
    expect(await figures()).toEqual([]);
    expect(await program.call('attempts.open', {})).toEqual({ attempts: [], deleted: [] });
  });

  test('yet an untouched deal comes back after a crash', async () => {
    await lay(dealOf(7));
    program.restart();
    expect(await program.call('app.start', {})).toMatchObject({
      table: { kind: 'dealt', dealt: dealOf(7), repeat: false },
    });
  });

  test('first move: a row, open', async () => {
    await lay(dealOf(7));
    await play(1);
    expect(rows()).toMatchObject([
      { id: id(), status: 'open', plies: 1, began_on: '2026-07-30', ended_at: null, ending: null },
    ]);
    expect(await figures()).toMatchObject([{ played: 0, open: 1 }]);
  });

  test('a deal and a move, all taken back: still one open attempt, and nothing counted', async () => {
    await lay(dealOf(7));
    await play(1);
    await program.call('attempt.seek', { id: id(), ply: 1, to: 0, clock: 0 });
    await lay(dealOf(8));
    expect(await figures()).toMatchObject([{ played: 0, open: 1 }]);
  });

  test('the last card goes home: won, with the final position', async () => {
    await lay(WON);
    await play();
    expect(await attempt()).toMatchObject({
      status: 'won',
      home: 28,
      plies: ply(),
      cursor: ply(),
      endedOn: '2026-07-30',
    });
    expect(await figures()).toMatchObject([
      { played: 1, won: 1, clean: 1, fairPlayed: 1, fairWon: 1, open: 0, streak: 1 },
    ]);
  });

  test('no legal move: still open, and undo goes on', async () => {
    await lay(STUCK);
    await play();
    expect((await attempt()).status).toBe('open');
    await program.call('attempt.seek', { id: id(), ply: ply(), to: ply() - 1, clock: 0 });
    expect(await attempt()).toMatchObject({ status: 'open', undos: 1, cursor: ply() - 1 });
  });

  test.each(['another deal', 'another game in play', 'giving up'])(
    'no legal move, and it is left by %s: lost',
    async (way) => {
      await lay(dealOf(99, 2));
      await play(3);
      const other = id();
      await lay(STUCK);
      await play();
      const left = id();
      if (way === 'another deal') await lay(dealOf(1));
      else if (way === 'giving up') await program.call('attempt.giveUp', { id: left, clock: 0 });
      else await program.call('attempt.resume', { id: other, clock: 0 });
      expect(program.db.prepare('SELECT status FROM attempt WHERE id = ?').get(left)).toEqual({ status: 'lost' });
    },
  );

  test('left with moves: put aside, found among the games in play, and resumed where it stood', async () => {
    await lay(dealOf(7));
    await play(5);
    const aside = await attempt();
    await lay(dealOf(8));
    await play(2);
    expect((await program.call('attempts.open', {})).attempts.map((one) => one.id)).toEqual([id(), aside.id]);
    expect(await program.call('attempt.resume', { id: aside.id, clock: 0 })).toEqual({ attempt: aside });
    expect(await attempt()).toEqual(aside);
  });

  test('give up: given up, and it stays on the table as it stood', async () => {
    await lay(dealOf(7));
    await play(5);
    expect(await program.call('attempt.giveUp', { id: id(), clock: 0 })).toEqual({ status: 'givenUp' });
    expect(await attempt()).toMatchObject({ status: 'givenUp', cursor: 5 });
    expect(await figures()).toMatchObject([{ played: 1, givenUp: 1, open: 0, streak: -1 }]);
  });

  test('a game put aside is given up by its name, without being laid on the table', async () => {
    await lay(dealOf(7));
    await play(5);
    const aside = id();
    await lay(dealOf(8));
    await play(2);
    expect(await program.call('attempt.giveUp', { id: aside, clock: 0 })).toEqual({ status: 'givenUp' });
    expect((await program.call('attempts.open', {})).attempts.map((one) => one.id)).toEqual([id()]);
    expect(await figures()).toMatchObject([{ played: 1, givenUp: 1, open: 1 }]);
    await play(1);
    expect(await attempt()).toMatchObject({ id: id(), cursor: 3 });
  });

  test('struck out: kept and shown, but in no figure; taken in again, as it was', async () => {
    await lay(WON);
    await play();
    const before = await figures();
    const strike = (struck: boolean) => program.call('attempt.strike', { id: id(), struck });
    for (let i = 0; i < 2; i++) expect(await strike(true)).toEqual({});
    expect(await figures()).toEqual([]);
    expect((await program.call('attempt.show', { id: id() })).attempt).toEqual(await attempt());
    expect(await attempt()).toMatchObject({ status: 'won', struck: true });
    expect(await program.call('table.lay', { dealt: WON, clock: 0 })).toEqual({ repeat: true });
    await strike(false);
    expect(await figures()).toEqual(before);
  });

  test('an open attempt is shown, but not struck out', async () => {
    await lay(dealOf(7));
    await play(3);
    expect(await program.call('attempt.show', { id: id() })).toEqual({ attempt: await attempt() });
    expect(await program.refusal('attempt.strike', { id: id(), struck: true })).toMatchObject({ code: 'badInput' });
    for (const name of ['attempt.show', 'attempt.strike'] as const)
      expect(
        await program.send(name, { id: randomUUID(), ...(name === 'attempt.strike' && { struck: true }) }),
      ).toEqual({
        ok: false,
        code: 'unknownAttempt',
        params: {},
      });
  });

  test('a crash changes nothing: it resumes, with all of it to undo', async () => {
    await lay(dealOf(7));
    await play(9);
    await take({ name: 'attempt.seek', input: { id: id(), ply: 9, to: 4, clock: 0 }, after: now() });
    const before = await attempt();
    program.restart();
    expect(await attempt()).toEqual(before);
    expect(await program.call('attempt.seek', { id: id(), ply: 4, to: 9, clock: 0 })).toEqual({ status: 'open' });
    expect(await program.call('attempt.seek', { id: id(), ply: 9, to: 0, clock: 0 })).toEqual({ status: 'open' });
    expect(await attempt()).toMatchObject({ cursor: 0, undos: 2, plies: 0, moves: now().record.moves });
  });

  test('after the win nothing more is stored: undo and winning again book nothing', async () => {
    await lay(WON);
    await play();
    const before = rows();
    const at = { id: id(), ply: ply(), clock: 1e6 };
    for (const refusal of [
      await program.refusal('attempt.seek', { ...at, to: 0 }),
      await program.refusal('attempt.play', { ...at, move: 'deal' }),
      await program.refusal('attempt.restart', at),
      await program.refusal('attempt.giveUp', { id: id(), clock: 1e6 }),
      await program.refusal('attempt.clock', { id: id(), clock: 1e6 }),
      await program.refusal('attempt.resume', { id: id(), clock: 1e6 }),
    ])
      expect(refusal.code).toBe('ended');
    expect(rows()).toEqual(before);
    await lay(dealOf(1));
    expect(rows()).toEqual(before);
  });

  test('restart: the same attempt, one restart more; help and clock go on, and the moves can be redone', async () => {
    await lay(dealOf(7));
    await play(6);
    program.clock.pass(60_000);
    await program.call('attempt.seek', { id: id(), ply: 6, to: 5, clock: 50_000 });
    await program.call('attempt.restart', { id: id(), ply: 5, clock: 55_000 });
    expect(await attempt()).toMatchObject({ id: id(), restarts: 1, undos: 1, clock: 55_000, cursor: 0, plies: 0 });
    await program.call('attempt.restart', { id: id(), ply: 0, clock: 55_000 });
    await program.call('attempt.seek', { id: id(), ply: 0, to: 6, clock: 55_000 });
    expect(await attempt()).toMatchObject({ restarts: 1, undos: 1, cursor: 6, moves: now().record.moves });
  });

  test('the same deal and reading again: a new attempt, a repeat, left out of the figures', async () => {
    await lay(WON);
    await play();
    expect(await program.call('table.lay', { dealt: WON, clock: 0 })).toEqual({ repeat: true });
    table = layStep(now(), WON).after;
    expect(await program.call('app.start', {})).toMatchObject({ table: { kind: 'dealt', repeat: true } });
    await play();
    expect(await attempt()).toMatchObject({ repeat: true, status: 'won' });
    expect(await figures()).toMatchObject([{ played: 2, won: 2, fairPlayed: 1, fairWon: 1 }]);
    expect(await program.call('statistics.figures', { repeats: false })).toMatchObject({
      figures: [{ played: 1, won: 1 }],
    });
  });

  test.each([
    ['another reading', dealOf(7, 1), false],
    ['another number', dealOf(8), false],
    ['nothing but another source', dealOf(7, 0, 'number'), true],
  ])('a deal laid again with %s', async (_what, dealt, repeat) => {
    await lay(dealOf(7));
    await play(1);
    expect(await program.call('table.lay', { dealt, clock: 0 })).toEqual({ repeat });
  });

  test('a deck text is the same deal however it is written', async () => {
    const rules = rulesOf(amazons, amazons.presets[0].options);
    const deck = formatDeck(rules.pack, deckOf(rules, 7));
    const written = (text: string): Dealt => ({
      ...dealOf(7),
      deal: { kind: 'text', deck: text, seed: 0 },
      source: 'text',
    });
    await lay(written(deck));
    await play(1);
    expect(
      await program.call('table.lay', {
        dealt: written(deck.toLowerCase().replaceAll(' ', ',\n').replaceAll('t', '10')),
        clock: 0,
      }),
    ).toEqual({ repeat: true });
    expect(await program.refusal('table.lay', { dealt: written('AS AS'), clock: 0 })).toMatchObject({
      code: 'badInput',
    });
  });

  test.each([
    ['found by number', 'number' as const, 0],
    ['played with an undo', 'random' as const, 1],
  ])('a win %s is not fair', async (_what, source, undos) => {
    await lay({ ...WON, source });
    await play(3);
    for (let i = 0; i < undos; i++) {
      await program.call('attempt.seek', { id: id(), ply: 3, to: 2, clock: 0 });
      await program.call('attempt.seek', { id: id(), ply: 2, to: 3, clock: 0 });
    }
    await play();
    expect(await figures()).toMatchObject([{ won: 1, clean: 1 - undos, fairPlayed: 0, fairWon: 0 }]);
  });
});

describe('what does not fit is refused, and changes nothing', () => {
  beforeEach(async () => {
    await lay(dealOf(7));
    await play(5);
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
    const before = rows();
    expect(await program.send(name, { id: id(), clock: 0, ...input })).toEqual({ ok: false, code, params });
    expect(rows()).toEqual(before);
    await play(1);
    expect(shown(now())).toEqual(answered((await program.call('app.start', {})).table));
  });

  test.each([
    ['an unknown game', { game: 'klondike' }],
    ['another revision', { revision: 2 }],
    ['an unknown value', { options: { ...dealOf(7).options, pickUp: 'never' } }],
    ['a missing option', { options: {} }],
    ['one option too many', { options: { ...dealOf(7).options, extra: 'x' } }],
    ['another shuffle', { deal: { kind: 'number', shuffle: 2, number: 7 } }],
  ])('a deal with %s', async (_what, change) => {
    const answer = await program.send('table.lay', { dealt: { ...dealOf(7), ...change }, clock: 0 });
    expect(answer).toEqual({ ok: false, code: 'unknownRules', params: {} });
    expect((await attempt()).id).toBe(id());
  });

  test.each([
    ['a move', 'attempt.play', { move: 'deal' }],
    ['undo', 'attempt.seek', { to: 2 }],
    ['a restart', 'attempt.restart', {}],
    ['giving up', 'attempt.giveUp', {}],
  ])('%s on other moves than those the page has, at the same ply', async (_what, name, input) => {
    const at = { id: id(), ply: 5, clock: 0 };
    const line = lineOf(now().record, 5);
    expect(await program.send(name, { ...at, ...input, line: line ^ 1 })).toMatchObject({ code: 'stale' });
    expect((await attempt()).cursor).toBe(5);
    expect(await program.send(name, { ...at, ...input, line })).toMatchObject({ ok: true });
  });

  test('redo to other moves than those the page has', async () => {
    await program.call('attempt.seek', { id: id(), ply: 5, to: 2, clock: 0, line: lineOf(now().record, 5) });
    const redo = { id: id(), ply: 2, to: 4, clock: 0 };
    const other = { moves: now().record.moves.with(3, 't1>f1') };
    expect(await program.refusal('attempt.seek', { ...redo, line: lineOf(other, 4) })).toMatchObject({ code: 'stale' });
    expect(await program.call('attempt.seek', { ...redo, line: lineOf(now().record, 4) })).toEqual({ status: 'open' });
  });

  test('giving up what has been played on elsewhere', async () => {
    expect(await program.refusal('attempt.giveUp', { id: id(), ply: 4, clock: 0 })).toMatchObject({ code: 'stale' });
    expect((await attempt()).status).toBe('open');
  });

  test.each([
    ['a deal', 'table.lay', () => ({ dealt: dealOf(8) })],
    ['another game', 'attempt.resume', (id: string) => ({ id })],
  ])('%s laid by a page that has something else on the table', async (_what, name, input) => {
    const first = id();
    await lay(dealOf(9));
    for (const from of [first, randomUUID()])
      expect(await program.send(name, { ...input(first), clock: 0, from })).toMatchObject({ code: 'stale' });
    expect(await program.call('app.start', {})).toMatchObject({ table: { dealt: dealOf(9) } });
    expect(await program.send(name, { ...input(first), clock: 0, from: null })).toMatchObject({ ok: true });
  });

  test('a first move on a deal that no longer lies there', async () => {
    await lay(dealOf(8));
    await lay(dealOf(9));
    const late = { id: randomUUID(), dealt: dealOf(8), move: 'deal', clock: 0 };
    expect(await program.refusal('attempt.begin', late)).toMatchObject({ code: 'stale' });
    expect(await program.call('app.start', {})).toMatchObject({ table: { dealt: dealOf(9) } });
  });

  test('the first move sent twice, its answer lost, opens one attempt; another under the same id none', async () => {
    await lay(dealOf(8));
    const { name, input, after } = moveStep(now(), 'deal');
    await program.call(name, input);
    expect(await program.call(name, input)).toEqual({ status: 'open' });
    table = after;
    expect(rows()).toHaveLength(2);
    expect(await program.send(name, { ...input, move: 't1>f1' })).toMatchObject({ code: 'stale', params: { ply: 1 } });
    await play(1);
    expect(await program.send(name, input)).toMatchObject({ code: 'stale', params: { ply: 2 } });
  });

  test('a line sent twice, its answer lost, opens one attempt', async () => {
    await lay(dealOf(8));
    const { name, input, after } = lineStep(now(), ['deal', 'deal', 'deal']);
    await program.call(name, input);
    expect(await program.call(name, input)).toEqual({ status: 'open' });
    table = after;
    expect(rows()).toHaveLength(2);
    expect(await program.send(name, { ...input, then: [] })).toMatchObject({ code: 'stale', params: { ply: 3 } });
  });
});

describe('the clock', () => {
  beforeEach(async () => {
    await lay(dealOf(7));
    program.clock.pass(4000);
    const step = moveStep(now(), 'deal');
    await take({ ...step, input: { ...step.input, clock: 4000 } });
  });
  const stored = (): unknown => program.db.prepare('SELECT clock FROM attempt WHERE id = ?').pluck().get(id());
  const keep = async (clock: number): Promise<unknown> => {
    await program.call('attempt.clock', { id: id(), clock });
    return stored();
  };

  test('counts from the deal', () => expect(stored()).toBe(4000));
  test('never runs back', async () => expect(await keep(3000)).toBe(4000));

  test('never runs ahead of the time that went by, but for one second in all', async () => {
    program.clock.pass(10_000);
    expect(await keep(3_600_000)).toBe(15_000);
    expect(await keep(3_600_000)).toBe(15_000);
  });

  test('cares for no change of the computer’s time', async () => {
    program.clock.pass(10_000);
    program.clock.time -= 86_400_000;
    expect(await keep(14_000)).toBe(14_000);
    program.clock.time += 1e12;
    expect(await keep(16_000)).toBe(15_000);
  });

  test('counts on from what was stored after a crash', async () => {
    program.restart();
    expect((await attempt()).clock).toBe(4000);
    program.clock.pass(2000);
    expect(await keep(9_999_999)).toBe(7000);
  });

  test('stands still while the attempt is put aside', async () => {
    const first = id();
    await lay(dealOf(8));
    program.clock.pass(3_600_000);
    await program.call('attempt.resume', { id: first, clock: 0 });
    program.clock.pass(1000);
    await program.call('attempt.clock', { id: first, clock: 9_999_999 });
    expect((await attempt()).clock).toBe(6000);
  });

  test('is stored with every change, and when the attempt is left', async () => {
    program.clock.pass(60_000);
    await program.call('attempt.play', { id: id(), ply: 1, move: 'deal', clock: 5000 });
    expect(stored()).toBe(5000);
    await program.call('attempt.seek', { id: id(), ply: 2, to: 1, clock: 6000 });
    expect(stored()).toBe(6000);
    await program.call('attempt.restart', { id: id(), ply: 1, clock: 7000 });
    expect(stored()).toBe(7000);
    await program.call('table.lay', { dealt: dealOf(8), clock: 8000 });
    expect(stored()).toBe(8000);
    await program.call('attempt.giveUp', { id: id(), clock: 9000 });
    expect(stored()).toBe(9000);
  });
});

test('an attempt has the local dates of its beginning and its end', async () => {
  await lay(dealOf(7));
  await play(1);
  program.clock.day = '2026-07-31';
  await play(1);
  await program.call('attempt.giveUp', { id: id(), clock: 0 });
  expect(await attempt()).toMatchObject({ beganOn: '2026-07-30', endedOn: '2026-07-31' });
});

test('attempts end in their order, whatever the clock says', async () => {
  for (const [number, time] of [3e12, 2e12, 1e12].entries()) {
    program.clock.time = time;
    await lay(dealOf(number + 1));
    await play(1);
    await program.call('attempt.giveUp', { id: id(), clock: 0 });
  }
  expect(program.db.prepare('SELECT number, ending FROM attempt ORDER BY ending').all()).toEqual([
    { number: 1, ending: 1 },
    { number: 2, ending: 2 },
    { number: 3, ending: 3 },
  ]);
});

test('settings come back as they were written last', async () => {
  for (const value of ['red', 'blue', 2.5, null, true]) await program.call('settings.write', { key: 'back', value });
  await program.call('settings.write', { key: 'language', value: 'ру' });
  program.restart();
  expect((await program.call('app.start', {})).settings).toEqual({ back: true, language: 'ру' });
});

test('a record whose moves do not all apply stands at its last legal move and goes on from there', async () => {
  await lay(dealOf(7));
  await play(5);
  program.db.prepare(`UPDATE record SET moves = 'deal t4>f4 deal deal', cursor = 4`).run();
  program.restart();
  expect(await program.refusal('attempt.play', { id: id(), ply: 4, move: 'deal', clock: 0 })).toMatchObject({
    code: 'stale',
    params: { ply: 1 },
  });
  await program.call('attempt.play', { id: id(), ply: 1, move: 'deal', clock: 0 });
  expect(await attempt()).toMatchObject({ moves: ['deal', 'deal'], cursor: 2 });
});

test('an attempt of rules not known here is kept: not played, not lost by leaving, but given up when asked', async () => {
  await lay(dealOf(7));
  await play(2);
  const other = id();
  program.db.prepare('UPDATE attempt SET revision = 9').run();
  program.restart();
  expect(await attempt()).toMatchObject({ revision: 9, cursor: 2 });
  expect(await program.refusal('attempt.play', { id: other, ply: 2, move: 'deal', clock: 0 })).toMatchObject({
    code: 'unknownRules',
  });
  await lay(dealOf(8));
  expect((await program.call('attempts.open', {})).attempts).toMatchObject([{ id: other }]);
  expect(await program.call('attempt.giveUp', { id: other, clock: 0 })).toEqual({ status: 'givenUp' });
});

test('two processes on one folder: what the other has played is seen, and the one behind is refused', async () => {
  await lay(dealOf(7));
  await play(2);
  const other = new Program(dirname(program.file));
  expect(await other.call('attempt.play', { id: id(), ply: 2, move: 'deal', clock: 0 })).toEqual({ status: 'open' });
  expect(await program.refusal('attempt.play', { id: id(), ply: 2, move: 'deal', clock: 0 })).toMatchObject({
    code: 'stale',
    params: { ply: 3 },
  });
  // The same ply again, by way of other moves: the table is not the one it was.
  await other.call('attempt.seek', { id: id(), ply: 3, to: 0, clock: 0 });
  for (let at = 0; at < 3; at++) await other.call('attempt.play', { id: id(), ply: at, move: 'deal', clock: 0 });
  await program.call('attempt.play', { id: id(), ply: 3, move: 'deal', clock: 0 });
  expect(await attempt()).toMatchObject({ moves: ['deal', 'deal', 'deal', 'deal'], cursor: 4 });
});

test('while another process writes, a call is refused as locked; then it goes on', async () => {
  await lay(dealOf(7));
  program.db.pragma('busy_timeout = 20');
  const other = openDatabase(program.file);
  other.exec('BEGIN IMMEDIATE');
  const { name, input, after } = moveStep(now(), 'deal');
  expect(await program.send(name, input)).toEqual({ ok: false, code: 'database', params: { reason: 'locked' } });
  other.exec('ROLLBACK');
  other.close();
  await take({ name, input, after });
  expect((await attempt()).id).toBe(id());
});

test('a database that cannot be used refuses every call with the reason, until it can', async () => {
  writeFileSync(program.file, 'Dear diary, '.repeat(1000));
  for (const answer of [
    await program.refusal('app.start', {}),
    await program.refusal('table.lay', { dealt: dealOf(7), clock: 0 }),
    await program.refusal('settings.write', { key: 'theme', value: 'dark' }),
  ])
    expect(answer).toEqual({ ok: false, code: 'database', params: { reason: 'damaged' } });
  writeFileSync(program.file, '');
  expect(await program.call('app.start', {})).toMatchObject({ table: null });
});

test('random play, crashes in between: the table and the book are always those of a plain recount', async () => {
  const reading = (random: (below: number) => number, seed: number): Dealt => {
    const game = random(4) === 0 ? algerian : amazons;
    const preset = game.presets[random(game.presets.length)] ?? game.presets[0];
    const deal = { kind: 'number', shuffle: 1, number: 1 + ((seed + random(5)) % 0xffff_ffff) } as const;
    return { game: game.id, revision: game.revision, options: preset.options, deal, source: 'random' };
  };
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 0x7fff_ffff }), async (seed) => {
      program = new Program();
      const random = randomFrom(seed);
      await take(layStep(undefined, reading(random, seed)));
      for (let i = 0; i < 150; i++) {
        await take(randomStep(now(), random, () => reading(random, seed)));
        if (random(25) === 0) program.restart();
      }
      expect(answered((await program.call('app.start', {})).table)).toEqual(shown(now()));
      const book = program.db.prepare<[], [string, string]>('SELECT id, status FROM attempt').raw().all();
      expect(new Map(book)).toEqual(now().book);
      if (now().id === null) return;
      const { state, applied } = replay(rulesOfRecord(now().dealt) ?? expect.fail(), now().record);
      expect(applied).toBe(ply());
      expect((await attempt()).home).toBe(state.foundations.flat().length);
      expect((await attempt()).passes).toBe(state.pass);
      if (now().status === 'won') expect(legalMoves(state)).toEqual([]);
    }),
    { numRuns: 20 },
  );
}, 120_000);

test('the page can say what the program runs on and where the records lie', async () => {
  const { electron, node, sqlite, file } = await program.call('app.about', {});
  expect(electron).toBeNull();
  expect(node).toBe(process.versions.node);
  expect(sqlite).toMatch(/^3\.\d+\.\d+$/);
  expect(file).toBe(program.db.name);
});
