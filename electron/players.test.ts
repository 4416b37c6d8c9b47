import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { dealOf, Program } from './testing/program.ts';

let program: Program;
beforeEach(() => (program = new Program()));

const add = async (name: string): Promise<string> => (await program.call('players.add', { name })).id;
const choose = (id: string) => program.call('players.choose', { id });
const names = async () => (await program.call('players.read', {})).players.map(({ name }) => name);
const start = () => program.call('app.start', {});

/** Begins a game at the table; its id. */
async function begin(number: number): Promise<string> {
  const id = randomUUID();
  await program.call('table.lay', { dealt: dealOf(number), clock: 0 });
  await program.call('attempt.begin', { id, dealt: dealOf(number), move: 'deal', clock: 0 });
  return id;
}
const giveUp = async (number: number) => program.call('attempt.giveUp', { id: await begin(number), clock: 0 });

test('a new program has one player, without a name, who cannot be removed', async () => {
  expect(await start()).toMatchObject({ players: [{ id: 'player', name: null }], player: 'player' });
  expect(await program.refusal('players.remove', { id: 'player' })).toMatchObject({ code: 'lastPlayer' });
});

test('each has a table, a record, games in play and settings of their own', async () => {
  await giveUp(1);
  const first = await begin(2);
  await program.call('settings.write', { key: 'theme', value: 'dark' });
  await program.call('settings.write', { key: 'language', value: 'ru' });
  const anna = await add(' Anna ');
  expect((await start()).player).toBe('player');

  await choose(anna);
  expect(await start()).toMatchObject({ player: anna, settings: { language: 'ru' }, table: null });
  expect((await start()).settings).not.toHaveProperty('theme');
  expect((await program.call('statistics.figures', { repeats: true })).all.played).toBe(0);
  expect((await program.call('attempts.open', {})).attempts).toEqual([]);
  // The same deal is a first attempt for her.
  expect(await program.call('table.lay', { dealt: dealOf(1), clock: 0 })).toEqual({ repeat: false });
  const hers = await begin(1);
  await program.call('settings.write', { key: 'theme', value: 'light' });

  await choose('player');
  expect(await start()).toMatchObject({
    settings: { theme: 'dark' },
    table: { attempt: { id: first, status: 'open' } },
  });
  expect((await program.call('statistics.figures', { repeats: true })).all).toMatchObject({ played: 1, open: 1 });
  program.restart();
  await choose(anna);
  expect(await start()).toMatchObject({ settings: { theme: 'light' }, table: { attempt: { id: hers } } });
  expect((await program.call('players.read', {})).players).toEqual([
    { id: 'player', name: null, attempts: 1, saved: 1 },
    { id: anna, name: 'Anna', attempts: 0, saved: 1 },
  ]);
});

test('a page that takes another for the one at the table is refused, and nothing is changed', async () => {
  const mine = await begin(1);
  const anna = await add('Anna');
  await choose(anna);
  const stale = { player: 'player' };
  for (const [name, input] of [
    ['table.lay', { dealt: dealOf(3), clock: 0, ...stale }],
    ['settings.write', { key: 'theme', value: 'dark', ...stale }],
    ['attempt.begin', { id: randomUUID(), dealt: dealOf(3), move: 'deal', clock: 0, ...stale }],
    ['attempt.play', { id: mine, ply: 1, move: 'deal', clock: 0 }],
    ['attempt.giveUp', { id: mine, clock: 0 }],
    ['attempt.show', { id: mine }],
  ] as const)
    expect(await program.send(name, input), name).toMatchObject({ ok: false, code: 'otherPlayer' });
  expect(await program.refusal('attempt.show', { id: randomUUID() })).toMatchObject({ code: 'unknownAttempt' });
  expect(await start()).toMatchObject({ player: anna, settings: {}, table: null });
  await program.call('table.lay', { dealt: dealOf(3), clock: 0, player: anna });
});

test.each([
  ['', 'empty'],
  [' \u200b ', 'empty'],
  ['x'.repeat(41), 'long'],
  ['x'.repeat(1000), 'long'],
  ['ANNA', 'taken'],
  ['Ａnna ', 'taken'],
  ['a\u200dnna', 'taken'],
])('%j is no name for a player: %s', async (name, reason) => {
  const ben = await add('Ben');
  await add('Anna');
  const refusal = { code: 'name', params: { reason } };
  expect(await program.refusal('players.add', { name })).toMatchObject(refusal);
  expect(await program.refusal('players.rename', { id: ben, name })).toMatchObject(refusal);
  expect(await names()).toEqual([null, 'Ben', 'Anna']);
});

test('a player can be called otherwise, and the same in other letters', async () => {
  const anna = await add('Anna');
  await program.call('players.rename', { id: anna, name: 'ANNA' });
  await program.call('players.rename', { id: 'player', name: '👩‍👩‍👧 سارة' });
  expect(await names()).toEqual(['👩‍👩‍👧 سارة', 'ANNA']);
  expect(await program.refusal('players.rename', { id: 'nobody', name: 'X' })).toMatchObject({ code: 'unknownPlayer' });
});

test('a removed player comes back as they were while the program runs, under a name that is free', async () => {
  const anna = await add('Anna');
  await choose(anna);
  await giveUp(7);
  const open = await begin(8);
  await program.call('players.remove', { id: anna });
  expect(await start()).toMatchObject({ player: 'player', players: [{ id: 'player' }] });
  expect(await program.call('players.read', {})).toMatchObject({ removed: [{ id: anna, name: 'Anna' }] });
  for (const name of ['players.choose', 'players.remove'] as const)
    expect(await program.refusal(name, { id: anna })).toMatchObject({ code: 'unknownPlayer' });
  const other = await add('anna');
  await program.call('players.takeBack', { id: anna });
  expect(await names()).toEqual([null, 'Anna 2', 'anna']);
  await program.call('players.remove', { id: other });
  await choose(anna);
  expect(await start()).toMatchObject({ table: { attempt: { id: open } } });
  expect(await program.refusal('players.takeBack', { id: anna })).toMatchObject({ code: 'unknownPlayer' });
});

test('the next start deletes removed players with all that was theirs, and nobody else’s', async () => {
  await giveUp(1);
  await begin(2);
  const anna = await add('Anna');
  await choose(anna);
  await giveUp(7);
  await begin(8);
  await program.call('settings.write', { key: 'theme', value: 'light' });
  await program.call('players.remove', { id: anna });
  program.restart();
  expect(await program.call('backups.list', {})).toMatchObject({ backups: [{ reason: 'daily' }] });
  expect(await program.call('players.read', {})).toEqual({
    players: [{ id: 'player', name: null, attempts: 1, saved: 1 }],
    removed: [],
  });
  for (const table of ['attempt', 'desk', 'setting'])
    expect(program.db.prepare(`SELECT count(*) FROM ${table} WHERE profile <> 'player'`).pluck().get()).toBe(0);
  expect(program.db.prepare('SELECT count(*) FROM record').pluck().get()).toBe(2);
  expect(program.db.pragma('foreign_key_check')).toEqual([]);
});
