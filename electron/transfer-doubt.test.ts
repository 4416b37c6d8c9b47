import { beforeEach, expect, test } from 'vitest';
import type { Doubt } from '../shared/api/transfer.ts';
import { dealOf, Program } from './testing/program.ts';
import { carelessMove, layStep, moveStep } from './testing/random-play.ts';
import { exported, sent } from './testing/transfer.ts';

interface Entry {
  id: string;
  status: string;
  moves: string;
  [column: string]: unknown;
}

/** A file with a game that was won, one without a move left, one given up, and one that lies on the table. */
let file: { players: { desk: unknown }[]; attempts: Entry[] } | undefined;
beforeEach(async () => {
  if (file) return;
  const program = new Program();
  const wanted = new Set(['won', 'lost', 'givenUp', 'open']);
  for (let number = 1; wanted.size > 0; number++) {
    let position = layStep(undefined, dealOf(number)).after;
    await program.call('table.lay', { dealt: position.dealt, clock: 0 });
    const most = wanted.has('won') || wanted.has('lost') ? 500 : 5;
    for (let n = 0; n < most && position.status === 'open'; n++) {
      const move = carelessMove(position);
      if (move === undefined) break;
      const step = moveStep(position, move);
      program.clock.pass(1000);
      await program.call(step.name, step.input);
      position = step.after;
    }
    const id = position.id ?? '';
    if (most === 5 && !wanted.has('givenUp')) break;
    if (position.status === 'open') wanted.delete((await program.call('attempt.giveUp', { id, clock: 0 })).status);
    else wanted.delete(position.status);
  }
  file = JSON.parse(await exported(program)) as NonNullable<typeof file>;
});

const has = (status: string): Entry => {
  const entry = file?.attempts.find((one) => one.status === status);
  if (!entry) throw new RangeError(`none is ${status}`);
  return entry;
};

/** What a new program says of the file with one attempt changed, and how many it takes. */
async function changed(status: string, change: Partial<Entry>) {
  const { id } = has(status);
  const attempts = (file?.attempts ?? []).map((one) => (one.id === id ? { ...one, ...change } : one));
  const to = new Program();
  const under = { id: await sent(to, JSON.stringify({ ...file, attempts })), into: [] };
  const [player] = (await to.call('import.preview', under)).players;
  const { added } = await to.call('import.commit', under);
  expect(added).toBe(player?.adds);
  const taken = to.db.prepare('SELECT 1 FROM attempt WHERE id = ?').get(id) !== undefined;
  return { leftOut: player?.leftOut, taken, without: attempts.length - added };
}

const NONE = { moves: 0, result: 0, date: 0 };
const ended = (status: string) => ({ status, ending: 1000, ended_at: 0, ended_on: '2026-07-30' });

test('a file as it was written is taken whole', async () => {
  expect(await changed('won', {})).toEqual({ leftOut: NONE, taken: true, without: 0 });
});

test.each<[string, string, (entry: Entry) => Partial<Entry>, Doubt]>([
  ['lost games called won', 'lost', () => ({ status: 'won' }), 'result'],
  ['games given up called won', 'givenUp', () => ({ status: 'won' }), 'result'],
  ['games given up called lost', 'givenUp', () => ({ status: 'lost' }), 'result'],
  ['won games called lost', 'won', () => ({ status: 'lost' }), 'result'],
  ['won games called given up', 'won', () => ({ status: 'givenUp' }), 'result'],
  ['games in play called won', 'open', () => ended('won'), 'result'],
  ['won games called open', 'won', () => ({ status: 'open', ended_at: null, ended_on: null, ending: null }), 'result'],
  ['cards home that are not', 'lost', ({ home }) => ({ home: Number(home) + 1 }), 'result'],
  ['fewer passes', 'won', ({ passes }) => ({ passes: Number(passes) - 1 }), 'result'],
  ['fewer moves', 'won', ({ plies }) => ({ plies: Number(plies) - 1 }), 'result'],
  ['another deal', 'won', ({ number }) => ({ number: Number(number) + 1 }), 'moves'],
  ['a move that is not legal', 'lost', ({ moves }) => ({ moves: `f1>t1${moves.slice(4)}` }), 'moves'],
  ['moves after the last one', 'won', ({ moves }) => ({ moves: `${moves} deal` }), 'moves'],
  ['a deck that is none', 'won', () => ({ deal: 'text', number: null, shuffle: null, deck: 'AS', seed: 1 }), 'moves'],
  ['a beginning before all clocks', 'lost', () => ({ began_at: -1 }), 'date'],
  ['an end before all clocks', 'lost', () => ({ ended_at: -1 }), 'date'],
  ['an end that is still to come', 'lost', () => ({ ended_on: '2026-08-01' }), 'date'],
  ['a beginning that is still to come', 'lost', () => ({ began_on: '9999-12-31' }), 'date'],
  ['a moment that is still to come', 'lost', () => ({ touched_at: Date.UTC(2026, 7, 1) }), 'date'],
])('%s are left out, and nothing else', async (_what, status, change, why) => {
  expect(await changed(status, change(has(status)))).toEqual({
    leftOut: { ...NONE, [why]: 1 },
    taken: false,
    without: 1,
  });
});

test.each<[string, Partial<Entry>]>([
  ['revision', { revision: 99 }],
  ['game', { game: 'patience-to-come' }],
  ['option', { options: 'a=b' }],
  ['shuffle', { shuffle: 9 }],
])('of an unknown %s the result stands', async (_what, change) => {
  expect(await changed('lost', { ...change, status: 'won' })).toMatchObject({ taken: true, without: 0 });
});

test('tomorrow may have come where the file was written', async () => {
  expect(await changed('lost', { ended_on: '2026-07-31' })).toMatchObject({ taken: true });
});

test('a table whose game is left out stays empty', async () => {
  const { id } = has('open');
  expect(file?.players[0]?.desk).toEqual({ attempt: id });
  expect(await changed('open', { home: 27 })).toMatchObject({ leftOut: { result: 1 } });
});
