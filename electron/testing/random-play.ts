import { randomUUID } from 'node:crypto';
import type { Call, Dealt, Input, Output, Status } from '../../shared/api/contract.ts';
import type { Move } from '../../shared/engine/notation.ts';
import { newRecord, replay, start, withCursor, withMove, type GameRecord } from '../../shared/engine/record.ts';
import type { Rules } from '../../shared/engine/rules.ts';
import { apply, legalMoves, won, type State } from '../../shared/engine/state.ts';
import { rulesOfRecord } from '../../shared/games/index.ts';

/** A whole number from 0 to `below - 1`. */
export type Random = (below: number) => number;

/** A small repeatable source of numbers. */
export function randomFrom(seed: number): Random {
  let state = seed >>> 0;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 4_294_967_296) * below);
  };
}

/** What is known from outside of the table and of every attempt; `id` is null before the first move. */
export interface Position {
  readonly dealt: Dealt;
  readonly id: string | null;
  readonly record: GameRecord;
  readonly state: State;
  readonly status: Status;
  readonly undos: number;
  readonly restarts: number;
  readonly book: ReadonlyMap<string, Status>;
}

/** A call, and the position it leads to when it is carried out. */
export interface Step<C extends Call = Call> {
  readonly name: C;
  readonly input: Input<C>;
  readonly after: Position;
}

const rulesOf = (dealt: Dealt): Rules => {
  const rules = rulesOfRecord(dealt);
  if (!rules) throw new RangeError('unknown rules');
  return rules;
};

/** The record and state at another ply. */
function at({ dealt, record }: Position, ply: number): Pick<Position, 'record' | 'state'> {
  const moved = withCursor(record, ply);
  return { record: moved, state: replay(rulesOf(dealt), moved).state };
}

function laid(dealt: Dealt, book: Position['book']): Position {
  const first = start(rulesOf(dealt), dealt);
  const record = newRecord({ id: dealt.game, revision: dealt.revision }, dealt.options, dealt.deal, first);
  return { dealt, id: null, record, state: first, status: 'open', undos: 0, restarts: 0, book };
}

/** The position with a change, entered in its book. */
function entered(position: Position, change: Partial<Position>): Position {
  const after = { ...position, ...change };
  return after.id === null ? after : { ...after, book: new Map(after.book).set(after.id, after.status) };
}

/** Lays a deal on the table, leaving what lay there. */
export function layStep(position: Position | undefined, dealt: Dealt): Step<'table.lay'> {
  const lost = position?.status === 'open' && legalMoves(position.state).length === 0;
  const left = position && (lost ? entered(position, { status: 'lost' }) : position);
  return { name: 'table.lay', input: { dealt, clock: 0 }, after: laid(dealt, left?.book ?? new Map()) };
}

/** Makes a legal move, the first or a later one; of the later ones every third is marked as the program's own. */
export function moveStep(
  position: Position,
  move: Move,
  auto = position.record.cursor % 3 === 2,
): Step<'attempt.begin' | 'attempt.play'> {
  const before = position.state;
  const after = apply(before, move);
  const id = position.id ?? randomUUID();
  const status = won(after) ? 'won' : 'open';
  const change = entered(position, {
    id,
    status,
    state: after,
    record: withMove(position.record, move, before, after, auto),
  });
  return position.id === null
    ? { name: 'attempt.begin', input: { id, dealt: position.dealt, move, clock: 0 }, after: change }
    : { name: 'attempt.play', input: { id, ply: position.record.cursor, move, clock: 0, auto }, after: change };
}

/** Makes legal moves in one call, the first of them the one that opens the attempt or not. */
export function lineStep(position: Position, [move, ...then]: readonly [Move, ...Move[]]): Step {
  const { name, input, after } = moveStep(position, move, false);
  const end = then.reduce((at, one) => moveStep(at, one, false).after, after);
  return { name, input: { ...input, then }, after: end };
}

/** Careless moves from a position, so many at most. */
function carelessLine(position: Position, most: number): Move[] {
  const moves: Move[] = [];
  for (let at = position; moves.length < most && at.status === 'open';) {
    const move = carelessMove(at);
    if (move === undefined) break;
    moves.push(move);
    at = moveStep(at, move, false).after;
  }
  return moves;
}

/** Careless play: home what can go home, else deal; nothing where neither can be done. */
export function carelessMove(position: Position): Move | undefined {
  const legal = legalMoves(position.state);
  return legal.find((move) => move.includes('>f')) ?? legal.find((move) => move === 'deal');
}

/** A random step: mostly careless play, sometimes undo, redo, a line or any move, seldom a restart, giving up or another deal. */
export function randomStep(position: Position, random: Random, another: () => Dealt): Step {
  const { id, record, status } = position;
  const legal = status === 'open' ? legalMoves(position.state) : [];
  const dice = random(1000);
  if (status !== 'open' || dice < 2) return layStep(position, another());
  if (id !== null) {
    const here = { id, ply: record.cursor, clock: 0 };
    if (dice < 4 || (legal.length === 0 && dice < 300)) {
      const ended = entered(position, { status: legal.length === 0 ? 'lost' : 'givenUp' });
      return { name: 'attempt.giveUp', input: { id, clock: 0 }, after: ended };
    }
    if (dice < 7)
      return {
        name: 'attempt.restart',
        input: here,
        after: entered(position, {
          ...at(position, 0),
          restarts: position.restarts + (record.cursor > 0 ? 1 : 0),
        }),
      };
    if (dice < 100 || legal.length === 0) {
      // Mostly a few steps, now and then anywhere.
      const far = random(record.moves.length + 1);
      const near = Math.max(0, Math.min(record.moves.length, record.cursor + random(9) - 4));
      const to = random(10) === 0 ? far : near;
      const undos = position.undos + (to < record.cursor ? 1 : 0);
      return {
        name: 'attempt.seek',
        input: { ...here, to },
        after: entered(position, { ...at(position, to), undos }),
      };
    }
  }
  if (dice < 130) {
    // A line that has been shown is taken over.
    const [first, ...then] = carelessLine(position, 1 + random(30));
    if (first !== undefined) return lineStep(position, [first, ...then]);
  }
  const careless = dice < 990 ? carelessMove(position) : undefined;
  const move = careless ?? legal[random(legal.length)];
  return move === undefined ? layStep(position, another()) : moveStep(position, move);
}

/** What `app.start` answers of a position that was stored. */
export function shown(position: Position): object {
  const { id, dealt, record, status, undos, restarts } = position;
  if (id === null) return { dealt };
  const { moves, cursor, unseen, auto } = record;
  return { id, dealt, moves, cursor, unseen, auto, status, undos, restarts };
}

/** The same of an answer. */
export function answered(table: Output<'app.start'>['table']): object | null {
  if (table?.kind !== 'attempt') return table && { dealt: table.dealt };
  const { id, game, revision, options, deal, source, moves, cursor, unseen, auto, status, undos, restarts } =
    table.attempt;
  return { id, dealt: { game, revision, options, deal, source }, moves, cursor, unseen, auto, status, undos, restarts };
}
