import { expect, test } from 'vitest';
import { newRecord, view } from '../../shared/engine/record.ts';
import { apply, legalMoves } from '../../shared/engine/state.ts';
import { GAMES } from '../../shared/games/index.ts';
import { dealt, dice } from '../../shared/games/testing/every-game.ts';
import { layoutOf, topCorner } from '../../shared/layout/index.ts';
import { boardOf, lyingBox, overlap } from './board.ts';
import { drawnCards, pictureOf, redrawn, withWaiting, type Drawn } from './picture.ts';

const drawn = (card: number, x = 0): Drawn => ({ card, x, y: 0, z: 1, turning: false, fanned: false });

test('of the cards drawn next, those that stay as they are stay the same objects', () => {
  const [first, second, third] = [drawn(1), drawn(2), drawn(3)];
  const next = redrawn([first, second, third], [drawn(1), drawn(2, 10), drawn(4)]);
  expect(next).toEqual([drawn(1), drawn(2, 10), drawn(4)]);
  expect(next[0]).toBe(first);
  expect(next[1]).not.toBe(second);
});

test('cards that wait are drawn as they were, or not yet, and the others as they will be', () => {
  const [before, next] = [
    [drawn(1), drawn(2), drawn(5)],
    [drawn(1, 10), drawn(2, 10), drawn(3), drawn(4)],
  ];
  expect(withWaiting(before, next, new Set([2, 4, 5]))).toEqual([drawn(1, 10), drawn(2), drawn(3), drawn(5)]);
  expect(withWaiting(before, next, new Set())).toEqual(next);
});

test.each(GAMES)('$id: a pile is pressed, ringed and flown to where its cards are drawn', (game) => {
  const frame = { width: 1280, height: 800 };
  const board = boardOf(layoutOf(game, frame), frame);
  const { options } = game.presets[0];
  const throwOf = dice(7);
  let state = dealt(game, options, 7);
  const fresh = newRecord(game, options, { kind: 'number', shuffle: 1, number: 7 }, state);
  for (let made = 0; made < 120; made++) {
    const seen = view(fresh, state);
    const drawn = drawnCards(board, seen);
    const picture = pictureOf(board, seen);
    for (const { card, x, y } of drawn) expect(picture.get(card), `${card}`).toEqual({ x, y });
    const boxes = board.layout.spots.map((spot) => lyingBox(board, spot, seen));
    for (const [i, spot] of board.layout.spots.entries()) {
      const box = boxes[i];
      const lying = drawn.filter((one) => box && overlap({ ...one, width: board.cw, height: board.ch }, box) > 0);
      if (spot.pile === 's' || lying.length === 0) continue;
      const top = lying.reduce((a, b) => (b.z > a.z ? b : a));
      const { x, y } = topCorner(spot, seen);
      expect({ x: board.px(x), y: board.px(y) }, spot.pile).toEqual({ x: top.x, y: top.y });
      const right = Math.max(...lying.map((one) => one.x)) + board.cw;
      const bottom = Math.max(...lying.map((one) => one.y)) + board.ch;
      expect(box && [box.x + box.width, box.y + box.height], spot.pile).toEqual([
        expect.closeTo(right, -0.5),
        expect.closeTo(bottom, -0.5),
      ]);
    }
    const legal = legalMoves(state);
    const next = legal[throwOf(legal.length)];
    if (next === undefined) return;
    state = apply(state, next);
  }
});

test('what goes home one card on another is drawn until it lies there, and what it comes to lie on', () => {
  const algerian = GAMES.find(({ id }) => id === 'algerian') ?? expect.fail();
  const frame = { width: 1280, height: 800 };
  const board = boardOf(layoutOf(algerian, frame), frame);
  const state = dealt(algerian, algerian.presets[0].options, 1);
  const home = { ...state, stock: [], depots: [[]], reserves: [[]], foundations: [[0, 1, 2, 3, 4, 5, 6]] };
  const seen = view(newRecord(algerian, {}, { kind: 'number', shuffle: 1, number: 1 }, home), home);
  const flights = [3, 4, 5, 6].map((card) => ({
    card,
    from: { x: 0, y: 0 },
    legs: [],
    orders: [],
    turns: [],
    hides: null,
    lifted: true,
  }));
  expect(drawnCards(board, seen).map(({ card }) => card)).toEqual([5, 6]);
  expect(drawnCards(board, seen, flights).map(({ card }) => card)).toEqual([2, 3, 4, 5, 6]);
});
