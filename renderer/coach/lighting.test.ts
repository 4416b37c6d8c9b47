import { expect, test } from 'vitest';
import { client } from '../../shared/api/client.ts';
import type { Dealt } from '../../shared/api/contract.ts';
import { amazons } from '../../shared/games/amazons.ts';
import { PlayedGame } from '../play/game.svelte.ts';
import { Preferences } from '../preferences.svelte.ts';
import { slowSolver } from '../testing/slow-thread.ts';
import { Lighting } from './lighting.svelte.ts';

const deal = { kind: 'number', shuffle: 1, number: 2296 } as const;
const { options } = amazons.presets[0];
const dealt: Dealt = { game: 'amazons', revision: amazons.revision, options: { ...options }, deal, source: 'random' };
/** What lies on the table: a deal before its first move. */
const lying = { kind: 'dealt', dealt, repeat: false, hints: 0, lights: 0, shows: 0 } as const;

/** A table with a light, a solver that answers when it is told to, and what was said. `kept`: help can be stored. */
function table(when: 'asked' | 'always', kept = true) {
  const game = new PlayedGame(client(() => Promise.resolve({ ok: true, value: { status: 'open' } })));
  const settings = new Preferences(client(() => Promise.resolve({ ok: true, value: {} })));
  settings.load({ light: when });
  game.show(lying);
  const { solver, threads } = slowSolver();
  const said: string[] = [];
  let counted = 0;
  const count = (): Promise<boolean> => Promise.resolve(kept && ++counted > 0);
  const light = new Lighting({ game, settings }, count, (shown) => said.push(shown), solver);
  game.onchange = () => light.changed();
  return { game, light, said, run: () => threads.forEach((one) => one.run()), counted: () => counted };
}

test('asked, it looks once, is counted, told and shown', async () => {
  const { light, said, run, counted } = table('asked');
  expect(light.shown).toBe('ask');
  const asked = light.ask();
  expect(light.shown).toBe('thinking');
  run();
  await asked;
  expect([light.shown, said, counted()]).toEqual(['won', ['won'], 1]);
  await light.think();
  expect(counted()).toBe(1);
});

test('an answer for an older position is never shown', async () => {
  const { game, light, said, run } = table('always');
  const older = light.think();
  await game.act('deal');
  run();
  await older;
  expect([light.shown, said]).toEqual(['thinking', []]);
  const newer = light.think();
  run();
  await newer;
  expect([light.shown, said]).toEqual(['won', ['won']]);
});

test('always on, it tells what has changed and what a new deal begins with', async () => {
  const { game, light, said, run } = table('always');
  const look = async (): Promise<void> => {
    const looked = light.think();
    run();
    await looked;
  };
  await look();
  await game.act('deal');
  await look();
  expect([light.shown, said]).toEqual(['won', ['won']]);
  game.show({ ...lying, dealt: { ...dealt, deal: { ...deal, number: 7 } } });
  await look();
  expect(said).toEqual(['won', 'won']);
});

test('stopped as the table is left or paused, it shows nothing and can be asked again', async () => {
  const { light, said, run, counted } = table('asked');
  const stopped = light.ask();
  light.stop();
  run();
  await stopped;
  expect([light.shown, said, counted()]).toEqual(['ask', [], 0]);
  const asked = light.ask();
  run();
  await asked;
  expect(light.shown).toBe('won');
});

test('what cannot be counted is not shown', async () => {
  const { light, said, run } = table('asked', false);
  const asked = light.ask();
  run();
  await asked;
  expect([light.shown, said]).toEqual(['ask', []]);
});

test('a game that is watched has no light', async () => {
  const { game, light, run, said } = table('always');
  const looked = light.think();
  await game.watchOn(0, ['deal']);
  run();
  await looked;
  expect([light.shown, said]).toEqual(['none', []]);
});

test('moves are not shown of a game that has gone on meanwhile', async () => {
  const { game } = table('asked');
  const played = game.act('deal');
  await game.watchOn(0, ['deal']);
  expect([await played, game.watching, game.ply]).toEqual([true, false, 1]);
});
