import Database from 'better-sqlite3';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { FILE } from '../../electron/database/open.ts';
import { HostProcess } from '../../electron/testing/host-process.ts';
import {
  answered,
  carelessMove,
  layStep,
  moveStep,
  randomFrom,
  randomStep,
  shown,
  type Position,
  type Random,
  type Step,
} from '../../electron/testing/random-play.ts';
import type { Answer, Dealt, Output, Status } from '../../shared/api/contract.ts';
import { CALL_PATH, SECRET_HEADER } from '../../shared/api/wire.ts';
import { GAMES, type Game, type Preset } from '../../shared/games/index.ts';

const KILLS = 200;
/** Most calls answered between two kills, and ms until the kill after the last one is sent or after a start. */
const MOST_CALLS = 40;
const MOST_MS = 4;
const MOST_STARTING_MS = 200;

const dealtBy = (game: Game, preset: Preset, number: number): Dealt => ({
  game: game.id,
  revision: game.revision,
  options: preset.options,
  deal: { kind: 'number', shuffle: 1, number },
  source: 'random',
});

/** Whether careless play wins a deal. */
function isEasy(dealt: Dealt): boolean {
  let position = layStep(undefined, dealt).after;
  for (let move = carelessMove(position); move !== undefined; move = carelessMove(position))
    position = moveStep(position, move).after;
  return position.status === 'won';
}

/** Deals of every game and reading, every other one such that careless play wins it, so that games are won on the way. */
function dealer(random: Random): () => Dealt {
  const [first = GAMES[0]] = GAMES;
  if (!first) throw new RangeError('no games');
  const easy = Array.from({ length: 60 }, (_, i) => dealtBy(first, first.presets[0], i + 1)).filter(isEasy);
  return () => {
    const game = GAMES[random(GAMES.length)] ?? first;
    const preset = game.presets[random(game.presets.length)] ?? game.presets[0];
    return (random(2) === 0 ? easy[random(easy.length)] : undefined) ?? dealtBy(game, preset, 1 + random(1_000_000));
  };
}

/** Makes a call as the page would. Rejects when the host is gone. */
async function call(host: HostProcess, name: string, input: unknown): Promise<unknown> {
  const { origin, hash } = new URL(host.url);
  const response = await fetch(origin + CALL_PATH + name, {
    method: 'POST',
    headers: { 'content-type': 'application/json', [SECRET_HEADER]: hash.slice(1) },
    body: JSON.stringify(input),
  });
  const answer = (await response.json()) as Answer<unknown>;
  if (!answer.ok) throw new Refused(`${name}: ${answer.code} ${JSON.stringify(answer.params)}`);
  return answer.value;
}
class Refused extends Error {}

/** What is wrong with the file, looked at from outside; undefined where nothing is. */
function wrongWith(folder: string, book: ReadonlyMap<string, Status>): string | undefined {
  const db = new Database(join(folder, FILE), { readonly: true });
  try {
    const integrity = db.pragma('integrity_check', { simple: true });
    if (integrity !== 'ok') return String(integrity);
    if ((db.pragma('foreign_key_check') as unknown[]).length > 0) return 'a row that belongs to no other';
    const rows = db.prepare<[], [string, Status]>('SELECT id, status FROM attempt').raw().all();
    return isDeepStrictEqual(new Map(rows), book) ? undefined : 'other attempts than those that were answered';
  } finally {
    db.close();
  }
}

/** The player on the one side, who knows what has been answered, and the host on the other, which is killed. */
class Soak {
  readonly host = new HostProcess();
  readonly #random: Random;
  readonly #another: () => Dealt;
  /** Where the table stands if the last call was not carried out, and if it was. Equal when it was answered. */
  #before: Position | undefined;
  #after: Position | undefined;
  calls = 0;
  unanswered = 0;

  constructor(random: Random) {
    this.#random = random;
    this.#another = dealer(random);
  }

  get won(): number {
    return [...(this.#after?.book.values() ?? [])].filter((status) => status === 'won').length;
  }

  /** Plays for a while and kills the host after sending one call more. */
  async playAndKill(): Promise<void> {
    for (let i = this.#random(MOST_CALLS); i > 0; i--) await this.#take(this.#next());
    const step = this.#next();
    const sent = this.#take(step).catch((error: unknown) => {
      if (error instanceof Refused) throw error;
      this.#after = step.after;
      this.unanswered++;
    });
    await wait(this.#random(MOST_MS + 1));
    await Promise.all([this.host.kill(), sent]);
  }

  /** Kills the host while it starts. */
  async killStarting(): Promise<void> {
    await this.host.kill();
    const started = this.host.start().catch(() => undefined);
    await wait(this.#random(MOST_STARTING_MS));
    await this.host.kill();
    await started;
  }

  /** Starts the host and compares; a sentence says what is wrong. */
  async startAndCompare(): Promise<string | undefined> {
    await this.host.start();
    const { table } = (await call(this.host, 'app.start', {})) as Output<'app.start'>;
    const may = [this.#before, this.#after];
    const stands = may.findIndex((one) => isDeepStrictEqual(answered(table), one === undefined ? null : shown(one)));
    if (stands < 0) return `another table than was answered: ${JSON.stringify(table)}`;
    this.#before = this.#after = may[stands];
    return wrongWith(this.host.folder, this.#after?.book ?? new Map());
  }

  #next(): Step {
    const position = this.#after;
    return position ? randomStep(position, this.#random, this.#another) : layStep(undefined, this.#another());
  }

  async #take({ name, input, after }: Step): Promise<void> {
    await call(this.host, name, input);
    this.#before = this.#after = after;
    this.calls++;
  }
}

/**
 * `npm run soak -- kill`: the host is killed at random moments of play and of its start; after every new start the table
 * is the last one answered, or the one asked for when it died, and the database is whole.
 */
export async function* kill(kills = KILLS, seed = Date.now() % 1_000_000): AsyncGenerator<object> {
  const random = randomFrom(seed);
  const soak = new Soak(random);
  const faults: string[] = [];
  try {
    for (let n = 1; n <= kills; n++) {
      if (n === 1 || random(8) === 0) await soak.killStarting();
      else await soak.playAndKill();
      const wrong = await soak.startAndCompare();
      if (wrong !== undefined) faults.push(`kill ${n}: ${wrong}`);
    }
    const code = await soak.host.kill('SIGTERM');
    // Windows knows no asking.
    if (code !== 0 && process.platform !== 'win32') faults.push(`asked to end, it ended with ${code ?? 'a signal'}`);
    const wrong = await soak.startAndCompare();
    if (wrong !== undefined) faults.push(`after the end: ${wrong}`);
  } finally {
    await soak.host.remove();
  }
  const { calls, unanswered, won } = soak;
  yield { soak: 'kill', seed, kills, calls, unanswered, won, failed: faults.length, first: faults[0] };
}
