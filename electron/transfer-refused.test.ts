import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { dealOf, Program } from './testing/program.ts';
import { exported, rowsIn, sent } from './testing/transfer.ts';

let here: Program;
let file: string;
beforeEach(async () => {
  const there = new Program();
  for (const number of [1, 2]) {
    const id = randomUUID();
    await there.call('table.lay', { dealt: dealOf(number), clock: 0 });
    await there.call('attempt.begin', { id, dealt: dealOf(number), move: 'deal', clock: 0 });
    if (number === 1) await there.call('attempt.giveUp', { id, clock: 0 });
  }
  file = await exported(there);
  here = new Program();
  const id = randomUUID();
  await here.call('table.lay', { dealt: dealOf(9), clock: 0 });
  await here.call('attempt.begin', { id, dealt: dealOf(9), move: 'deal', clock: 0 });
});

/** Why a file is refused; nothing may be changed by it, and the next one may be read. */
async function refused(text: string): Promise<Record<string, unknown>> {
  const before = rowsIn(here.db);
  const id = randomUUID();
  await here.call('import.begin', { id });
  let answer = await here.send('import.add', { id, text: text.slice(0, 100) });
  for (let at = 100; answer.ok && at < text.length; at += 100_000)
    answer = await here.send('import.add', { id, text: text.slice(at, at + 100_000) });
  if (answer.ok) answer = await here.send('import.close', { id });
  if (answer.ok) throw new Error('not refused');
  expect(answer.code).toBe('transfer');
  expect(rowsIn(here.db)).toEqual(before);
  expect(await here.refusal('import.preview', { id, into: [] })).toMatchObject({ params: { reason: 'gone' } });
  await here.call('import.preview', { id: await sent(here, file), into: [] });
  return answer.params;
}

test.each([
  ['nothing', ''],
  ['a text', 'Dear diary, '.repeat(1000)],
  ['a page', '<!doctype html><title>x</title>'],
  ['a list', '[{"format":"tarbart"}]'],
  ['an empty object', '{}'],
  ['a package', '{"name":"x","version":"1.0.0"}'],
  ['another format', '{"format":"gnome-games","version":1,"players":[],"attempts":[]}'],
  ['a format that comes too late', '{"players":[{}],"format":"tarbart","version":1}'],
  ['prototypes', '{"__proto__":{"format":"tarbart","version":1},"players":[]}'],
  ['noughts', '\0'.repeat(50_000)],
  ['blanks', ' \n'.repeat(100_000)],
  ['something else in JSON', JSON.stringify({ log: Array.from({ length: 5000 }, (_, i) => ({ i })) })],
])('%s is foreign', async (_what, text) => expect(await refused(text)).toEqual({ reason: 'foreign' }));

test('a file of a later version is refused before its rows are looked at', async () => {
  const newer = file.replace('"version":2', '"version":3').replace('"game"', '"gameAndMore"');
  expect(await refused(newer)).toEqual({ reason: 'newer' });
});

test('a file that broke off anywhere is damaged', async () => {
  for (let length = 25; length < file.length - 3; length += 211)
    expect(await refused(file.slice(0, length))).toEqual({ reason: 'damaged' });
});

interface Changed {
  version: unknown;
  players: Record<string, unknown>[];
  attempts: Record<string, unknown>[];
}
type Entry = Record<string, unknown>;
const of = (entries: Entry[], n: number): Entry => entries[n] ?? {};

