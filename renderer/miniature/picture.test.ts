import { expect, test } from 'vitest';
import { GAMES, rulesOf } from '../../shared/games/index.ts';
import { partNames, pictureOf } from './picture.ts';
import { sampleOf } from './sample.ts';

const EACH = GAMES.map((game) => {
  const rules = rulesOf(game, game.presets[0].options);
  return { id: game.id, game, rules, view: sampleOf(game) };
});

test.each(EACH)('$id: everything drawn lies in the box, and nothing is left out', ({ game, rules, view }) => {
  const { box, cards, empty, stock } = pictureOf(game, rules, view);
  for (const { x, y } of [...cards, ...empty, ...(stock ? [stock] : [])]) {
    expect(x).toBeGreaterThanOrEqual(box.x);
    expect(y).toBeGreaterThanOrEqual(box.y);
    expect(x + 1).toBeLessThanOrEqual(box.x + box.width + 1e-9);
    expect(y + 1.4).toBeLessThanOrEqual(box.y + box.height + 1e-9);
  }
  const piles = [...view.foundations, ...view.depots, ...view.reserves];
  expect(empty.length).toBe(piles.filter((pile) => pile.length === 0).length);
  expect(cards.length).toBeGreaterThanOrEqual(piles.filter((pile) => pile.length > 0).length);
});

test.each(EACH)('$id: a sample is in its middle', ({ rules, view }) => {
  expect(view.stock.length).toBeGreaterThan(0);
  expect(view.foundations.flat().length).toBeGreaterThan(2);
  expect(view.depots.filter((pile) => pile.length > 0).length).toBeGreaterThan(rules.depots / 2);
  expect(view.stock.every((card) => card === null || view.pass > 1)).toBe(true);
});

test.each(EACH)('$id: every kind of pile is named once, off the cards', ({ game, rules, view }) => {
  const names = partNames(game, rules, view);
  const parts = ['foundations', 'depots', 'stock', ...(rules.reserves > 0 ? ['reserves'] : [])];
  expect(names.map(({ part }) => part)).toEqual(parts);
  const { cards } = pictureOf(game, rules, view);
  for (const name of names)
    for (const card of cards) {
      const over = Math.abs(name.x - card.x - 0.5) < 1 && name.y > card.y && name.y - 0.3 < card.y + 1.4;
      expect(over, name.part).toBe(false);
    }
});
