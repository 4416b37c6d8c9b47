import type { Attempt, Dealt, Output, Status } from '../../shared/api/contract.ts';
import type { Move } from '../../shared/engine/notation.ts';
import { newRecord, replay, start, type GameRecord } from '../../shared/engine/record.ts';
import type { Rules } from '../../shared/engine/rules.ts';
import type { State, Step } from '../../shared/engine/state.ts';
import { gameOf, presetOf, rulesOfRecord, type Game, type Preset } from '../../shared/games/index.ts';

/** Help and correction that have been used. */
export type Counters = Pick<Attempt, 'undos' | 'restarts' | 'hints' | 'lights' | 'shows'>;
/** No help, and nothing taken back. */
export const NONE: Counters = { undos: 0, restarts: 0, hints: 0, lights: 0, shows: 0 };

/** The figures of a win as they are stored: they stand, whatever is undone and played after it. */
export type Standing = Pick<Attempt, 'clock' | 'plies' | 'passes'> & {
  /** Something of it has been undone since. */
  readonly again?: true;
};

/** One deal on the table. Everything in it is replaced whole. */
export interface OnTable {
  readonly dealt: Dealt;
  readonly game: Game;
  readonly preset: Preset | undefined;
  readonly rules: Rules;
  readonly record: GameRecord;
  readonly counters: Counters;
  readonly repeat: boolean;
  /** The ply of an earlier attempt it goes on from. */
  readonly takenUp: number | null;
  /** The stored attempt; `null` before the first move. */
  readonly id: string | null;
  /** `null` before the first move; whatever is played after the end is not stored. */
  readonly status: Status | null;
  readonly booked: Standing | null;
}

/** What lies on the table as the program tells it. */
export type Lying = NonNullable<Output<'app.start'>['table']>;

/** The record's part of a stored attempt. */
const recorded = ({ moves, cursor, unseen, auto }: Attempt) => ({ moves: moves as Move[], cursor, unseen, auto });

const helped = ({ hints, lights, shows }: Counters | Extract<Lying, { kind: 'dealt' }>) => ({ hints, lights, shows });

/** What lies on the table with its rules and its record, or `undefined` where it cannot be played here. */
export function onTable(lying: Lying): OnTable | undefined {
  const kept = lying.kind === 'attempt' ? lying.attempt : null;
  const { game: id, revision, options, deal, source } = lying.kind === 'attempt' ? lying.attempt : lying.dealt;
  const dealt: Dealt = { game: id, revision, options, deal, source };
  const game = gameOf(id);
  const rules = rulesOfRecord(dealt);
  if (!game || !rules) return undefined;
  const fresh = newRecord(game, options, deal, start(rules, dealt));
  const played = kept && { ...fresh, ...recorded(kept) };
  return {
    dealt,
    game,
    preset: presetOf(game, options),
    rules,
    record: played ? { ...played, cursor: replay(rules, played).applied } : fresh,
    counters: lying.kind === 'attempt' ? lying.attempt : { ...NONE, ...helped(lying) },
    repeat: lying.kind === 'attempt' ? lying.attempt.repeat : lying.repeat,
    takenUp: kept?.takenUp ?? null,
    id: kept?.id ?? null,
    status: kept?.status ?? null,
    booked: kept?.status === 'won' ? { clock: kept.clock, plies: kept.plies, passes: kept.passes } : null,
  };
}

/** A stored attempt as it stood before its first move, and the moves that were made in it, as far as they apply. */
export function fromStart(attempt: Attempt): { readonly table: OnTable; readonly line: readonly Move[] } | undefined {
  const table = onTable({ kind: 'attempt', attempt });
  if (!table) return undefined;
  const { game, rules, dealt, record } = table;
  const fresh = newRecord(game, dealt.options, dealt.deal, start(rules, dealt));
  return { table: { ...table, record: fresh }, line: record.moves.slice(0, record.cursor) };
}

/** The cards of a first position as they are laid: row by row from the left. */
export function layingOut({ depots, reserves }: State): Step[] {
  const piles = [
    ...depots.map((pile, i) => ({ pile, to: `t${i + 1}` as const })),
    ...reserves.map((pile, i) => ({ pile, to: `r${i + 1}` as const })),
  ];
  const deepest = Math.max(...piles.map(({ pile }) => pile.length));
  return Array.from({ length: deepest }, (_, n) => n).flatMap((n) =>
    piles.flatMap(({ pile, to }): Step[] => {
      const card = pile[n];
      return card === undefined ? [] : [{ card, from: 's', to }];
    }),
  );
}
