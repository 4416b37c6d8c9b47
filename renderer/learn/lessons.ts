import type { Dealt } from '../../shared/api/contract.ts';
import { newRecord, start, withMove } from '../../shared/engine/record.ts';
import type { Move, PileCode } from '../../shared/engine/notation.ts';
import { SHUFFLE } from '../../shared/engine/shuffle.ts';
import { apply } from '../../shared/engine/state.ts';
import { gameOf, type Preset } from '../../shared/games/index.ts';
import { NONE, onTable, type OnTable } from '../play/lying.ts';
import { TAUGHT } from './taught.ts';

/** The ideas the solver lives by, in the order they are taught. */
export const LESSONS = ['see', 'aces', 'right'] as const;
export type LessonId = (typeof LESSONS)[number];

/** A position of Amazons: a deal by number under a reading, and the moves that lead to it. */
interface Position {
  readonly reading: string;
  readonly number: number;
  readonly moves: string;
}

/** Positions in which one move that looks good loses, and another wins: both are proved in `lessons.test.ts`. */
const POSITIONS: Readonly<Record<LessonId | 'walk', Position>> = {
  walk: { reading: 'morehead-mott-smith', number: 2296, moves: '' },
  see: {
    reading: 'morehead-mott-smith',
    number: 2561,
    moves:
      'deal t1>f1 deal deal t2>f2 deal t1>f1 deal deal t2>f3 deal deal t3>f3 t2>f4 deal t3>f3 deal deal deal deal deal t2>f2 deal t1>f1 deal t4>f4 deal deal deal t3>f3 t2>f2 deal t4>f4 deal deal t1>f1 deal deal t3>f3 t4>f4 deal t2>f2 deal deal deal deal t2>f2 deal deal deal t2>f2 t3>f3 deal deal t1>f2',
  },
  aces: { reading: 'dick-1898', number: 37178, moves: 't1>f1 deal t1>f1 deal t1>f2 deal' },
  right: {
    reading: 'dick-1898',
    number: 4127,
    moves:
      't1>f1 deal deal deal t2>f2 t3>f3 deal deal t1>f1 t2>f4 deal deal t2>f2 deal deal deal deal deal t4>f4 t4>f4 t1>f1 deal deal deal t4>f4 deal deal deal deal deal deal deal deal deal deal deal t3>f3 deal deal deal deal deal deal t1>f1 deal t1>f1 t2>f2 deal deal deal deal t4>f4 t2>f2 t3>f3 deal t2>f2 deal t4>f4 t3>f3 deal deal t4>f4 deal deal deal t2>f2 t3>f3 deal',
  },
};

/** The table of a lesson or of the walk, with the moves that led there behind it. */
export function tableOf(id: LessonId | 'walk'): OnTable {
  const { reading, number, moves } = POSITIONS[id];
  const game = gameOf(TAUGHT);
  const preset: Preset | undefined = game?.presets.find((one) => one.id === reading);
  if (!game || !preset) throw new Error(`no reading ${reading}`);
  const deal = { kind: 'number', shuffle: SHUFFLE, number } as const;
  const dealt: Dealt = {
    game: game.id,
    revision: game.revision,
    options: { ...preset.options },
    deal,
    source: 'number',
  };
  const table = onTable({ kind: 'dealt', dealt, repeat: false, ...NONE });
  if (!table) throw new Error('cannot be played here');
  let state = start(table.rules, dealt);
  let record = newRecord(game, dealt.options, deal, state);
  for (const move of moves.split(' ').filter(Boolean) as Move[]) {
    const next = apply(state, move);
    record = withMove(record, move, state, next);
    state = next;
  }
  return { ...table, record };
}

/** A step of the walk: what is pointed at, and the move it asks for. Its words are `learn.walk` in `shared/text`. */
export interface WalkStep {
  readonly points: readonly PileCode[];
  readonly move?: Move;
}

/** The walk over the table of deal 2296: lanes, an ace, what a lane waits for, the deal, a second ace, queens, pass, undo. */
export const WALK: readonly WalkStep[] = [
  { points: ['f1', 'f2', 'f3', 'f4'] },
  { points: ['t4', 'f1'], move: 't4>f1' },
  { points: ['f1'] },
  { points: ['s'], move: 'deal' },
  { points: ['t1', 'f2'], move: 't1>f2' },
  { points: [] },
  { points: ['s'] },
  { points: [] },
];
