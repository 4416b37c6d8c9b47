import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { dealOf, Program } from './testing/program.ts';
import { exported, imported, rowsIn, sent } from './testing/transfer.ts';

let here: Program;
let there: Program;
beforeEach(() => {
  here = new Program();
  there = new Program();
});

const HOUR = 3_600_000;

/** Begins a game an hour later; its id. */
async function begin(program: Program, number: number): Promise<string> {
  const id = randomUUID();
  program.clock.pass(HOUR);
  await program.call('table.lay', { dealt: dealOf(number), clock: 0 });
  await program.call('attempt.begin', { id, dealt: dealOf(number), move: 'deal', clock: 0 });
  return id;
}
/** Begins a game and gives it up in the same second; its id. */
async function giveUp(program: Program, number: number): Promise<string> {
  const id = await begin(program, number);
  await program.call('attempt.giveUp', { id, clock: 0 });
  return id;
}
const play = (program: Program, id: string, ply: number) =>
  program.call('attempt.play', { id, ply, move: 'deal', clock: 0 });
const show = async (program: Program, id: string) => (await program.call('attempt.show', { id })).attempt;
const preview = async (program: Program, text: string, into: { player: string; target: string | null }[] = []) =>
  (await program.call('import.preview', { id: await sent(program, text), into })).players;
const order = (program: Program): string[] =>
  program.db.prepare<[], string>('SELECT id FROM attempt WHERE ending IS NOT NULL ORDER BY ending').pluck().all();

test('one who plays on two computers has one history: by time, each attempt once, the one that is further on', async () => {
  const first = await giveUp(here, 1);
  const [a, b, c] = [await begin(here, 2), await begin(here, 3), await begin(here, 4)];
  await imported(there, await exported(here));
  there.clock.pass(here.clock.time - there.clock.time);

  // Here the first is played on, there the second is ended and the third played on; both begin others, one deal twice.
  here.clock.pass(HOUR);
  await play(here, c, 1);
  const late = await giveUp(here, 9);
  there.clock.pass(HOUR / 2);
  await there.call('attempt.giveUp', { id: b, clock: 0 });
  const early = await giveUp(there, 9);
  await there.call('attempt.resume', { id: a, clock: 0 });
  await play(there, a, 1);
  await play(there, a, 2);
  await there.call('settings.write', { key: 'theme', value: 'dark' });
  await there.call('settings.write', { key: 'table', value: 'linen' });
  await here.call('settings.write', { key: 'theme', value: 'light' });

  const file = await exported(there);
  const before = rowsIn(here.db);
  expect(await preview(here, file)).toEqual([
    {
      ...{ id: 'player', name: null, target: 'player', adds: 1, goesOn: 2, there: 2, elsewhere: 0, settings: 1 },
      leftOut: { moves: 0, result: 0, date: 0 },
    },
  ]);
  expect(rowsIn(here.db)).toEqual(before);
  expect(await imported(here, file)).toEqual({ players: 0, added: 1, changed: 2 });

  expect(await show(here, a)).toMatchObject({ status: 'open', plies: 3, moves: ['deal', 'deal', 'deal'] });
  expect(await show(here, b)).toMatchObject({ status: 'givenUp' });
  expect(await show(here, c)).toMatchObject({ status: 'open', plies: 2 });
  expect(order(here)).toEqual([first, b, early, late]);
  // The deal that came later is no first attempt any more.
  expect([(await show(here, early)).repeat, (await show(here, late)).repeat]).toEqual([false, true]);
  expect(await here.call('app.start', {})).toMatchObject({
    settings: { theme: 'light', table: 'linen' },
    table: { attempt: { id: late } },
  });
  // What was read goes on where it stands.
  expect(await play(here, a, 3)).toEqual({ status: 'open' });
  expect((await here.call('statistics.figures', { repeats: true })).all).toMatchObject({ played: 4, longestLost: 4 });
  expect(await imported(here, file)).toEqual({ players: 0, added: 0, changed: 0 });
});

test('histories keep their own order, even where a clock was set back', async () => {
  const ids = [];
  for (const ms of [10 * HOUR, -8 * HOUR, 4 * HOUR]) {
    here.clock.pass(ms);
    ids.push(await giveUp(here, 1));
  }
  there.clock.pass(7 * HOUR);
  const other = await giveUp(there, 2);
  await imported(here, await exported(there));
  expect(order(here)).toEqual([other, ...ids]);
  const again = new Program();
  await imported(again, await exported(here));
  expect(order(again)).toEqual([other, ...ids]);
});

test('another person is another player, even if both are the first on their computers', async () => {
  await here.call('players.rename', { id: 'player', name: 'Anna' });
  await there.call('players.rename', { id: 'player', name: 'Ben' });
  await giveUp(here, 1);
  const his = await giveUp(there, 1);
  const file = await exported(there);
  expect(await preview(here, file)).toMatchObject([{ name: 'Ben', target: null, adds: 1 }]);
  expect(await imported(here, file)).toEqual({ players: 1, added: 1, changed: 0 });
  const { players } = await here.call('players.read', {});
  expect(players).toMatchObject([
    { id: 'player', name: 'Anna' },
    { name: 'Ben', attempts: 1 },
  ]);
  expect(players[1]?.id).toMatch(/^[\da-f-]{36}$/);
  // Next time he is known by his attempts, and what he has played since is added to them.
  await giveUp(there, 2);
  expect(await preview(here, await exported(there))).toMatchObject([{ target: players[1]?.id, adds: 1, there: 1 }]);
  await here.call('players.choose', { id: players[1]?.id ?? '' });
  expect(await here.call('app.start', {})).toMatchObject({ table: { attempt: { id: his } } });
});

