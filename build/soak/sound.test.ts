import { expect, test } from 'vitest';
import { faultsOf, type Picture } from './sound.ts';

const card = (face: string, x: number, y: number, z: number): Picture['cards'][number] => ({
  face,
  x,
  y,
  z,
  shownX: x,
  shownY: y,
  restless: false,
});

/** Seven cards: four in the stock, an ace at home, and a depot of two. */
const SOUND: Picture = {
  piles: [
    { name: 's', label: 'Stock, 4 cards; Deal four', x: 0, y: 200, height: 140 },
    { name: 'f1', label: 'Foundation 1, ace of hearts; waits for the 7 of hearts', x: 150, y: 0, height: 140 },
    { name: 't1', label: 'Depot 1, 2 cards, queen of spades on top', x: 150, y: 200, height: 340 },
    { name: 't2', label: 'Depot 2, empty', x: 300, y: 200, height: 340 },
  ],
  cards: [card('Ha', 150, 0, 0), card('C10', 150, 200, 1), card('Sq', 150, 231, 2)],
  backs: 3,
  cardWidth: 100,
  cardHeight: 140,
  alerts: [],
};
const [home, under, top] = SOUND.cards as [Picture['cards'][0], Picture['cards'][0], Picture['cards'][0]];

test('a table at rest is sound', () => expect(faultsOf(SOUND, 7)).toEqual([]));

test.each<[string, Partial<Picture>]>([
  ['a card lost', { cards: [home, under] }],
  ['a card twice', { cards: [home, under, top, top] }],
  ['a card on no pile', { cards: [home, under, { ...top, x: 400, shownX: 400 }] }],
  ['a card out of its row', { cards: [home, under, { ...top, y: 260, shownY: 260 }] }],
  ['a card that stands elsewhere than it lies', { cards: [home, under, { ...top, shownX: 170 }] }],
  ['a card still lifted', { cards: [home, under, { ...top, restless: true }] }],
  ['another card on top than is said', { cards: [home, top, { ...under, y: 231, shownY: 231, z: 3 }] }],
  ['a back too few', { backs: 2 }],
  ['a problem shown', { alerts: ['The program cannot be reached.'] }],
])('%s is a fault', (_, part) => expect(faultsOf({ ...SOUND, ...part }, 7).length).toBeGreaterThan(0));

test('a card too few by the names is a fault', () => expect(faultsOf(SOUND, 8)).toHaveLength(1));
