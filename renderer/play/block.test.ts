import { expect, test } from 'vitest';
import { apply, deal, deckOf, legalMoves, stuck, type State } from '../../shared/engine/state.ts';
import { gameOf, rulesOf, type Game } from '../../shared/games/index.ts';
import { explainBlock } from './block.ts';

const game = gameOf('amazons') as Game;
const rules = rulesOf(game, game.presets[0].options);

function toTheEnd(number: number): State {
  let state = deal(rules, deckOf(rules, number), number);
  for (;;) {
    const legal = legalMoves(state);
    const move = legal.find((one) => one !== 'deal') ?? legal[0];
    if (move === undefined) return state;
    state = apply(state, move);
  }
}

test('what a blocked lane waits for falls into other depots, never into its own', () => {
  let blocked = 0;
  for (let number = 1; number <= 300; number++) {
    const end = toTheEnd(number);
    const story = explainBlock(end);
    expect(story !== null).toBe(stuck(end));
    if (!story) continue;
    blocked++;
    expect(story.passes).toBeGreaterThan(0);
    for (const { own, falls } of story.lanes) {
      expect(falls.length).toBeGreaterThan(0);
      expect(falls).not.toContain(own);
    }
  }
  expect(blocked).toBeGreaterThan(200);
});

test('a game that goes on has no such story', () => expect(explainBlock(deal(rules, deckOf(rules, 1), 1))).toBeNull());
