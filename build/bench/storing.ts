import Database from 'better-sqlite3';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { FILE, openDatabase } from '../../electron/database/open.ts';
import { Store } from '../../electron/database/store.ts';
import { databaseThread } from '../../electron/database/thread.ts';
import { handlers } from '../../electron/handlers.ts';
import { insertEnded } from '../../electron/testing/ended-attempts.ts';
import { HostProcess } from '../../electron/testing/host-process.ts';
import { carelessMove, layStep, moveStep, type Position, type Step } from '../../electron/testing/random-play.ts';
import type { Answer, Carrier } from '../../shared/api/contract.ts';
import { dispatch } from '../../shared/api/dispatch.ts';
import { CALL_PATH, SECRET_HEADER } from '../../shared/api/wire.ts';
import { SHUFFLE } from '../../shared/engine/shuffle.ts';
import { amazons } from '../../shared/games/amazons.ts';
import { load, quantile } from './table.ts';

/** The goals: how often a bare insert a move may take, and ms; ms a large database may take longer to start. */
const GOAL = { times: 3, ms: 1, startMore: 500 };
const MOVES = 300;
/** ms between two moves. */
const PACE_MS = 10;
const STARTS = 7;
const LARGE_BYTES = 150_000_000;

/** Plays on by careless play, deal after deal; ms until the next move was stored. */
function player(call: Carrier): () => Promise<number> {
  let number = 0;
  let position: Position | undefined;
  const dealt = () => ({
    game: amazons.id,
    revision: amazons.revision,
    options: { ...amazons.presets[0].options },
    deal: { kind: 'number' as const, shuffle: SHUFFLE, number: ++number },
    source: 'random' as const,
  });
  return async () => {
    for (;;) {
      const move = position?.status === 'open' ? carelessMove(position) : undefined;
      const step: Step = position && move ? moveStep(position, move) : layStep(position, dealt());
      const began = performance.now();
      const answer = await call(step.name, step.input);
      const took = performance.now() - began;
      if (!answer.ok) throw new Error(`${step.name}: ${answer.code}`);
      position = step.after;
      if (step.name === 'attempt.play') return took;
    }
  };
}

/** Stores a short row by itself, in a database with nothing else; ms it took. */
function bareInsert(folder: string, synchronous: unknown): { insert: () => Promise<number>; close: () => void } {
  const db = new Database(join(folder, 'bare.sqlite'));
  db.pragma('journal_mode = WAL');
  db.pragma(`synchronous = ${String(synchronous)}`);
  db.exec('CREATE TABLE move (attempt TEXT NOT NULL, ply INTEGER NOT NULL, move TEXT NOT NULL) STRICT');
  const statement = db.prepare<[string, number, string]>('INSERT INTO move VALUES (?, ?, ?)');
  let ply = 0;
  const insert = (): Promise<number> => {
    const began = performance.now();
    statement.run('00000000-0000-4000-8000-000000000000', ply++, 'd1>f1');
    return Promise.resolve(performance.now() - began);
  };
  return { insert, close: () => db.close() };
}

/** Calls to a host over one connection, as a page makes them. */
function overHttp(host: HostProcess, agent: Agent): Carrier {
  const { port, hash, host: name } = new URL(host.url);
  return (call, input) =>
    new Promise((resolve, reject) => {
      const headers = { host: name, 'content-type': 'application/json', [SECRET_HEADER]: hash.slice(1) };
      const body = JSON.stringify(input);
      const sent = request({ agent, host: '127.0.0.1', port, method: 'POST', path: CALL_PATH + call, headers });
      sent.on('error', reject);
      sent.on('response', (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (part: string) => (text += part));
        response.on('end', () => resolve(JSON.parse(text) as Answer<unknown>));
      });
      sent.end(body);
    });
}

const hundredths = (ms: number): number => Math.round(ms * 100) / 100;

