import { expect, test } from 'vitest';
import { client } from '../../shared/api/client.ts';
import { amazons } from '../../shared/games/amazons.ts';
import { messages } from '../../shared/text/index.ts';
import type { App } from '../app.svelte.ts';
import { PlayedGame } from '../play/game.svelte.ts';
import { NONE } from '../play/lying.ts';
import { slowSolver } from '../testing/slow-thread.ts';
import { Hinting } from './hinting.svelte.ts';

const deal = { kind: 'number', shuffle: 1, number: 2296 } as const;
const { options } = amazons.presets[0];
const dealt = { game: 'amazons', revision: amazons.revision, options: { ...options }, deal, source: 'random' } as const;

/** A table with hints and a solver that answers when it is told to; what was told, and how often help was counted. */
function table() {
  const game = new PlayedGame(client(() => Promise.resolve({ ok: true, value: { status: 'open' } })));
  game.show({ kind: 'dealt', dealt, repeat: false, ...NONE });
  const { solver, threads } = slowSolver();
  const app = { game, solver, t: messages('en'), note: '', coach: { light: { shown: 'ask' } } } as unknown as App;
  const told: string[] = [];
  let counted = 0;
  const hints = new Hinting(
    app,
    (text) => told.push((app.note = text)),
    () => Promise.resolve(++counted > 0),
  );
  game.onchange = () => hints.clear();
  return { game, hints, told, run: () => threads.forEach((one) => one.run()), counted: () => counted };
}

test('asked twice while it thinks, one hint is given and counted', async () => {
  const { hints, told, run, counted } = table();
  const asked = [hints.ask(), hints.ask()];
  run();
  await Promise.all(asked);
  expect([told.length, counted(), hints.ring]).toEqual([1, 1, ['s']]);
});

test('asked again after a move, the hint is for the new position, and that for the old one is neither given nor counted', async () => {
  const { game, hints, told, run, counted } = table();
  const old = hints.ask();
  await game.act('deal');
  const now = hints.ask();
  run();
  await Promise.all([old, now]);
  expect([told.length, counted()]).toEqual([1, 1]);
});

test('taken away while it thinks it does not come, unless it is asked for again', async () => {
  const { hints, told, run, counted } = table();
  const away = hints.ask();
  expect(hints.takeAway()).toBe(true);
  expect(hints.takeAway()).toBe(false);
  run();
  await away;
  expect([told, counted(), hints.ring]).toEqual([[], 0, []]);

  const asked = hints.ask();
  hints.takeAway();
  const again = hints.ask();
  run();
  await Promise.all([asked, again]);
  expect([told.length, counted()]).toEqual([1, 1]);
});
