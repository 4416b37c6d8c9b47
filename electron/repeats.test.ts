import { beforeEach, expect, test } from 'vitest';
import type { Dealt } from '../shared/api/contract.ts';
import { formatDeck } from '../shared/engine/cards.ts';
import { deckOf } from '../shared/engine/state.ts';
import { amazons } from '../shared/games/amazons.ts';
import { rulesOf } from '../shared/games/index.ts';
import { dealOf } from './testing/program.ts';
import { layStep } from './testing/random-play.ts';
import { dealThat, Seat } from './testing/seat.ts';

const WON = dealThat('won');

let seat: Seat;
beforeEach(() => {
  seat = new Seat();
});

test('the same deal and reading again: a new attempt, a repeat, left out of the figures', async () => {
  await seat.lay(WON);
  await seat.play();
  expect(await seat.program.call('table.lay', { dealt: WON, clock: 0 })).toEqual({ repeat: true });
  seat.stands(layStep(seat.now, WON).after);
  expect(await seat.program.call('app.start', {})).toMatchObject({ table: { kind: 'dealt', repeat: true } });
  await seat.play();
  expect(await seat.attempt()).toMatchObject({ repeat: true, status: 'won' });
  expect(await seat.figures()).toMatchObject([{ played: 2, won: 2, fairPlayed: 1, fairWon: 1 }]);
  expect(await seat.program.call('statistics.figures', { repeats: false })).toMatchObject({
    figures: [{ played: 1, won: 1 }],
  });
});

test.each([
  ['another reading', dealOf(7, 1), false],
  ['another number', dealOf(8), false],
  ['nothing but another source', dealOf(7, 0, 'number'), true],
])('a deal laid again with %s', async (_what, dealt, repeat) => {
  await seat.lay(dealOf(7));
  await seat.play(1);
  expect(await seat.program.call('table.lay', { dealt, clock: 0 })).toEqual({ repeat });
});

test('a deck text is the same deal however it is written', async () => {
  const rules = rulesOf(amazons, amazons.presets[0].options);
  const deck = formatDeck(rules.pack, deckOf(rules, 7));
  const written = (text: string): Dealt => ({
    ...dealOf(7),
    deal: { kind: 'text', deck: text, seed: 0 },
    source: 'text',
  });
  await seat.lay(written(deck));
  await seat.play(1);
  expect(
    await seat.program.call('table.lay', {
      dealt: written(deck.toLowerCase().replaceAll(' ', ',\n').replaceAll('t', '10')),
      clock: 0,
    }),
  ).toEqual({ repeat: true });
  expect(await seat.program.refusal('table.lay', { dealt: written('AS AS'), clock: 0 })).toMatchObject({
    code: 'badInput',
  });
});

test.each([
  ['found by number', 'number' as const, 0],
  ['played with an undo', 'random' as const, 1],
])('a win %s is not fair', async (_what, source, undos) => {
  await seat.lay({ ...WON, source });
  await seat.play(3);
  for (let i = 0; i < undos; i++) {
    await seat.program.call('attempt.seek', { id: seat.id, ply: 3, to: 2, clock: 0 });
    await seat.program.call('attempt.seek', { id: seat.id, ply: 2, to: 3, clock: 0 });
  }
  await seat.play();
  expect(await seat.figures()).toMatchObject([{ won: 1, clean: 1 - undos, fairPlayed: 0, fairWon: 0 }]);
});