/** Stores moves in turn by each way, so that all meet the same machine; and a bare row, and calls that store nothing. */
async function moves(folder: string): Promise<object[]> {
  const store = new Store(join(folder, 'own'));
  const own = handlers(store);
  const bare = bareInsert(folder, store.db.pragma('synchronous', { simple: true }));
  const thread = databaseThread(join(folder, 'thread'));
  const host = new HostProcess();
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  try {
    await host.start();
    const http = overHttp(host, agent);
    const idle = (call: Carrier) => async (): Promise<number> => {
      const began = performance.now();
      await call('none', {});
      return performance.now() - began;
    };
    const ways = {
      bare: bare.insert,
      worker: player((name, input) => dispatch(own, name, input)),
      thread: player(thread.call),
      host: player(http),
      threadIdle: idle(thread.call),
      hostIdle: idle(http),
    };
    const took = new Map(Object.keys(ways).map((name) => [name, [] as number[]]));
    for (let n = 0; n < MOVES; n++)
      for (const [name, way] of Object.entries(ways)) {
        await wait(PACE_MS);
        took.get(name)?.push(await way());
      }
    const of = (name: keyof typeof ways, share = 0.5): number => quantile(took.get(name) ?? [], share);
    const row = (what: string, name: keyof typeof ways, goals: object): object => ({
      bench: 'storing',
      what: `a move, ms, median of ${MOVES}: ${what}`,
      value: hundredths(of(name)),
      p95: hundredths(of(name, 0.95)),
      timesBare: hundredths(of(name) / of('bare')),
      ...goals,
      load: load(),
    });
    return [
      row('a bare insert', 'bare', { synchronous: store.db.pragma('synchronous', { simple: true }) }),
      row("the worker's own part", 'worker', { goal: GOAL.ms, goalTimes: GOAL.times }),
      row('to the worker and back', 'thread', {
        goal: GOAL.ms,
        goalTimes: GOAL.times,
        ofItHop: hundredths(of('threadIdle')),
      }),
      row('over the loopback host', 'host', { ofItCarrier: hundredths(of('hostIdle')) }),
    ];
  } finally {
    agent.destroy();
    await host.remove();
    await thread.close();
    bare.close();
    store.close();
  }
}

/** Fills a database with ended attempts and their records. */
function fill(file: string): void {
  const db = openDatabase(file);
  db.pragma('synchronous = OFF');
  const size = (): number =>
    Number(db.pragma('page_count', { simple: true })) * Number(db.pragma('page_size', { simple: true }));
  while (size() < LARGE_BYTES) {
    insertEnded(db, Array<object>(5000).fill({}));
    db.prepare(`UPDATE record SET moves = ? WHERE moves = 'deal'`).run(Array(250).fill('deal').join(' '));
  }
  db.close();
}

/** ms from starting the program to the answer that brings the table. */
async function start(host: HostProcess, agent: Agent): Promise<number> {
  await host.kill('SIGTERM');
  const began = performance.now();
  await host.start();
  const answer = await overHttp(host, agent)('app.start', {});
  if (!answer.ok) throw new Error(answer.code);
  return performance.now() - began;
}

async function starts(): Promise<object> {
  const agent = new Agent();
  const [empty, large] = [new HostProcess(), new HostProcess()];
  try {
    fill(join(large.folder, FILE));
    const took: { empty: number; large: number }[] = [];
    for (let n = 0; n <= STARTS; n++) took.push({ empty: await start(empty, agent), large: await start(large, agent) });
    // The first ones make the files.
    const of = (which: 'empty' | 'large'): number =>
      quantile(
        took.slice(1).map((one) => one[which]),
        0.5,
      );
    return {
      bench: 'storing',
      what: `start with ${LARGE_BYTES / 1_000_000} MB, ms more than with an empty database, median of ${STARTS}`,
      value: Math.round(of('large') - of('empty')),
      goal: GOAL.startMore,
      empty: Math.round(of('empty')),
      large: Math.round(of('large')),
      load: load(),
    };
  } finally {
    await empty.remove();
    await large.remove();
  }
}

/** How long it takes until a move is stored, beside a bare insert, and how long a large database takes to start. Needs a build. */
export async function storing(): Promise<object[]> {
  const folder = mkdtempSync(join(tmpdir(), 'tarbart-'));
  try {
    return [...(await moves(folder)), await starts()];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
