import { describe, expect, test } from 'vitest';
import { formatDeck } from './cards.ts';
import { dealtDeck, parseDealNumber, redealRandom, reshuffle } from './shuffle.ts';
import { deckOf } from './state.ts';
import { gameOf, rulesOf } from '../games/index.ts';

/** Deals that must never change: number → deck. The generator was checked against an independent one in 64-bit arithmetic. */
const GOLDEN: readonly (readonly [game: string, number: number, deck: string])[] = [
  ['amazons', 1, 'QH TD 8H JC QS 7D 8S AH 9H TS 9S TC 7C QC QD 9C TH AD JS 9D 7S JD 8D JH 7H AS 8C AC'],
  ['amazons', 2, '8S 7S 9C AS QH 8C JH 7D 7H TS JD 9H TC QC JC QS 8D AC QD 9D JS AH 8H TD AD 7C 9S TH'],
  ['amazons', 48213, 'JD 8S TC QC TS JH JS QS JC QD TH 8D 8H QH 9S 8C AD TD AH 7H AS 7C 7D 7S 9D 9H 9C AC'],
  ['amazons', 4294967295, 'AH AD 8C TC AS 8D 7D 8S JS 9H TH 9D 9C QD QS 7C 7S JD 9S TD 8H 7H QC TS QH AC JC JH'],
  [
    'algerian',
    1,
    '3C 5H 7S 9D TD 3H 5C 9H QD 7H TC 7S 6D 6S TH 3S KH 6S 9C 6C 9S AS 3H 8H 2S KC AH 2D 7C QS TH 4S 6D QC 3S QD 4H JC AD 8S 9H 3D JC 9S 5S JS 2D AC 2C JS 3D 6C QS 2C 5S 8D 5D 2H 7D JD AD 8H KH TC 8C AS QH QH TS 5H KS 9D 4H 7D 9C AC 8C JH 4S 6H QC 2H 4D TD TS 5D 3C 8D 2S JH 5C 4C KD 6H AH 8S 4C 7H 4D JD KS KD 7C KC',
  ],
  [
    'algerian',
    2,
    'JS AH QC QH 3H AD 9S 9C 5D QD 3D 5S JD 3C 3C 9C 8S 5H AS 4S TS TC 8D JC 2C 5D 4H KD 6C AH TH 4C QC TD KC 3H 8C 3S 8H 7D JD 4D QH 2H 6S 8H JS 5S 8D 8C AD 7S 7H 7D KS JH 2S 9D 3S 2H 5C 2D 6D KC 2C 7C 6H 5H 9D KH 6S 9H QS 6H TC 6C 5C 2S 6D 7C AC 4S TS 2D AS KD TH 4D KH 7H 8S 4H 7S 9H KS JC AC QD JH QS 3D 9S 4C TD',
  ],
  [
    'algerian',
    48213,
    '2S JC 6D QH AD 3D JD 6S KD 9H 6D AS 9D 7S KD KH QC JS 8S 3S TH 7D TD KH 9S 5H KS 7S 2H AD KC 2D 7C 3H 3H 5C AH KS 5D 4C QH 8C 7C JH 8D 6C 9C 7D 5H AH 5S QD QD AC 8D TS 4S JC QS JD 2S 2H AS 4H 7H 2C TD 9C 8H JH 4S JS 8C 8S 4D 6C QC TC AC TH 6S 3C 5C KC 2C 5D TS TC 8H 4H QS 3C 5S 4C 2D 6H 9S 9D 3S 9H 4D 3D 6H 7H',
  ],
  [
    'algerian',
    4294967295,
    '3D KC QC 6D 4C 9D 8S 6H KD QC 9H TC 8H 2S 9H 8S 4S JC JH 7S QH TD TC KH 3S 2H AH 3D QD 9D 7S 6C JS 8C 6S 2H 7H 5C 7D JH 9S AD 6H 3C 9C AD 5H TH QH 5H 6S 2C 8C 2C AS 4H 5D JC 4D 7D KH TD QS 7C KD 7H 4S 4C 2D 9C TH AH 5S TS 7C KS KS 8D 6D 4H AS 6C 5C 8D 2D 8H 3S 3C TS 5D 4D JS JD AC 2S JD QS 5S 3H AC 3H QD KC 9S',
  ],
  [
    'auld-lang-syne',
    1,
    '2H 5D 4D 4H 3H 3S 3D QS KS QC TD 2C 8C QD TC 7H TS KD AH 9H 4C AD JH TH 2D JC 8D 8H 7S 9D 3C 5H 6S JD 4S 5S 7C 2S 5C JS 6D QH 6C KH AS AC 8S 7D 6H 9S 9C KC',
  ],
  [
    'auld-lang-syne',
    2,
    '7H AS QS QC AD 3S 2S 6S 4C KD 5C 8S TS 8H 9S AH AC 4S 7S 3D TC 9C KH 2C 6C 7D 9H JC JH 6H 7C 2D 2H 9D 5D KC 4D 3C JD QH 4H 6D 5S 5H JS 8D 3H TH KS 8C QD TD',
  ],
  [
    'auld-lang-syne',
    48213,
    '2S QS 3C 5D 6D 8C AC JH 5S 9H KD JD TS 4H QD 6S 6H TD 3H AD KH 7D 9S 9D 5H TC 5C 3D AS KS 6C 9C 2D 4C JC 7S JS 3S QH AH 4S TH 8D 2H 4D 8H QC 8S 7C 2C KC 7H',
  ],
  [
    'auld-lang-syne',
    4294967295,
    '8H AD 4D QH 3H QC TS 3C AS JH QS 2D 5C 9D 5S 8C TD AH KC 7C 6H 8S 6C 4C JD 5H 9H 5D 3S TC 4S KS 8D 6S JS JC 2H 7D 4H 7S 3D QD 7H TH 2S KD 6D AC 2C 9C KH 9S',
  ],
];

