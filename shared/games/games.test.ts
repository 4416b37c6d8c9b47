import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { compile, formatMove, parseMove } from '../engine/compiled.ts';
import {
  apply,
  cardsHome,
  deckOf,
  legalMoves,
  stuck,
  play,
  snapshot,
  tableOf,
  won,
  type State,
} from '../engine/state.ts';
import { newRecord, replay, view, withCursor, withMove } from '../engine/record.ts';
import { formatOptions, GAMES, gameOf, parseOptions, presetOf, rulesOf, rulesOfRecord } from './index.ts';
import { dealt, dice, EVERY } from './testing/every-game.ts';

/** Deals played in each test of this file, and the most moves of one; `npm run soak -- games` plays a thousand each. */
const DEALS = 6;
const MOVES = 250;

const allCards = (state: State): number[] =>
  [state.stock, ...state.foundations, ...state.depots, ...state.reserves].flat().sort((a, b) => a - b);

describe.each(EVERY)('$name', ({ game, options }) => {
  const rules = rulesOf(game, options);
  const whole = Array.from({ length: rules.pack.size }, (_, card) => card);

  test('make and unmake: every card once, the same keys on the way there, back and there again', () => {
    for (let number = 1; number <= DEALS; number++) {
      const roll = dice(number);
      const table = tableOf(dealt(game, options, number));
      const moves: number[] = [];
      const legal: number[] = [];
      const keys = [table.key];
      const start = snapshot(table);
      for (let count = table.legalMoves(legal); count > 0 && moves.length < MOVES; count = table.legalMoves(legal)) {
        const move = legal[roll(count)] ?? 0;
        expect(parseMove(rules, formatMove(rules, move))).toBe(move);
        table.make(move);
        moves.push(move);
        keys.push(table.key);
        expect(allCards(snapshot(table))).toEqual(whole);
      }
      const end = snapshot(table);
      for (let i = moves.length; i > 0; i--) {
        expect(table.key).toBe(keys[i]);
        table.unmake();
      }
      expect(snapshot(table)).toEqual(start);
      for (const [i, move] of moves.entries()) {
        expect(table.key).toBe(keys[i]);
        table.make(move);
      }
      expect(snapshot(table)).toEqual(end);
      const fresh = tableOf(end);
      expect(fresh.key).toBe(table.key);
    }
  });

  test('one move is legal where it is among all legal moves', () => {
    const every = [...compile(rules).moveOfText.values()].sort((a, b) => a - b);
    const roll = dice(50);
    const table = tableOf(dealt(game, options, 50));
    const legal: number[] = [];
    for (let n = 0; n < 100; n++) {
      const all = legal.slice(0, table.legalMoves(legal));
      expect(every.filter((move) => table.isLegal(move))).toEqual(all.toSorted((a, b) => a - b));
      if (all.length === 0) break;
      table.make(all[roll(all.length)] ?? 0);
    }
  });

  test('core and face agree, steps lead from one position to the next, and replay is play', () => {
    for (let number = 1; number <= 2; number++) {
      const roll = dice(100 + number);
      const start = dealt(game, options, number);
      const table = tableOf(start);
      let state = start;
      let record = newRecord(game, options, { kind: 'number', shuffle: 1, number }, start);
      for (let ply = 0; ply < 60; ply++) {
        const legal = legalMoves(state);
        if (legal.length === 0) break;
        expect(new Set(legal).size).toBe(legal.length);
        const move = legal[roll(legal.length)] ?? 'deal';
        const after = apply(state, move);
        const steps = play(state, move);
        expect(walked(state, steps)).toEqual([after.foundations, after.depots, after.reserves]);
        table.make(parseMove(rules, move) ?? 0);
        expect(snapshot(table)).toEqual(after);
        record = withMove(record, move, state, after);
        state = after;
      }
      expect(replay(rules, record)).toEqual({ state, applied: record.moves.length });
      const back = withCursor(record, Math.floor(record.cursor / 2));
      expect(withCursor(back, record.cursor)).toEqual(record);
      expect(allCards(replay(rules, back).state)).toEqual(whole);
      expect(rulesOfRecord(record)).toBe(rules);
    }
  });

  test('a won game has no moves, a stuck one neither, and only the end has none', () => {
    for (let number = 1; number <= DEALS; number++) {
      const roll = dice(200 + number);
      let state = dealt(game, options, number);
      for (let ply = 0; ply < MOVES; ply++) {
        const legal = legalMoves(state);
        expect(won(state)).toBe(cardsHome(state) === rules.pack.size);
        expect(stuck(state)).toBe(legal.length === 0 && !won(state));
        if (legal.length === 0) break;
        state = apply(state, legal[roll(legal.length)] ?? 'deal');
      }
    }
  });

  test('the view never tells a card that has not been seen', () => {
    const roll = dice(7);
    let state = dealt(game, options, 5);
    let record = newRecord(game, options, { kind: 'number', shuffle: 1, number: 5 }, state);
    expect(view(record, state).stock.every((card) => card === null)).toBe(true);
    for (let ply = 0; ply < 30 && state.pass === 1; ply++) {
      const legal = legalMoves(state);
      if (legal.length === 0) break;
      const before = state;
      const move = legal[roll(legal.length)] ?? 'deal';
      state = apply(state, move);
      record = withMove(record, move, before, state);
      if (state.pass === 1) expect(view(record, state).stock.every((card) => card === null)).toBe(true);
      const seen = view(record, before).stock.filter((card) => card !== null).length;
      if (state.pass === 1) expect(seen).toBe(before.stock.length - state.stock.length);
    }
  });
});