test('the player says into whom it goes; what is another’s here is left out', async () => {
  const { id: anna } = await here.call('players.add', { name: 'Anna' });
  await giveUp(here, 1);
  const mine = await exported(here, { as: 'json', player: 'player' });
  expect(await preview(here, mine, [{ player: 'player', target: anna }])).toMatchObject([
    { target: anna, adds: 0, there: 0, elsewhere: 1 },
  ]);
  await giveUp(there, 2);
  const file = await exported(there);
  expect(await preview(here, file, [{ player: 'player', target: anna }])).toMatchObject([{ target: anna, adds: 1 }]);
  await imported(here, file, [{ player: 'player', target: anna }]);
  // A player who is not here is a new one.
  await giveUp(there, 3);
  expect(await preview(here, await exported(there), [{ player: 'player', target: 'nobody' }])).toMatchObject([
    { target: null, adds: 1, elsewhere: 1 },
  ]);
  expect((await here.call('players.read', {})).players).toMatchObject([{ attempts: 1 }, { name: 'Anna', attempts: 1 }]);
});

test('only whose is asked for is exported, and nothing of those removed', async () => {
  const { id: anna } = await here.call('players.add', { name: 'Anna' });
  await giveUp(here, 1);
  await here.call('players.choose', { id: anna });
  await giveUp(here, 2);
  const of = async (asked: { player?: string } = {}) => {
    const { players, attempts } = JSON.parse(await exported(here, { as: 'json', ...asked })) as {
      players: { id: string }[];
      attempts: { player: string; number: number }[];
    };
    return [players.map(({ id }) => id), attempts.map(({ player, number }) => [player, number])];
  };
  expect(await of()).toEqual([
    ['player', anna],
    [
      ['player', 1],
      [anna, 2],
    ],
  ]);
  expect(await of({ player: anna })).toEqual([[anna], [[anna, 2]]]);
  const file = await exported(here);
  await here.call('players.remove', { id: anna });
  expect(await of()).toEqual([['player'], [['player', 1]]]);
  expect(await of({ player: anna })).toEqual([[], []]);
  // What was removed comes back by the file, too.
  expect(await preview(here, file)).toMatchObject([{ there: 1 }, { target: null, adds: 1 }]);
  expect(await imported(here, file)).toEqual({ players: 1, added: 1, changed: 0 });
  expect(await here.call('players.read', {})).toMatchObject({ players: [{}, { id: anna, name: 'Anna' }], removed: [] });
});

test('an unused program takes over the players of the file as they are', async () => {
  const { id: anna } = await there.call('players.add', { name: 'Anna' });
  await there.call('players.choose', { id: anna });
  await giveUp(there, 2);
  await imported(here, await exported(there, { as: 'json', player: anna }));
  expect(await here.call('app.start', {})).toMatchObject({ player: anna, players: [{ id: anna, name: 'Anna' }] });
});

test('moves are stored while a file is read; giving it up changes nothing', async () => {
  await giveUp(there, 1);
  const file = await exported(there);
  const mine = await begin(here, 7);
  const id = randomUUID();
  await here.call('import.begin', { id });
  await here.call('import.add', { id, text: file.slice(0, 100) });
  await play(here, mine, 1);
  await here.call('import.add', { id, text: file.slice(100) });
  await here.call('import.close', { id });
  await here.call('import.preview', { id, into: [] });
  await here.call('import.cancel', { id });
  expect(await here.refusal('import.commit', { id, into: [] })).toMatchObject({ params: { reason: 'gone' } });
  expect((await here.call('players.read', {})).players).toMatchObject([{ attempts: 0, saved: 1 }]);
  expect(await show(here, mine)).toMatchObject({ plies: 2 });
});

test('of two imports or exports at once the first is given up', async () => {
  await giveUp(there, 1);
  const file = await exported(there);
  const first = await sent(here, file);
  const second = await sent(here, file);
  expect(await here.refusal('import.commit', { id: first, into: [] })).toMatchObject({ params: { reason: 'gone' } });
  expect(await here.call('import.commit', { id: second, into: [] })).toMatchObject({ added: 1 });
  const [one, other] = [randomUUID(), randomUUID()];
  await here.call('export.begin', { id: one, as: 'json' });
  await here.call('export.begin', { id: other, as: 'json' });
  expect(await here.refusal('export.next', { id: one })).toMatchObject({ params: { reason: 'gone' } });
  await here.call('export.cancel', { id: other });
  expect(await here.refusal('export.next', { id: other })).toMatchObject({ params: { reason: 'gone' } });
});

test('an export is what was stored when it began', async () => {
  for (let n = 1; n <= 3; n++) await giveUp(here, n);
  const id = randomUUID();
  expect(await here.call('export.begin', { id, as: 'json' })).toEqual({ attempts: 3 });
  await giveUp(here, 4);
  const { text } = await here.call('export.next', { id });
  expect((JSON.parse(text) as { attempts: unknown[] }).attempts).toHaveLength(3);
});

test('a process that dies in the middle of reading leaves nothing', async () => {
  await giveUp(there, 1);
  const before = rowsIn(here.db);
  await sent(here, await exported(there));
  here.restart();
  expect(rowsIn(here.db)).toEqual(before);
});
