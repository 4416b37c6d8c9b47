import { isDeepStrictEqual } from 'node:util';
import { compile } from '../../shared/engine/compiled.ts';
import { deal, deckOf, snapshot, tableOf } from '../../shared/engine/state.ts';
import type { Table } from '../../shared/engine/table.ts';
import { GAMES, rulesOf, type Game, type Preset } from '../../shared/games/index.ts';

const GAMES_EACH = 1000;
/** A random game of endless redeals is left after so many moves. */
const MOST = 3000;

/** Whether every card lies on the table exactly once. */
function whole(table: Table): boolean {
  const seen = new Uint8Array(table.rules.pack.size);
  for (let pile = 0; pile < compile(table.rules).pileCount; pile++)
    for (const card of table.pile(pile)) seen[card] = (seen[card] ?? 0) + 1;
  return seen.every((count) => count === 1);
}

/** Plays one game at random to its end, back to its start and forward again; a sentence says what went wrong. */
function playOnce(game: Game, preset: Preset, number: number): string | undefined {
  const rules = rulesOf(game, preset.options);
  const start = deal(rules, deckOf(rules, number), number);
  const table = tableOf(start);
  const legal: number[] = [];
  const moves: number[] = [];
  const keys = [table.key];
  let random = number;
  for (let count = table.legalMoves(legal); count > 0 && moves.length < MOST; count = table.legalMoves(legal)) {
    random = (Math.imul(random, 1_664_525) + 1_013_904_223) >>> 0;
    const move = legal[Math.floor((random / 4_294_967_296) * count)] ?? 0;
    table.make(move);
    moves.push(move);
    keys.push(table.key);
    if (!whole(table)) return `a card is lost after move ${moves.length}`;
  }
  const end = snapshot(table);
  for (let i = moves.length; i > 0; i--) {
    if (table.key !== keys[i]) return `another key on the way back, before move ${i}`;
    table.unmake();
  }
  if (!isDeepStrictEqual(snapshot(table), start)) return 'another start after undoing all';
  for (const [i, move] of moves.entries()) {
    if (table.key !== keys[i]) return `another key on the way again, before move ${i + 1}`;
    table.make(move);
  }
  return isDeepStrictEqual(snapshot(table), end) ? undefined : 'another end after redoing all';
}

/** `npm run soak -- games`: 1,000 random games for every game and reading; one row a reading. */
export function* games(): Generator<object> {
  for (const game of GAMES)
    for (const preset of game.presets) {
      const faults: string[] = [];
      for (let number = 1; number <= GAMES_EACH; number++) {
        const fault = playOnce(game, preset, number);
        if (fault !== undefined) faults.push(`deal ${number}: ${fault}`);
      }
      yield {
        soak: 'games',
        game: game.id,
        reading: preset.id,
        played: GAMES_EACH,
        failed: faults.length,
        first: faults[0],
      };
    }
}