/** Carries out the steps of a move by hand. */
function walked(state: State, steps: ReturnType<typeof play>): number[][][] {
  const piles: Record<string, number[]> = { s: state.stock.toReversed() };
  const rows = { f: state.foundations, t: state.depots, r: state.reserves };
  for (const [kind, row] of Object.entries(rows)) row.forEach((pile, i) => (piles[`${kind}${i + 1}`] = [...pile]));
  for (const step of steps) {
    if (step === 'shuffle') continue;
    const from = piles[step.from] ?? [];
    from.splice(from.lastIndexOf(step.card), 1);
    piles[step.to]?.push(step.card);
  }
  return Object.entries(rows).map(([kind, row]) => row.map((_, i) => piles[`${kind}${i + 1}`] ?? []));
}

describe('options', () => {
  test.each(EVERY)('$name: canonical text and back', ({ game, options }) => {
    const text = formatOptions(game, options);
    expect(parseOptions(game, text === '' ? 'standard' : text)).toEqual({ options });
    expect(Object.keys(options).sort()).toEqual(Object.keys(game.options).sort());
  });

  test('a reading is recognised by its options, other options are the player’s own', () => {
    for (const game of GAMES)
      for (const preset of game.presets) expect(presetOf(game, preset.options)?.id).toBe(preset.id);
    const amazons = gameOf('amazons');
    expect(amazons && presetOf(amazons, { ...amazons.presets[0].options, lossRule: 'never' })).toBe(undefined);
  });

  test.each([
    ['nobody-1900', { code: 'unknownReading', reading: 'nobody-1900' }],
    ['pickup=left', { code: 'unknownOption', option: 'pickup' }],
    ['constructor=x', { code: 'unknownOption', option: 'constructor' }],
    ['pickUp=left', { code: 'unknownValue', option: 'pickUp', value: 'left' }],
  ])('%s is refused', (text, problem) => {
    const amazons = GAMES[0];
    expect(amazons && parseOptions(amazons, text)).toEqual({ problem });
  });

  test('keys of the record stand for ever', () => {
    expect(GAMES.map((game) => [game.id, game.revision, formatOptions(game, game.presets[0].options)])).toEqual([
      [
        'amazons',
        1,
        'queenFrom=anyColumn,pickUp=rightColumnFirst,completedColumn=keepDealing,acePlacement=orderOfAppearance,lossRule=provenBlock',
      ],
      ['algerian', 1, 'bases=acesAndKings,tableauStart=ones,reserveStart=4,emptyReserve=afterStock'],
      ['carthage', 1, ''],
      ['tournament', 1, ''],
      ['marechal-saxe', 1, ''],
      ['la-nivernaise', 1, ''],
      ['kingsdown-eights', 1, ''],
      ['auld-lang-syne', 1, 'build=anySuit'],
      ['tam-o-shanter', 1, ''],
      ['old-fashioned', 1, ''],
      ['acquaintance', 1, ''],
      ['scuffle', 1, ''],
    ]);
  });
});

test.each([
  ['another revision', { revision: 2 }],
  ['an unknown option', { options: { ...GAMES[0]?.presets[0].options, more: 'x' } }],
  ['an unknown game', { game: 'constructor' }],
])('%s is no known rule set', (_, change) => {
  const game = GAMES[0];
  const record = { game: 'amazons', revision: 1, options: game?.presets[0].options ?? {}, ...change };
  expect(rulesOfRecord(record)).toBe(undefined);
});

test('the deck of a number is the same in every game of a pack, except where a deal must hold a base', () => {
  const decks = (id: string): number[] => {
    const game = gameOf(id);
    return game ? deckOf(rulesOf(game, game.presets[0].options), 4711) : [];
  };
  expect(decks('algerian')).toEqual(decks('marechal-saxe'));
  expect(decks('auld-lang-syne')).toEqual(decks('scuffle'));
  const game = gameOf('tournament');
  if (!game) throw new Error('no game');
  for (let number = 1; number <= 300; number++) {
    const { reserves, rules } = dealt(game, {}, number);
    expect(reserves.flat().some((card) => [0, 12].includes(card % rules.pack.ranks.length))).toBe(true);
  }
});

test('files of games are short', () => {
  for (const game of GAMES) {
    const lines = readFileSync(new URL(`./${game.id}.ts`, import.meta.url), 'utf8').split('\n').length;
    expect(lines).toBeLessThanOrEqual(120);
  }
});
