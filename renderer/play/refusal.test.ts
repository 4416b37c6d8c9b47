import { expect, test } from 'vitest';
import { parseCard, type Card } from '../../shared/engine/cards.ts';
import type { PileCode } from '../../shared/engine/notation.ts';
import type { View } from '../../shared/engine/record.ts';
import { gameOf, rulesOf, type Game } from '../../shared/games/index.ts';
import { messages } from '../../shared/text/index.ts';
import { whyNot, whyNotThere, whyOver } from './refusal.ts';
import { seamMark } from './seams.ts';

const game = gameOf('amazons') as Game;
const rules = rulesOf(game, game.presets[0].options);
const cards = (text: string): Card[] => text.split(' ').flatMap((one) => parseCard(rules.pack, one) ?? []);

/** The position of `look/01`, with the hearts' seven on the wrong depot. */
const view: View = {
  stock: [null, null, null, null],
  foundations: [cards('AH 7H'), cards('AD 7D 8D 9D TD'), cards('AS 7S 8S 9S'), []],
  depots: [cards('QD QC JD JC'), cards('8C TH 8H'), cards('9C TC'), cards('QH TS AC')],
  reserves: [],
  pass: 5,
  redealsLeft: Infinity,
};

test.each<[PileCode, string]>([
  ['t1', 'The jack of clubs waits for the ace of clubs.'],
  ['t2', 'The 8 of hearts goes home only from depot 1.'],
  ['t3', 'The 10 of clubs waits for the ace of clubs.'],
  ['f1', 'Foundation 1 waits for the 8 of hearts.'],
  ['f4', 'Foundation 4 waits for an ace.'],
  ['s', 'The stock is out, and nothing can be dealt.'],
])('%s: %s', (pile, text) => expect(whyNot(messages('en'), rules, view, pile)).toBe(text));

test('a card whose suit has begun waits for the card before it', () => {
  const other = { ...view, depots: [cards('JH'), cards('QD'), [], cards('TS')] };
  expect(whyNot(messages('en'), rules, other, 't1')).toBe('The jack of hearts waits for the 10 of hearts.');
  expect(whyNot(messages('ru'), rules, other, 't4')).toBe('Десятка пик уходит на базу только из стопки 3.');
  expect(whyNot(messages('es'), rules, other, 't3')).toBe('La columna 3 está vacía.');
});

test.each(['algerian', 'auld-lang-syne'])('%s: no card is named where others can take what is waited for', (id) => {
  const other = gameOf(id) as Game;
  const its = rulesOf(other, other.presets[0].options);
  const [ace, nine] = ['AS', '9S'].map((text) => parseCard(its.pack, text) as Card) as [Card, Card];
  const early = { ...view, foundations: its.foundations.map(() => [ace]), depots: [[nine]] };
  const t = messages('en');
  expect(whyNot(t, its, early, 't1')).toBe(t.play.refused.noPlace('9S'));
});

test('an ace that is laid on another than the first empty foundation is told which takes it', () => {
  const early = { ...view, foundations: [cards('AH'), [], [], []] };
  const why = (onto: PileCode) => whyNotThere(messages('en'), rules, early, { card: 'AC', targets: ['f2'], onto });
  expect(why('f3')).toBe('An ace goes to the first empty foundation.');
  expect(why('f1')).toBe('The ace of clubs cannot go to foundation 1.');
  expect(why('t1')).toBe('The ace of clubs cannot go to depot 1.');
});

test('a game that goes no further says why', () => {
  const t = messages('en');
  expect(whyOver(t, { rules, view, block: { passes: 3, lanes: [] } })).toBe(t.play.slip.blockedText(3));
  const fruitless = rulesOf(game, game.presets[3]?.options ?? {});
  expect(whyOver(t, { rules: fruitless, view, block: null })).toBe(t.play.slip.fruitlessText);
  expect(whyNot(t, fruitless, view, 's')).toBe(t.play.refused.noPickUp);
  expect(whyOver(t, { rules, view: { ...view, redealsLeft: 0 }, block: null })).toBe(t.play.slip.noMoveText);
  // Where nothing lies there is nothing to be picked up.
  for (const bare of [
    { ...view, redealsLeft: 0 },
    { ...view, depots: [[], []] },
  ])
    expect(whyOver(t, { rules: fruitless, view: bare, block: null })).toBe(t.play.slip.noMoveText);
});

test('the seams of look/01', () => {
  const marks = [0, 1, 2, 3].map((n) => seamMark(rules, view, n));
  expect(marks.map(({ kind, next, open }) => [kind, next, open])).toEqual([
    ['waits', '8H', false],
    ['waits', 'JD', false],
    ['waits', 'TS', false],
    ['anyAce', null, true],
  ]);
});

test('a queen may come from any depot, and lights her seam wherever she lies open', () => {
  const late = { ...view, foundations: [cards('AH 7H 8H 9H TH JH'), [], [], []], depots: [[], [], cards('QH'), []] };
  expect(seamMark(rules, late, 0)).toMatchObject({ next: 'QH', open: true, anyDepot: true });
  const aligned = rulesOf(game, game.presets[2]?.options ?? {});
  expect(seamMark(aligned, late, 0)).toMatchObject({ open: false, anyDepot: false });
});

test('a complete lane shows its suit alone', () => {
  const done = { ...view, foundations: [cards('AH 7H 8H 9H TH JH QH'), [], [], []] };
  expect(seamMark(rules, done, 0)).toMatchObject({ kind: 'complete', suit: 'QH', next: null, faded: false });
  const passing = rulesOf(game, game.presets[3]?.options ?? {});
  expect(seamMark(passing, done, 0)).toMatchObject({ faded: true });
});