test.each<[string, (file: Changed) => void, Record<string, number>?]>([
  ['a version that is none', (one) => (one.version = 'one')],
  ['a version below the first', (one) => (one.version = 0)],
  ['no player', (one) => ((one.players = []), (one.attempts = []))],
  ['players that are no list', (one) => (one.players = {} as never), { player: 1 }],
  ['a player without an id', (one) => delete of(one.players, 0)['id'], { player: 1 }],
  ['a player twice', (one) => one.players.push(of(one.players, 0)), { player: 2 }],
  ['a name that is none', (one) => (of(one.players, 0)['name'] = '\u202eevil'), { player: 1 }],
  ['a name that is too long', (one) => (of(one.players, 0)['name'] = 'x'.repeat(41)), { player: 1 }],
  ['a setting of a wrong kind', (one) => (of(one.players, 0)['settings'] = { theme: { a: 1 } }), { player: 1 }],
  ['a setting of a wrong name', (one) => (of(one.players, 0)['settings'] = { 'a b': 1 }), { player: 1 }],
  ['a desk with an attempt that is not there', (one) => (of(one.players, 0)['desk'] = { attempt: randomUUID() })],
  ['a column more', (one) => (of(one.attempts, 1)['hidden'] = 1), { attempt: 2 }],
  ['a column less', (one) => delete of(one.attempts, 1)['clock'], { attempt: 2 }],
  ['a wrong type', (one) => (of(one.attempts, 0)['clock'] = '1000'), { attempt: 1 }],
  ['a negative count', (one) => (of(one.attempts, 0)['undos'] = -1), { attempt: 1 }],
  ['a number that loses digits', (one) => (of(one.attempts, 0)['clock'] = 2 ** 53), { attempt: 1 }],
  ['a fraction', (one) => (of(one.attempts, 0)['home'] = 1.5), { attempt: 1 }],
  ['a moment that is no date', (one) => (of(one.attempts, 0)['ended_at'] = 8.64e15 + 1), { attempt: 1 }],
  ['a time no table is sat at', (one) => (of(one.attempts, 0)['clock'] = 2 ** 50), { attempt: 1 }],
  ['an order after which none can come', (one) => (of(one.attempts, 0)['ending'] = 2 ** 53 - 1), { attempt: 1 }],
  ['a player of no time', (one) => (of(one.players, 0)['created_at'] = 2 ** 53 - 1), { player: 1 }],
  ['an end without an order', (one) => (of(one.attempts, 0)['ending'] = null), { attempt: 1 }],
  ['an open one with an end', (one) => (of(one.attempts, 1)['ending'] = 5), { attempt: 2 }],
  [
    'an order that is given twice',
    (one) => one.attempts.push({ ...of(one.attempts, 0), id: randomUUID() }),
    { attempt: 3 },
  ],
  ['an attempt twice', (one) => one.attempts.push(of(one.attempts, 1)), { attempt: 3 }],
  ['an attempt of nobody', (one) => (of(one.attempts, 0)['player'] = 'nobody'), { attempt: 1 }],
  ['a deal of both kinds', (one) => (of(one.attempts, 0)['deck'] = 'AS'), { attempt: 1 }],
  ['a date that is none', (one) => (of(one.attempts, 0)['began_on'] = '2026-13-01'), { attempt: 1 }],
  ['a day that no month has', (one) => (of(one.attempts, 0)['began_on'] = '2026-02-30'), { attempt: 1 }],
  ['options without a value', (one) => (of(one.attempts, 0)['options'] = 'amazons'), { attempt: 1 }],
  ['an option twice', (one) => (of(one.attempts, 1)['options'] = 'a=1,b=2,a=1'), { attempt: 2 }],
  ['an unknown result', (one) => (of(one.attempts, 0)['status'] = 'drawn'), { attempt: 1 }],
  ['an id that is none', (one) => (of(one.attempts, 0)['id'] = "x'; DROP TABLE attempt; --"), { attempt: 1 }],
  ['moves that are none', (one) => (of(one.attempts, 0)['moves'] = 'deal; t1>f1'), { attempt: 1 }],
  ['a space after the last move', (one) => (of(one.attempts, 0)['moves'] = 'deal '), { attempt: 1 }],
  ['a cursor behind the moves', (one) => (of(one.attempts, 1)['cursor'] = 7), { attempt: 2 }],
  ['a mark on no move', (one) => (of(one.attempts, 1)['auto'] = [1]), { attempt: 2 }],
  ['a null', (one) => one.attempts.push(null as never), { attempt: 3 }],
  ['a list', (one) => one.attempts.push([] as never), { attempt: 3 }],
])('a file with %s is damaged', async (_what, change, where = {}) => {
  const read = JSON.parse(file) as Changed;
  change(read);
  expect(await refused(JSON.stringify(read))).toEqual({ reason: 'damaged', ...where });
});

test('an attempt far too long is refused without being kept whole', async () => {
  const long = file.replace('"moves":"deal"', `"moves":"${'deal '.repeat(500_000)}deal"`);
  expect(await refused(long)).toEqual({ reason: 'damaged' });
});

test('pieces that are too long are not taken', async () => {
  const id = randomUUID();
  await here.call('import.begin', { id });
  expect(await here.refusal('import.add', { id, text: ' '.repeat(160_001) })).toMatchObject({ code: 'badInput' });
});

test('a file laid out anew by another program is read all the same', async () => {
  const id = await sent(here, JSON.stringify(JSON.parse(file), null, 4), 777);
  expect(await here.call('import.commit', { id, into: [] })).toMatchObject({ added: 2 });
});
