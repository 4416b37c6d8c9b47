import { describe, expect, test } from 'vitest';
import { formatCard, formatDeck, PACKS, parseCard, parseDeck } from './cards.ts';

describe.each(Object.values(PACKS))('pack $id', (pack) => {
  const whole = Array.from({ length: pack.size }, (_, card) => card);

  test('card and deck text come back', () => {
    const first = whole.slice(0, pack.ranks.length * 4);
    expect(first.map((card) => parseCard(pack, formatCard(pack, card)))).toEqual(first);
    expect(parseDeck(pack, formatDeck(pack, whole))).toEqual({ deck: whole });
    expect(formatCard(pack, 0)).toBe('AC');
  });

  test('lower case, commas, line ends and 10 for T are read', () => {
    const loose = formatDeck(pack, whole).toLowerCase().replaceAll('t', '10').replaceAll(' ', ',\n ');
    expect(parseDeck(pack, loose)).toEqual({ deck: whole });
  });

  test('what is no deck is named', () => {
    const text = formatDeck(pack, whole);
    const few = text.slice(0, -3);
    expect(parseDeck(pack, few)).toEqual({
      problem: { code: 'wrongCount', count: pack.size - 1, wanted: pack.size },
    });
    expect(parseDeck(pack, `${few} AC`)).toEqual({ problem: { code: 'tooOften', card: 'AC' } });
    expect(parseDeck(pack, `${few} XC`)).toEqual({ problem: { code: 'unknownCard', card: 'XC' } });
    expect(parseDeck(pack, '')).toEqual({ problem: { code: 'wrongCount', count: 0, wanted: pack.size } });
  });
});

test('the short pack has no 2 to 6 and no king', () => {
  for (const text of ['2C', '6H', 'KS']) expect(parseCard(PACKS.short, text)).toBe(undefined);
});
