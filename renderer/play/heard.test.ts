import { expect, test } from 'vitest';
import { formatCard } from '../../shared/engine/cards.ts';
import type { Move } from '../../shared/engine/notation.ts';
import { newRecord, start, view, withMove, type View } from '../../shared/engine/record.ts';
import { SHUFFLE } from '../../shared/engine/shuffle.ts';
import { apply, legalMoves, play, won } from '../../shared/engine/state.ts';
import { gameOf, rulesOf } from '../../shared/games/index.ts';
import { layoutOf } from '../../shared/layout/index.ts';
import { LANGUAGES, messages } from '../../shared/text/index.ts';
import { explainBlock } from './block.ts';
import { HEARD, type HeardGame } from './heard/games.ts';
import { spokenChange, spokenEnd, spokenPile } from './speech.ts';

/**
 * A whole game as it is heard: what the piles are called before the first move, in the middle and at the end, in the
 * order of the Tab key, what the live region says of every move, and of the end.
 */
function heard({ game: id, number, moves: written }: HeardGame, language: (typeof LANGUAGES)[number]): string {
  const game = gameOf(id) ?? expect.fail();
  const t = messages(language);
  const { options } = game.presets[0];
  const rules = rulesOf(game, options);
  const { spots } = layoutOf(game, { width: 1280, height: 800 });
  const deal = { kind: 'number', shuffle: SHUFFLE, number } as const;
  let state = start(rules, { deal });
  let record = newRecord(game, options, deal, state);
  const lines: string[] = [];
  const look = (title: string, shown: View): void => {
    lines.push('', `# ${title}`);
    for (const { pile } of spots)
      lines.push(spokenPile(t, { rules, view: shown, legal: legalMoves(state) }, pile, null));
    lines.push('');
  };
  const moves = written.split(' ') as Move[];
  look(`${t.games.names[id] ?? ''}, ${number}`, view(record, state));
  for (const [i, move] of moves.entries()) {
    const steps = play(state, move);
    const before = view(record, state);
    const next = apply(state, move);
    record = withMove(record, move, state, next);
    state = next;
    const after = view(record, state);
    const on = { game, rules, ply: i + 1, view: after };
    lines.push(`${move.padEnd(6)} ${spokenChange(t, on, { kind: 'made', before, after, steps })}`);
    if (i + 1 === moves.length) {
      expect(won(state) || legalMoves(state).length === 0, 'it is a whole game').toBe(true);
      lines.push(`end    ${spokenEnd(t, on, { won: won(state), block: explainBlock(state), time: 0 })}`);
    }
    if (i + 1 === Math.floor(moves.length / 2) || i + 1 === moves.length) look(`${i + 1} / ${moves.length}`, after);
  }
  return `${lines.join('\n').trim()}\n`;
}

for (const game of HEARD)
  test.each(LANGUAGES)(`a whole game of ${game.name} as it is heard: %s`, async (language) => {
    await expect(heard(game, language)).toMatchFileSnapshot(`./heard/${game.name}.${language}.txt`);
  });

test('undoing tells what lies open where it took cards away, in reserves too, and nothing of other piles', () => {
  const game = gameOf('algerian') ?? expect.fail();
  const { options } = game.presets[0];
  const rules = rulesOf(game, options);
  const deal = { kind: 'number', shuffle: SHUFFLE, number: 7 } as const;
  const state = start(rules, { deal });
  const first = newRecord(game, options, deal, state);
  const dealt = apply(state, 'deal');
  const [before, after] = [view(withMove(first, 'deal', state, dealt), dealt), view(first, state)];
  const steps = play(state, 'deal');
  const said = spokenChange(messages('en'), { game, rules, ply: 0 }, { kind: 'undone', before, after, steps });
  const tops = after.reserves.map((pile, i) => `${messages('en').games.card(cardOf(pile.at(-1)))} on reserve ${i + 1}`);
  expect(said).toBe(`Undone. 0 moves made. Open: ${tops.join(', ')}.`);

  function cardOf(card: number | null | undefined): string {
    return typeof card === 'number' ? formatCard(rules.pack, card) : expect.fail();
  }
});
