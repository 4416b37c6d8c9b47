import { writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import fc from 'fast-check';
import { beforeEach, expect, test } from 'vitest';
import type { Dealt } from '../shared/api/contract.ts';
import { legalMoves } from '../shared/engine/state.ts';
import { replay } from '../shared/engine/record.ts';
import { amazons } from '../shared/games/amazons.ts';
import { algerian } from '../shared/games/algerian.ts';
import { rulesOfRecord } from '../shared/games/index.ts';
import { openDatabase } from './database/open.ts';
import { dealOf, Program } from './testing/program.ts';
import { answered, layStep, moveStep, randomFrom, randomStep, shown } from './testing/random-play.ts';
import { Seat } from './testing/seat.ts';

let seat: Seat;
beforeEach(() => {
  seat = new Seat();
});

test('settings come back as they were written last', async () => {
  for (const value of ['red', 'blue', 2.5, null, true])
    await seat.program.call('settings.write', { key: 'back', value });
  await seat.program.call('settings.write', { key: 'language', value: 'ру' });
  seat.program.restart();
  expect((await seat.program.call('app.start', {})).settings).toEqual({ back: true, language: 'ру' });
});

test('a record whose moves do not all apply stands at its last legal move and goes on from there', async () => {
  await seat.lay(dealOf(7));
  await seat.play(5);
  seat.program.db.prepare(`UPDATE record SET moves = 'deal t4>f4 deal deal', cursor = 4`).run();
  seat.program.restart();
  expect(await seat.program.refusal('attempt.play', { id: seat.id, ply: 4, move: 'deal', clock: 0 })).toMatchObject({
    code: 'stale',
    params: { ply: 1 },
  });
  await seat.program.call('attempt.play', { id: seat.id, ply: 1, move: 'deal', clock: 0 });
  expect(await seat.attempt()).toMatchObject({ moves: ['deal', 'deal'], cursor: 2 });
});

test('an attempt of rules not known here is kept: not played, not lost by leaving, but given up when asked', async () => {
  await seat.lay(dealOf(7));
  await seat.play(2);
  const other = seat.id;
  seat.program.db.prepare('UPDATE attempt SET revision = 9').run();
  seat.program.restart();
  expect(await seat.attempt()).toMatchObject({ revision: 9, cursor: 2 });
  expect(await seat.program.refusal('attempt.play', { id: other, ply: 2, move: 'deal', clock: 0 })).toMatchObject({
    code: 'unknownRules',
  });
  await seat.lay(dealOf(8));
  expect((await seat.program.call('attempts.open', {})).attempts).toMatchObject([{ id: other }]);
  expect(await seat.program.call('attempt.giveUp', { id: other, clock: 0 })).toEqual({ status: 'givenUp' });
});

test('two processes on one folder: what the other has played is seen, and the one behind is refused', async () => {
  await seat.lay(dealOf(7));
  await seat.play(2);
  const other = new Program(dirname(seat.program.file));
  expect(await other.call('attempt.play', { id: seat.id, ply: 2, move: 'deal', clock: 0 })).toEqual({ status: 'open' });
  expect(await seat.program.refusal('attempt.play', { id: seat.id, ply: 2, move: 'deal', clock: 0 })).toMatchObject({
    code: 'stale',
    params: { ply: 3 },
  });
  // The same ply again, by way of other moves: the table is not the one it was.
  await other.call('attempt.seek', { id: seat.id, ply: 3, to: 0, clock: 0 });
  for (let at = 0; at < 3; at++) await other.call('attempt.play', { id: seat.id, ply: at, move: 'deal', clock: 0 });
  await seat.program.call('attempt.play', { id: seat.id, ply: 3, move: 'deal', clock: 0 });
  expect(await seat.attempt()).toMatchObject({ moves: ['deal', 'deal', 'deal', 'deal'], cursor: 4 });
});

test('while another process writes, a call is refused as locked; then it goes on', async () => {
  await seat.lay(dealOf(7));
  seat.program.db.pragma('busy_timeout = 20');
  const other = openDatabase(seat.program.file);
  other.exec('BEGIN IMMEDIATE');
  const { name, input, after } = moveStep(seat.now, 'deal');
  expect(await seat.program.send(name, input)).toEqual({ ok: false, code: 'database', params: { reason: 'locked' } });
  other.exec('ROLLBACK');
  other.close();
  await seat.take({ name, input, after });
  expect((await seat.attempt()).id).toBe(seat.id);
});

test('a database that cannot be used refuses every call with the reason, until it can', async () => {
  writeFileSync(seat.program.file, 'Dear diary, '.repeat(1000));
  for (const answer of [
    await seat.program.refusal('app.start', {}),
    await seat.program.refusal('table.lay', { dealt: dealOf(7), clock: 0 }),
    await seat.program.refusal('settings.write', { key: 'theme', value: 'dark' }),
  ])
    expect(answer).toEqual({ ok: false, code: 'database', params: { reason: 'damaged' } });
  writeFileSync(seat.program.file, '');
  expect(await seat.program.call('app.start', {})).toMatchObject({ table: null });
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
      seat = new Seat();
      const random = randomFrom(seed);
      await seat.take(layStep(undefined, reading(random, seed)));
      for (let i = 0; i < 150; i++) {
        await seat.take(randomStep(seat.now, random, () => reading(random, seed)));
        if (random(25) === 0) seat.program.restart();
      }
      expect(answered((await seat.program.call('app.start', {})).table)).toEqual(shown(seat.now));
      const book = seat.program.db.prepare<[], [string, string]>('SELECT id, status FROM attempt').raw().all();
      expect(new Map(book)).toEqual(seat.now.book);
      if (seat.now.id === null) return;
      const { state, applied } = replay(rulesOfRecord(seat.now.dealt) ?? expect.fail(), seat.now.record);
      expect(applied).toBe(seat.ply);
      expect((await seat.attempt()).home).toBe(state.foundations.flat().length);
      expect((await seat.attempt()).passes).toBe(state.pass);
      if (seat.now.status === 'won') expect(legalMoves(state)).toEqual([]);
    }),
    { numRuns: 20 },
  );
}, 120_000);

test('the page can say what the program runs on and where the records lie', async () => {
  const { electron, node, sqlite, file } = await seat.program.call('app.about', {});
  expect(electron).toBeNull();
  expect(node).toBe(process.versions.node);
  expect(sqlite).toMatch(/^3\.\d+\.\d+$/);
  expect(file).toBe(seat.program.db.name);
});
