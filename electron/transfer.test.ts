import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Dealt } from '../shared/api/contract.ts';
import { GAMES } from '../shared/games/index.ts';
import { dealOf, Program } from './testing/program.ts';
import { randomFrom, randomStep, layStep, type Position, type Random } from './testing/random-play.ts';
import { exported, imported, rowsIn } from './testing/transfer.ts';

const NAMES = ['Влад', 'Jürgen "Größe"', '=SUM(A1:A9)', '👩‍👩‍👧, 김용', "a'b\u2028%20 #", '__proto__'];

const anyDeal = (random: Random): Dealt => {
  const game = GAMES[random(GAMES.length)] ?? GAMES[0];
  if (!game) throw new RangeError('no games');
  const { options } = game.presets[random(game.presets.length)] ?? game.presets[0];
  const deal = { kind: 'number', shuffle: 1, number: 1 + random(50) } as const;
  return { game: game.id, revision: game.revision, options, deal, source: 'random' };
};

/** Plays at random for so many steps, naming and striking out now and then. */
async function play(program: Program, random: Random, steps: number): Promise<void> {
  const another = (): Dealt => anyDeal(random);
  let position: Position | undefined;
  for (let n = 0; n < steps; n++) {
    const step = position ? randomStep(position, random, another) : layStep(undefined, another());
    program.clock.pass(1000 + random(5000));
    await program.call(step.name, step.input);
    position = step.after;
    const id = position.id;
    if (id !== null && random(30) === 0)
      await program.call('attempt.name', { id, name: NAMES[random(NAMES.length)] ?? '' });
    if (id !== null && position.status !== 'open')
      await program.call('attempt.strike', { id, struck: random(4) === 0 });
  }
}

/** A program in which three have played. */
async function household(seed: number): Promise<Program> {
  const random = randomFrom(seed);
  const program = new Program();
  await play(program, random, 150);
  await program.call('settings.write', { key: 'theme', value: 'dark' });
  for (const name of NAMES.slice(0, 2)) {
    const { id } = await program.call('players.add', { name });
    await program.call('players.choose', { id });
    await play(program, random, 150);
    await program.call('settings.write', { key: 'lastOptions', value: '{"amazons":"a=b"}' });
  }
  return program;
}

/** A program as the page finds it at its first start: one deal lies on the table, without a move. */
async function empty(): Promise<Program> {
  const program = new Program();
  await program.call('table.lay', { dealt: dealOf(1), clock: 0 });
  return program;
}

const timeless = (text: string): string => text.replace(/"exportedAt":"[^"]*"/, '');

test.each([1, 2, 3])(
  'an export taken over by an empty program brings the same rows, and the same export (%i)',
  async (seed) => {
    const from = await household(seed);
    const text = await exported(from);
    const to = await empty();
    to.clock.pass(1e9);
    expect(await imported(to, text)).toMatchObject({ players: 2, changed: 0 });
    expect(rowsIn(to.db)).toEqual(rowsIn(from.db));
    const again = await exported(to);
    expect(timeless(again)).toBe(timeless(text));
    expect(again).not.toBe(text);
    expect(JSON.parse(text)).toMatchObject({ format: 'tarbart', version: 2, program: '0.1.0' });
    expect(to.db.pragma('integrity_check', { simple: true })).toBe('ok');
    expect(to.db.pragma('foreign_key_check')).toEqual([]);
    // Once more it is all there.
    expect(await imported(to, text)).toEqual({ players: 0, added: 0, changed: 0 });
    expect(rowsIn(to.db)).toEqual(rowsIn(from.db));
  },
);

const text = (maxLength: number) => fc.string({ unit: 'grapheme', minLength: 1, maxLength });
const whole = fc.integer({ min: 0, max: 4_294_967_295 });
/** A moment that has come on the clock of a new program. */
const moment = fc.nat({ max: 1_785_000_000_000 });
const word = text(8).filter((one) => !/[\s,=]/.test(one));
/** Options of a game that is not known here. */
const options = fc
  .uniqueArray(fc.tuple(word, word), { selector: ([name]) => name, maxLength: 4 })
  .map((pairs) => pairs.map((pair) => pair.join('=')).join(','));
const row = fc.record({
  game: text(20),
  options,
  revision: fc.integer({ min: 1, max: 9 }),
  deal: fc.oneof(
    fc.record({ number: fc.integer({ min: 1, max: 4_294_967_295 }), shuffle: fc.integer({ min: 1, max: 3 }) }),
    fc.record({ deck: text(100), seed: fc.integer({ min: 0, max: 4_294_967_295 }) }),
  ),
  source: fc.constantFrom('random', 'number', 'text', 'kind'),
  repeat: fc.constantFrom(0, 1),
  status: fc.constantFrom('open', 'won', 'lost', 'givenUp'),
  times: fc.tuple(moment, moment, moment),
  on: fc.constantFrom('0001-01-01', '2026-02-28', '2026-07-30'),
  counts: fc.array(whole, { minLength: 9, maxLength: 9 }),
  struck: fc.constantFrom(0, 1),
  moves: fc.array(fc.constantFrom('deal', 't1>f2', 'r12>t3', 's>f1'), { maxLength: 40 }),
  cursor: fc.nat(40),
  unseen: fc.array(fc.nat(104), { maxLength: 5 }),
});

test('any row that a program can have written comes back as it was', async () => {
  const from = new Program();
  await fc.assert(
    fc.asyncProperty(fc.array(row, { maxLength: 8 }), async (rows) => {
      from.db.exec('DELETE FROM attempt');
      for (const [i, { deal, times, counts, on, moves, unseen, ...one }] of rows.entries()) {
        const ended = one.status !== 'open';
        const id = randomUUID();
        const [clock, undos, restarts, hints, lights, shows, home, passes, plies] = counts;
        const values = {
          ...{ id, profile: 'player', shuffle: null, number: null, deck: null, seed: null, ...one, ...deal },
          ...{ deal: 'number' in deal ? 'number' : 'text', began_at: times[0], began_on: on, touched_at: times[1] },
          ...{ ended_at: ended ? times[2] : null, ended_on: ended ? on : null, ending: ended ? 3 * (i + 1) : null },
          ...{ clock, undos, restarts, hints, lights, shows, home, passes, plies },
        };
        const { cursor, ...columns } = values;
        const names = Object.keys(columns);
        from.db
          .prepare(`INSERT INTO attempt (${names.join(', ')}) VALUES (${names.map((name) => `@${name}`).join(', ')})`)
          .run(columns);
        from.db
          .prepare('INSERT INTO record VALUES (?, ?, ?, ?, ?)')
          .run(id, moves.join(' '), Math.min(cursor, moves.length), JSON.stringify(unseen), '[]');
      }
      const file = await exported(from);
      const to = await empty();
      await imported(to, file);
      const { attempt, record } = rowsIn(from.db);
      expect(rowsIn(to.db)).toMatchObject({ attempt, record, desk: [] });
      expect(timeless(await exported(to))).toBe(timeless(file));
    }),
    { numRuns: 25 },
  );
});
