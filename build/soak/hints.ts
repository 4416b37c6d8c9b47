import { won } from '../../shared/engine/state.ts';
import { newRecord, start, withMove } from '../../shared/engine/record.ts';
import { apply } from '../../shared/engine/state.ts';
import { GAMES, rulesOf, type Game, type Preset } from '../../shared/games/index.ts';
import { hint } from '../../shared/solver/coach/hints.ts';
import { Memory } from '../../shared/solver/coach/memory.ts';
import { NODES } from '../../shared/solver/coach/nodes.ts';

const DEALS = 200;
/** Deals by number from here on: none that anything was tuned on. */
const FIRST = 700_001;
/** The share of deals that hints have to win. */
const GOAL = 0.95;
/** A game of more moves goes round and round. */
const MOST = 1000;

/** Plays a deal by hints alone, the first one each time; whether that wins. */
function follows(game: Game, { options }: Preset, number: number, memory: Memory): boolean {
  const rules = rulesOf(game, options);
  const deal = { kind: 'number', shuffle: 1, number } as const;
  let state = start(rules, { deal });
  let record = newRecord(game, options, deal, state);
  for (let i = 0; i < MOST && !won(state); i++) {
    const asked = { nodes: NODES.hint(rules), seed: 1, shouldStop: () => false };
    const advice = hint(rules, record, memory, asked);
    if (advice.kind === 'none') return false;
    const after = apply(state, advice.hint.move);
    record = withMove(record, advice.hint.move, state, after);
    state = after;
  }
  return won(state);
}

/** `npm run soak -- hints`: deals of each Amazons reading (by default 200) played by hints alone; one row a reading. */
export function* hints(deals = DEALS): Generator<object> {
  for (const game of GAMES.filter(({ id }) => id === 'amazons'))
    for (const preset of game.presets) {
      const memory = new Memory();
      const lost: number[] = [];
      for (let number = FIRST; number < FIRST + deals; number++)
        if (!follows(game, preset, number, memory)) lost.push(number);
      const wins = deals - lost.length;
      const failed = wins < GOAL * deals ? 1 : 0;
      yield { soak: 'hints', game: game.id, reading: preset.id, deals, won: wins, failed, lost: lost.slice(0, 10) };
    }
}
