import { describe, expect, test } from 'vitest';
import type { Rules } from '../engine/rules.ts';
import { cardsHome, legalMoves, apply, type State } from '../engine/state.ts';
import { formatOptions, GAMES, gameOf, rulesOf, type Options } from '../games/index.ts';
import { dealt, EVERY } from '../games/testing/every-game.ts';
import { facts, type Facts } from './facts.ts';
import { LANGUAGES, messages } from './index.ts';
import { changes, rulePage } from './rule-page.ts';

const factsOf = (id: string, options?: Options): Facts => {
  const game = gameOf(id);
  if (!game) throw new Error(`no game ${id}`);
  return facts(rulesOf(game, options ?? game.presets[0].options));
};
const pageOf = (language: (typeof LANGUAGES)[number], rules: Rules): string =>
  JSON.stringify(rulePage(messages(language).rules.sentences, facts(rules)));

describe.each(LANGUAGES)('%s', (language) => {
  const { rules: words } = messages(language);

  test.each(EVERY)('$name reads whole', ({ game, options }) => {
    const page = rulePage(words.sentences, facts(rulesOf(game, options)));
    expect(page.map(({ section }) => section)).toEqual(['object', 'table', 'play', 'dealing', 'end']);
    for (const { paragraphs } of page) {
      expect(paragraphs.length).toBeGreaterThan(0);
      for (const text of paragraphs.flat()) {
        expect(text).toMatch(/^[\p{Lu}«“].*[.]$/u);
        expect(text).not.toMatch(/undefined|NaN|Infinity|∞|[{}[\]]| {2}|\.\.| [.,;]/);
      }
    }
  });

  test('a reading says what it changes, and other rules than the first reading always change something', () => {
    for (const { game, options } of EVERY) {
      const first = game.presets[0].options;
      const told = changes(words.sentences, factsOf(game.id, options), factsOf(game.id, first));
      expect(told.length > 0, game.id).toBe(formatOptions(game, options) !== formatOptions(game, first));
    }
  });

  /** Axes of the rules that mean nothing without another one. */
  const idle = (axis: keyof Rules, rules: Rules): boolean =>
    (axis === 'pickUp' && (rules.redeals === 0 || rules.shuffleOnRedeal)) ||
    (axis === 'basePlace' && rules.foundations.every(({ suit }) => suit !== 'any')) ||
    (axis === 'emptyReserve' && rules.reserves === 0) ||
    (axis === 'emptyDepot' && rules.refill > 0);
  const all = EVERY.map(({ game, options }) => rulesOf(game, options));
  const axes = (Object.keys(all[0] ?? {}) as (keyof Rules)[]).sort();

  test.each(axes)('no game may change in %s without its page', (axis) => {
    let tried = 0;
    for (const rules of all)
      for (const other of all) {
        const changed = { ...rules, [axis]: other[axis] };
        if (JSON.stringify(changed) === JSON.stringify(rules) || idle(axis, rules) || !sayable(changed)) continue;
        tried++;
        expect(pageOf(language, changed)).not.toBe(pageOf(language, rules));
      }
    expect(tried).toBeGreaterThan(0);
  });
});

function sayable(rules: Rules): boolean {
  try {
    facts(rules);
    return true;
  } catch {
    return false;
  }
}

test.each(EVERY)('$name: the facts are those of the table', ({ game, options }) => {
  const rules = rulesOf(game, options);
  const said = facts(rules);
  const start = dealt(game, options, 1);
  expect(said.stock).toBe(start.stock.length);
  expect(said.cards).toBe(start.stock.length + onTable(start) + cardsHome(start));
  const rows = said.start.reduce((sum, { each, piles }) => sum + each * piles, 0);
  expect(rows).toBe(onTable(start));
  expect([said.depots, said.reserves]).toEqual([start.depots.length, start.reserves.length]);
  expect(said.up + said.down).toBe(start.foundations.length);
  expect(said.toCome === 'none').toBe(start.foundations.every((pile) => pile.length > 0));
  expect(start.stock.length - apply(start, 'deal').stock.length).toBe(said.deal.cards);
  expect(said.redeals).toBe(start.redealsLeft);
  if (said.deals !== null) expect(dealsOf(start)).toBe(said.deals);
  if (said.deal.lastRow !== null) expect(lastDeal(start)).toBe(said.deal.lastRow);
});

const onTable = ({ depots, reserves }: State): number => [...depots, ...reserves].flat().length;

/** How often can be dealt when nothing else is done, in a game without redeals. */
function dealsOf(start: State): number {
  let deals = 0;
  for (let state = start; legalMoves(state).includes('deal'); deals++) state = apply(state, 'deal');
  return deals;
}

/** How many cards come to the depots with the last deal. */
function lastDeal(start: State): number {
  let state = start;
  let last = 0;
  while (legalMoves(state).includes('deal')) {
    const next = apply(state, 'deal');
    last = next.depots.flat().length - state.depots.flat().length;
    state = next;
  }
  return last;
}

test('what the stories say of numbers', () => {
  expect([factsOf('auld-lang-syne').depots, factsOf('old-fashioned').depots]).toEqual([4, 6]);
  expect([factsOf('auld-lang-syne').deals, factsOf('old-fashioned').deals]).toEqual([11, 7]);
  expect(factsOf('carthage')).toMatchObject({ stock: 60, deals: 5, deal: { cards: 12 }, start: [{}, { each: 6 }] });
  expect(factsOf('kingsdown-eights')).toMatchObject({ up: 8, down: 0, depots: 8, reserves: 8, redeals: 0 });
  expect(factsOf('acquaintance').pickUp).toBe('rightColumnFirst');
  expect([factsOf('auld-lang-syne').redeals, factsOf('acquaintance').redeals]).toEqual([0, 2]);
  for (const id of ['tournament', 'marechal-saxe', 'la-nivernaise', 'kingsdown-eights'])
    expect(factsOf(id)).toMatchObject({ packs: 2, reserves: 8, deal: { each: 4 } });
  expect(factsOf('algerian')).toMatchObject({ packs: 2, reserves: 6, deal: { lastRow: 8 } });
  const even = gameOf('algerian')?.presets.find(({ id }) => id === 'even-count');
  const { stock, deal } = factsOf('algerian', even?.options);
  expect((stock - 8) % deal.cards).toBe(0);
  expect((factsOf('algerian').stock - 8) % deal.cards > 0).toBe(true);
});

test('rules that no page can say are refused', () => {
  const amazons = GAMES[0];
  if (!amazons) throw new Error('no game');
  const rules = rulesOf(amazons, amazons.presets[0].options);
  expect(() => facts({ ...rules, aligned: '', skipCompleted: 'fromNextDeal' })).toThrow(RangeError);
  expect(() => facts({ ...rules, bases: 'lowest' })).toThrow(RangeError);
});
