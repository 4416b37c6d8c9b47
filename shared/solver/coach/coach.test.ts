import { expect, test } from 'vitest';
import { formatCard, formatDeck } from '../../engine/cards.ts';
import { view, withCursor } from '../../engine/record.ts';
import { apply, deckOf, legalMoves, play, stuck, won } from '../../engine/state.ts';
import { amazons } from '../../games/amazons.ts';
import { GAMES, rulesOf } from '../../games/index.ts';
import { dice } from '../../games/testing/every-game.ts';
import { solve, wins, type SolveOptions } from '../solve.ts';
import { hint } from './hints.ts';
import { light } from './light.ts';
import { Memory } from './memory.ts';
import { lengthOf, shorter } from './shorter.ts';
import { GameUnderWay } from './testing/game.ts';
import { turningPoint } from './turning-point.ts';

const options = (nodes: number): SolveOptions => ({ nodes, seed: 1, shouldStop: () => false });
const READINGS = GAMES.flatMap((game) =>
  game.presets.map((preset) => ({ name: `${game.id} ${preset.id}`, game, options: preset.options })),
);
const AMAZONS = READINGS.filter(({ game }) => game === amazons);
const ours = (number: number) => new GameUnderWay(amazons, amazons.presets[0].options, number);

test('the light knows what lies on a line without a search, and again after undo', () => {
  const game = ours(7);
  const memory = new Memory();
  expect(light(game.rules, game.record, memory, options(0))).toBe('unknown');
  expect(light(game.rules, game.record, memory, options(100_000))).toBe('won');
  const known = memory.recall(game.state);
  if (known?.verdict !== 'won') throw new Error('not won');
  for (const move of known.line) {
    game.make(move);
    expect(light(game.rules, game.record, memory, options(0))).toBe('won');
  }
  expect(light(game.rules, withCursor(game.record, 3), memory, options(0))).toBe('won');
});

test('after a loss that is proved everything is lost, until it is undone', () => {
  const game = ours(1);
  game.carelessly();
  expect(stuck(game.state)).toBe(true);
  const memory = new Memory();
  const at = (ply: number, nodes: number) => light(game.rules, withCursor(game.record, ply), memory, options(nodes));
  const end = game.record.moves.length;
  let first = end;
  while (first > 0 && at(first - 1, 100_000) === 'lost') first--;
  expect(first).toBeLessThan(end);
  const fresh = new Memory();
  const told = (ply: number, nodes: number) => light(game.rules, withCursor(game.record, ply), fresh, options(nodes));
  expect(told(end - 1, 0)).toBe('unknown');
  expect(told(first, 100_000)).toBe('lost');
  expect(told(end - 1, 0)).toBe('lost');
  expect(told(first - 1, 0)).toBe('unknown');
});

test('memory is bounded, and other rules forget everything', () => {
  const memory = new Memory(50);
  for (let number = 1; number <= 3; number++) memory.solve(ours(number).state, options(100_000));
  expect(memory.size).toBe(50);
  const other = new GameUnderWay(amazons, AMAZONS[1]?.options ?? {}, 1);
  expect(memory.recall(other.state)).toBeUndefined();
  expect(memory.size).toBe(0);
});

test.each(AMAZONS)(
  'whoever follows hints wins, and what waits for a later pass goes home in one: $name',
  ({ game: of, options: rulesOptions }) => {
    for (let number = 9001; number <= 9003; number++) {
      const game = new GameUnderWay(of, rulesOptions, number);
      const memory = new Memory();
      const waiting = new Map<string, number>();
      for (let i = 0; i < 400 && !won(game.state); i++) {
        const advice = hint(game.rules, game.record, memory, options(60_000));
        if (advice.kind !== 'hint') break;
        const { move, reason } = advice.hint;
        if (reason.why === 'keep') waiting.set(reason.card, game.state.pass);
        const [first] = play(game.state, move);
        const moved = first === undefined || first === 'shuffle' ? '' : formatCard(game.rules.pack, first.card);
        if (move !== 'deal') expect(game.state.pass).toBeGreaterThan(waiting.get(moved) ?? 0);
        game.make(move);
      }
      expect(won(game.state)).toBe(true);
    }
  },
);

