import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Dealt } from '../shared/api/contract.ts';
import { formatOptions, GAMES } from '../shared/games/index.ts';
import { Player } from './testing/player.ts';
import { dealOf, Program } from './testing/program.ts';
import { carelessMove, layStep, moveStep, randomFrom, type Random } from './testing/random-play.ts';
import { filters, recountFigures, recountHistory, recountLog } from './testing/recount.ts';

const READINGS = GAMES.flatMap((game) => game.presets.map(({ options }) => ({ game, options }))).slice(0, 6);

/** Whether careless play wins a deal. */
function isEasy(dealt: Dealt): boolean {
  let position = layStep(undefined, dealt).after;
  for (let move = carelessMove(position); move !== undefined; move = carelessMove(position))
    position = moveStep(position, move).after;
  return position.status === 'won';
}
const EASY = Array.from({ length: 60 }, (_, i) => dealOf(i + 1)).filter(isEasy);

const dealer = (random: Random) => (): Dealt => {
  const { game, options } = READINGS[random(READINGS.length)] ?? expect.fail();
  const source = (['random', 'random', 'number', 'kind'] as const)[random(4)] ?? 'random';
  const any: Dealt = {
    game: game.id,
    revision: game.revision,
    options,
    deal: { kind: 'number', shuffle: 1, number: 1 + random(1000) },
    source,
  };
  const easy = EASY[random(EASY.length)] ?? expect.fail();
  return random(2) === 0 ? any : { ...easy, source };
};

const RUNS = 5;
const ACTS = 700;
const keys = READINGS.map(({ game, options }) => [game.id, formatOptions(game, options)] as const);
const asked = filters(
  [
    ...['2026-03-28', '2026-03-29', '2026-03-31', '2026-07-29', '2026-07-30', '2026-08-01'],
    ...['2026-10-24', '2026-10-25', '2026-10-27'],
  ],
  keys.map(([game]) => game),
  keys.map(([, options]) => options),
);

test('whatever happens at the table, every figure is that of the notes kept beside it', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 0x7fff_ffff }),
      fc.array(asked, { minLength: 6, maxLength: 6 }),
      async (seed, filters) => {
        const program = new Program();
        const random = randomFrom(seed);
        // An evening before the change from or to daylight saving, or any other.
        program.clock.time = [Date.UTC(2026, 9, 24, 20), Date.UTC(2026, 2, 28, 20), program.clock.time][random(3)] ?? 0;
        const player = await Player.at(program, random, dealer(random));
        for (let i = 0; i < ACTS; i++) await player.act();
        const notes = [...player.notes.values()];
        for (const filter of [{ repeats: true }, { repeats: false }, ...filters]) {
          expect(await program.call('statistics.figures', filter)).toEqual(recountFigures(notes, filter));
          const pictures = { ...filter, since: '2026-07-30' };
          expect(await program.call('statistics.history', pictures)).toEqual(recountHistory(notes, pictures));
          const { attempts } = await program.call('statistics.log', { ...filter, before: null, limit: 200 });
          expect(attempts.map(({ ending }) => ending)).toEqual(recountLog(notes, filter));
          for (const { id, ...logged } of attempts) {
            const { on, position, ...note } = player.notes.get(id) ?? expect.fail();
            expect(position.id).toBe(id);
            expect(logged).toMatchObject({
              ...note,
              endedOn: on,
              repeat: note.repeat === 1,
              struck: note.struck === 1,
            });
          }
        }
      },
    ),
    { numRuns: RUNS },
  );
}, 300_000);
