import { expect, test } from 'vitest';
import { client } from '../../shared/api/client.ts';
import { amazons } from '../../shared/games/amazons.ts';
import type { App } from '../app.svelte.ts';
import { PlayedGame } from '../play/game.svelte.ts';
import { slowSolver } from '../testing/slow-thread.ts';
import { Guide } from './guide.svelte.ts';

const deal = { kind: 'number', shuffle: 1, number: 7 } as const;
const { options } = amazons.presets[0];
const dealt = { game: 'amazons', revision: amazons.revision, options: { ...options }, deal, source: 'random' } as const;

test('the way of a lesson is shown on its table, and not once that has been left', async () => {
  const game = new PlayedGame(client(() => Promise.resolve({ ok: true, value: { status: 'open' } })));
  game.show({ kind: 'dealt', dealt, repeat: false, hints: 0, lights: 0, shows: 0 });
  const { solver, threads } = slowSolver();
  const app = { game, solver, guide: null } as unknown as App;
  const guide = (app.guide = new Guide(app, 'see'));
  await guide.begin();
  const late = guide.showMe();
  app.guide = null;
  await game.goBack();
  threads.forEach((one) => one.run());
  await late;
  expect([game.aside, game.dealt.deal]).toEqual([false, deal]);

  app.guide = guide;
  await guide.begin();
  await game.act('deal');
  const shown = guide.showMe();
  threads.forEach((one) => one.run());
  expect([await shown, game.watching]).toEqual([true, true]);
  await guide.goOn();
  expect([game.watching, game.aside, game.ply]).toEqual([false, true, guide.from + 1]);
});