test.each(READINGS)('a hint is legal, another one is another, and cards not seen change neither: $name', (reading) => {
  const roll = dice(reading.name.length);
  const real = new GameUnderWay(reading.game, reading.options, 5);
  const { pack } = real.rules;
  const deck = deckOf(real.rules, 5);
  for (let i = 0; i < 6; i++) {
    const legal = legalMoves(real.state);
    real.make(legal[roll(legal.length)] ?? 'deal');
  }
  const seen = view(real.record, real.state);
  const hidden = [real.state.stock, ...real.state.depots].flatMap((pile, i) => {
    const shown = [seen.stock, ...seen.depots][i] ?? [];
    return pile.filter((card, at) => shown[at] === null && !/^[AK]/.test(formatDeck(pack, [card])));
  });
  const places = deck.flatMap((card, i) => (hidden.includes(card) ? [i] : []));
  const cards = places.map((i) => deck[i] as number).reverse();
  const otherDeck = deck.slice();
  places.forEach((place, i) => (otherDeck[place] = cards[i] as number));
  const other = new GameUnderWay(reading.game, reading.options, {
    kind: 'text',
    deck: formatDeck(pack, otherDeck),
    seed: 5,
  });
  for (const move of real.record.moves) other.make(move);
  expect(view(other.record, other.state).depots.length).toBe(seen.depots.length);

  const once = hint(real.rules, real.record, new Memory(), options(4000));
  expect(hint(other.rules, other.record, new Memory(), options(4000))).toEqual(once);
  if (once.kind !== 'hint') throw new Error('no hint');
  expect(legalMoves(real.state)).toContain(once.hint.move);
  const more = hint(real.rules, real.record, new Memory(), options(4000), [once.hint.move]);
  if (more.kind === 'hint') {
    expect(legalMoves(real.state)).toContain(more.hint.move);
    expect(more.hint.move).not.toBe(once.hint.move);
  }
});

test('what a hint says to lie under a card has been seen there', () => {
  const squared = READINGS.filter(({ game, options }) => rulesOf(game, options).squared);
  let told = 0;
  for (const { game: of, options: rulesOptions } of squared) {
    for (let number = 1; number <= 4; number++) {
      const game = new GameUnderWay(of, rulesOptions, number);
      const memory = new Memory();
      for (let i = 0; i < 20; i++) {
        const advice = hint(game.rules, game.record, memory, options(1000));
        if (advice.kind !== 'hint') break;
        const { move, reason } = advice.hint;
        const under = 'under' in reason ? reason.under : null;
        if (under !== null) {
          told++;
          const { depots, reserves } = view(game.record, game.state);
          const [row, n] = [move.startsWith('t') ? depots : reserves, Number(move.slice(1, move.indexOf('>'))) - 1];
          const card = row[n]?.at(-2);
          expect(card === null || card === undefined ? null : formatCard(game.rules.pack, card)).toBe(under);
        }
        game.make(move);
      }
    }
  }
  expect(told).toBeGreaterThan(0);
});

test('a game that is over, or lost for sure, has no hint', () => {
  const game = ours(1);
  game.carelessly();
  const memory = new Memory();
  expect(hint(game.rules, game.record, memory, options(1000))).toEqual({ kind: 'none', because: 'over' });
  const before = withCursor(game.record, game.record.moves.length - 1);
  expect(hint(game.rules, before, memory, options(100_000))).toEqual({ kind: 'none', because: 'lost' });
});

test('where a game was lost: a line wins from there, and no later position is winnable', () => {
  let exact = 0;
  for (let number = 1; number <= 12; number++) {
    const game = ours(number);
    game.carelessly();
    if (won(game.state)) continue;
    const point = turningPoint(game.rules, game.record, new Memory(), options(300_000));
    if (!point) throw new Error(`deal ${number}: nothing is known to be winnable`);
    const { moves } = game.record;
    const replayed = new GameUnderWay(amazons, amazons.presets[0].options, number);
    for (const move of moves.slice(0, point.ply)) replayed.make(move);
    expect(wins(replayed.state, point.line)).toBe(true);
    expect(point.move).toBe(moves[point.ply]);
    expect(point.lostFrom).toBeGreaterThan(point.ply);
    if (point.lostFrom !== point.ply + 1) continue;
    exact++;
    const next = apply(replayed.state, point.move ?? 'deal');
    expect(solve(next, options(3_000_000)).verdict).toBe('lost');
  }
  expect(exact).toBeGreaterThan(4);
});

test('a game that can still be won was not lost', () => {
  const game = ours(1);
  game.make('deal');
  expect(turningPoint(game.rules, game.record, new Memory(), options(100_000))).toMatchObject({
    ply: 1,
    move: null,
    lostFrom: null,
  });
});

test('a shorter line wins and is no longer', () => {
  let saved = 0;
  for (const { game: of, options: rulesOptions } of [
    ...AMAZONS,
    ...READINGS.filter(({ game }) => game.id === 'algerian'),
  ]) {
    const { state } = new GameUnderWay(of, rulesOptions, 3);
    const found = solve(state, options(100_000));
    if (found.verdict !== 'won') throw new Error('not won');
    const line = shorter(state, found.line, options(20_000));
    expect(wins(state, line)).toBe(true);
    const [before, after] = [lengthOf(state, found.line), lengthOf(state, line)];
    expect(after.passes).toBeLessThanOrEqual(before.passes);
    if (after.passes === before.passes) expect(after.moves).toBeLessThanOrEqual(before.moves);
    saved += before.moves - after.moves;
  }
  expect(saved).toBeGreaterThan(50);
});
