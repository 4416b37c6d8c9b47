import { expect, test } from 'vitest';
import { client } from '../../shared/api/client.ts';
import type { Dealt } from '../../shared/api/contract.ts';
import { amazons } from '../../shared/games/amazons.ts';
import { PlayedGame } from './game.svelte.ts';
import { NONE } from './lying.ts';

const { options } = amazons.presets[0];
const dealt = (number: number): Dealt => ({
  game: 'amazons',
  revision: amazons.revision,
  options: { ...options },
  deal: { kind: 'number', shuffle: 1, number },
  source: 'random',
});

/** A game after two moves, of which the first is watched again while the program answers no more. */
async function unheard() {
  const away = new Set<string>();
  const game = new PlayedGame(
    client((name) =>
      Promise.resolve(
        away.has(name) ? { ok: false, code: 'unreachable', params: {} } : { ok: true, value: { status: 'open' } },
      ),
    ),
  );
  game.show({ kind: 'dealt', dealt: dealt(7), repeat: false, ...NONE });
  await game.act('deal');
  await game.act('deal');
  const { id } = game;
  await game.watchOn(1, ['deal', 'deal', 'deal']);
  for (const name of ['table.lay', 'attempt.resume', 'attempt.takeUp', 'attempt.play'] as const) away.add(name);
  return { game, id };
}

test.each([
  ['a new deal is laid', (game: PlayedGame) => game.lay(dealt(8))],
  ['another game is resumed', (game: PlayedGame) => game.resume(crypto.randomUUID())],
  ['it is taken up', (game: PlayedGame) => game.takeUp(1, ['deal'])],
  ['it is played on', (game: PlayedGame) => game.playOn(['deal'])],
])('what is watched stays where it stood when, unheard, %s', async (_, leave) => {
  const { game, id } = await unheard();
  const { view } = game;
  expect(await leave(game)).toBe(false);
  expect([game.watching, game.ply, game.dealt.deal]).toEqual([true, 1, dealt(7).deal]);
  expect(game.view).toBe(view);
  await game.goBack();
  expect([game.watching, game.ply, game.id, game.view.stock.length]).toEqual([false, 2, id, 16]);
});

test('what is watched gives way to a new deal, and to its own game played on', async () => {
  const game = new PlayedGame(client(() => Promise.resolve({ ok: true, value: { status: 'open', repeat: false } })));
  game.show({ kind: 'dealt', dealt: dealt(7), repeat: false, ...NONE });
  await game.watchOn(0, ['deal', 'deal']);
  expect(await game.playOn(['deal'])).toBe(true);
  expect([game.aside, game.ply, game.view.stock.length]).toEqual([false, 1, 20]);
  await game.watchOn(0, ['deal']);
  expect(await game.lay(dealt(8))).toBe(true);
  expect([game.aside, game.ply, game.dealt.deal]).toEqual([false, 0, dealt(8).deal]);
});