test.each(GOLDEN)('%s %d keeps its cards for ever', (id, number, deck) => {
  const game = gameOf(id);
  if (!game) throw new Error(id);
  const rules = rulesOf(game, game.presets[0].options);
  expect(formatDeck(rules.pack, deckOf(rules, number))).toBe(deck);
});

/** xoroshiro128+ written a second time, in 64-bit arithmetic, started as version 1 of the shuffle says. */
function outputs(seed: bigint, count: number): number[] {
  const mask = (1n << 64n) - 1n;
  const rotate = (x: bigint, by: bigint): bigint => ((x << by) | (x >> (64n - by))) & mask;
  let a = (0xffffffffn << 32n) | (~seed & 0xffffffffn);
  let b = (seed & 0xffffffffn) << 32n;
  return Array.from({ length: count }, () => {
    const output = Number((a + b) & 0xffffffffn);
    const both = a ^ b;
    a = rotate(a, 24n) ^ both ^ ((both << 16n) & mask);
    b = rotate(both, 37n);
    return output;
  });
}

test('the shuffle is as its docstring says', () => {
  for (const number of [1, 77, 2_147_483_648, 4_294_967_295]) {
    const numbers = outputs(BigInt(number), 200).slice(32);
    const deck = Array.from({ length: 52 }, (_, card) => card);
    for (let i = 51; i > 0; i--) {
      let output = numbers.shift() ?? 0;
      while (output >= 2 ** 32 - (2 ** 32 % (i + 1))) output = numbers.shift() ?? 0;
      const j = output % (i + 1);
      [deck[i], deck[j]] = [deck[j] ?? 0, deck[i] ?? 0];
    }
    expect(dealtDeck(52, number)).toEqual(deck);
  }
});

test('neighbouring numbers give unlike deals: every card is first, and last, about as often as another', () => {
  for (const place of [0, 27]) {
    const seen = new Map<number, number>();
    for (let number = 1; number <= 28_000; number++) {
      const card = dealtDeck(28, number)[place] ?? -1;
      seen.set(card, (seen.get(card) ?? 0) + 1);
    }
    const chi = [...seen.values()].reduce((sum, n) => sum + (n - 1000) ** 2 / 1000, 0);
    expect(seen.size).toBe(28);
    expect(chi).toBeLessThan(60);
  }
});

test('a shuffle in mid-game keeps the cards and goes on where it stopped', () => {
  const state = redealRandom(9);
  const cards = Array.from({ length: 30 }, (_, i) => i);
  const first = [...cards];
  const next = reshuffle(state, first);
  const second = [...cards];
  reshuffle(next, second);
  const again = [...cards];
  expect(reshuffle(state, again)).toEqual(next);
  expect(again).toEqual(first);
  expect(second).not.toEqual(first);
  expect([...first].sort((a, b) => a - b)).toEqual(cards);
  expect(first).not.toEqual(dealtDeck(30, 9));
});

describe('deal numbers as text', () => {
  test.each([
    ['1', 1],
    ['48213', 48213],
    ['48 213', 48213],
    ['48.213', 48213],
    ['4,294,967,295', 4_294_967_295],
    [' 007 ', 7],
    ['4\u202f294\u202f967\u202f295', 4_294_967_295],
    ['4.294.967.295', 4_294_967_295],
    ['1.500', 1500],
    ['1,000', 1000],
    ['12,34,567', 1_234_567],
  ])('%s', (text, number) => expect(parseDealNumber(text)).toBe(number));

  test.each([
    '',
    '0',
    '-1',
    '1.5.',
    '1e3',
    '4294967296',
    '93500419852916506624',
    '9007199254740993',
    'abc',
    '１２',
    '1  234',
    '1.5',
    '1,5',
    '1 5',
    '48.21',
    '3,14159',
    '1000.500',
    '1.234,567',
    '1,234.50',
    '48 213.5',
    '1.2.3',
    '.500',
    '1.',
  ])('%s is refused', (text) => expect(parseDealNumber(text)).toBe(undefined));
});
