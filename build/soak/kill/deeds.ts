import { randomUUID } from 'node:crypto';
import { listBackups } from '../../../electron/database/backups.ts';
import {
  carelessMove,
  layStep,
  moveStep,
  randomStep,
  type Position,
  type Random,
  type Step,
} from '../../../electron/testing/random-play.ts';
import type { Dealt } from '../../../shared/api/contract.ts';
import { GAMES, type Game, type Preset } from '../../../shared/games/index.ts';
import type { Deed, Victim } from './victim.ts';

/** Most calls answered before the one that the kill is meant for. */
const MOST_CALLS = 40;
/** Attempts in a file that is imported, and characters of it that are sent at once. */
const IMPORTED = 40;
const PIECE = 20_000;
/** Careless play may go on for ever. */
const MOST_MOVES = 1000;

const dealtBy = (game: Game, preset: Preset, number: number): Dealt => ({
  game: game.id,
  revision: game.revision,
  options: preset.options,
  deal: { kind: 'number', shuffle: 1, number },
  source: 'random',
});

/** The steps of careless play from a deal to its win; undefined where it is not won. */
function winOf(from: Position | undefined, dealt: Dealt): Step[] | undefined {
  const steps: Step[] = [layStep(from, dealt)];
  for (let n = 0; n < MOST_MOVES; n++) {
    const position = steps.at(-1)?.after;
    const move = position && carelessMove(position);
    if (!position || move === undefined) return undefined;
    steps.push(moveStep(position, move));
    if (steps.at(-1)?.after.status === 'won') return steps;
  }
  return undefined;
}

/** What the player does when the host is killed. */
export class Deeds {
  readonly victim: Victim;
  readonly #random: Random;
  /** Deals that careless play wins. */
  readonly #easy: readonly Dealt[];

  constructor(victim: Victim, random: Random) {
    this.victim = victim;
    this.#random = random;
    const [first = GAMES[0]] = GAMES;
    if (!first) throw new RangeError('no games');
    this.#easy = Array.from({ length: 30 }, (_, i) => dealtBy(first, first.presets[0], i + 1)).filter((dealt) =>
      winOf(undefined, dealt),
    );
  }

  /** Plays for a while; a move, undo, deal or whatever comes next. */
  async play(): Promise<Deed> {
    for (let n = this.#random(MOST_CALLS); n > 0; n--) await this.victim.do(this.#next());
    return this.#next();
  }

  /** Plays a deal to the last card but one; the move that wins. */
  async win(): Promise<Deed> {
    const steps = winOf(this.victim.position, this.#pick(this.#easy)) ?? [];
    const last = steps.pop();
    for (const step of steps) await this.victim.do(deed(step));
    return last ? deed(last) : this.play();
  }

  /** A file with attempts that are not here yet. */
  async import(): Promise<Deed> {
    const now = await this.#begun();
    const ids = Array.from({ length: IMPORTED }, () => randomUUID());
    const text = documentOf(ids);
    const id = randomUUID();
    const pieces = Array.from({ length: Math.ceil(text.length / PIECE) }, (_, i) =>
      text.slice(i * PIECE, (i + 1) * PIECE),
    );
    const calls = [
      ['import.begin', { id }],
      ...pieces.map((piece) => ['import.add', { id, text: piece }] as const),
      ['import.close', { id }],
      ['import.commit', { id, into: [] }],
    ] as const;
    return { calls, after: { ...now, book: new Map([...now.book, ...ids.map((one) => [one, 'won'] as const)]) } };
  }

  async backup(): Promise<Deed> {
    return { calls: [['backups.make', {}]], after: await this.#begun() };
  }

  /** One of the backups; where there is none yet it is made. */
  async restore(): Promise<Deed> {
    const there = listBackups(this.victim.host.folder).map(({ name }) => name);
    const name = this.#pick(there);
    const after = this.victim.backups.get(name);
    return after ? { calls: [['backups.restore', { name }]], after } : this.backup();
  }

  #next(): Deed {
    const { position } = this.victim;
    return deed(
      position ? randomStep(position, this.#random, () => this.#another()) : layStep(undefined, this.#another()),
    );
  }

  /** Plays until there is an attempt, for only then is there anything to keep. */
  async #begun(): Promise<Position> {
    for (;;) {
      const { position } = this.victim;
      if (position && position.book.size > 0) return position;
      await this.victim.do(this.#next());
    }
  }

  /** A deal of any game and reading, or as often one that careless play wins. */
  #another(): Dealt {
    const game = this.#pick(GAMES);
    const any = dealtBy(game, this.#pick(game.presets), 1 + this.#random(1_000_000));
    return this.#random(2) === 0 ? this.#pick(this.#easy) : any;
  }

  #pick<T>(all: readonly T[]): T {
    return all[this.#random(all.length)] as T;
  }
}

const deed = ({ name, input, after }: Step): Deed => ({ calls: [[name, input]], after });

/** An export with a win under each of these ids, as version 1 of it was. */
function documentOf(ids: readonly string[]): string {
  const player = { id: 'player', name: null, created_at: 0, settings: {}, desk: null };
  const attempts = ids.map((id, i) => ({
    ...{ player: 'player', id, name: null, game: 'amazons', revision: 1, options: 'a=b', deal: 'number', shuffle: 1 },
    ...{ number: i + 1, deck: null, seed: null, source: 'random', repeat: 0, status: 'won', began_at: 0 },
    ...{ began_on: '2026-07-30', touched_at: 0, ended_at: i, ended_on: '2026-07-30', ending: i + 1, clock: 60_000 },
    ...{ undos: 0, restarts: 0, hints: 0, lights: 0, shows: 0, home: 28, passes: 2, plies: 100, struck: 0 },
    ...{ moves: Array(100).fill('deal').join(' '), cursor: 100, unseen: [], auto: [] },
  }));
  return JSON.stringify({ format: 'tarbart', version: 1, players: [player], attempts });
}
